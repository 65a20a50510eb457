// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct Draggable: View {
  @GestureState private var isPressing = false
  @GestureState private var dragOffset = CGSize.zero
  @State private var offset: CGSize = .zero
  @State private var zoom: CGFloat = 1
  @State private var angle: Angle = .zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($dragOffset) { value, state, _ in state = value.translation }
      .onChanged { value in
        offset = value.translation
        offset.width = value.location.x - value.startLocation.x
      }
      .onEnded { value in
        offset = value.predictedEndTranslation
      }
  }

  private var long: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .updating($isPressing) { current, state, transaction in state = current }
      .onEnded { finished in if finished { zoom = 1 } }
  }

  var body: some View {
    Text("x")
      .offset(x: offset.width + dragOffset.width, y: offset.height)
      .gesture(drag)
      .gesture(long.sequenced(before: drag))
      .gesture(isPressing ? drag : nil)
      .gesture(MagnificationGesture().onChanged { zoom = $0 }.onEnded { value in zoom *= value })
      .gesture(MagnifyGesture().onChanged { zoom = $0.magnification })
      .gesture(RotationGesture().onChanged { angle = $0 })
      .gesture(RotateGesture().onEnded { angle = $0.rotation }.simultaneously(with: drag))
      .gesture(DragGesture(coordinateSpace: .named("canvas")).onChanged { _ in })
      .simultaneousGesture(TapGesture(count: 2).onEnded { zoom = 2 })
    Text("next")
      .highPriorityGesture(TapGesture().onEnded { _ in zoom = 1 })
      .simultaneousGesture(drag, including: .subviews)
      .gesture(drag, isEnabled: !isPressing)
      .onLongPressGesture { zoom = 3 }
      .onLongPressGesture(minimumDuration: 1) {
        zoom = 2
      } onPressingChanged: { pressing in
        zoom = pressing ? 1.1 : 1
      }
      .onHover { isInside in zoom = isInside ? 1.05 : 1 }
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): offset.width = point.x
        case .ended: offset = .zero
        }
      }
      .allowsHitTesting(!isPressing)
      .pointerStyle(.link)
      .pointerStyle(isPressing ? .grabActive : .grabIdle)
    Text("next")
      .focusEffectDisabled()
  }
}
