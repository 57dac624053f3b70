import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// Runs every feature at many positions of every example, in valid and in mutated text.
@Suite struct EveryFeatureTests {
  private static let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]

  @Test(arguments: Examples.names + ["clads.json"])
  func `every feature stays inside the text at every position`(_ name: String) async throws {
    let document = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)])
    var random = SeededRandom(seed: 11)
    try await check(document, positionCount: 40, &random)
    for _ in 0..<6 {
      let bytes = Self.mutated(document.file.source.bytes, &random)
      let source = SourceFile(uri: document.uri, version: 2, bytes: bytes)
      let mutant = DocumentSnapshot.computing(
        source, document.context)
      try await check(mutant, positionCount: 12, &random)
    }
  }

  @Test(arguments: [
    "", " ", "{", "[", "\"", "null", "{\"root\":", "{\"styles\":{\"", "\u{FEFF}{}", "{}{}", "'", "\r\n",
  ])
  func `degenerate texts are handled`(_ text: String) async throws {
    var random = SeededRandom(seed: 3)
    try await check(.alone(text), positionCount: 4, &random)
  }

  private func check(_ document: DocumentSnapshot, positionCount: Int, _ random: inout SeededRandom)
    async throws
  {
    let encoding = Self.encodings.randomElement(using: &random) ?? .utf16
    var client = ClientCapabilities()
    client.hierarchicalSymbols = true
    client.definitionLinks = true
    var settings = Settings()
    settings.referenceLenses = true
    let context = FeatureContext(
      document: document,
      workspace: Examples.workspace.workspaceContext(client: client, settings: settings, encoding: encoding))
    try await checkWhole(context)
    for _ in 0..<positionCount {
      let offset = Int.random(in: 0...document.file.source.bytes.count, using: &random)
      try await checkPosition(TextOffset(utf8: offset), context)
    }
  }

  private func checkWhole(_ context: FeatureContext) async throws {
    let document = context.document
    let uri = document.uri
    let end = context.positions.position(TextOffset(utf8: document.file.source.bytes.count))
    func isInside(_ range: LSPRange) -> Bool { range.start <= range.end && range.end <= end }
    for entry in await document.symbols() {
      #expect(entry.range.contains(entry.selection) && isInside(context.positions.range(entry.range)))
    }
    for fold in try await FoldingRangeFeature.respond(to: .about(uri), in: context) {
      #expect(fold.start <= fold.end && fold.end <= end)
    }
    for link in try await DocumentLinkFeature.respond(to: .about(uri), in: context) {
      #expect(isInside(link.range))
    }
    for color in try await DocumentColorFeature.respond(to: .about(uri), in: context) {
      #expect(isInside(color.range))
    }
    for lens in try await CodeLensFeature.respond(to: .about(uri), in: context) {
      #expect(isInside(lens.range))
    }
    let tokens = try await SemanticTokensFeature.respond(to: .about(uri), in: context)
    #expect((tokens?.data.count ?? 0) % 5 == 0)
    let index = await FileIndex(of: document)
    for mention in index.mentions { #expect(isInside(mention.place.range(context.workspace.encoding))) }
  }

  private func checkPosition(_ offset: TextOffset, _ context: FeatureContext) async throws {
    let positions = context.positions
    let position = positions.position(offset)
    let whole = TextRange(utf8: 0, context.document.file.source.bytes.count)
    let params = try PositionParams.at(position, in: context.document.uri)
    if let found = await context.document.definitions(at: offset, in: context.workspace.workspace) {
      #expect(whole.contains(found.origin))
      for target in found.targets {
        let text = TextRange(utf8: 0, target.document.file.source.bytes.count)
        #expect(text.contains(target.range) && target.range.contains(target.selection))
      }
    }
    _ = try await DefinitionFeature.respond(to: params, in: context)
    for highlight in try await DocumentHighlightFeature.respond(to: params, in: context) {
      #expect(whole.contains(positions.range(highlight.range)))
    }
    _ = try await ReferencesFeature.respond(to: .at(position, in: context.document.uri), in: context)
    let steps = await context.document.selectionRanges(at: [offset])[0]
    for (inner, outer) in zip(steps, steps.dropFirst()) { #expect(outer.contains(inner)) }
    #expect(steps.allSatisfy { whole.contains($0) && $0.touches(offset) })
    _ = try? await PrepareRenameFeature.respond(to: params, in: context)
    if let renaming = try? await context.document.renaming(at: offset),
      let edits = try? renaming.edits(to: "x")
    {
      for edit in edits { #expect(whole.contains(edit.range)) }
    }
    for item in try await TypeHierarchyFeature.respond(to: params, in: context) ?? [] {
      _ = try await SubtypesFeature.respond(to: .about(item), in: context.workspace)
      _ = try await SupertypesFeature.respond(to: .about(item), in: context.workspace)
    }
    for item in try await CallHierarchyFeature.respond(to: params, in: context) ?? [] {
      _ = try await IncomingCallsFeature.respond(to: .about(item), in: context.workspace)
      _ = try await OutgoingCallsFeature.respond(to: .about(item), in: context.workspace)
    }
  }

  /// Returns the text after a few random replacements and insertions.
  private static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let snippets = ["{", "}", "[", "]", "\"", ",", ":", "\\", "${", "@", "\n", "é", "😀", "\"root\":", "null"]
    for _ in 0..<4 where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0..<30, using: &random))
      let snippet = snippets.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(start..<(random.next() % 3 == 0 ? end : start), with: Array(snippet.utf8))
    }
    return bytes
  }
}
