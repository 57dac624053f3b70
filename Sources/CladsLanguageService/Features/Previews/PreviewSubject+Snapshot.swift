public import CladsAnalysis
public import CladsPreview
import CladsProject
public import CladsRules
import Diagnostics
import JSONSyntax
import SourceText

extension PreviewSubject {
  /// Creates the subject for the first document in a file; fails when the file has none. `levels` determines
  /// the severities of the findings; `errors` is the number of errors in the file, if it is known.
  public init?(
    _ document: DocumentSnapshot, _ analyses: [Analysis], levels: RuleLevels, errors: Int? = nil
  ) {
    guard let analysis = analyses.first else { return nil }
    let findings = analysis.findings.compactMap { finding -> Diagnostic? in
      guard let severity = levels.severity(of: finding, path: document.path) else { return nil }
      var diagnostic = finding.diagnostic
      diagnostic.severity = severity
      return diagnostic
    }.sorted(by: Diagnostic.isOrderedBefore)
    let errorCount = findings.count { $0.severity == .error }
    self.init(
      source: document.file.source,
      input: PreviewInput(
        document: analysis.document, tree: document.file.tree,
        findings: Self.withPointers(findings, document.file.tree), problems: max(errorCount, errors ?? 0),
        samples: document.samples,
        sample: document.samples.first { $0.name == document.selectedSample && $0.problem == nil },
        project: document.project),
      number: document.generation)
  }

  private static func withPointers(_ findings: [Diagnostic], _ tree: SyntaxTree) -> [Diagnostic] {
    var pointers = PointerWriter(tree)
    return findings.map { finding in
      var finding = finding
      finding.pointer = pointers.pointer(at: finding.range.start).description
      return finding
    }
  }
}
