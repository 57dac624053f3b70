import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// The documentation of a key.
struct RowDocumentation {
  private let row: Row
  private let owner: String
  /// The values that apps read from the key, if they depend on the kind of the object.
  private let values: [String]?
  private let project: Project
  /// Whether apps read the key: they do not read project files, and not what is inside a key that they do not
  /// know.
  private let isReadByApps: Bool

  init(
    _ row: Row, owner: String, values: [String]? = nil, isDecoded: Bool = true, in document: DocumentSnapshot
  ) {
    self.values = values
    self.row = row
    self.owner = owner
    project = document.project
    isReadByApps = document.kind != .project && isDecoded
  }

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    ([title, Markdown.prose(row.documentation)] + choices + [facts.joined(separator: "  \n")]).filter {
      !$0.isEmpty
    }
  }

  private var title: String {
    let need = row.isRequired ? "required" : "optional"
    let shape = row.shape.at(project.vocabulary.level)
    let kind = Markdown.prose(values.map(Self.kindPhrase) ?? shape.kindPhrase)
    return "**\(Markdown.text(row.name))** of \(Markdown.prose(owner)): \(kind), \(need)"
  }

  private var choices: [String] {
    if let values { return [Self.listing(values)] }
    let choices = row.shape.choices
    guard !choices.isEmpty, choices.count <= 24 else { return [] }
    return [
      choices.map { choice in
        let name = "- " + Markdown.code("\"\(choice.name)\"")
        return choice.documentation.isEmpty ? name : "\(name): \(Markdown.prose(choice.documentation))"
      }.joined(separator: "\n")
    ]
  }

  private static func kindPhrase(_ values: [String]) -> String {
    values.count == 1 ? "one value" : "one of \(values.count) values"
  }

  /// Returns a sentence with the values that apps read.
  static func listing(_ values: [String]) -> String {
    "Apps read \(Diagnostics.listing(values, last: "or"))."
  }

  private var facts: [String] {
    var facts: [String] = []
    if let text = row.defaultText {
      let isJSON = SyntaxTree.parse(Array(text.utf8)).errors.isEmpty
      facts.append("Default: \(isJSON ? Markdown.code(text) : Markdown.prose(text)).")
    }
    if row.level == .extended {
      let isKnown = project.vocabulary.level == .extended
      facts.append(
        isKnown
          ? "Part of format level `extended`."
          : "Part of format level `extended`, which the current runtime does not support.")
    }
    return facts + mismatch
  }

  /// What the app does with a value of another type, and with a string that is not in a closed set.
  private var mismatch: [String] {
    // What ignores the key ignores its value, too.
    let isIgnored = row.level == .extended && project.vocabulary.level == .base
    guard isReadByApps, !isIgnored else { return [] }
    if row.shape.acceptsEverything { return ["A value of any type is accepted."] }
    let type = row.mismatch.effect.sentence
    let string = row.shape.otherwise?.sentence
    if let string, string == type { return ["For any other value, \(string)."] }
    return [
      string.map { "For any other string, \($0)." }, type.map { "If the value has another type, \($0)." },
    ].compactMap { $0 }
  }
}

extension Shape {
  /// The expected type, with the role of a string: "a string (the name of a style)". The values of a closed
  /// set are only counted.
  var kindPhrase: String {
    switch self {
    case .string(let role): role.phrase.map { "\(phrase) (\($0))" } ?? phrase
    case .choice(let shape) where shape.otherwise == nil: "a string"
    case .choice(let shape) where shape.choices.count > 1: "one of \(shape.choices.count) strings"
    case .either(let shapes):
      acceptsEverything
        ? phrase
        : shapes.map(\.kindPhrase).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
          .joined(separator: " or ")
    default: phrase
    }
  }

  /// Whether a value of any type has this shape.
  var acceptsEverything: Bool {
    switch self {
    case .any: true
    case .either(let shapes): shapes.contains(where: \.acceptsEverything)
    default: false
    }
  }

  /// What the app does with a string that is not in the closed set; `nil` for any other shape.
  var otherwise: RuntimeEffect? {
    switch self {
    case .choice(let shape): shape.otherwise
    case .either(let shapes):
      shapes.contains { if case .string = $0 { true } else { false } }
        ? nil : shapes.lazy.compactMap(\.otherwise).first
    default: nil
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
    case .tested(.node): "the id or the text of a node"
    case .tested: nil
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
