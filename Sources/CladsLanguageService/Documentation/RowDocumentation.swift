import CladsProject
import CladsSchema
import Diagnostics

/// What is said about a key.
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
    ([title, row.documentation] + choices + [facts.joined(separator: "  \n")]).filter { !$0.isEmpty }
  }

  private var title: String {
    let need = row.isRequired ? "required" : "optional"
    return "**\(row.name)** of \(owner): \(row.shape.kindPhrase), \(need)"
  }

  private var choices: [String] {
    let words = row.shape.choices
    guard !words.isEmpty, words.count <= 24 else { return [] }
    return [words.map { "- `\"\($0.name)\"`: \($0.documentation)" }.joined(separator: "\n")]
  }

  private var facts: [String] {
    var facts: [String] = []
    if let text = row.defaultText { facts.append("Without it: `\(text)`.") }
    if row.level == .extended {
      let isKnown = project.vocabulary.level == .extended
      facts.append(
        isKnown
          ? "Of the level `extended` of the format."
          : "Of the level `extended` of the format: today's phones do not know it.")
    }
    if let effect = row.mismatch.effect.sentence {
      facts.append("With a value of another type \(effect).")
    }
    return facts
  }
}

extension Shape {
  /// What is expected, and what its text is when that says more: "text, the name of a style".
  var kindPhrase: String {
    let roles = self.roles.compactMap(\.phrase)
    return roles.isEmpty ? phrase : "\(phrase) (\(roles.joined(separator: ", or ")))"
  }

  /// What strings here are.
  private var roles: [Role] {
    switch self {
    case .string(let role): [role]
    case .either(let shapes): shapes.flatMap(\.roles)
    default: []
    }
  }

  /// The words of a closed set.
  var choices: [Choice] {
    switch self {
    case .choice(let shape): shape.choices
    case .either(let shapes): shapes.flatMap(\.choices)
    default: []
    }
  }
}

extension Role {
  /// What the text is; nothing when there is nothing to say.
  var phrase: String? {
    switch self {
    case .literal: nil
    case .template: "a template with `${…}`"
    case .expression: "an expression"
    case .condition: "a state path or a condition"
    case .path(let access, _): access.writes ? "a state path that is written" : "a state path"
    case .localPath: "a path into the local state"
    case .dataPath: "a state path"
    case .reference(let kind), .parent(let kind): "the name of \(kind.nounWithArticle)"
    case .declaration, .declaredEntry, .choice: nil
    case .entry(let slot): "the name of \(slot.noun.withArticle)"
    case .filePath: "the path of a file"
    case .color: "a colour"
    case .url: "an address"
    case .assetName: "the name of an image of the app"
    case .symbolName: "the name of a system symbol"
    case .fontName: "the name of a font"
    }
  }
}

extension SymbolKind {
  /// The word for one such thing, with its article.
  var nounWithArticle: String {
    let isVowel = noun.first.map { "aeiou".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + noun
  }
}
