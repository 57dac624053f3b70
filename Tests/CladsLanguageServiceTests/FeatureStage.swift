import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// A document in marked text with files next to it, and requests at its cursors.
struct FeatureStage {
  static let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]

  let text: MarkedText
  let workspace: MemoryWorkspace
  let context: FeatureContext

  var uri: FileURI { context.document.uri }

  /// Creates the document `a.clads.json`; `files` are next to it.
  init(
    _ marked: String, files: [String: String] = [:], client: ClientCapabilities = ClientCapabilities(),
    encoding: PositionEncoding = .utf16
  ) throws {
    text = MarkedText(marked)
    workspace = MemoryWorkspace(files.merging(["a.clads.json": text.text]) { $1 })
    context = try #require(workspace.context(client: client, encoding: encoding))
  }

  /// Returns parameters at a cursor, with more members.
  func params<Params: JSONDecodable>(
    at offset: TextOffset? = nil, _ members: (inout JSONWriter) -> Void = { _ in }
  ) throws -> Params {
    let offset = try #require(offset ?? text.cursor)
    return try .about(uri) { json in
      json.member("position", context.positions.position(offset))
      members(&json)
    }
  }

  /// The labels of the inlay hints in the whole document.
  func hints() async throws -> [String] {
    try await hints(in: TextRange(utf8: 0, text.bytes.count)).map(\.label)
  }

  func hints(in range: TextRange) async throws -> [InlayHint] {
    let range = context.positions.range(range)
    return try await InlayHintFeature.respond(
      to: .about(uri) { $0.member("range", range) }, in: context)
  }

  /// The text of the hover at the cursor; empty when there is none.
  func hover(_ kind: MarkupContent.Kind = .markdown) async throws -> String {
    let cursor = try #require(text.cursor)
    return await context.document.hover(at: cursor)?.text(kind) ?? ""
  }

  /// Returns the text of every file in which there are locations, with marks around them.
  func marking(_ locations: [Location]) throws -> [String: String] {
    var marked: [String: String] = [:]
    for (uri, locations) in Dictionary(grouping: locations, by: \.uri) {
      let source = try #require(workspace.snapshots[uri]).file.source
      let positions = PositionMapper(source, encoding: context.workspace.encoding)
      let ranges = locations.map { positions.range($0.range) }.sorted { $0.start.utf8 < $1.start.utf8 }
      marked[MemoryWorkspace.name(of: uri)] = MarkedText.marking(
        ranges, in: source.bytes)
    }
    return marked
  }

  /// Returns the text of every file that a rename changes, after the rename.
  func renamed(to name: String, at offset: TextOffset? = nil) async throws -> [String: String] {
    let offset = try #require(offset ?? text.cursor)
    return try await workspace.renamed(
      to: name, at: offset, in: MemoryWorkspace.name(of: uri), client: context.client,
      encoding: context.workspace.encoding)
  }

  // MARK: - Texts

  /// Returns a document with these nodes.
  static func screen(_ nodes: String, state: String = "{}", more: String = "") -> String {
    """
    {
      "id": "stage",
      "state": \(state),\(more)
      "root": { "children": [
        \(nodes)
      ] }
    }

    """
  }

  /// Returns a node that shows a text.
  static func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }
}

extension MarkedText {
  /// Returns a marked text with the text of each range replaced, without marks.
  static func replacingRanges(in marked: String, with name: String) -> String {
    marked.replacing("$0", with: "").replacing(/«[^»]*»/, with: name)
  }
}
