// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct RearrangeableToolbar: CustomizableToolbarContent {
  @Binding var isOn: Bool

  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "on", placement: .automatic, showsByDefault: true) {
      Toggle(isOn: $isOn) { Label("On", systemImage: "power") }
    }
    .customizationBehavior(.disabled)
    ToolbarItem(id: "off") { Button("Off") { isOn = false } }
  }
}

struct MacWindow: View {
  @State private var isOn = false
  @State private var share = 0.5
  @State private var count = 3
  @State private var note = AttributedString("note")
  @GestureState private var isDragging = false

  var body: some View {
    VStack {
      AsyncImage(url: URL(string: "https://example.org/a.png"))
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil, scale: 2) { phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image): image
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      Stepper("Share", value: $share, in: 0...1, step: 0.05, format: .percent)
      TextField("Count", value: $count, formatter: NumberFormatter())
      TextEditor(text: $note)
    }
    .toolbar(id: "main") { RearrangeableToolbar(isOn: $isOn) }
    .toolbar {
      ToolbarSpacer(.fixed)
      ToolbarItem(placement: .accessoryBar(id: "bar")) { Text("bar") }
    }
    .navigationSubtitle("subtitle")
    .navigationSubtitle(Text(verbatim: "subtitle"))
    .navigationDocument(URL(filePath: "/tmp"))
    .touchBar { Button("Bar") {}.touchBarItemPrincipal() }
    .scenePadding()
    .scenePadding(.minimum, edges: .top)
    .gesture(WindowDragGesture().updating($isDragging) { _, state, _ in state = true })
    .modifier(EmptyModifier())
  }
}

struct MacWindow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MacWindow().previewDevice("Mac").previewDisplayName("Window")
      MacWindow().previewInterfaceOrientation(.landscapeLeft)
    }
  }
}
