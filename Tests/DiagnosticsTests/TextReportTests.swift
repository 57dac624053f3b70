import Diagnostics
import SourceText
import TestSupport
import Testing

private func report(_ marked: String, _ make: (TextRange) -> Diagnostic) -> String {
  let marked = MarkedText(marked)
  let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: marked.bytes)
  let diagnostic = make(marked.ranges.first ?? TextRange(utf8: 0, 0))
  return TextReport.text(
    of: [ReportedFile(path: "a.json", source: source, diagnostics: [diagnostic])],
    options: ReportOptions(isQuiet: true))
}

@Suite struct TextReportTests {
  @Test func `the source line, the effect and the help are shown`() {
    let text = report("{\n  \"styleId\": «\"crad\"»\n}") {
      Diagnostic(
        "unresolved-style", severity: .error, at: $0, "no style named `crad`", label: "not in `styles`",
        effect: .isIgnored, help: "did you mean `card`?")
    }
    #expect(
      text == """
        error: no style named `crad`  [unresolved-style]
          ┌─ a.json:2:14
          │
         2│   "styleId": "crad"
          │              ^^^^^^ not in `styles`
          │
          = effect: the app silently ignores it
          = help: did you mean `card`?

        """)
  }

  @Test func `the right cells are underlined after tabs and wide characters`() {
    let text = report("\t{ \"日本\": «1» }") { Diagnostic("a", at: $0, "m") }
    #expect(text.contains(" 1│   { \"日本\": 1 }\n"))
    #expect(text.contains("  │             ^\n"))
  }

  @Test func `a character of several scalars is as wide as a terminal draws it`() {
    let text = report("{ \"👩‍🚀👩‍🚀\": «1» }") { Diagnostic("a", at: $0, "m") }
    #expect(text.contains(" 1│ { \"👩‍🚀👩‍🚀\": 1 }\n"))
    #expect(text.contains("  │ \(String(repeating: " ", count: 10))^\n"))
  }

  @Test func `a very long line is cut around the range`() {
    let padding = String(repeating: "x", count: 500_000)
    let text = report("\"\(padding)\" «1» \"\(padding)\"") { Diagnostic("a", at: $0, "m") }
    #expect(text.utf8.count < 600)
    #expect(text.contains("…"))
    #expect(text.contains("^"))
  }

  @Test func `empty and multiline ranges are underlined`() {
    #expect(report("{ «»}") { Diagnostic("a", at: $0, "m") }.contains("^"))
    let lines = report("{ «[\n 1\n]» }") { Diagnostic("a", at: $0, "m") }
    #expect(lines.contains(" 1│ { [\n"))
  }

  @Test func `control characters of the document are never printed`() {
    let text = report("\"\u{1B}[31m«x»\"") { Diagnostic("a", at: $0, "m") }
    #expect(!text.contains("\u{1B}"))
  }
}
