import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText

/// A snapshot of the workspace's files, for features.
struct WorkspaceView: WorkspaceReading {
  let documents: [FileURI: DocumentSnapshot]
  let projects: ProjectStore
  /// What the user has chosen to draw documents with.
  let choices: [FileURI: DrawingChoice]
  /// The folders of the workspace.
  let folders: [FileURI]
  let index: @Sendable () async -> WorkspaceIndex

  func document(_ uri: FileURI) async -> DocumentSnapshot? {
    if let open = documents[uri] { return open }
    guard uri.isFile, let bytes = try? FileSystem.read(uri.path) else { return nil }
    var projects = projects
    return projects.snapshot(
      of: SourceFile(uri: uri, version: nil, bytes: bytes),
      choice: choices[uri] ?? .usual, open: { [documents] path in documents.file(at: path, \.file) })
  }

  func mayChange(_ uri: FileURI, with document: FileURI) -> Bool {
    guard uri.isFile else { return false }
    let path = FileSystem.absolute(uri.path)
    return WorkTree(around: Paths.folder(of: document.path)).contains(path)
      || folders.contains { Paths.relative(path, to: FileSystem.absolute($0.path)) != nil }
  }

  func indexes() async -> [FileIndex] {
    var indexes: [String: FileIndex] = [:]
    for (path, file) in await index().files { indexes[path] = file.index }
    for (uri, snapshot) in documents {
      indexes[uri.path] = snapshot.kind.isChecked ? await FileIndex(of: snapshot) : nil
    }
    return indexes.keys.sorted().compactMap { indexes[$0] }
  }
}

extension Dictionary where Key == FileURI {
  /// Returns the text of an open file at an absolute path, however the client spells it.
  func file(at path: String, _ file: (Value) -> ParsedFile) -> ParsedFile? {
    if let own = self[FileURI(path: path)] { return file(own) }
    return first { $0.key.isFile && FileSystem.absolute($0.key.path) == path }.map { file($0.value) }
  }
}
