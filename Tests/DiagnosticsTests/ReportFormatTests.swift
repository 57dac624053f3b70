import Diagnostics
import SourceText
import TestSupport
import Testing

/// Returns a file with findings of the given severities, one per line.
private func file(_ path: String, _ severities: [Severity]) -> ReportedFile {
  let bytes = Array(String(repeating: "1\n", count: severities.count).utf8)
  return ReportedFile(
    path: path, source: SourceFile(uri: FileURI(path: "/\(path)"), version: nil, bytes: bytes),
    diagnostics: severities.enumerated().map { line, severity in
      Diagnostic(
        "some-rule", severity: severity, at: TextRange(utf8: line * 2, line * 2 + 1), "m\(line)")
    })
}

private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

@Suite struct ReportFormatTests {
  @Test(arguments: ReportTable.all.map { $0.name })
  func `every report of a run is current`(name: String) {
    for report in ReportTable.all where report.name == name {
      Golden.expect("Tests/Fixtures/Reports/\(name).txt", ReportedRun.text(report))
    }
  }

  @Test func `github prints the most severe findings first and counts those that are not shown`() {
    let mixed: [Severity] = [.hint, .warning, .info, .error]
    let files = (1...6).map { file("\($0).json", mixed) } + [file("7.json", [.error, .error])]
    let text = GitHubReport.text(of: files)
    let levels = lines(text).dropLast(2).map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(
      levels.map(String.init)
        == Array(repeating: "error", count: 8) + Array(repeating: "warning", count: 6)
        + Array(repeating: "notice", count: 12))
    let paths = lines(text).prefix(8).compactMap { $0.split(separator: "=").dropFirst().first?.first }
    #expect(String(paths) == "12345677")
    #expect(
      lines(text).last == "2 notices not shown as annotations: GitHub shows 10 of each level for a step")
  }

  @Test func `github says nothing about annotations that are shown`() {
    let text = GitHubReport.text(of: [file("a.json", Array(repeating: .error, count: 10))])
    #expect(!text.contains("not shown as annotations"))
  }

  @Test func `sarif keeps the most severe results, in the order of the paths`() {
    let limit = SARIFReport.maximumResultCount
    let ofFile = ListedFindings.maximumCountOfRule
    let full = (0..<limit / ofFile - 1).map { file("a\($0).json", Array(repeating: .hint, count: ofFile)) }
    let files =
      full + [
        file("a.json", Array(repeating: .hint, count: ofFile - 2)), file("b.json", [.info, .error, .hint]),
      ]
    let text = SARIFReport.text(of: files)
    let results = lines(text).filter { $0.contains("\"ruleId\"") }
    #expect(results.count == limit)
    #expect(results.dropLast(2).allSatisfy { $0.contains("\"uri\": \"a") })
    #expect(results.suffix(2).map { $0.contains("\"level\": \"error\"") } == [false, true])
    #expect(text.contains("1 of \(limit + 1) findings is left out, the least severe first"))
  }

  @Test func `gitlab gives every finding a fingerprint of its own that survives other lines`() {
    func fingerprints(_ files: [ReportedFile]) -> [Substring] {
      lines(GitLabReport.text(of: files)).compactMap { line in
        line.firstRange(of: "\"fingerprint\": \"").map { line[$0.upperBound...].prefix(16) }
      }
    }
    // The findings have the same rule, pointer and text.
    let before = fingerprints([file("a.json", [.error, .error]), file("b.json", [.error])])
    #expect(Set(before).count == 3)
    #expect(fingerprints([file("a.json", [.error, .error])]) == Array(before.prefix(2)))
    #expect(fingerprints([file("b.json", [.error])]) == Array(before.suffix(1)))
  }

  @Test func `markdown stays below the limit of GitHub and says how many rows are left out`() {
    let long = String(repeating: "x", count: 2_000)
    let text = MarkdownReport.text(of: (0..<1_000).map { file("\($0)\(long).json", [.warning]) })
    #expect(text.utf8.count <= MarkdownReport.maximumSize)
    #expect(text.utf8.count > MarkdownReport.maximumSize / 2)
    let rows = lines(text).count { $0.hasPrefix("| warning ") }
    #expect(lines(text).last == "\(1_000 - rows) more rows left out")
  }

  @Test func `junit contains only characters that XML allows`() {
    let all = (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}"]
    let name = String(String.UnicodeScalarView(all))
    let text = JUnitReport.text(of: [ReportedFile(path: name, problem: name), file(name, [.error])])
    for scalar in text.unicodeScalars {
      let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      #expect(isAllowed || scalar == "\n", "U+\(String(scalar.value, radix: 16))")
    }
    for number in (1...8) { #expect(!text.contains("&#x\(number);")) }
    #expect(text.contains("&#x9;&#xA;"))
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
  }

  @Test(arguments: [SARIFReport.self, JUnitReport.self, GitLabReport.self] as [any Report.Type])
  func `reports for services make absolute paths in the current folder relative`(report: any Report.Type) {
    let options = ReportOptions(folder: "/app")
    let text = report.text(of: [file("/app/a.json", [.error])], options: options)
    #expect(text.contains("\"a.json\""))
    #expect(!text.contains("/app"))
    #expect(report.text(of: [file("/a.json", [.error])], options: options).contains("/a.json\""))
  }

  @Test(arguments: ReportTable.all.map { $0.name })
  func `every report says how many findings of a file it does not list`(name: String) {
    let findings = Array(repeating: Severity.error, count: ListedFindings.maximumCountOfRule + 12)
    let said = [
      "github": "202 errors not shown as annotations", "markdown": "| 212 ",
      "json": "\"omitted\": { \"some-rule\": 12 }", "ndjson": "\"omitted\": { \"some-rule\": 12 }",
    ]
    for report in ReportTable.all where report.name == name {
      let text = report.text(of: [file("a.json", findings)])
      #expect(
        text.contains(said[name] ?? "12 more findings are not listed: 12 of `some-rule`"),
        "\(text.suffix(400))")
      #expect(!text.contains("m\(ListedFindings.maximumCountOfRule)"))
    }
  }

  @Test func `junit counts the failures that it does not list`() {
    let text = JUnitReport.text(of: [file("a.json", Array(repeating: .error, count: 300))])
    #expect(text.contains("<failure message=\"300 errors\" type=\"error\">"))
  }
}
