import CladsRules
import CladsSchema
import Diagnostics

/// What is said about rules.
enum HoverRules {
  /// Why the findings at a place matter, each rule once.
  static func paragraphs(for findings: [Diagnostic]) -> [String] {
    var seen: Set<DiagnosticID> = []
    return findings.compactMap { finding in
      guard seen.insert(finding.id).inserted, let rule = RuleTable.description(finding.id) else { return nil }
      return "**\(rule.id.rawValue)** (\(finding.severity.name)): \(rule.documentation.why)"
    }
  }

  /// What is said about the name of a rule or of a group of rules, where one may stand.
  static func paragraphs(forName name: String, role: Role) -> [String] {
    guard case .literal = role else { return [] }
    if let rule = RuleTable.description(DiagnosticID(rawValue: name)) {
      let level = rule.isOnByDefault ? rule.severity.name : "off"
      return [
        "**\(name)**, a rule (\(level) unless set)", rule.documentation.summary, rule.documentation.why,
      ]
    }
    if let group = RuleGroup(rawValue: name) {
      return ["**\(name)**, a group of rules", group.documentation]
    }
    return []
  }
}
