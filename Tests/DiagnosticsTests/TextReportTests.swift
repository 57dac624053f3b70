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

  /// Returns a file with a finding about each host name.
  private func file(_ path: String, _ names: [String], hidden: [String] = []) -> ReportedFile {
    func finding(_ name: String) -> Diagnostic {
      var diagnostic = Diagnostic("unknown-component-kind", at: TextRange(utf8: 0, 1), "no kind `\(name)`")
      diagnostic.hostName = name
      diagnostic.related = [Related("also here", at: TextRange(utf8: 0, 1), isOccurrence: true)]
      return diagnostic
    }
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: Array("1".utf8))
    var file = ReportedFile(path: path, source: source, diagnostics: names.map(finding))
    file.hiddenHostNames = hidden.compactMap { HostName(finding($0)) }
    return file
  }

  @Test func `a host name is reported once, with the number of documents that use it`() {
    let files = [
      file("1.json", ["a", "b"], hidden: ["c"]), file("2.json", ["b"]), file("3.json", ["c", "d", "b"]),
    ]
    let text = TextReport.text(of: files, options: ReportOptions(isQuiet: true))
    let errors = text.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(
      errors == [
        "error: no kind `a` (and one more like it)  [unknown-component-kind]",
        "error: no kind `b` (used in 3 documents) (and one more like it)  [unknown-component-kind]",
        "error: no kind `d` (and one more like it)  [unknown-component-kind]",
      ])
    let single = files[0].diagnostics.map { TextReport(options: ReportOptions()).text(of: $0, in: files[0]) }
    #expect(text.hasPrefix(single[0] + "\nerror: no kind `b`"))
    #expect(text.contains("[unknown-component-kind]\n  ┌─ 3.json"))
  }

  @Test func `the summary counts a host name once where the report does`() {
    let counts = [["a", "b"], ["b"]].map { FindingCounts(file("1.json", $0).diagnostics) }
    for (isMerging, count) in [(true, 2), (false, 3)] {
      var summary = ReportSummary(mergingHostNames: isMerging)
      for file in counts { summary.count(file, fixes: FixCounts(), shown: .hint) }
      #expect(summary.files == 2 && summary.counts == [.error: count])
      #expect(summary.rules["unknown-component-kind"]?.count == count)
    }
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

  @Test func `lines of ASCII letters are cut like lines of other letters`() {
    for length in stride(from: 0, through: 112, by: 7) {
      for start in stride(from: 0, through: length, by: 6) {
        for end in stride(from: start, through: length, by: 9) {
          func text(_ letter: String) -> String {
            let parts = [start, end - start, length - end].map { String(repeating: letter, count: $0) }
            return report("1,\n\(parts[0])«\(parts[1])»\(parts[2])\n]") {
              Diagnostic("unknown-key", at: $0, "message")
            }
          }
          #expect(text("x") == text("é").replacing("é", with: "x"))
        }
      }
    }
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
