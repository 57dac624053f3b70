import CladsDocument
import CladsExpressions
package import CladsProject
package import Diagnostics

/// The level of each rule, which may differ by file.
package struct RuleLevels: Sendable {
  private let project: Project
  private let only: Set<DiagnosticID>?
  private let general: [DiagnosticID: RuleLevel]

  /// Computes the levels that apply to all files of a project; with `only`, just those rules are on.
  package init(_ project: Project, only: Set<DiagnosticID>? = nil) {
    self.project = project
    self.only = only
    general = Dictionary(
      uniqueKeysWithValues: RuleTable.descriptions.map { rule in
        (rule.id, Self.level(of: rule, project, only))
      })
  }

  private static func level(of rule: RuleDescription, _ project: Project, _ only: Set<DiagnosticID>?)
    -> RuleLevel
  {
    if let only { return only.contains(rule.id) ? .on(rule.severity) : .off }
    if rule.isPortability, !project.target.deviations.concern(rule.id) { return .off }
    if let level = project.rules[rule.id.rawValue] { return level }
    if let level = groupLevel(of: rule, project.rules) { return level }
    return rule.isOnByDefault ? .on(rule.severity) : .off
  }

  private static func groupLevel(of rule: RuleDescription, _ levels: [String: RuleLevel]) -> RuleLevel? {
    if let level = levels[rule.group.rawValue] { return level }
    if rule.isPortability, let level = levels[RuleGroup.portability.rawValue] { return level }
    if rule.id.rawValue.hasPrefix("unused-"), let level = levels[RuleGroup.unused.rawValue] { return level }
    return nil
  }

  /// Returns whether the rule is on for at least one file.
  func isOnSomewhere(_ id: DiagnosticID) -> Bool {
    if general[id] != .off { return true }
    if only != nil { return false }
    guard let rule = RuleTable.description(id) else { return false }
    return project.overrides.contains { Self.overridden(rule, $0.rules) ?? .off != .off }
  }

  private static func overridden(_ rule: RuleDescription, _ levels: [String: RuleLevel]) -> RuleLevel? {
    levels[rule.id.rawValue] ?? groupLevel(of: rule, levels)
  }

  /// Returns the severity of a finding in the file at `path`, or `nil` if its rule is off there.
  ///
  /// A level that the project file sets takes precedence over the severity of the finding.
  package func severity(of finding: Finding, path: String?) -> Severity? {
    guard let rule = RuleTable.description(finding.id) else { return finding.diagnostic.severity }
    if only == nil, let path {
      for override in project.overrides.reversed() where override.files.contains(where: { $0.matches(path) })
      {
        if let level = Self.overridden(rule, override.rules) { return Self.severity(level) }
      }
    }
    guard let level = general[rule.id], let severity = Self.severity(level) else { return nil }
    let isSet =
      only == nil
      && (project.rules[rule.id.rawValue] != nil || Self.groupLevel(of: rule, project.rules) != nil)
    return finding.hasOwnSeverity && !isSet ? finding.diagnostic.severity : severity
  }

  private static func severity(_ level: RuleLevel) -> Severity? {
    if case .on(let severity) = level { severity } else { nil }
  }
}
