import CladsProject
import CladsSchema
import Diagnostics

/// The documentation of a key.
struct RowDocumentation {
  private let row: Row
  private let owner: String
  private let project: Project

  init(_ row: Row, owner: String, project: Project) {
    self.row = row
    self.owner = owner
    self.project = project
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    ([title, Markdown.prose(row.documentation)] + choices + [facts.joined(separator: "  \n")]).filter {
      !$0.isEmpty
    }
  }

  private var title: String {
    let need = row.isRequired ? "required" : "optional"
    let kind = Markdown.prose(row.shape.kindPhrase)
    return "**\(Markdown.text(row.name))** of \(Markdown.prose(owner)): \(kind), \(need)"
  }

  private var choices: [String] {
    let choices = row.shape.choices
    guard !choices.isEmpty, choices.count <= 24 else { return [] }
    return [
      choices.map { "- \(Markdown.code("\"\($0.name)\"")): \(Markdown.prose($0.documentation))" }
        .joined(separator: "\n")
    ]
  }

  private var facts: [String] {
    var facts: [String] = []
    if let text = row.defaultText { facts.append("Default: \(Markdown.code(text)).") }
    if row.level == .extended {
      let isKnown = project.vocabulary.level == .extended
      facts.append(
        isKnown
          ? "Part of format level `extended`."
          : "Part of format level `extended`, which the current runtime does not support.")
    }
    if let effect = row.mismatch.effect.sentence {
      facts.append("If the value has another type, \(effect).")
    }
    return facts
  }
}

extension Shape {
  /// The expected type, followed by the roles of a string: "text (the name of a style)".
  var kindPhrase: String {
    let roles = self.roles.compactMap(\.phrase)
    return roles.isEmpty ? phrase : "\(phrase) (\(roles.joined(separator: ", or ")))"
  }

  /// The roles of strings with this shape.
  private var roles: [Role] {
    switch self {
    case .string(let role): [role]
    case .either(let shapes): shapes.flatMap(\.roles)
    default: []
    }
  }

  /// The values of a closed set; empty for any other shape.
  var choices: [Choice] {
    switch self {
    case .choice(let shape): shape.choices
    case .either(let shapes): shapes.flatMap(\.choices)
    default: []
    }
  }
}

extension Role {
  /// A noun phrase for a string with this role; `nil` for roles that need no explanation.
  var phrase: String? {
    switch self {
    case .literal: nil
    case .template: "a template with `${…}`"
    case .expression: "an expression"
    case .condition: "a state path or a condition"
    case .path(let access, _): access.writes ? "a state path to write to" : "a state path"
    case .localPath: "a path into local state"
    case .dataPath: "a state path"
    case .reference(let kind), .parent(let kind): "the name of \(kind.nounWithArticle)"
    case .declaration, .declaredEntry, .choice: nil
    case .modifier: "a modifier"
    case .entry(let slot): "the name of \(slot.noun.withArticle)"
    case .filePath: "a file path"
    case .color: "a color"
    case .url: "a URL"
    case .assetName: "the name of an image asset"
    case .symbolName: "the name of a system symbol"
    case .fontName: "a font name"
    }
  }
}

extension SymbolKind {
  /// The noun for this kind, with its article.
  var nounWithArticle: String {
    let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + noun
  }
}
