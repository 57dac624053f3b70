import CladsAnalysis
import CladsLanguageService
import SourceText
import TestSupport
import Testing

/// Completion of words without quotes, and inside of quotes.
@Suite struct CompletionWordTests {
  @Test(arguments: [
    // On the same line, on the next, at the top level, in an array, before another entry.
    (
      #"{"root":{"children":[{"type":"label" te$0}]}}"#, "text",
      #"{"root":{"children":[{"type":"label", "text": ""}]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"label"te$0}]}}"#, "text",
      #"{"root":{"children":[{"type":"label", "text": ""}]}}"#
    ),
    (
      "{\"root\":{\"children\":[{\n  \"type\": \"label\"\n  te$0\n}]}}", "text",
      "{\"root\":{\"children\":[{\n  \"type\": \"label\",\n  \"text\": \"\"\n}]}}"
    ),
    (#"{"id":"x" ro$0}"#, "root", #"{"id":"x", "root": { "children": [] }}"#),
    ("{\"id\":\"x\"\nst$0\n}", "styles", "{\"id\":\"x\",\n\"styles\": {  }\n}"),
    (
      #"{"root":{"children":[{"type":"label" te$0, "styleId":"a"}]}}"#, "text",
      #"{"root":{"children":[{"type":"label", "text": "", "styleId":"a"}]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"label" te$0 "styleId":"a"}]}}"#, "text",
      #"{"root":{"children":[{"type":"label", "text": "", "styleId":"a"}]}}"#
    ),
    (
      #"{"root":{"edgeInset":{},"children":[{"type":"divider"} di$0]}}"#, "divider",
      #"{"root":{"edgeInset":{},"children":[{"type":"divider"}, { "type": "divider" }]}}"#
    ),
    (
      #"{"root":{"children":[{"type":"label","styleId":ca$0}]},"styles":{"card":{}}}"#, "card",
      #"{"root":{"children":[{"type":"label","styleId":"card"}]},"styles":{"card":{}}}"#
    ),
  ])
  func `a bare word is replaced, with the comma that is missing`(
    text: String, label: String, expected: String
  ) async {
    let result = await CompletionResult(text)
    #expect(result.accepting(label, snippets: false) == expected)
  }

  @Test(arguments: [
    #"{"root":{"children":[{"type":"label","styleId":qq$0}]},"styles":{"card":{}}}"#,
    #"{"root":{"children":[{"type":"label","styleId":"qq$0"}]},"styles":{"card":{}}}"#,
    #"{"root":{"children":[{"type":"button","actions":{"onTap":qq$0}}]}}"#,
    #"{"root":{"children":[{"type":"textfield","bind":qq$0}]}}"#,
  ])
  func `the word at the cursor is not offered`(text: String) async {
    #expect(await !CompletionResult(text).labels.contains("qq"))
  }

  @Test(arguments: [
    (#"{"root":{"children":[{"type":"label","styleId":"«c$0»"}]},"styles":{"card":{}}}"#, "card", "card"),
    (#"{"root":{"children":[{"type":"«la$0b»","text":""}]}}"#, "label", "label"),
    (#"{"root":{"children":[{"type":"label","«t$0»":"x"}]}}"#, "text", "text"),
    (#"{"root":{"children":[{"type":"label","styleId":"«c$0»"#, "card", #"card""#),
  ])
  func `inside quotes, only what is between them is replaced`(
    marked: String, label: String, inserted: String
  ) async throws {
    let text = MarkedText(marked)
    var document = marked.replacing("«", with: "").replacing("»", with: "")
    if !document.contains("styles"), label == "card" {
      document = document.replacing(#"{"root""#, with: #"{"styles":{"card":{}},"root""#)
    }
    let result = await CompletionResult(document)
    let item = try #require(result.item(label))
    #expect(item.text.plain == inserted)
    #expect(item.filterText == label)
    let range = result.completions.range
    #expect(
      result.document.file.source.text(in: range)
        == text.ranges.first.map { range in
          String(decoding: text.bytes[range.start.utf8..<range.end.utf8], as: UTF8.self)
        })
  }
}
