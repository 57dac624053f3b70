// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "acme-server",
  platforms: [.macOS(.v13)],
  // In a package of your own: the address of clads-lsp in place of its path.
  dependencies: [.package(name: "clads-lsp", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AcmeServer",
      dependencies: [
        .product(name: "CLADS", package: "clads-lsp"), .product(name: "CladsTool", package: "clads-lsp"),
      ]),
    .testTarget(
      name: "AcmeServerTests",
      dependencies: [
        "AcmeServer", .product(name: "CLADS", package: "clads-lsp"),
        .product(name: "CladsTesting", package: "clads-lsp"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
