// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A form with each kind of field, that takes some titles badly and for others takes its time.
struct NoteForm: View {
  @State private var title = ""
  @State private var password = ""
  @State private var text = ""
  @State private var isDraft = false
  @State private var color = "red"
  @State private var copies = 1
  @State private var problem: String?
  @State private var isAlarmed = false
  @State private var showsDetails = false
  @State private var isSaving = false
  @State private var isDoubted = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $title)
      SecureField("Password", text: $password)
      TextEditor(text: $text).accessibilityLabel("Text")
      Toggle("Draft", isOn: $isDraft)
      Picker("Color", selection: $color) {
        Text("Red").tag("red")
        Text("Green").tag("green")
      }
      Stepper("Copies", value: $copies, in: 1...3)
      if let problem { Text(problem) }
      Button("Details…") { showsDetails = true }
    }
    .disabled(isSaving)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }.keyboardShortcut(.cancelAction)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save", action: save).keyboardShortcut(.defaultAction).disabled(title.isEmpty)
          .accessibilityIdentifier("save-note")
      }
    }
    .alert("The disk is away", isPresented: $isAlarmed) { Button("OK") {} }
    .confirmationDialog("Really?", isPresented: $isDoubted) { Button("Really") { dismiss() } }
    .sheet(isPresented: $showsDetails) {
      Text("Some details").navigationTitle("Details")
    }
  }

  private func save() {
    switch title {
    case "taken": problem = "That title is taken."
    case "alarm": isAlarmed = true
    case "slow": saveInTime()
    case "doubtful": isDoubted = true
    default: dismiss()
    }
  }

  private func saveInTime() {
    isSaving = true
    Task {
      try? await Task.sleep(for: .seconds(1))
      isSaving = false
    }
  }
}

/// A form that Escape does not end.
struct ShareForm: View {
  @State private var address = ""
  @State private var addressBook = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Address", text: $address)
      TextField("Address Book", text: $addressBook)
      Button("Share") { dismiss() }.keyboardShortcut(.defaultAction)
    }
    .interactiveDismissDisabled()
  }
}
