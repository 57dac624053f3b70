import Diagnostics

/// The documentation of the rules as text, generated from the rules themselves.
public enum RuleReference {
  /// Returns all rules as plain text, one per line, by group.
  public static func table() -> String {
    let rules = RuleTable.descriptions.sorted { ($0.group.rawValue, $0.id) < ($1.group.rawValue, $1.id) }
    let width = rules.map { $0.id.rawValue.count }.max() ?? 0
    var lines: [String] = []
    var group = ""
    for rule in rules {
      if rule.group.rawValue != group {
        group = rule.group.rawValue
        lines += (lines.isEmpty ? [] : [""]) + ["\(group): \(rule.group.documentation)"]
      }
      let id = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
      let level = rule.isOnByDefault ? rule.severity.name : "off"
      let padded = level + String(repeating: " ", count: max(0, 7 - level.count))
      lines.append("  \(id)  \(padded)  \(rule.documentation.summary)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the documentation of one rule as plain text.
  public static func page(of rule: RuleDescription) -> String {
    let documentation = rule.documentation
    var text =
      "\(rule.id.rawValue) (\(level(rule)), group \(rule.group.rawValue))\n\n\(documentation.summary)\n\n"
    text += "\(documentation.why)\n"
    if let effect = rule.effect.sentence { text += "\nAt run time: \(effect).\n" }
    if let renderer = rule.renderer {
      text += "\nIt holds for \(renderer.name) only: see `renderer` in clads.json.\n"
    }
    text +=
      "\nBad:\n\n\(indented(plain(documentation.bad)))\n\nGood:\n\n\(indented(plain(documentation.good)))\n"
    if let project = documentation.project { text += "\nWith this clads.json:\n\n\(indented(project))\n" }
    if let fix = documentation.fix { text += "\nQuick fix (\(applicability(rule))): \(fix).\n" }
    text += "\nConfigure it in clads.json: \"rules\": { \"\(rule.id.rawValue)\": \"off\" }\n"
    return text
  }

  /// Returns all rules as a JSON array.
  public static func json() -> String {
    "[\n" + RuleTable.descriptions.map { "  " + json(of: $0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// One rule as a JSON object.
  public static func json(of rule: RuleDescription) -> String {
    let documentation = rule.documentation
    var members: [(String, String)] = [
      ("rule", JSONText.quoted(rule.id.rawValue)), ("severity", JSONText.quoted(rule.severity.name)),
      ("onByDefault", String(rule.isOnByDefault)), ("group", JSONText.quoted(rule.group.rawValue)),
      ("portability", String(rule.isPortability)), ("summary", JSONText.quoted(documentation.summary)),
      ("why", JSONText.quoted(documentation.why)),
    ]
    if let effect = rule.effect.sentence { members.append(("effect", JSONText.quoted(effect))) }
    if let renderer = rule.renderer { members.append(("renderer", JSONText.quoted(renderer.rawValue))) }
    members.append(("bad", JSONText.quoted(plain(documentation.bad))))
    members.append(("good", JSONText.quoted(plain(documentation.good))))
    if let fix = documentation.fix {
      members += [("fix", JSONText.quoted(fix)), ("safe", String(documentation.isFixSafe))]
    }
    return JSONText.object(members)
  }

  /// Returns the rules as a Markdown page.
  public static func markdown() -> String {
    var text = "<!-- Generated from the rules; do not edit. -->\n\n# Rules\n"
    for group in RuleGroup.allCases {
      let rules = RuleTable.descriptions.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      text +=
        "\n## \(group.rawValue)\n\n\(group.documentation)\n"
        + "\n| rule | level | fix | what it finds |\n| --- | --- | --- | --- |\n"
      for rule in rules {
        let summary = rule.documentation.summary.split(separator: "|").joined(separator: "\\|")
        let level = level(rule) + (rule.renderer.map { ", \($0.name) only" } ?? "")
        text += "| `\(rule.id.rawValue)` | \(level) | \(applicability(rule)) | \(summary) |\n"
      }
    }
    return text
  }

  private static func level(_ rule: RuleDescription) -> String {
    rule.isOnByDefault ? rule.severity.name : "off by default"
  }

  /// Whether the quick fix of a rule is safe; empty if it has none.
  private static func applicability(_ rule: RuleDescription) -> String {
    rule.documentation.fix == nil ? "" : rule.documentation.isFixSafe ? "safe" : "suggested"
  }

  private static func plain(_ marked: String) -> String { marked.filter { $0 != "«" && $0 != "»" } }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
