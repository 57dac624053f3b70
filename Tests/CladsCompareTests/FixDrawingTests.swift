import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// What a first fix changes on screen is what its finding says that was lost.
@Suite struct FixDrawingTests {
  private static let rules = RuleTable.descriptions.filter { $0.subject == .document }

  @Test(arguments: rules.map(\.id.rawValue))
  func `the fix of a rule changes the screen if its finding says that something is lost`(rule: String)
    async throws
  {
    let documentation = try #require(RuleTable.description(DiagnosticID(rawValue: rule))).documentation
    try await check(MarkedText(documentation.bad).text, documentation.project, rule)
  }

  @Test(arguments: Mutator.all.map(\.name))
  func `so do the fixes of documents with a mistake`(mutator: String) async throws {
    let mutator = try #require(Mutator.all.first { $0.name == mutator })
    var random = SeededRandom(seed: 23)
    var mutants = Self.examples.flatMap { mutator.mutants(of: $0, &random) }
    mutants.shuffle(using: &random)
    for mutant in mutants.prefix(8) { try await check(mutant.mutated.text) }
  }

  private static let examples: [JSONTree] = SampleDocuments.examples.compactMap { JSONTree(parsing: $0.text) }

  private func check(_ text: String, _ projectText: String? = nil, _ rule: String? = nil) async throws {
    let project =
      projectText.map {
        Project.read(Array($0.utf8), path: "clads.json", files: NoFiles(), after: nil)
      } ?? Project()
    var only = Set(Self.rules.filter(\.isOnByDefault).map(\.id))
    if let rule { only.insert(DiagnosticID(rawValue: rule)) }
    let source = SourceFile(uri: FileURI(path: "/screen.clads.json"), version: nil, bytes: Array(text.utf8))
    guard ParsedFile(source).tree.errors.isEmpty else { return }
    let context = FileContext(kind: .document, checker: Checker(project: project, only: only))
    for finding in context.diagnostics(of: source) {
      guard let fix = finding.fixes.first, fix.otherFiles.isEmpty, fix.applicability != .incomplete,
        let promise = Promise(finding, fix)
      else { continue }
      let fixed = String(decoding: source.bytes.edited(by: fix.edits), as: UTF8.self)
      let screen = await ComparisonStage.compare(text, fixed, project: project)
      guard !isOpen(screen, promise) else { continue }
      let changes = (screen?.verdict ?? .same) != .same
      #expect(
        changes == (promise == .difference),
        """
        \(finding.id.rawValue) (\(finding.severity), \(finding.effect)): \(finding.message)
        \(fix.title)
        \(ComparisonStage.lines(screen).joined(separator: "\n"))
        \(text)
        """)
    }
  }

  /// Returns whether a comparison does not tell what a fix changes on the screen: another mistake empties it,
  /// or nothing on it uses what has changed.
  private func isOpen(_ screen: ScreenComparison?, _ promise: Promise) -> Bool {
    guard let screen else { return false }
    switch promise {
    case .none: return screen.oldFailure != nil
    case .difference:
      return screen.newFailure != nil
        || screen.notes.contains { $0.contains("which nothing on this screen uses") || $0.contains("`id`") }
    }
  }

  /// What a finding and its fix say of the screen.
  private enum Promise {
    /// The screen looks different or does something else afterwards.
    case difference
    /// What is deleted has no effect.
    case none

    /// Creates the promise of a finding and its fix; `nil` if they leave it open.
    init?(_ finding: Diagnostic, _ fix: QuickFix) {
      if fix.edits.allSatisfy(\.newText.isEmpty) {
        // Where an empty stack or section is, there is the spacing of the stack around it.
        guard finding.id != "empty-container", finding.id != "section-empty" else { return nil }
        guard finding.effect == .isIgnored || finding.severity == .hint else { return nil }
        self = .none
      } else {
        // A word that is not known may stand for what the app shows instead.
        guard finding.severity >= .warning, finding.effect != .none else { return nil }
        self = .difference
      }
    }
  }
}
