import CladsFiles
import CladsProject

/// The writers of the files that a run was given: a link must not lead out of the folder on the command
/// line, or out of that of the file.
struct FileWriters: Sendable {
  /// The folders of the files that the current task may write; `nil` for all.
  @TaskLocal static var roots: AgentRoots?

  private var writers: [String: FileWriter] = [:]
  private var documentCount = 0
  private var testCount = 0
  private var projectFileCount = 0

  /// The paths of the files.
  var paths: some Collection<String> { writers.keys }

  /// Adds the files that a finder has found since the last call.
  ///
  /// - Parameters:
  ///   - finder: the finder, always the same one.
  ///   - path: the path of the file or folder that they were found for; `nil` for the files themselves.
  mutating func add(_ finder: DocumentFinder, folder path: String? = nil) {
    let writer = path.map { FileWriter(folder: Self.folder(of: $0)) }
    let found =
      finder.documents.dropFirst(documentCount).map(\.path)
      + finder.tests.dropFirst(testCount).map(\.path) + finder.projectFiles.dropFirst(projectFileCount)
    for file in found { writers[file] = writer ?? FileWriter(folder: Paths.folder(of: file)) }
    documentCount = finder.documents.count
    testCount = finder.tests.count
    projectFileCount = finder.projectFiles.count
  }

  private static func folder(of path: String) -> String {
    if case .folder = FileSystem.kind(path) { path } else { Paths.folder(of: path) }
  }

  /// Whether the current task may write a file at a path.
  static func mayWrite(_ path: String) -> Bool { roots?.contains(path) ?? true }

  /// Writes a file as ``FileWriter`` does.
  func write(_ bytes: [UInt8], to path: String, replacing old: [UInt8]) throws(FileWritingError) {
    guard Self.mayWrite(path) else {
      throw FileWritingError(message: "it is outside of the folders in which files are written")
    }
    let writer = writers[path] ?? FileWriter(folder: Paths.folder(of: path))
    try writer.write(bytes, to: path, replacing: old)
  }

  /// Removes the temporary files that interrupted runs have left beside the files.
  func removeStaleFiles() {
    var cleaned: Set<String> = []
    for (path, writer) in writers where !cleaned.contains(Paths.folder(of: path)) {
      if writer.removeStaleFiles(beside: path) { cleaned.insert(Paths.folder(of: path)) }
    }
  }
}
