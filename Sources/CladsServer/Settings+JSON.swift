package import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
import LanguageServerProtocol

extension Settings {
  /// Reads the user's settings from the section `clads`, or from an object with that section; invalid values
  /// are ignored.
  package init(json: SyntaxNode) { self = SettingsReading(json).settings }
}

/// The user's settings as a client sends them, and what is wrong with them.
package struct SettingsReading {
  package private(set) var settings = Settings()
  /// What is expected instead of each invalid value; of very many, only the first.
  package private(set) var problems: [String] = []
  private let section: SyntaxNode

  /// Reads the section `clads`, or an object with that section.
  package init(_ json: SyntaxNode) {
    section = json.object?["clads"] ?? json
    for member in section.node(["diagnostics", "rules"])?.object?.members ?? [] {
      let path = ["diagnostics", "rules", member.nameText]
      settings.rules[member.nameText] = choice(path, of: RuleLevelName.allCases, named: \.rawValue)?.rawValue
    }
    let shown = choice(["diagnostics", "show"], of: Severity.allCases.reversed(), named: \.name)
    settings.shownSeverity = shown ?? settings.shownSeverity
    settings.baseline =
      choice(["diagnostics", "baseline"], of: BaselineVisibility.allCases, named: \.rawValue)
      ?? settings.baseline
    settings.renderer = choice(["renderer"], of: RendererName.allCases, named: \.rawValue)
    settings.project = value(["project"], "a string") { $0.string?.value }
    settings.inlayHints = flag(["inlayHints", "enable"]) ?? settings.inlayHints
    settings.referenceLenses = flag(["codeLens", "references"]) ?? settings.referenceLenses
    let widths = PreviewOptions.widths
    settings.previewWidth = value(
      ["preview", "width"], "an integer from \(widths.lowerBound) to \(widths.upperBound)"
    ) { node in
      node.number?.integer.flatMap { widths.contains($0) ? $0 : nil }
    }
    settings.previewColorScheme = choice(
      ["preview", "colorScheme"], of: PreviewColorScheme.allCases, named: \.rawValue)
  }

  private mutating func flag(_ path: [String]) -> Bool? {
    value(path, "`true` or `false`") { $0.kind == .true ? true : $0.kind == .false ? false : nil }
  }

  private mutating func choice<Choice>(
    _ path: [String], of choices: [Choice], named name: (Choice) -> String
  ) -> Choice? {
    value(path, listing(choices.map(name), last: "or")) { node in
      choices.first { name($0) == node.string?.value }
    }
  }

  /// Returns the value at a path; `nil` if there is none or it is invalid.
  private mutating func value<Value>(
    _ path: [String], _ expected: String, _ read: (SyntaxNode) -> Value?
  ) -> Value? {
    // Clients spell the default of a setting as `null`, and as an empty string if it is a string.
    guard let node = section.node(path), node.kind != .null, node.string?.value != "" else { return nil }
    if let value = read(node) { return value }
    let found = node.tree.text(of: node.index)
    if problems.count < Self.maximumProblemCount {
      problems.append(
        "the setting `\((["clads"] + path).joined(separator: "."))` is ignored: "
          + "expected \(expected), found `\(found.count > 60 ? found.prefix(60) + "…" : found)`")
    }
    return nil
  }

  private static let maximumProblemCount = 10
}
