// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// Apple's systems have SwiftUI itself; there only the model and its shell are of use.
#if canImport(SwiftUI)
  let face: [Target] = []
  let faceProducts: [Product] = []
#else
  /// Small apps, one a pattern.
  let examples = ["OneSheetEnum", "EncapsulatedEditor", "CentralRouter", "SheetCoordinator"]
  let exampleTargets: [Target] = examples.map { name in
    .executableTarget(
      name: name, dependencies: ["SwiftUI"], path: "Examples/\(name)",
      exclude: ["transcript.txt"])
  }
  let face: [Target] =
    exampleTargets + [
      .target(name: "Combine", dependencies: ["FocusModel"]),
      .target(name: "SwiftUI", dependencies: ["Combine", "CommandShell", "FocusModel"]),
      .testTarget(name: "AppearanceTests", dependencies: ["FocusModel", "SwiftUI"]),
      .testTarget(name: "ClientTests", dependencies: ["SwiftUI"]),
      .testTarget(
        name: "ClientSwift5Tests", dependencies: ["SwiftUI"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
      .executableTarget(name: "FocusShell", dependencies: ["SwiftUI"]),
      .executableTarget(name: "Studio", dependencies: ["SwiftUI"], path: "Tests/Studio"),
      .testTarget(
        name: "PropertyTests",
        dependencies: ["CommandShell", "FocusModel", "Studio", "SwiftUI", "TestSupport"]),
      .testTarget(
        name: "ExampleTests", dependencies: ["TestSupport"] + examples.map { .byName(name: $0) }),
      .testTarget(name: "FocusShellTests", dependencies: ["FocusModel", "FocusShell"]),
      .executableTarget(name: "timer-app", dependencies: ["SwiftUI"], path: "Tests/TimerApp"),
      .executableTarget(
        name: "script-fixture", dependencies: ["SwiftUI"], path: "Tests/ScriptFixture"),
      .testTarget(
        name: "EndToEndTests",
        dependencies: [
          "CommandShell", "FocusModel", "FocusShell", "FocusTesting", "SwiftUI", "TestSupport",
          "keyboard-app", "script-fixture", "timer-app",
        ],
        exclude: ["Documentation/Scripts", "Scripts"]),
      .executableTarget(
        name: "keyboard-app", dependencies: ["SwiftUI"], path: "Tests/KeyboardApp"),
    ]
  let faceProducts: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "focus-shell", targets: ["FocusShell"]),
  ]
#endif

let package = Package(
  name: "FocusModel",
  platforms: [.macOS(.v15)],
  products: faceProducts + [
    .library(name: "FocusModel", targets: ["FocusModel"]),
    .library(name: "CommandShell", targets: ["CommandShell"]),
    .library(name: "FocusTesting", targets: ["FocusTesting"]),
  ],
  targets: face + [
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    // Tests that import a macro are built for the host, and then none can import an executable; so what
    // the macros do is in a library.
    .target(name: "MacroExpansion"),
    .macro(name: "FocusModelMacros", dependencies: ["MacroExpansion"]),
    .target(name: "FocusModel", dependencies: ["FocusModelMacros"]),
    .target(name: "CommandShell", dependencies: ["CReadline", "FocusModel"]),
    .target(name: "FocusTesting", dependencies: ["CommandShell", "FocusModel"]),
    .testTarget(
      name: "FocusTestingTests", dependencies: ["CommandShell", "FocusModel", "FocusTesting"],
      exclude: ["Scripts"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["CommandShell", "FocusModel", "TestSupport"],
      path: "Benchmarks",
      exclude: ["README.md", "startup", "throughput", "typing", "Keystrokes/plain-loop.c"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["FocusModel", "MacroExpansion"]),
    .testTarget(name: "FocusModelTests", dependencies: ["FocusModel"]),
    .testTarget(name: "CaseTests", dependencies: ["FocusModel"]),
    .executableTarget(name: "RuleRegister", path: "Tools/RuleRegister"),
    .testTarget(name: "RuleRegisterTests", dependencies: ["FocusModel", "RuleRegister"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .executableTarget(
      name: "session-recorder", dependencies: ["TestSupport"], path: "Tests/SessionRecorder"),
    .executableTarget(
      name: "line-editor-probe", dependencies: ["CommandShell"], path: "Tests/LineEditorProbe"),
    .testTarget(
      name: "CommandShellTests",
      dependencies: ["CommandShell", "FocusModel", "TestSupport", "line-editor-probe"]),
  ],
  swiftLanguageModes: [.v6]
)
