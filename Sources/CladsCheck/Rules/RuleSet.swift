package import CladsProject
package import Diagnostics

/// The rules that are on in a project, by what they check; created once for all its documents.
package struct RuleSet: Sendable {
  /// The rules that check components of a built-in kind, by its name.
  let component: [String: [any ComponentRule.Type]]
  /// All rules by what they check.
  let checks: RuleChecks
  /// The rules that check the document as a whole, by group.
  let documentGroups: [[any DocumentRule.Type]]
  /// The levels of all rules.
  package let levels: RuleLevels

  /// Selects the rules that are on for at least one file of the project, or those in `only`, regardless of
  /// the project file.
  package init(for project: Project, only: Set<DiagnosticID>? = nil) {
    let levels = RuleLevels(project, only: only)
    self.levels = levels
    var checks = RuleChecks()
    for rule in RuleTable.all where levels.isOnSomewhere(rule.id) { checks.append(rule.checks) }
    var component: [String: [any ComponentRule.Type]] = [:]
    for rule in checks.component {
      for kind in rule.kinds ?? RuleTable.builtInKinds { component[kind, default: []].append(rule) }
    }
    self.component = component
    self.checks = checks
    var groups: [RuleGroup] = []
    var documentGroups: [[any DocumentRule.Type]] = []
    for rule in checks.document {
      if let index = groups.firstIndex(of: rule.group) {
        documentGroups[index].append(rule)
      } else {
        groups.append(rule.group)
        documentGroups.append([rule])
      }
    }
    self.documentGroups = documentGroups
  }
}
