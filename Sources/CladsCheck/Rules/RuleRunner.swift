package import CladsAnalysis
import CladsDocument
package import CladsProject
package import Diagnostics
import JSONSyntax
import SourceText

/// Runs the rules over an analyzed document, and applies suppressions and rule levels to their findings.
package struct RuleRunner: Sendable {
  package let project: Project
  /// The rules to run.
  package let rules: RuleSet

  /// The rules to run again after edits of strings; created when they are first needed.
  private let rerun = Monitor<[StringEdit.Meaning: RuleSet]>([:])

  /// The current date, such as `2027-01-31`; if it is `nil`, no suppression expires.
  package let today: String?

  /// Prepares the rules of a project.
  package init(_ project: Project, only: Set<DiagnosticID>? = nil, today: String? = nil) {
    self.project = project
    self.today = today
    rules = RuleSet(for: project, only: only)
  }

  /// Returns the findings in a document, sorted by position.
  ///
  /// - Parameters:
  ///   - analysis: the analyzed document.
  ///   - path: the `/`-separated path relative to the project file, for overrides of rule levels.
  ///   - samples: the samples to check the document with.
  ///   - pointers: whether the findings have JSON pointers.
  /// - Returns: the findings that are enabled and not suppressed; of a canceled task, none or some of them.
  package func diagnostics(
    for analysis: Analysis, path: String? = nil, samples: [Sample] = [.initial], pointers: Bool = true
  ) -> [Diagnostic] {
    let reported = reported(rules, about: analysis, samples)
    return diagnostics(from: reported, in: analysis, path: path, pointers: pointers)
  }

  private func reported(
    _ rules: RuleSet, about analysis: Analysis, _ samples: [Sample]
  ) -> ReportedFindings {
    analysis.file.tree.withView { view in
      let context = RuleContext(analysis: analysis, project: project, samples: samples, view: view)
      DocumentWalk(rules: rules, context: context).run()
      return context.reported
    }
  }

  /// A version of a document with its findings, for the check of the next one.
  package struct CheckedVersion: Sendable {
    package let analysis: Analysis
    let reported: ReportedFindings
  }

  /// Returns the findings in a document as `diagnostics` does. Where only a string has changed, or some
  /// texts, only those are looked for that may depend on it.
  ///
  /// - Parameters:
  ///   - analysis: the analyzed document.
  ///   - path: the path, as for `diagnostics`.
  ///   - samples: the samples, as for `diagnostics`.
  ///   - pointers: whether the findings have JSON pointers.
  ///   - previous: an earlier version of the document, or another document, which this runner has checked
  ///     with the same samples.
  /// - Returns: the findings, and what the check of the next version uses; of a canceled task, some of them.
  package func check(
    _ analysis: Analysis, path: String? = nil, samples: [Sample] = [.initial], pointers: Bool = true,
    after previous: CheckedVersion?
  ) -> (diagnostics: [Diagnostic], version: CheckedVersion) {
    let (rules, kept) = plan(for: analysis, after: previous)
    let version = CheckedVersion(
      analysis: analysis,
      reported: ReportedFindings(joining: [reported(rules, about: analysis, samples)] + kept))
    return (diagnostics(of: version, path: path, pointers: pointers), version)
  }

  /// Returns the same, found by two tasks, for each of which `next` returns 0, then 1 and so on.
  package func check(
    _ analysis: Analysis, path: String? = nil, samples: [Sample] = [.initial], pointers: Bool = true,
    after previous: CheckedVersion? = nil, inParallel next: @escaping @Sendable () -> Int
  ) async -> (diagnostics: [Diagnostic], version: CheckedVersion) {
    let (rules, kept) = plan(for: analysis, after: previous)
    let found = await reported(rules, about: analysis, samples, inParallel: next)
    let version = CheckedVersion(analysis: analysis, reported: ReportedFindings(joining: [found] + kept))
    return (diagnostics(of: version, path: path, pointers: pointers), version)
  }

  private func diagnostics(of version: CheckedVersion, path: String?, pointers: Bool) -> [Diagnostic] {
    diagnostics(from: version.reported, in: version.analysis, path: path, pointers: pointers)
  }

  /// Returns the rules to run, and the findings of the version before that hold still.
  private func plan(
    for analysis: Analysis, after previous: CheckedVersion?
  ) -> (rules: RuleSet, kept: [ReportedFindings]) {
    guard let previous, let edit = StringEdit(from: previous.analysis, to: analysis),
      let others = previous.reported.kept(after: edit, { !self.isKept($0, after: edit) })
    else { return (rules, []) }
    return (rules(after: edit), [others])
  }

  private func isKept(_ id: DiagnosticID, after edit: StringEdit) -> Bool {
    RuleTable.rule(id).map { !$0.depends(on: edit.meaning) } ?? false
  }

  private func rules(after edit: StringEdit) -> RuleSet {
    rerun.with { known in
      if let rules = known[edit.meaning] { return rules }
      let rules = rules.filtered { $0.depends(on: edit.meaning) }
      known[edit.meaning] = rules
      return rules
    }
  }

  /// Runs all rules, then calls `body` with a function that runs some of them again, in a context that has
  /// everything that rules look up: what they take then is their own.
  package func afterRunning(on analysis: Analysis, _ body: (_ run: (RuleSet) -> Void) -> Void) {
    analysis.file.tree.withView { view in
      let context = RuleContext(analysis: analysis, project: project, samples: [.initial], view: view)
      DocumentWalk(rules: rules, context: context).run()
      body { rules in
        context.removeFindings()
        DocumentWalk(rules: rules, context: context).run()
      }
    }
  }

  /// Returns what some rules report, found by two tasks; `next` returns 0, then 1 and so on, each to one of
  /// the tasks.
  private func reported(
    _ rules: RuleSet, about analysis: Analysis, _ samples: [Sample],
    inParallel next: @escaping @Sendable () -> Int
  ) async -> ReportedFindings {
    @Sendable func units() -> [ReportedFindings] {
      analysis.file.tree.withView { view in
        let context = RuleContext(analysis: analysis, project: project, samples: samples, view: view)
        let walk = DocumentWalk(rules: rules, context: context)
        var starts: [(unit: Int, index: Int)] = []
        while case let unit = next(), unit < walk.unitCount {
          starts.append((unit, context.findings.count))
          walk.run(unit)
        }
        context.addFurtherOccurrences()
        return context.reported.split(at: starts)
      }
    }
    async let others = units()
    return ReportedFindings(joining: (units() + (await others)).sorted { $0.unit < $1.unit })
  }

  private func diagnostics(
    from reported: ReportedFindings, in analysis: Analysis, path: String?, pointers: Bool
  ) -> [Diagnostic] {
    if Task.isCancelled { return [] }
    let findings = analysis.file.tree.withView { view in
      // What holds for another renderer absorbs nothing, but a comment that silences it is of use.
      let reported = reported.filtered(HoleFilter(analysis.file.tree))
      let (found, others) = partition(reported.all(with: analysis.findings))
      let placed = KeyPlacement.improved(StyleColors.improved(found, of: analysis, view), of: analysis, view)
      let all = Absorption.filtered(
        MissingPaths.filled(MissingTypes.filled(placed, of: analysis, view), of: analysis, view))
      let suppressions = Suppressions(
        analysis.comments, view: view, today: today, program: project.program)
      let gates = ClientGates(of: analysis, view, clients: project.clientNames)
      let remaining = suppressions.applied(to: all + others + gates.findings)
      return others.isEmpty ? remaining : partition(remaining).holding
    }
    return diagnostics(from: findings, in: analysis.file, path: path, pointers: pointers)
  }

  /// Returns the findings that hold for the project's renderer, and those that hold for the other one only.
  private func partition(_ findings: [Finding]) -> (holding: [Finding], others: [Finding]) {
    guard let renderer = project.renderer else { return (findings, []) }
    var others: [Finding] = []
    let holding = findings.filter { finding in
      let only = finding.renderer ?? RuleTable.description(finding.id)?.renderer
      let holds = only == nil || only == renderer
      if !holds { others.append(finding) }
      return holds
    }
    return (holding, others)
  }

  /// Returns the syntax errors of a file that contains no document.
  package func syntaxDiagnostics(of file: ParsedFile, path: String? = nil) -> [Diagnostic] {
    diagnostics(from: file.tree.errors.map(\.finding), in: file, path: path)
  }

  /// Returns findings that no rule has reported, with their levels applied, sorted by position.
  package func diagnostics(
    for findings: [Finding], in file: ParsedFile, path: String? = nil
  ) -> [Diagnostic] {
    diagnostics(from: findings, in: file, path: path)
  }

  /// Returns the enabled findings with their severities, sorted by position.
  private func diagnostics(
    from findings: [Finding], in file: ParsedFile, path: String?, pointers: Bool = true
  ) -> [Diagnostic] {
    var cancellation = CancellationCheck()
    var diagnostics: [Diagnostic] = []
    diagnostics.reserveCapacity(findings.count)
    file.tree.withView { view in
      for finding in findings where !cancellation.isCanceled() {
        guard let severity = rules.levels.severity(of: finding, path: path) else { continue }
        var diagnostic = finding.diagnostic
        diagnostic.severity = severity
        diagnostic.markDestructiveFixes(in: view)
        diagnostics.append(diagnostic)
      }
    }
    if cancellation.isCanceled() { return [] }
    diagnostics = Diagnostic.sorted(diagnostics)
    if pointers { writePointers(into: &diagnostics, in: file) }
    return cancellation.isCanceled() ? [] : diagnostics
  }

  private func writePointers(into diagnostics: inout [Diagnostic], in file: ParsedFile) {
    var cancellation = CancellationCheck()
    var pointers = PointerWriter(file.tree)
    for index in diagnostics.indices {
      if cancellation.isCanceled() { return }
      diagnostics[index].pointer = pointers.pointer(at: diagnostics[index].range.start).description
      guard diagnostics[index].related.contains(where: \.isOccurrence) else { continue }
      diagnostics[index].related = diagnostics[index].related.map { related in
        guard related.isOccurrence else { return related }
        var related = related
        related.pointer = pointers.pointer(at: related.range.start).description
        return related
      }
    }
  }
}

extension Diagnostic {
  /// Returns whether a finding comes before another in reports: by position, then by rule.
  package static func isOrderedBefore(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
    if lhs.range.start != rhs.range.start { return lhs.range.start < rhs.range.start }
    if lhs.range.end != rhs.range.end { return lhs.range.end < rhs.range.end }
    return (lhs.id.rawValue, lhs.message) < (rhs.id.rawValue, rhs.message)
  }

  /// Returns findings in the order of reports; none, once the task is canceled.
  static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var cancellation = CancellationCheck()
    // Small keys are faster to move than findings.
    let keys = diagnostics.indices.map { SortKey(range: diagnostics[$0].range, index: $0) }
    return keys.sorted { lhs, rhs in
      if cancellation.isCanceled() { return lhs.index < rhs.index }
      if lhs.range.start != rhs.range.start { return lhs.range.start < rhs.range.start }
      return isOrderedBefore(diagnostics[lhs.index], diagnostics[rhs.index])
    }.compactMap { cancellation.isCanceled() ? nil : diagnostics[$0.index] }
  }

  private struct SortKey {
    let range: TextRange
    let index: Int
  }
}
