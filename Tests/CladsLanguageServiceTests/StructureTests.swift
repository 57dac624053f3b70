import CladsAnalysis
import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct FoldingTests {
  @Test func `a fold leaves the closing line visible`() async throws {
    let text = "{\n  \"a\": {\n    \"b\": [1,\n      2]\n  },\n  \"c\": {}\n}\n"
    #expect(try await check(text, wholeLines: true) == ["0-5", "1-3", "2-2"].filter { $0 != "2-2" })
    #expect(try await check(text, wholeLines: false) == ["0:1-6:0", "1:8-4:2", "2:10-3:7"])
  }

  @Test(arguments: ["", "{}", #"{"a":[1,2]}"#, "]\n]", "\n\n"])
  func `a single line does not fold`(_ text: String) async throws {
    #expect(try await check(text, wholeLines: true).isEmpty)
  }

  @Test func `an unclosed object folds to the end`() async throws {
    #expect(try await check("{\n\"a\": [\n1,\n2\n", wholeLines: false).first == "0:1-4:0")
  }

  private func check(_ text: String, wholeLines: Bool) async throws -> [String] {
    var client = ClientCapabilities()
    client.lineFoldingOnly = wholeLines
    let context = try #require(MemoryWorkspace(document: text).context(client: client))
    return try await FoldingRangeFeature.respond(to: .about(context.document.uri), in: context).map {
      wholeLines
        ? "\($0.start.line)-\($0.end.line)"
        : "\($0.start.line):\($0.start.character)-\($0.end.line):\($0.end.character)"
    }
  }
}

@Suite struct SelectionTests {
  @Test func `a selection grows from a part of an expression to the document`() async {
    let steps = await check(
      #"{"root":{"children":[{"type":"label","text":"Hi ${user.na$0me + 1}!"}]}}"#)
    #expect(
      steps.prefix(9) == [
        "name", "user.name", "user.name + 1", "${user.name + 1}", "Hi ${user.name + 1}!",
        #""Hi ${user.name + 1}!""#, #""text":"Hi ${user.name + 1}!""#,
        #""type":"label","text":"Hi ${user.name + 1}!""#, #"{"type":"label","text":"Hi ${user.name + 1}!"}"#,
      ])
  }

  @Test func `a selection in a path grows part by part`() async {
    let steps = await check(#"{"root":{"children":[{"type":"textfield","bind":"a.b$0.c"}]}}"#)
    #expect(steps.prefix(5) == ["b", "a.b", "a.b.c", #""a.b.c""#, #""bind":"a.b.c""#])
  }

  @Test func `each selection range is nested in its parent`() {
    let positions = (0..<3).map { Position(line: 0, character: $0) }
    let range = SelectionRange(
      ranges: [
        LSPRange(start: positions[1], end: positions[1]), LSPRange(start: positions[0], end: positions[2]),
      ])
    #expect(
      String(decoding: range.jsonBytes, as: UTF8.self)
        == #"{"range":{"start":{"line":0,"character":1},"end":{"line":0,"character":1}},"#
        + #""parent":{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":2}}}}"#)
  }

  private func check(_ marked: String) async -> [String] {
    let text = MarkedText(marked)
    let document = DocumentSnapshot.alone(text.text)
    let steps = await document.selectionRanges(at: [text.cursor ?? TextOffset(utf8: 0)])[0]
    for (inner, outer) in zip(steps, steps.dropFirst()) { #expect(outer.contains(inner) && outer != inner) }
    return steps.map { document.file.source.text(in: $0) }
  }
}
