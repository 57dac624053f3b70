import CladsDocument
package import Diagnostics

/// A check for one kind of mistake.
///
/// It is a value: the file of the rule declares it, and the list of its group has it.
package struct Rule: Sendable {
  package let description: RuleDescription
  /// What it checks; empty if its findings are reported while the document is read.
  let checks: [RuleCheck]
  /// The rules whose findings this one suppresses at the range that it reports, and inside it.
  let absorbs: [DiagnosticID]

  init(
    _ description: RuleDescription, _ checks: [RuleCheck] = [], absorbing absorbed: [RuleDescription] = []
  ) {
    self.description = description
    self.checks = checks
    absorbs = absorbed.map(\.id)
  }

  /// Creates a rule with its description, whose parameters are those of `RuleDescription`.
  init(
    _ id: String, _ severity: Severity, _ group: RuleGroup, _ effect: RuntimeEffect = .none,
    checks: RuleCheck..., absorbing absorbed: [RuleDescription] = [], isOnByDefault: Bool = true,
    isPortability: Bool = false, renderer: Renderer? = nil, subject: RuleSubject = .document,
    summary: String, why: String, bad: @autoclosure @escaping @Sendable () -> RuleExample,
    good: @autoclosure @escaping @Sendable () -> Correction? = nil, fix: String? = nil,
    fixLevel: FixLevel = .suggested, project: String? = nil
  ) {
    let description = RuleDescription(
      id, severity, group, effect, isOnByDefault: isOnByDefault, isPortability: isPortability,
      renderer: renderer, subject: subject, summary: summary, why: why, makingBad: bad, makingGood: good,
      fix: fix, fixLevel: fixLevel, project: project)
    self.init(description, checks, absorbing: absorbed)
  }

  /// Creates a rule about templates and expressions, all of which are checked in one pass.
  init(expression description: RuleDescription, absorbing absorbed: [RuleDescription] = []) {
    self.init(description, [.document { $0.reportExpressionFindings() }], absorbing: absorbed)
  }

  /// Creates a rule about modifiers that cannot be decoded, all of which are checked in one pass.
  init(modifier description: RuleDescription) {
    self.init(description, [.document { $0.reportModifierFindings() }])
  }

  package var id: DiagnosticID { description.id }
}

extension RuleDescription {
  /// Returns the rule that checks parts of documents.
  func checks(_ checks: RuleCheck..., absorbing absorbed: [RuleDescription] = []) -> Rule {
    Rule(self, checks, absorbing: absorbed)
  }
}

/// What a rule checks, with the function that checks it.
///
/// The function reports to the context, which knows the rule that is running.
enum RuleCheck: Sendable {
  /// The whole document, once.
  case document(@Sendable (RuleContext) -> Void)
  /// Every component of some built-in kinds; of all of them, if `kinds` is `nil`.
  case component(kinds: Set<String>? = nil, @Sendable (Document.ComponentContents, RuleContext) -> Void)
  /// Every component, including custom and unknown kinds.
  case anyComponent(@Sendable (Document.ComponentContents, RuleContext) -> Void)
  /// Every stack.
  case layout(@Sendable (Document.Layout, RuleContext) -> Void)
  case spacer(@Sendable (Document.Spacer, RuleContext) -> Void)
  case forEach(@Sendable (Document.ForEach, RuleContext) -> Void)
  case sectionLayout(@Sendable (Document.SectionLayout, RuleContext) -> Void)
  case section(@Sendable (Document.SectionDefinition, RuleContext) -> Void)
  /// Every named style.
  case style(@Sendable (Named<Document.Style>, RuleContext) -> Void)
  /// Every action: named actions, inline actions and the steps of sequences.
  case action(@Sendable (Document.Action, RuleContext) -> Void)
  case color(@Sendable (ColorUse, RuleContext) -> Void)
  /// Every named data source and every data reference.
  case data(@Sendable (DataUse, RuleContext) -> Void)
}
