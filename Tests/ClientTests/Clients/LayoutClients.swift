// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct SidebarRow: View {
  let title: String
  let indent: CGFloat
  let fixedHeight: CGFloat?
  var maxWidth: CGFloat? = nil
  let scale: Double
  let count: Int
  static let gap: CGFloat = 6

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Self.gap) {
      Image(systemName: "folder")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 16, height: 16)
      Text(title)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 0)
      Spacer()
    }
    .padding(.leading, indent)
    .padding(.leading, indent * CGFloat(count) + 4)
    .padding([.top, .bottom], 4)
    .padding(.horizontal)
    .padding(8)
    .padding(Self.gap)
    .padding(EdgeInsets(top: 1, leading: indent, bottom: 1, trailing: 0))
    .padding(.init(top: 0, leading: 8, bottom: 0, trailing: 8))
    .padding(.top, fixedHeight)
    .padding(.vertical, count > 3 ? 8 : nil)
    Text("next")
      .frame(height: fixedHeight)
      .frame(width: maxWidth, height: fixedHeight, alignment: .topLeading)
      .frame(width: maxWidth, height: 20)
      .frame(minWidth: 100, maxWidth: maxWidth)
      .frame(
        minWidth: 0, idealWidth: indent, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity
      )
      .frame(width: CGFloat(count) * 10 + scale, height: max(indent, 20))
      .frame(width: count > 3 ? indent : nil)
      .frame(minHeight: CGFloat.leastNonzeroMagnitude, maxHeight: CGFloat.infinity)
      .frame(width: nil, height: nil)
      .frame(width: 300)
    Text("next")
      .offset(x: indent, y: -2)
      .offset(x: scale)
      .offset(CGSize(width: 2, height: indent))
      .position(x: indent, y: 3)
      .position(CGPoint(x: 1, y: 1))
      .fixedSize(horizontal: false, vertical: true)
      .fixedSize()
      .layoutPriority(1)
      .zIndex(2)
      .aspectRatio(1.5, contentMode: .fill)
    Text("next")
      .aspectRatio(maxWidth, contentMode: .fit)
      .aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      .scaledToFit()
      .scaledToFill()
      .alignmentGuide(.leading) { d in d[.leading] + indent }
      .alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.bottom] / 2 }
      .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
      .alignmentGuide(.top) { d in
        let height = d.height
        return height * 0.5
      }
      .ignoresSafeArea()
      .ignoresSafeArea(.keyboard, edges: .bottom)
    Text("next")
      .ignoresSafeArea(edges: [.top, .leading])
      .edgesIgnoringSafeArea(.all)
      .safeAreaPadding(.horizontal, 20)
      .contentMargins(.vertical, 8, for: .scrollContent)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Button("Add") {}
      }
      .safeAreaInset(edge: .trailing, alignment: .top) { Text("x") }
      .coordinateSpace(name: "row")
      .coordinateSpace(.named("row"))
      .containerRelativeFrame(.horizontal) { length, axis in
        axis == .horizontal ? length * 0.8 : length
      }
      .containerRelativeFrame([.horizontal, .vertical])
  }
}

struct Dashboard: View {
  @State private var size: CGSize = .zero
  @State private var width: CGFloat = 0
  var spacing: CGFloat?
  private let columns = [
    GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 12, alignment: .top),
    GridItem(.flexible()),
    GridItem(.fixed(80)),
  ]

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width > 600
      ScrollView([.vertical, .horizontal], showsIndicators: false) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
          ForEach(Array(0..<3), id: \.self) { index in
            Text("\(index)")
              .frame(width: proxy.size.width / 3, height: proxy.size.height * 0.5)
              .frame(width: min(proxy.size.width, 320))
              .offset(y: proxy.frame(in: .global).minY)
              .offset(y: proxy.frame(in: .named("scroll")).midY - proxy.safeAreaInsets.top)
          }
        }
        .padding(isWide ? 20 : 8)
      }
      .frame(width: isWide ? proxy.size.width * 0.5 : nil)
    }
    .onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { newSize in
      size = newSize
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    .background {
      GeometryReader { Color.clear.frame(width: $0.size.width) }
    }
  }
}

struct Panes: View {
  var spacing: CGFloat?
  var isCompact: Bool

  var body: some View {
    HSplitView {
      VStack(alignment: .leading, spacing: spacing) {
        Text("A")
        Text("B")
      }
      .frame(minWidth: 200, idealWidth: 250)
      VStack(spacing: spacing ?? 8) { Text("C") }
      VSplitView {
        ZStack(alignment: .bottomTrailing) {
          Color.black.opacity(0.4).ignoresSafeArea()
          Text("D")
        }
        HStack { Text("E") }
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) { Text("F") }
        LazyHStack(spacing: spacing) { Text("G") }
      }
    }
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Name").gridColumnAlignment(.trailing)
        Text("Value").gridCellColumns(2)
      }
      GridRow(alignment: .top) {
        Text("x").gridCellUnsizedAxes(.horizontal).gridCellAnchor(.leading)
      }
    }
    let layout =
      isCompact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Text("one")
      Text("two")
    }
    ScrollViewReader { proxy in
      ScrollView {
        Text("end").onHover { _ in
          withAnimation { proxy.scrollTo("end", anchor: .bottom) }
        }
      }
    }
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var total: CGFloat = 0
    for subview in subviews {
      total += subview.sizeThatFits(.unspecified).width + spacing
    }
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: min(width, total), height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      let size = subviews[index].dimensions(in: .unspecified)
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: size.width, height: size.height))
      x += size.width + spacing
    }
  }
}

struct Tags: View {
  let tags: [String]

  var body: some View {
    FlowLayout(spacing: 4) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).padding(4).background(.quaternary, in: Capsule())
      }
    }
  }
}

extension HorizontalAlignment {
  private enum ControlAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }
  static let controlAlignment = HorizontalAlignment(ControlAlignment.self)
}
