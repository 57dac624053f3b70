import CladsAnalysis
import CladsDocument
import CladsProject
import CladsRules
import CladsSchema
import Diagnostics
import SourceText

/// What is said about a suggestion.
enum CompletionDocumentation {
  /// What is said, in Markdown; nothing when what it is about does not exist any more.
  static func markdown(
    of subject: CompletionSubject, in document: DocumentSnapshot, _ analysis: Analysis?
  ) -> String? {
    switch subject {
    case .style(let name): style(name, analysis)
    case .token(let name): token(name, document, analysis)
    case .action(let name):
      analysis?.document.actions.first { $0.name == name }.flatMap { declaration($0.value.origin, analysis) }
    case .dataSource(let name):
      analysis?.document.dataSources.first { $0.name == name }.flatMap {
        declaration($0.value.origin, analysis)
      }
    case .entry(let slot, let name): entry(name, in: slot, document.project.vocabulary)
    case .rule(let name): rule(name)
    }
  }

  private static func style(_ name: String, _ analysis: Analysis?) -> String? {
    guard let analysis, let style = StyleCascade(analysis.document.styles).resolved(name) else { return nil }
    let own = style.chain.first
    let lines = style.style.propertyTexts.map { property in
      let source = style.source(ofRow: property.row)
      let origin = source == own ? "" : source.map { " from `\($0)`" } ?? ""
      return "- `\(property.name)`: \(property.text)\(origin)"
    }
    return lines.joined(separator: "\n") + "\n\n"
      + place(style.style.origin.range.start, analysis.file.source)
  }

  private static func token(
    _ name: String, _ document: DocumentSnapshot, _ analysis: Analysis?
  ) -> String? {
    for system in document.project.designSystems(named: analysis?.document.designSystem) {
      guard let token = system.token(named: name) else { continue }
      let lines = token.style.propertyTexts.map { "- `\($0.name)`: \($0.text)" }
      let parts = [
        token.documentation ?? "", lines.joined(separator: "\n"), "A token of `\(system.name)`.",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    return nil
  }

  /// The text of a declaration.
  private static func declaration(_ origin: Document.Origin, _ analysis: Analysis?) -> String? {
    guard let source = analysis?.file.source else { return nil }
    var range = origin.range
    let isCut = range.utf8Count > longestText
    if isCut { range.end = TextOffset(utf8: range.start.utf8 + longestText) }
    let text = source.text(in: range)
    return "```json\n\(text)\(isCut ? "\n…" : "")\n```\n\n" + place(origin.range.start, source)
  }

  private static func place(_ offset: TextOffset, _ source: SourceFile) -> String {
    "Line \(source.lines.line(containing: offset) + 1)."
  }

  private static func entry(_ name: String, in slot: Slot, _ vocabulary: Vocabulary) -> String? {
    guard let entry = vocabulary.entry(named: name, in: slot) else { return nil }
    var parts = [entry.documentation]
    if entry.origin == .builtIn, let example = Examples.document(of: name, in: slot) {
      parts.append("```json\n\(example)\n```")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func rule(_ name: String) -> String? {
    RuleTable.description(DiagnosticID(rawValue: name)).map {
      "\($0.documentation.summary)\n\n\($0.documentation.why)"
    }
  }

  /// More of a declaration is no help to anybody, in UTF-8 bytes.
  private static let longestText = 1_000
}

extension Document.Style {
  /// The properties that are set, with their values as text, in the order of the table; the parent is left out.
  var propertyTexts: [(row: Int, name: String, text: String)] {
    let parent = Self.table.index(of: \.inherits)
    return keys.indices.compactMap { index in
      guard index != parent, index < Self.table.properties.count else { return nil }
      let property = Self.table.properties[index]
      return Self.text(of: self[keyPath: property.path]).map { (index, property.row.name, $0) }
    }
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let number as Double: text(number)
    case let color as Document.Color: "`\(color.text)`"
    case let word as any Documented: word.rawValue
    case let .absolute(points) as Document.Dimension: text(points)
    case let .fractional(share) as Document.Dimension: "\(text(share * 100)) %"
    case let padding as Document.Padding:
      "\(text(padding.edges.top)) above, \(text(padding.edges.bottom)) below, "
        + "\(text(padding.edges.leading)) before, \(text(padding.edges.trailing)) behind"
    default: nil
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e9 ? String(Int(number)) : String(number)
  }
}
