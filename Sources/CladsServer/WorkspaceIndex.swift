import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics
import LanguageServerProtocol
import SourceText

/// What is known about the files of the workspace that are on disk.
struct WorkspaceIndex: Sendable {
  /// What is known about one file.
  struct File: Sendable {
    /// What tells whether it has changed.
    let stamp: FileSystem.Stamp
    /// What it declares and refers to.
    let index: FileIndex
    /// What there is to say about it, as a JSON array.
    let diagnostics: LSPAny
    /// The paths of its samples that cannot be used, whose findings are listed as well.
    let unusableSamples: [String]
  }

  /// Of a workspace with more folders than this only so many are looked at.
  private static let mostFolders = 20_000

  /// The files, by absolute path.
  private(set) var files: [String: File] = [:]
  /// The number of the project state that they were looked at with.
  private(set) var generation = 0

  /// Looks at every document and project file below the folders; what did not change is not read again.
  ///
  /// - Parameter report: hears how many of how many files were looked at.
  static func scan(
    _ folders: [String], projects: ProjectStore, generation: Int, previous: WorkspaceIndex,
    encoding: PositionEncoding, client: ClientCapabilities, report: (Int, Int) -> Void
  ) async -> WorkspaceIndex {
    var projects = projects
    var paths = Self.paths(folders, projects)
    var seen = Set(paths)
    var index = WorkspaceIndex()
    index.generation = generation
    var number = 0
    while number < paths.count, !Task.isCancelled {
      let path = paths[number]
      report(number, paths.count)
      number += 1
      defer {
        // Samples are known once their document is.
        paths += (index.files[path]?.unusableSamples ?? []).filter { seen.insert($0).inserted }
      }
      guard let stamp = FileSystem.stamp(path) else { continue }
      if previous.generation == generation, let known = previous.files[path], known.stamp == stamp {
        index.files[path] = known
        continue
      }
      guard let bytes = try? FileSystem.read(path) else { continue }
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let snapshot = projects.snapshot(of: source)
      if !snapshot.kind.isChecked { continue }
      let encoder = DiagnosticEncoder(client: client, encoding: encoding, projectPath: snapshot.projectPath)
      // What is faded in an open file is nothing to list for a closed one.
      let findings = await snapshot.diagnostics().filter { $0.severity != .hint }
      index.files[path] = File(
        stamp: stamp, index: await FileIndex(of: snapshot), diagnostics: encoder.json(findings, of: source),
        unusableSamples: projects.unusableSamples(of: snapshot))
    }
    return index
  }

  private static func paths(_ folders: [String], _ projects: ProjectStore) -> [String] {
    var finder = DocumentFinder(mostFolders: mostFolders)
    var contexts = projects.contexts
    for folder in folders { finder.add(folder, &contexts) }
    // Projects are known by paths without links, what is in folders by the client's.
    let found = Set(finder.projectFiles.map(FileSystem.absolute))
    let paths =
      finder.documents.map(\.path) + finder.projectFiles
      + projects.projectFiles.filter { !found.contains($0) }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
