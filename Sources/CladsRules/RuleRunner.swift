public import CladsAnalysis
public import CladsProject
import CladsSchema
public import Diagnostics
import JSONSyntax
import SourceText

/// Runs the rules over one analysed document and decides what is said.
public struct RuleRunner: Sendable {
  /// What is known about the app.
  public let project: Project
  /// The rules that may speak.
  public let rules: RuleSet

  /// The day for suppressions with a date, as `2027-01-31`; without it none expires.
  public let today: String?

  /// Prepares the rules of a project.
  public init(_ project: Project, only: Set<DiagnosticID>? = nil, today: String? = nil) {
    self.project = project
    self.today = today
    rules = RuleSet(for: project, only: only)
  }

  /// What there is to say about a document, sorted by place.
  ///
  /// - Parameters:
  ///   - path: the `/`-separated path relative to the project file, for overrides.
  ///   - samples: the states to try the document with.
  public func diagnostics(
    for analysis: Analysis, path: String? = nil, samples: [Sample] = [.initial]
  ) -> [Diagnostic] {
    let findings = analysis.file.tree.withView { view in
      let context = RuleContext(analysis: analysis, project: project, samples: samples, view: view)
      DocumentWalk(rules: rules, context: context).run()
      let all = Absorption.filtered(analysis.findings + context.findings)
      return Suppressions(analysis.comments, view: view, today: today).applied(to: all)
    }
    return finished(findings, analysis.file, path)
  }

  /// What there is to say about a file in which no document was found.
  public func syntaxDiagnostics(of file: ParsedFile, path: String? = nil) -> [Diagnostic] {
    finished(file.tree.errors.map(\.finding), file, path)
  }

  /// The findings about a file that is no document, sorted by place.
  public func diagnostics(for findings: [Finding], in file: ParsedFile) -> [Diagnostic] {
    finished(findings, file, nil)
  }

  private func finished(_ findings: [Finding], _ file: ParsedFile, _ path: String?) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(findings.count)
    for finding in findings {
      guard let severity = rules.levels.severity(of: finding, path: path) else { continue }
      var diagnostic = finding.diagnostic
      diagnostic.severity = severity
      diagnostics.append(diagnostic)
    }
    diagnostics.sort(by: Diagnostic.isOrderedBefore)
    var pointers = PointerWriter(file.tree)
    for index in diagnostics.indices {
      diagnostics[index].pointer = pointers.pointer(at: diagnostics[index].range.start).description
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// The order of reports: by place, then by rule.
  public static func isOrderedBefore(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
    (lhs.range.start, lhs.range.end, lhs.id.rawValue, lhs.message)
      < (rhs.range.start, rhs.range.end, rhs.id.rawValue, rhs.message)
  }
}
