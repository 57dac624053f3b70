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
    guard let analysis, let entry = analysis.document.styles.first(where: { $0.name == name }),
      let style = StyleDocumentation(style: name, in: analysis)
    else { return nil }
    let line = place(entry.value.origin.range.start, analysis.file.source)
    return (style.paragraphs + [line]).joined(separator: "\n\n")
  }

  private static func token(
    _ name: String, _ document: DocumentSnapshot, _ analysis: Analysis?
  ) -> String? {
    for system in document.project.designSystems(named: analysis?.document.designSystem) {
      guard let token = system.token(named: name) else { continue }
      return StyleDocumentation(token: token, of: system).paragraphs.joined(separator: "\n\n")
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
