// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "FocusModel",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FocusModel", targets: ["FocusModel"])
  ],
  targets: [
    .macro(name: "FocusModelMacros"),
    .target(name: "FocusModel", dependencies: ["FocusModelMacros"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["FocusModel"], path: "Benchmarks", exclude: ["README.md"]),
    .testTarget(name: "FocusModelMacrosTests", dependencies: ["FocusModel", "FocusModelMacros"]),
    .testTarget(name: "FocusModelTests", dependencies: ["FocusModel"]),
  ],
  swiftLanguageModes: [.v6]
)
