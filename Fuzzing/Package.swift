// swift-tools-version: 6.0
import PackageDescription

// A package of its own, because it only builds with the fuzzer's flags: see Scripts/fuzz.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FocusModel", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        .product(name: "CommandShell", package: "FocusModel"),
        .product(name: "FocusModel", package: "FocusModel"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
