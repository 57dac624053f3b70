import Foundation
import PackagePlugin

/// `swift package clads-check [ARGUMENT…]`: runs `clads-lsp --check` with these arguments, on the whole
/// package if they name no file or folder.
@main
struct CladsCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try check(with: context.tool(named: "clads-lsp").url, arguments, in: context.package.directoryURL)
  }

  private func check(with tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    let hasPath = arguments.contains { argument in
      FileManager.default.fileExists(atPath: folder.appending(path: argument).path(percentEncoded: false))
        || argument.hasPrefix("/")
    }
    process.arguments = ["--check"] + arguments + (hasPath ? [] : ["."])
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("the CLADS documents have findings")
    default: Diagnostics.error("the CLADS documents could not be checked")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CladsCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that are selected in its dialog.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try check(
        with: context.tool(named: "clads-lsp").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
