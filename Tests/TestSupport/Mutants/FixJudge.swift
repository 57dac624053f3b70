public import Diagnostics
public import SourceText

/// Judges the fixes that are offered for the mistakes in mutants.
public struct FixJudge {
  /// What became of a mutant.
  public enum Verdict: String, CaseIterable, Sendable {
    /// The first fix is the one that was meant.
    case right
    /// There is a fix, but another one comes first, or it is wrong.
    case wrong
    /// There is a finding without a fix.
    case noFix = "no fix"
    /// There is no finding.
    case unnoticed
    /// The mutant is left out: it lacks a member that is not required.
    case optional
  }

  /// What was found about a mutant.
  public struct Result: Sendable {
    public let verdict: Verdict
    /// The finding that was judged, and its first fix.
    public let summary: String
    /// The fixes that do harm: they add a finding, or the app then rejects the document.
    public let harmful: [String]
  }

  /// Returns the findings in a document.
  private let check: (SourceFile) -> [Diagnostic]

  public init(check: @escaping (SourceFile) -> [Diagnostic]) { self.check = check }

  /// Judges the first fixes of the findings that a mutant has and its original has not.
  public func judge(_ mutant: Mutant) -> Result {
    let source = file(mutant.mutated.text)
    let all = check(source)
    let original = check(file(mutant.original.text))
    let found = added(all, to: original)
    guard let main = mainFinding(found) else {
      let isOptional = if case .inserted = mutant.expectation { true } else { false }
      return Result(verdict: isOptional ? .optional : .unnoticed, summary: "", harmful: [])
    }
    var harmful: [String] = []
    for finding in found {
      guard let fix = finding.fixes.first else { continue }
      let fixed = check(source.edited(by: sorted(fix.edits), version: nil))
      // What the mistake had hidden is not the fault of the fix.
      if let worse = added(fixed, to: all + original).first {
        harmful.append("\(finding.id.rawValue), \(fix.title): \(worse.id.rawValue), \(worse.message)")
      }
    }
    let summary =
      "\(main.id.rawValue): \(main.message); \(main.fixes.isEmpty ? "no fix" : main.fixes.map(\.title).joined(separator: " | "))"
    let verdict: Verdict =
      if main.fixes.isEmpty { .noFix } else { isRight(main, mutant, source) ? .right : .wrong }
    return Result(verdict: verdict, summary: summary, harmful: harmful)
  }

  private func isRight(_ finding: Diagnostic, _ mutant: Mutant, _ source: SourceFile) -> Bool {
    func result(_ fix: QuickFix) -> JSONTree? {
      JSONTree(
        parsing: String(decoding: source.edited(by: sorted(fix.edits), version: nil).bytes, as: UTF8.self))
    }
    switch mutant.expectation {
    case .restored: return finding.fixes.first.flatMap(result)?.sorted == mutant.original.sorted
    case .offered: return finding.fixes.contains { result($0)?.sorted == mutant.original.sorted }
    case .inserted(let key, let path):
      return finding.fixes.first.flatMap(result)?[path].members.contains { $0.name == key } ?? false
    }
  }

  /// The finding that an author sees first: the most severe, and of these the first in the text.
  private func mainFinding(_ findings: [Diagnostic]) -> Diagnostic? {
    findings.min { ($1.severity, $0.range.start) < ($0.severity, $1.range.start) }
  }

  /// Returns the findings that are not among the old ones.
  private func added(_ new: [Diagnostic], to old: [Diagnostic]) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    // Numbers in messages count other findings.
    func key(_ finding: Diagnostic) -> String {
      finding.id.rawValue + finding.message.prefix { $0 != "(" }.filter { !$0.isNumber }
    }
    for finding in old { counts[key(finding), default: 0] += 1 }
    return new.filter { finding in
      let key = key(finding)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }

  private func sorted(_ edits: [TextEdit]) -> [TextEdit] { edits.sorted { $0.range.start > $1.range.start } }

  private func file(_ text: String) -> SourceFile {
    SourceFile(uri: FileURI(path: "/app/mutant.clads.json"), version: nil, bytes: Array(text.utf8))
  }
}
