// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct Headline: View {
  let size: CGFloat
  var limit: Int?
  var isStrong = true
  var custom: Font?

  var body: some View {
    VStack {
      Text("Title").font(.title)
      Text("Title").font(.title2.weight(.semibold).monospacedDigit())
      Text("Title").font(.system(size: size))
      Text("Title").font(.system(size: size, weight: .bold, design: .rounded))
      Text("Title").font(.system(size: 13, design: .monospaced))
      Text("Title").font(.system(.body, design: .monospaced))
      Text("Title").font(.system(.caption, design: .default, weight: .medium))
      Text("Title").font(.custom("Menlo", size: size))
      Text("Title").font(.custom("Menlo", size: 12, relativeTo: .body))
      Text("Title").font(custom ?? .body)
      Text("Title").font(isStrong ? .headline : .subheadline)
      Text("Title").font(nil)
      Text("Title").font(Font.callout.italic().bold().leading(.tight))
      text
    }
    .font(.footnote)
    .fontWeight(isStrong ? .bold : nil)
    .fontWeight(.semibold)
    .fontDesign(.rounded)
    .fontWidth(.condensed)
    .bold()
    .bold(isStrong)
    .italic()
    .monospaced()
    .monospacedDigit()
    Text("next")
      .underline()
      .underline(true, color: .red)
      .strikethrough(isStrong, pattern: .dash, color: .secondary)
      .kerning(size)
      .tracking(1.5)
      .baselineOffset(-2)
      .textScale(.secondary)
      .lineLimit(1)
      .lineLimit(limit)
      .lineLimit(nil)
    Text("next")
      .lineLimit(3...8)
      .lineLimit(2...)
      .lineLimit(...4)
      .lineLimit(2, reservesSpace: true)
      .lineSpacing(size / 4)
      .multilineTextAlignment(.center)
      .truncationMode(.middle)
      .allowsTightening(true)
      .minimumScaleFactor(0.5)
      .textCase(.uppercase)
    Text("next")
      .textCase(nil)
      .textSelection(.enabled)
      .autocorrectionDisabled()
      .disableAutocorrection(true)
      .submitLabel(.done)
      .dynamicTypeSize(.large)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .dynamicTypeSize(.small ... .xLarge)
      .flipsForRightToLeftLayoutDirection(true)
  }

  private var text: Text {
    Text("a").bold() + Text("b").foregroundColor(.secondary)
      + Text("c").font(.caption).italic().underline(isStrong, color: .red)
      + Text("d").foregroundStyle(.tint).fontWeight(.light).strikethrough()
      + Text("e").monospacedDigit().kerning(2).baselineOffset(size).tracking(0)
  }

  func label(_ string: String) -> Text {
    Text(string)
      .font(.system(size: size * 0.8))
      .foregroundColor(isStrong ? .primary : Color(red: 0.2, green: 0.4, blue: 0.8))
  }
}

extension Font {
  static let editor = Font.system(size: 13, weight: .regular, design: .monospaced)
  static func sized(_ size: CGFloat) -> Font { .system(size: size) }
}
