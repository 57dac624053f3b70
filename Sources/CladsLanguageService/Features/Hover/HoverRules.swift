import CladsRules
import CladsSchema
import Diagnostics

/// The hover text for rules and findings.
enum HoverRules {
  /// Returns the reasons behind the rules of findings, each rule once.
  static func paragraphs(for findings: [Diagnostic]) -> [String] {
    var seen: Set<DiagnosticID> = []
    return findings.compactMap { finding in
      guard seen.insert(finding.id).inserted, let rule = RuleTable.description(finding.id) else { return nil }
      return "**\(rule.id.rawValue)** (\(finding.severity.name)): \(rule.documentation.why)"
    }
  }

  /// Returns the text for the name of a rule or a rule group, where the schema allows one.
  static func paragraphs(forName name: String, role: Role) -> [String] {
    guard case .literal = role else { return [] }
    if let rule = RuleTable.description(DiagnosticID(rawValue: name)) {
      let level = rule.isOnByDefault ? rule.severity.name : "off"
      return [
        "**\(name)**, rule (default: \(level))", rule.documentation.summary, rule.documentation.why,
      ]
    }
    if let group = RuleGroup(rawValue: name) {
      return ["**\(name)**, rule group", group.documentation]
    }
    return []
  }
}
