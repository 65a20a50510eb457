// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct Sidebar: View {
  @State private var position: Int?
  @State private var scroll = ScrollPosition(edge: .top)
  let items = ["a", "b"]
  var rowHeight: CGFloat = 24

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item)
          .listRowBackground(Color.red)
          .listRowBackground(item == "a" ? Color.accentColor : nil)
          .listRowBackground(RoundedRectangle(cornerRadius: 4).fill(.quaternary))
          .listRowBackground(EmptyView())
          .listRowSeparator(.hidden)
          .listRowSeparator(.visible, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listRowInsets(EdgeInsets(top: 0, leading: rowHeight, bottom: 0, trailing: 0))
          .listRowInsets(.init())
          .listRowInsets(nil)
        Text("next")
          .listItemTint(.red)
          .listItemTint(.fixed(.blue))
      }
    }
    .listStyle(.inset)
    .listStyle(.inset(alternatesRowBackgrounds: true))
    .listStyle(.bordered)
    .listStyle(SidebarListStyle())
    .listStyle(.plain)
    .tableStyle(.bordered(alternatesRowBackgrounds: false))
    .tableStyle(.inset)
    .tableColumnHeaders(.hidden)
    .alternatingRowBackgrounds()
    .alternatingRowBackgrounds(.disabled)
    Text("next")
      .listSectionSeparator(.hidden, edges: .top)
      .listRowSpacing(4)
      .listSectionSpacing(.compact)
      .listSectionSpacing(12)
      .scrollContentBackground(.hidden)
      .scrollDisabled(items.isEmpty)
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .horizontal)
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize)
    Text("next")
      .scrollDismissesKeyboard(.interactively)
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetLayout()
      .scrollPosition(id: $position)
      .scrollPosition(id: $position, anchor: .center)
      .scrollPosition($scroll)
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(.top, for: .initialOffset)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .environment(\.defaultMinListRowHeight, rowHeight)
    Text("next")
      .redacted(reason: items.isEmpty ? .placeholder : [])
      .unredacted()
      .privacySensitive()
      .accessibilityElement(children: .combine)
      .accessibilityElement()
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits([.isHeader, .isSelected])
      .accessibilityAddTraits(items.isEmpty ? [.isSelected] : [])
      .accessibilityRemoveTraits(.isImage)
      .accessibilitySortPriority(1)
    Text("next")
      .accessibilityHeading(.h2)
      .accessibilityInputLabels(["one", "two"])
      .accessibilityRespondsToUserInteraction(false)
      .previewLayout(.sizeThatFits)
      .previewLayout(.fixed(width: rowHeight, height: 20))
  }

  mutating func jump() {
    scroll.scrollTo(edge: .bottom)
    scroll.scrollTo(id: 3, anchor: .top)
    scroll.scrollTo(y: rowHeight * 3)
  }
}

struct Gallery: View {
  var image = Image("photo")
  @Environment(\.font) private var font
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.controlSize) private var controlSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.displayScale) private var displayScale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    image
      .resizable()
      .renderingMode(.template)
      .interpolation(.high)
      .antialiased(true)
      .scaledToFit()
    image
      .resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      .symbolRenderingMode(.palette)
      .foregroundStyle(.red, .blue)
    Text("x")
      .font(font?.bold() ?? .body)
      .lineSpacing(lineSpacing + 2)
      .padding(sizeClass == .compact ? 4 : 8)
      .controlSize(controlSize == .small ? .mini : controlSize)
      .animation(reduceMotion ? nil : .default, value: displayScale)
      .frame(width: 1 / displayScale)
      .environment(\.layoutDirection, layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
      .opacity(redactionReasons.contains(.placeholder) ? 0.5 : 1)
      .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
      .environment(\.font, .title)
    Text("next")
      .environment(\.lineLimit, 2)
  }
}
