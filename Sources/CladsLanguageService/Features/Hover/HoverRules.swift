import CladsCheck
import CladsDocument
import Diagnostics

/// The hover text for rules and findings.
enum HoverRules {
  /// Returns the texts of findings, as an editor lists them, each with the reason behind its rule; the reason
  /// of each rule only once.
  static func paragraphs(for findings: [Diagnostic]) -> [String] {
    var seen: Set<DiagnosticID> = []
    return findings.flatMap { finding -> [String] in
      guard let rule = RuleTable.description(finding.id) else { return [] }
      let lines = DiagnosticEncoder.text(of: finding).split(separator: "\n").map {
        Markdown.prose(String($0))
      }
      let text = "**\(rule.id.rawValue)** (\(finding.severity.name)): " + lines.joined(separator: "  \n")
      return [text] + (seen.insert(finding.id).inserted ? [rule.documentation.why] : [])
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
