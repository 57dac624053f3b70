package import CladsAnalysis
package import CladsCheck
package import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
public import SourceText

/// A part of the program whose cost is measured: the work, and what is prepared before.
@MainActor
public struct GrowthStage {
  public let name: String
  /// Prepares a document, and returns the work to measure.
  public let prepare: @MainActor (_ text: [UInt8]) async -> @MainActor () async -> Void

  public static let all = [
    GrowthStage(name: "check") { text in
      { keep(report(context.diagnostics(of: source(text)), of: source(text))) }
    },
    GrowthStage(name: "edit") { text in
      let file = ParsedFile(source(text))
      return { keep(findings(in: edited(file))) }
    },
    GrowthStage(name: "requests") { text in
      let document = openDocument(text)
      return { await requests(about: document) }
    },
    GrowthStage(name: "format") { text in
      {
        let tree = SyntaxTree.parse(text)
        keep(JSONFormatter().formatted(tree))
        keep(JSONFormatter().edits(for: tree))
      }
    },
    GrowthStage(name: "preview") { text in
      let file = ParsedFile(source(text))
      let analysis = Analysis(of: file, vocabulary: context.project.vocabulary)
      let input = PreviewInput(
        source: file.source, document: analysis.document, tree: file.tree,
        findings: analysis.findings.map(\.diagnostic),
        project: context.project)
      return {
        let session = PreviewSession(options: PreviewOptions(), input: input)
        await session.start()
        keep(session.frame())
        keep(session.show(input))
        await session.stop()
      }
    },
  ]

  /// The requests, one by one, for the shapes where all of them together take too long.
  public static let features = FeatureTable.documents.map { stage(of: $0) }

  private static func stage<Feature: DocumentFeature>(of feature: Feature.Type) -> GrowthStage {
    GrowthStage(name: Feature.Request.method) { text in
      let document = openDocument(text)
      return { await request(feature, about: document) }
    }
  }

  package nonisolated static let context = FileContext(kind: .document)
  nonisolated private static let uri = FileURI(path: "/a.clads.json")

  /// Returns a document as the server keeps it while it is open: analyzed and checked once for all requests.
  private static func openDocument(_ text: [UInt8]) -> DocumentSnapshot {
    let file = ParsedFile(source(text))
    let analyses = context.analyses(of: file)
    let diagnostics = context.diagnostics(of: file, analyses: analyses)
    return DocumentSnapshot(
      file: file, context: context, recentAnalyses: analyses, recentDiagnostics: diagnostics,
      analyses: { analyses }, diagnostics: { diagnostics })
  }

  public nonisolated static func source(_ text: [UInt8]) -> SourceFile {
    SourceFile(uri: uri, version: 1, bytes: text)
  }

  /// Returns the report of a check, with all findings.
  private static func report(_ diagnostics: [Diagnostic], of source: SourceFile) -> String {
    TextReport.text(of: [ReportedFile(path: "a.clads.json", source: source, diagnostics: diagnostics)])
  }

  /// Returns a file after a space was typed near its middle, after a comma.
  package nonisolated static func edited(_ file: ParsedFile) -> ParsedFile {
    let bytes = file.source.bytes
    let comma = bytes[(bytes.count / 2)...].firstIndex(of: UInt8(ascii: ","))
    let middle = comma.map { $0 + 1 } ?? bytes.count / 2
    return file.edited(by: [TextEdit(range: TextRange(utf8: middle, middle), newText: " ")], version: 2)
  }

  /// Returns the findings in a file as the server sends them.
  package nonisolated static func findings(in file: ParsedFile) -> LSPAny {
    DiagnosticEncoder(
      client: client, encoding: .utf16, projectPath: nil, visibility: FindingVisibility(settings)
    )
    .json(context.diagnostics(of: file, analyses: context.analyses(of: file)), of: file.source)
  }

  nonisolated private static let client: ClientCapabilities = {
    var client = ClientCapabilities()
    client.relatedInformation = true
    return client
  }()

  /// The settings with which everything is sent.
  nonisolated private static let settings: Settings = {
    var settings = Settings()
    settings.shownSeverity = .hint
    settings.referenceLenses = true
    return settings
  }()

  /// Sends a request of every feature about a document, and one for the code actions at a cursor: those of a
  /// selection are others.
  private static func requests(about document: DocumentSnapshot) async {
    let (params, context) = requestInput(document)
    for feature in FeatureTable.documents { await respond(feature, params, context) }
    await respond(CodeActionFeature.self, Self.params(document.file.source, isSelected: false), context)
  }

  private static func request<Feature: DocumentFeature>(
    _ feature: Feature.Type, about document: DocumentSnapshot
  ) async {
    let (params, context) = requestInput(document)
    await respond(feature, params, context)
  }

  private static func requestInput(_ document: DocumentSnapshot) -> (SyntaxTree, FeatureContext) {
    let workspace = WorkspaceContext(
      client: client, settings: settings, encoding: .utf16, workspace: OneFile(document: document))
    let context = FeatureContext(document: document, workspace: workspace)
    return (params(document.file.source), context)
  }

  package static func respond<Feature: DocumentFeature>(
    _ feature: Feature.Type, _ params: SyntaxTree, _ context: FeatureContext
  ) async {
    guard let params = try? Feature.Request.Params(json: params.root) else { return }
    keep(try? await Feature.respond(to: params, in: context))
  }

  /// Returns the parameters of any request, with a position in the middle and the range of the whole text, or
  /// an empty one in the middle.
  private static func params(_ source: SourceFile, isSelected: Bool = true) -> SyntaxTree {
    func text(_ offset: Int) -> String {
      let position = source.position(of: TextOffset(utf8: offset), encoding: .utf16)
      return "{\"line\":\(position.line),\"character\":\(position.character)}"
    }
    let middle = text(source.bytes.count / 2)
    let range =
      isSelected
      ? "{\"start\":\(text(0)),\"end\":\(text(source.bytes.count))}"
      : "{\"start\":\(middle),\"end\":\(middle)}"
    let json = """
      {"textDocument":{"uri":"\(source.uri)"},"position":\(middle),"positions":[\(middle)],"range":\(range),
       "context":{"diagnostics":[],"includeDeclaration":true},"options":{"tabSize":2,"insertSpaces":true},
       "previousResultId":"","newName":"b","ch":"\\n","color":{"red":1,"green":1,"blue":1,"alpha":1}}
      """
    return SyntaxTree.parse(Array(json.utf8))
  }
}

/// A workspace that consists of one file.
private struct OneFile: WorkspaceReading {
  let document: DocumentSnapshot

  func document(_ uri: FileURI) async -> DocumentSnapshot? { uri == document.uri ? document : nil }
  func indexes() async -> [FileIndex] { [] }
}

/// Keeps a value alive so that the optimizer cannot remove the work that computes it.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
