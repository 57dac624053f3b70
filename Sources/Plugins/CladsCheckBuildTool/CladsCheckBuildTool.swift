import Foundation
import PackagePlugin

/// Checks the CLADS documents of a target whenever one of its JSON files has changed; an error fails the
/// build.
@main
struct CladsCheckBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      target.name, files: target.sourceFiles.map(\.url), below: context.package.directoryURL,
      tool: context.tool(named: "clads-lsp").url, workFolder: context.pluginWorkDirectoryURL)
  }

  private func commands(
    _ target: String, files: [URL], below root: URL, tool: URL, workFolder: URL
  ) throws -> [Command] {
    // Which of these are documents depends on their names and on clads.json; the tool leaves out the rest.
    let candidates = files.filter { ["json", "clads"].contains($0.pathExtension) }
    guard !candidates.isEmpty else { return [] }
    let list = workFolder.appending(path: "\(target).txt")
    try Data(candidates.map { $0.path(percentEncoded: false) + "\n" }.joined().utf8).write(to: list)
    return [
      .buildCommand(
        displayName: "Check the CLADS documents of \(target)", executable: tool,
        arguments: [
          "--check", "--output", "xcode", "--quiet", "--files-from", list.path(percentEncoded: false),
        ],
        inputFiles: candidates + projects(of: candidates, below: root), outputFiles: [])
    ]
  }

  /// The project files that documents may depend on: those in the folders of files and above.
  private func projects(of files: [URL], below root: URL) -> [URL] {
    var folders: Set<URL> = []
    for file in files {
      var folder = file.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path), folders.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    let projects = folders.map { $0.appending(path: "clads.json") }
    return projects.filter { FileManager.default.fileExists(atPath: $0.path) && !files.contains($0) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CladsCheckBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        target.displayName, files: target.inputFiles.map(\.url), below: context.xcodeProject.directoryURL,
        tool: context.tool(named: "clads-lsp").url, workFolder: context.pluginWorkDirectoryURL)
    }
  }
#endif
