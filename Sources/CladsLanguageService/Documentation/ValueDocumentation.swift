import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// The documentation of a value, derived from the schema alone.
struct ValueDocumentation {
  let shape: Shape
  let text: String
  let record: RecordIndex
  let document: DocumentSnapshot

  /// The paragraphs, in Markdown.
  var paragraphs: [String] {
    if let choice = shape.choices.first(where: { $0.name == text }) { return paragraphs(for: choice) }
    if shape.isColor { return ColorDocumentation(text).paragraphs }
    return []
  }

  private func paragraphs(for choice: Choice) -> [String] {
    for slot in Slot.allCases {
      if let entry = document.project.vocabulary.entry(named: choice.name, in: slot),
        entry.documentation == choice.documentation
      {
        return paragraphs(for: entry, in: slot)
      }
    }
    return ["**\(Markdown.text(choice.name))**: \(Markdown.prose(choice.documentation))"]
  }

  private func paragraphs(for entry: Entry, in slot: Slot) -> [String] {
    var paragraphs = [
      "**\(Markdown.text(entry.name))**, \(slot.noun)\(origin(of: entry))",
      Markdown.prose(entry.documentation),
    ]
    if let versions = document.project.versions(having: entry.name, in: slot) {
      paragraphs.append("In \(Markdown.text(versions)).")
    }
    if let keys = keys(of: entry), !keys.isEmpty {
      paragraphs.append("Keys: " + keys.map(Markdown.code).joined(separator: ", "))
    }
    if let sentence = SourceDeclarations.sentence(
      about: entry.name, in: slot, document.project, document.projectPath)
    {
      paragraphs.append(sentence)
    }
    if let example = Self.example(of: entry) { paragraphs.append(Markdown.block(json: example)) }
    return paragraphs
  }

  private func origin(of entry: Entry) -> String {
    switch entry.origin {
    case .builtIn: ""
    case .plugin(let name): " from the plugin \(Markdown.code(name))"
    case .project: " from this project"
    case .source(_, _, let isGuess): isGuess ? ", perhaps of the app" : " of the app"
    }
  }

  /// Returns the keys of an entry at the level of the project.
  private func keys(of entry: Entry) -> [String]? {
    let rows: [Row]? =
      switch entry.content {
      case .node(let node): node.usedRows
      case .action(let action): action.shape.rows
      case .sectionLayout(let section):
        section.kind.usages.compactMap { Document.SectionLayoutConfig.table.row(of: $0.path) }
      default: nil
      }
    let level = document.project.vocabulary.level
    return rows?.filter { $0.level == .base || level == .extended }.map(\.name)
  }

  private static func example(of entry: Entry) -> String? {
    BuiltInKinds.components.first { $0.description.name == entry.name }?.example
  }
}

extension Shape {
  /// Whether a string with this shape is a color.
  var isColor: Bool {
    switch self {
    case .string(.color): true
    case .either(let shapes): shapes.contains(where: \.isColor)
    default: false
    }
  }
}
