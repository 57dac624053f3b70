import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The code lenses that run tests of screens.
enum TestLenses {
  /// The client command that runs the tests of a file: a test, or a document; it takes an object with its
  /// `uri`.
  static let run = "clads.runTests"
  /// The client command that shows a test step by step; it takes an object with its `uri`.
  static let play = "clads.playTest"

  /// Returns the lenses of a file, for a client with the commands.
  static func all(in context: FeatureContext) async -> [CodeLens] {
    let document = context.document
    let commands = context.client.clientCommands
    if commands.isDisjoint(with: [run, play]) { return [] }
    switch document.kind {
    case .test:
      guard let range = stepsRange(document) else { return [] }
      return [("Run", run), ("Play", play)].filter { commands.contains($0.1) }.map {
        lens($0, $1, at: range, in: context)
      }
    case .document, .envelope, .swift:
      guard commands.contains(run), let start = start(of: document) else { return [] }
      let count = await context.workspace.workspace.indexes().count {
        $0.isTest(ofDocumentAt: document.uri.path)
      }
      if count == 0 { return [] }
      let title = count == 1 ? "Run 1 test" : "Run \(count) tests"
      return [lens(title, run, at: start, in: context)]
    case .project, .sample, .tokens, .baseline, .other: return []
    }
  }

  private static func stepsRange(_ document: DocumentSnapshot) -> TextRange? {
    document.file.tree.withView { view in
      ScreenTest.table.row(of: \.steps).flatMap { view.member(named: $0.name, of: 0) }.map {
        view.range(view.name(of: $0))
      }
    }
  }

  /// Returns where the first document of a file starts.
  private static func start(of document: DocumentSnapshot) -> TextRange? {
    if document.kind == .swift { return document.file.embedded.first.map { first($0.range) } }
    return document.file.tree.withView { view in document.roots.first.map { first(view.range($0)) } }
  }

  private static func first(_ range: TextRange) -> TextRange {
    TextRange(range.start, TextOffset(utf8: min(range.start.utf8 + 1, range.end.utf8)))
  }

  private static func lens(
    _ title: String, _ command: String, at range: TextRange, in context: FeatureContext
  ) -> CodeLens {
    var json = JSONWriter()
    json.object { $0.member("uri", context.document.uri.string) }
    return CodeLens(
      range: context.positions.range(range),
      command: Command(title: title, command: command, arguments: [LSPAny(bytes: json.bytes)]))
  }
}
