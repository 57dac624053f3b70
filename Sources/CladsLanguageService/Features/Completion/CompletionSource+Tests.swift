import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Suggestions in tests of screens: what their documents have.
extension CompletionSource {
  /// The names of the document of the test; `nil` if there is none.
  private var testedNames: TestedNames? {
    document.context.testSubject.document.map {
      TestedNames($0, declaration: ScreenTest.declaration(in: document.file.tree))
    }
  }

  /// Adds names of the document as whole values.
  mutating func addTested(_ role: Role) {
    if role == .filePath {
      for path in documents { addText(path, .file) }
      return
    }
    guard var names = testedNames else { return }
    switch role {
    case .tested(.node):
      for text in names.texts { addText(text, .value, detail: "text") }
      addNames(names.ids.filter { !names.texts.contains($0) }, .reference, detail: "id")
    case .reference(.component): addNames(names.ids, .reference, detail: "id")
    case .reference(.destination):
      var known: Set<String> = []
      let offered = document.project.offeredDestinations.map(\.name)
      let all = (names.destinations + offered).filter { known.insert($0).inserted }
      addNames(all, .file, detail: "destination")
    case .tested(.text): addNames(names.texts, .value, detail: "text")
    case .tested(.sample): addNames(names.sampleNames, .file, detail: "sample")
    case .tested(.client): addNames(names.clients.reversed(), .enumMember, detail: "client")
    case .tested(.action):
      addNames(names.actionIDs, .event, detail: "action")
      let ids = Set(names.actionIDs)
      addNames(names.actionTypes.filter { !ids.contains($0) }, .class, detail: "action type")
    case .tested(.request):
      for request in names.requests {
        // What is expected to wait is named by its method and URL.
        if request.isID, isElement { continue }
        addText(request.name, request.isID ? .reference : .value, detail: request.isID ? "request" : nil)
      }
    case .tested(.button): addNames(names.buttons, .value, detail: "button")
    case .tested(.declaration):
      addNames(document.context.testSubject.document?.declarations ?? [], .constant, detail: "declaration")
    default: break
    }
  }

  private var isElement: Bool { cursor.container.map { view.kind($0.node) == .array } ?? false }

  private mutating func addNames(_ names: [String], _ kind: CompletionItem.Kind, detail: String) {
    for name in names { addText(name, kind, detail: detail) }
  }

  /// Adds paths of the state, and properties of styles, as names of members.
  mutating func addTestedKeys(_ role: Role) {
    guard document.kind == .test else { return }
    let names: [String]
    if case .path = role {
      guard var tested = testedNames else { return }
      names = tested.paths
    } else {
      names = Document.Style.table.shape.rows.map(\.name)
    }
    let value = Snippet(valueOf: elementShape, in: vocabulary)
    let taken = takenNames
    for name in names where !taken.contains(name) {
      add(Completion(name, .property, text: member(name, value), filterText: filterText(name)))
    }
  }
}

extension DocumentSnapshot {
  /// The number of documents that are suggested.
  private static let maximumDocuments = 200

  /// Returns the paths of the documents that the file may be a test of, those in its folder first; none
  /// unless a path can be typed at an offset of a test.
  func documentsToTest(at offset: TextOffset, in workspace: any WorkspaceReading) async -> [String] {
    guard kind == .test, uri.isFile, case .string(.filePath)? = cursor(at: offset)?.expected else {
      return []
    }
    let folder = FilePath.folder(of: uri.path)
    let paths = await workspace.indexes().map(\.uri.path).filter { path in
      let name = FilePath.name(of: path)
      return name != FileKind.projectFileName && !name.hasSuffix(FileKind.testExtension)
        && !name.hasSuffix(FileKind.sampleExtension)
    }
    let relative = paths.map { FilePath.relative($0, to: folder) }
    let near = relative.filter { !$0.contains("/") }
    return Array((near + relative.filter { $0.contains("/") }).prefix(Self.maximumDocuments))
  }
}
