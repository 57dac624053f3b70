// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because what it compares pictures with needs the SDK of iOS.
let package = Package(
  name: "Frames",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "Frames", targets: ["Frames"])],
  dependencies: [.package(name: "clads-lsp", path: "../..")],
  targets: [
    .target(name: "Frames", dependencies: [.product(name: "CladsPreview", package: "clads-lsp")]),
    .testTarget(name: "FramesTests", dependencies: ["Frames"]),
  ],
  swiftLanguageModes: [.v6]
)
