import Diagnostics
import SourceText
import TestSupport
import Testing

private func findings(_ rule: DiagnosticID, _ severity: Severity, _ count: Int, from start: Int = 0)
  -> [Diagnostic]
{
  (start..<start + count).map {
    Diagnostic(rule, severity: severity, at: TextRange(utf8: $0, $0 + 1), "m\($0)")
  }
}

@Suite struct ListedFindingsTests {
  @Test func `all findings of an ordinary file are listed`() {
    let all = findings("a", .error, 200) + findings("b", .hint, 200, from: 200)
    let listed = ListedFindings(all)
    #expect(listed.listed == all)
    #expect(listed.omitted.isEmpty)
  }

  @Test func `the first findings of a rule are listed, and the others are counted`() {
    let all = findings("a", .warning, 250) + findings("b", .warning, 3, from: 250)
    let listed = ListedFindings(all)
    #expect(listed.listed == Array(all[..<200] + all[250...]))
    #expect(listed.omitted.map(\.rule) == ["a"])
    #expect(listed.omitted.map(\.count) == [50])
  }

  @Test func `a severe finding is listed, however many others precede it`() {
    let rules = (0..<10).flatMap { findings(DiagnosticID(rawValue: "r\($0)"), .hint, 150, from: $0 * 150) }
    let all = rules + findings("r9", .error, 1, from: 1_500)
    let listed = ListedFindings(all)
    #expect(listed.listed.count == ListedFindings.maximumCount)
    #expect(listed.listed.last == all.last)
    #expect(listed.listed.map(\.range.start) == listed.listed.map(\.range.start).sorted())
    #expect(listed.omitted.reduce(0) { $0 + $1.count } == all.count - ListedFindings.maximumCount)
  }
}
