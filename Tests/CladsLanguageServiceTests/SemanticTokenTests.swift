import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct SemanticTokenTests {
  @Test func `names, kinds and enumeration values are classified`() async {
    let tokens = await check(
      #"{"styles":{"a":{"inherits":"b","fontWeight":"bold"}},"actions":{"go":{"type":"dismiss"}},"root":{"children":[{"type":"card","styleId":"@t","id":"i","dataSourceId":"d","actions":{"onTap":"go"}}]}}"#
    )
    #expect(
      tokens == [
        "a class declaration", "b class", "bold enumMember", "go function declaration",
        "dismiss type defaultLibrary", "card type", "@t decorator", "i property declaration", "d struct",
        "go function",
      ])
  }

  @Test func `expressions are split into tokens`() async {
    let tokens = await check(
      #"{"root":{"children":[{"type":"label","text":"\u00e9 ${!a.b ? l.contains('x') : -c[0] + d.1.count}"}]}}"#
    )
    #expect(
      tokens.dropFirst() == [
        "${ keyword", "! operator", "a variable", "b property", "? operator", "l variable", "contains method",
        "'x' string", ": operator", "- operator", "c variable", "0 number", "+ operator", "d variable",
        "1 number", "count property", "} keyword",
      ])
  }

  @Test func `paths distinguish writes and variables`() async {
    let tokens = await check(
      #"{"root":{"children":[{"type":"forEach","items":"l.m","template":{"type":"textfield","bind":"a.0","text":"${item.x}"}}]}}"#
    )
    #expect(
      tokens == [
        "forEach type defaultLibrary", "l variable", "m property", "textfield type defaultLibrary",
        "a variable", "0 number modification", "${ keyword", "item parameter", "x property", "} keyword",
      ])
  }

  @Test(arguments: Examples.names)
  func `a delta turns the old result into the new one`(_ name: String) async throws {
    let document = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)])
    var random = SeededRandom(seed: 7)
    var old = await data(document)
    for _ in 0..<10 {
      let bytes = document.file.source.bytes
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0..<40, using: &random))
      let edit = TextEdit(range: TextRange(utf8: start, end), newText: random.next() % 2 == 0 ? "" : "x\n")
      let new = await data(.alone(String(decoding: bytes.edited(by: [edit]), as: UTF8.self)))
      var applied = old
      for edit in SemanticTokenCoding.difference(from: old, to: new) {
        applied.replaceSubrange(edit.start..<edit.start + edit.deleteCount, with: edit.data)
      }
      #expect(applied == new)
      old = new
    }
  }

  @Test(arguments: Examples.names)
  func `tokens are in the order of the text, on one line each, and do not overlap`(_ name: String)
    async throws
  {
    let document = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)])
    let lines = String(decoding: document.file.source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let data = await data(document).map(Int.init)
    #expect(data.count > 100 && data.count.isMultiple(of: 5))
    var (line, start, length) = (0, 0, 0)
    for index in stride(from: 0, to: data.count, by: 5) {
      // The numbers are relative to the token before.
      #expect(data[index] > 0 || index == 0 || data[index + 1] >= length, "\(line):\(start)")
      start = data[index + 1] + (data[index] == 0 ? start : 0)
      line += data[index]
      length = data[index + 2]
      #expect(length > 0 && start + length <= lines[line].utf16.count, "\(line):\(start)")
    }
  }

  @Test func `a delta only touches what changed`() {
    let edits = SemanticTokenCoding.difference(from: [1, 2, 3, 4], to: [1, 9, 9, 4])
    #expect(edits == [SemanticTokensEdit(start: 1, deleteCount: 2, data: [9, 9])])
    #expect(SemanticTokenCoding.difference(from: [1, 1], to: [1, 1]) == [])
    #expect(
      SemanticTokenCoding.difference(from: [1, 1], to: [1, 1, 1])
        == [SemanticTokensEdit(start: 2, deleteCount: 0, data: [1])])
  }

  @Test func `results are cached by content, up to a limit`() async {
    let cache = SemanticTokensCache(maximumCount: 2, maximumSize: 10)
    let first = await cache.insert([1])
    #expect(await cache.insert([1]) == first)
    let second = await cache.insert([2, 2])
    #expect(await cache.data(for: first) == [1])
    _ = await cache.insert([3])
    #expect(await cache.data(for: first) == nil)
    #expect(await cache.data(for: second) == [2, 2])
  }

  @Test func `a delta refers to the ID of a result`() async throws {
    let context = try #require(MemoryWorkspace(document: #"{"styles":{"a":{}}}"#).context())
    let uri = context.document.uri
    let full = try await SemanticTokensFeature.respond(to: .about(uri), in: context)
    let id = try #require(full?.resultId)
    let same = try await SemanticTokensDeltaFeature.respond(
      to: .about(uri) { $0.member("previousResultId", id) }, in: context)
    #expect(same == .edits(resultId: id, []))
    let all = try await SemanticTokensDeltaFeature.respond(
      to: .about(uri) { $0.member("previousResultId", "evicted") }, in: context)
    #expect(all == full.map { .tokens($0) })
  }

  @Test func `a range only has the tokens in that range`() async throws {
    let text = MarkedText(#"{"styles":{"a":{},«"b":{},»"c":{}}}"#)
    let document = DocumentSnapshot.alone(text.text)
    let tokens = await document.semanticTokens(in: text.ranges.first)
    #expect(tokens.map { document.file.source.text(in: $0.range) } == ["b"])
  }

  private func data(_ document: DocumentSnapshot) async -> [UInt32] {
    SemanticTokenCoding.encode(
      await document.semanticTokens(), PositionMapper(document.file.source, encoding: .utf16))
  }

  private func check(_ text: String) async -> [String] {
    let document = DocumentSnapshot.alone(text)
    return await document.semanticTokens().map { token in
      let modifiers = SemanticToken.Modifiers.names.enumerated().filter {
        token.modifiers.rawValue >> UInt32($0.offset) & 1 == 1
      }
      return ([document.file.source.text(in: token.range), token.kind.rawValue] + modifiers.map(\.element))
        .joined(separator: " ")
    }
  }
}
