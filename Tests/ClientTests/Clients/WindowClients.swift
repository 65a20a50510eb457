// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct TinyDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(44, context.maxDetentValue * 0.1)
  }
}

extension PresentationDetent {
  static let tiny = Self.custom(TinyDetent.self)
  static let small = Self.height(200)
}

struct InfoSheet: View {
  @State private var detent: PresentationDetent = .medium
  let height: CGFloat
  var corner: CGFloat?

  var body: some View {
    Text("x")
      .presentationDetents([.medium, .large])
      .presentationDetents([.height(height), .fraction(0.3), .tiny], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationBackground(.thinMaterial)
      .presentationBackground(Color.clear)
      .presentationBackground { Color.red }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationBackgroundInteraction(.disabled)
      .presentationContentInteraction(.scrolls)
      .presentationCornerRadius(20)
    Text("next")
      .presentationCornerRadius(corner)
      .presentationCompactAdaptation(.popover)
      .presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
      .presentationSizing(.fitted)
      .presentationSizing(.form.fitted(horizontal: false, vertical: true))
      .inspectorColumnWidth(min: 200, ideal: 250, max: height)
      .inspectorColumnWidth(250)
      .navigationSplitViewColumnWidth(min: 150, ideal: 200)
      .navigationSplitViewColumnWidth(height)
      .toolbarBackground(.hidden, for: .windowToolbar)
    Text("next")
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .windowToolbar, .tabBar)
      .toolbarBackground(.red)
      .toolbarBackgroundVisibility(.hidden, for: .windowToolbar)
      .toolbarVisibility(.hidden, for: .windowToolbar)
      .toolbar(.hidden, for: .tabBar)
      .toolbar(removing: .sidebarToggle)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inline)
    Text("next")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden()
      .windowDismissBehavior(.disabled)
      .windowMinimizeBehavior(.disabled)
      .windowFullScreenBehavior(.disabled)
      .windowResizeBehavior(.enabled)
      .windowToolbarFullScreenVisibility(.onHover)
      .presentedWindowStyle(.hiddenTitleBar)
      .presentedWindowToolbarStyle(.unifiedCompact)
      .backgroundExtensionEffect()
    Text("next")
      .containerBackground(for: .window) { Color.red }
  }
}

struct ClientApp: App {
  let size = CGSize(width: 600, height: 400)
  let width: CGFloat = 300

  init() {}

  var body: some Scene {
    WindowGroup {
      InfoSheet(height: 3)
    }
    .windowStyle(.hiddenTitleBar)
    .windowStyle(HiddenTitleBarWindowStyle())
    .windowStyle(.titleBar)
    .windowToolbarStyle(.unified(showsTitle: false))
    .windowToolbarStyle(.unifiedCompact)
    .windowToolbarStyle(.expanded)
    .windowToolbarLabelStyle(fixed: .iconOnly)
    .windowResizability(.contentSize)
    .defaultSize(width: 800, height: 600)
    .defaultSize(width: width, height: width * 2)
    WindowGroup { Text("next") }
      .defaultSize(size)
      .defaultPosition(.center)
      .defaultWindowPlacement { content, context in
        let display = context.defaultDisplay.visibleRect
        let size = content.sizeThatFits(.unspecified)
        let x = display.midX - size.width / 2
        return WindowPlacement(CGPoint(x: x, y: display.maxY - size.height - 20), size: size)
      }
      .windowIdealPlacement { _, context in
        WindowPlacement(.center, width: context.defaultDisplay.visibleRect.width, height: 300)
      }

    Window("About", id: "about") {
      Text("About")
    }
    .windowResizability(.contentMinSize)
    .restorationBehavior(.disabled)
    .defaultLaunchBehavior(.suppressed)
    .windowLevel(.floating)
    .windowManagerRole(.associated)
    .windowBackgroundDragBehavior(.enabled)
    .windowStyle(.plain)
    .menuBarExtraStyle(.window)
    .menuBarExtraStyle(.menu)
  }
}
