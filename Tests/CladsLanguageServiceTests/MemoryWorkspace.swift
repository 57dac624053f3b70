import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText
import TestSupport

/// An in-memory folder of files, including `clads.json` if there is a project.
struct MemoryWorkspace: WorkspaceReading {
  static let folder = "/app/"
  private(set) var snapshots: [FileURI: DocumentSnapshot] = [:]

  init(_ texts: [String: String]) {
    let path = Self.folder + "clads.json"
    let project = texts["clads.json"].map {
      Project.read(Array($0.utf8), path: path, files: EveryFile(texts: texts))
    }
    for (name, text) in texts {
      let uri = Self.uri(name)
      let folder = SampleFolder(path: String(Self.folder.dropLast()), files: EveryFile(texts: texts))
      snapshots[uri] = .computing(
        SourceFile(uri: uri, version: 1, bytes: Array(text.utf8)),
        FileContext(
          kind: Self.kind(of: name), checker: Checker(project: project ?? Project()),
          projectPath: project == nil ? nil : path, path: name,
          samples: SampleLookup(document: name, path: name).samples(
            beside: folder, project: project.map { ($0, folder) })))
    }
    for (name, text) in texts where Self.kind(of: name) == .test {
      guard let test = snapshots[Self.uri(name)] else { continue }
      var context = test.context
      context.testSubject = subject(ofTestNamed: name, texts)
      snapshots[test.uri] = .computing(
        SourceFile(uri: test.uri, version: 1, bytes: Array(text.utf8)), context)
    }
  }

  private func subject(ofTestNamed name: String, _ texts: [String: String]) -> TestSubject {
    let test = texts[name].flatMap { ScreenTest.read(Array($0.utf8)) }
    guard
      let path = TestLookup.document(
        of: test, inFileNamed: name, in: EveryFile(texts: texts, hasOnlyTexts: true))
    else { return .missing(nil) }
    let file = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard let document = snapshots[Self.uri(file)] else { return .missing(path) }
    return .document(
      TestedDocument(path: document.uri.path, file: document.file, context: document.context))
  }

  private static func kind(of name: String) -> FileKind {
    // Of an app's source, only the file with the screens holds documents.
    if name.hasSuffix(".swift") { return name == "Screens.swift" ? .swift : .other }
    return name.hasSuffix(".tokens.json")
      ? .tokens : FileKind(ofFileNamed: name, at: nil, in: Project(), orIf: true)
  }

  /// Creates a workspace with a single document, and a project file next to it.
  init(document: String, project: String? = nil) {
    var texts = ["a.clads.json": document]
    texts["clads.json"] = project
    self.init(texts)
  }

  static func uri(_ name: String) -> FileURI { FileURI(path: folder + name) }

  /// Replaces the text of a file; other files keep what they read from it.
  mutating func change(_ name: String, to text: String) {
    let uri = Self.uri(name)
    guard let old = snapshots[uri] else { return }
    snapshots[uri] = .computing(
      SourceFile(uri: uri, version: 2, bytes: Array(text.utf8)), old.context)
  }

  func document(_ uri: FileURI) async -> DocumentSnapshot? { snapshots[uri] }

  func indexes() async -> [FileIndex] {
    var indexes: [FileIndex] = []
    for uri in snapshots.keys.sorted(by: { $0.path < $1.path }) {
      if let snapshot = snapshots[uri] { indexes.append(await FileIndex(of: snapshot)) }
    }
    return indexes
  }

  /// Returns the text of every file that a rename of the name at an offset changes, after the rename.
  func renamed(
    to name: String, at offset: TextOffset, in file: String,
    client: ClientCapabilities = ClientCapabilities(),
    encoding: PositionEncoding = .utf8
  ) async throws -> [String: String] {
    guard let context = context(file, client: client, encoding: encoding) else { return [:] }
    let edit = try await RenameFeature.respond(
      to: .about(context.document.uri) { json in
        json.member("position", context.positions.position(offset))
        json.member("newName", name)
      }, in: context)
    var files: [String: String] = [:]
    for change in edit?.documentChanges ?? [] {
      guard let source = snapshots[change.uri]?.file.source else { continue }
      let positions = PositionMapper(source, encoding: encoding)
      let edits = change.edits.map { TextEdit(range: positions.range($0.range), newText: $0.newText) }
      files[Self.name(of: change.uri)] = String(
        decoding: source.edited(by: edits, version: nil).bytes, as: UTF8.self)
    }
    return files
  }

  /// Returns the name of a file of the workspace.
  static func name(of uri: FileURI) -> String { String(uri.path.dropFirst(folder.count)) }

  /// Returns the context of a feature for one of the files.
  func context(
    _ name: String = "a.clads.json", client: ClientCapabilities = ClientCapabilities(),
    settings: Settings = Settings(), encoding: PositionEncoding = .utf8
  ) -> FeatureContext? {
    snapshots[Self.uri(name)].map {
      FeatureContext(
        document: $0, workspace: workspaceContext(client: client, settings: settings, encoding: encoding))
    }
  }

  func workspaceContext(
    client: ClientCapabilities = ClientCapabilities(), settings: Settings = Settings(),
    encoding: PositionEncoding = .utf8
  ) -> WorkspaceContext {
    WorkspaceContext(client: client, settings: settings, encoding: encoding, workspace: self)
  }
}

private struct EveryFile: FileReading {
  let texts: [String: String]
  var hasOnlyTexts = false
  func exists(_ path: String) -> Bool { hasOnlyTexts ? texts[path] != nil : !Glob(path).isPattern }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard let text = texts[path] else { throw .missing }
    return Array(text.utf8)
  }
  func paths(matching pattern: Glob) -> [String] { texts.keys.filter { pattern.matches($0) }.sorted() }
}

extension MarkedText {
  /// Returns the text marked with the ranges that a feature returned.
  func marking(_ ranges: [TextRange]) -> String { MarkedText.marking(ranges, in: bytes) }
}

extension DocumentSnapshot {
  /// Returns a document without a project.
  static func alone(_ text: String) -> DocumentSnapshot {
    .computing(
      SourceFile(uri: MemoryWorkspace.uri("a.clads.json"), version: 1, bytes: Array(text.utf8)),
      FileContext(kind: .document))
  }
}
