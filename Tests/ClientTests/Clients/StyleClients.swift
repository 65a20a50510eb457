// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI

struct PillButtonStyle: ButtonStyle {
  var color: Color = .accentColor
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .foregroundStyle(configuration.role == .destructive ? .red : .white)
      .background(color.opacity(configuration.isPressed ? 0.6 : 1), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
  static func pill(_ color: Color) -> Self { PillButtonStyle(color: color) }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.gesture(TapGesture(count: 2).onEnded { configuration.trigger() })
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? .green : .gray)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct CardBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(.quaternary))
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.imageScale(.small)
    }
  }
}

struct ThinProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      Rectangle()
        .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
    }
    configuration.label
    configuration.currentValueLabel
  }
}

struct Disclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct RoundedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(6).background(.quaternary, in: .rect(cornerRadius: 6))
  }
}

struct Meter: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.value).stroke(.tint, lineWidth: 4)
    configuration.label
  }
}

struct Rows: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

struct PlainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct RedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Settings1: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var choice = 0

  var body: some View {
    Form {
      Section("General") {
        Toggle("On", isOn: $isOn)
          .toggleStyle(.switch)
          .toggleStyle(.checkbox)
          .toggleStyle(.button)
          .toggleStyle(CheckStyle())
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
          .textFieldStyle(.plain)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .textFieldStyle(RoundedField())
          .labelsHidden()
        Picker("Choice", selection: $choice) {
          Text("a").frame(width: 3)
        }
        .pickerStyle(.segmented)
        .pickerStyle(.menu)
        .pickerStyle(.radioGroup)
        .pickerStyle(.inline)
        .pickerStyle(SegmentedPickerStyle())
        .horizontalRadioGroupLayout()
        Button("OK") {}
          .buttonStyle(.bordered)
          .buttonStyle(.borderedProminent)
          .buttonStyle(.borderless)
          .buttonStyle(.plain)
          .buttonStyle(.link)
          .buttonStyle(.automatic)
          .buttonStyle(.accessoryBar)
          .buttonStyle(.glass)
          .buttonStyle(.glass(.clear))
          .buttonStyle(.pill)
        Text("next")
          .buttonStyle(.pill(.red))
          .buttonStyle(PillButtonStyle(color: .green))
          .buttonStyle(PlainButtonStyle())
          .buttonStyle(BorderlessButtonStyle())
          .buttonStyle(DoubleTapStyle())
          .buttonBorderShape(.capsule)
          .buttonBorderShape(.roundedRectangle(radius: 4))
          .controlSize(.large)
          .controlSize(isOn ? .small : .regular)
          .buttonRepeatBehavior(.enabled)
        ProgressView()
          .progressViewStyle(.circular)
          .progressViewStyle(.linear)
          .progressViewStyle(CircularProgressViewStyle())
          .progressViewStyle(ThinProgress())
          .controlSize(.small)
        Label("x", systemImage: "star")
          .labelStyle(.iconOnly)
          .labelStyle(.titleAndIcon)
          .labelStyle(TrailingIconLabelStyle())
          .imageScale(.large)
          .symbolRenderingMode(.hierarchical)
          .symbolVariant(.fill)
          .symbolVariant(.circle.fill)
        Menu {
          Button("a") {}
        } label: {
          Text("Menu")
        }
        .menuStyle(.borderlessButton)
        .menuStyle(.button)
        .menuIndicator(.hidden)
        .menuOrder(.fixed)
      }
      .headerProminence(.increased)
    }
    .formStyle(.grouped)
    .formStyle(.columns)
    .formStyle(PlainForm())
    .listStyle(.sidebar)
    .groupBoxStyle(CardBox())
    .disclosureGroupStyle(Disclosure())
    .gaugeStyle(.accessoryCircular)
    .gaugeStyle(Meter())
    .labeledContentStyle(Rows())
    .controlGroupStyle(.navigation)
    Text("next")
      .datePickerStyle(.compact)
      .datePickerStyle(.stepperField)
      .navigationSplitViewStyle(.balanced)
      .navigationViewStyle(.columns)
      .tabViewStyle(.page)
      .tabViewStyle(.sidebarAdaptable)
      .textEditorStyle(.plain)
      .menuStyle(RedMenu())
  }
}

struct Sized: View {
  var body: some View {
    Button("x") {}
      .buttonSizing(.flexible)
      .labelsVisibility(.hidden)
  }
}

func nonisolatedStyles() -> some View {
  Text("x").buttonStyle(.bordered).listStyle(.plain).toggleStyle(.switch).labelStyle(.iconOnly)
}
