package import Diagnostics
import JSONSyntax

/// The documentation of the rules as text, generated from the rules themselves.
package enum RuleReference {
  /// Returns all rules as plain text, one per line, by group.
  package static func table() -> String {
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
  package static func page(of rule: RuleDescription) -> String {
    let title = "\(rule.id.rawValue) (\(level(rule)), group \(rule.group.rawValue))"
    let paragraphs = paragraphs(about: rule).map { paragraph in
      switch paragraph {
      case .text(let text): text
      case .example(let json): indented(json)
      }
    }
    return ([title] + paragraphs).joined(separator: "\n\n") + "\n"
  }

  /// Returns the documentation of a rule for reports; `url` is its address.
  package static func help(for id: DiagnosticID, url: String) -> RuleHelp? {
    RuleTable.description(id).map { rule in
      RuleHelp(
        summary: rule.documentation.summary, severity: rule.severity, group: rule.group.rawValue,
        text: page(of: rule), markdown: markdown(of: rule), url: url)
    }
  }

  /// Returns the documentation of one rule as Markdown, without a title.
  private static func markdown(of rule: RuleDescription) -> String {
    let paragraphs = paragraphs(about: rule).map { paragraph in
      switch paragraph {
      case .text(let text): Markdown.prose(text)
      case .example(let json): Markdown.block(json: json)
      }
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// A part of the documentation of a rule.
  private enum Paragraph {
    case text(String)
    case example(String)
  }

  private static func paragraphs(about rule: RuleDescription) -> [Paragraph] {
    let documentation = rule.documentation
    var paragraphs: [Paragraph] = [.text(documentation.summary), .text(documentation.why)]
    if let effect = rule.effect.sentence { paragraphs.append(.text("At run time: \(effect).")) }
    if let renderer = rule.renderer {
      paragraphs.append(.text("It holds for \(renderer.name) only: see `renderer` in clads.json."))
    }
    if rule.subject == .screen {
      paragraphs.append(
        .text("It shows only once the document is drawn: `--check --screens` and `--gallery` report it."))
    }
    paragraphs += [
      .text("Bad:"), .example(rule.bad), .text("Good:"), .example(rule.good),
    ]
    if let project = documentation.project {
      paragraphs += [.text("With this clads.json:"), .example(project)]
    }
    if let fix = documentation.fix {
      paragraphs.append(.text("Quick fix (\(applicability(rule))): \(fix)."))
    }
    let setting = "\"rules\": { \"\(rule.id.rawValue)\": \"off\" }"
    return paragraphs + [.text("Configure it in clads.json: \(setting)")]
  }

  /// Returns all rules as a JSON array.
  package static func json() -> String {
    "[\n" + RuleTable.descriptions.map { "  " + json(of: $0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns one rule as a JSON object.
  ///
  /// - `rule`, `group`, `severity`, `onByDefault`, `portability`: its id, its group, its severity where it is
  ///   on, whether it is on without a project, and whether it is about deviations.
  /// - `summary`, `why`, `effect`, `renderer`: what it finds, why it matters, what the app does on device,
  ///   and the only renderer that it holds for.
  /// - `bad`, `reported`, `good`, `project`: a document with the mistake, the texts in it that are reported,
  ///   the document without the mistake, and the clads.json that both need.
  /// - `fix`, `safe`, `level`: what the quick fix does, whether it may be applied without asking, and whether
  ///   it is `safe`, `suggested` or `destructive`.
  package static func json(of rule: RuleDescription) -> String {
    let documentation = rule.documentation
    var members: [(String, JSONValue)] = [
      ("rule", .string(rule.id.rawValue)), ("severity", .string(rule.severity.name)),
      ("onByDefault", .bool(rule.isOnByDefault)), ("group", .string(rule.group.rawValue)),
      ("portability", .bool(rule.isPortability)), ("summary", .string(documentation.summary)),
      ("why", .string(documentation.why)),
    ]
    if let effect = rule.effect.sentence { members.append(("effect", .string(effect))) }
    if let renderer = rule.renderer { members.append(("renderer", .string(renderer.rawValue))) }
    members.append(("bad", .string(rule.bad)))
    let reported = documentation.bad.split(separator: "«").dropFirst().compactMap {
      $0.split(separator: "»", omittingEmptySubsequences: false).first.map(String.init)
    }
    members.append(("reported", .strings(reported)))
    members.append(("good", .string(rule.good)))
    if let project = documentation.project { members.append(("project", .string(project))) }
    if let fix = documentation.fix {
      let level = documentation.fixLevel
      members += [
        ("fix", .string(fix)), ("safe", .bool(level == .safe)), ("level", .string(level.rawValue)),
      ]
    }
    return JSONText.printable(.members(members))
  }

  /// Returns the rules as a Markdown page.
  package static func markdown() -> String {
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

  /// What the quick fix of a rule may do; empty if it has none.
  private static func applicability(_ rule: RuleDescription) -> String {
    rule.documentation.fix == nil ? "" : rule.documentation.fixLevel.rawValue
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
