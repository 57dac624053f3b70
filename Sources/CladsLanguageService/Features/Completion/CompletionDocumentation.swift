import CladsAnalysis
import CladsDocument
import CladsProject
import CladsRules
import CladsSchema
import Diagnostics
import SourceText

/// What is said about a suggestion.
struct CompletionDocumentation {
  private let document: DocumentSnapshot
  private let analysis: Analysis?
  private let styles: StyleCatalog?

  /// Gets ready to explain suggestions in a document.
  init(_ document: DocumentSnapshot, _ analysis: Analysis?) {
    self.document = document
    self.analysis = analysis
    styles = analysis.map(StyleCatalog.init)
  }

  /// What is said, in Markdown; nothing when what it is about does not exist any more.
  func markdown(of subject: CompletionSubject) -> String? {
    switch subject {
    case .style(let name): style(name)
    case .token(let name): token(name)
    case .action(let name):
      analysis?.document.actions.first { $0.name == name }.flatMap {
        Self.declaration($0.value.origin, analysis)
      }
    case .dataSource(let name):
      analysis?.document.dataSources.first { $0.name == name }.flatMap {
        Self.declaration($0.value.origin, analysis)
      }
    case .entry(let slot, let name): Self.entry(name, in: slot, document.project.vocabulary)
    case .rule(let name): Self.rule(name)
    }
  }

  private func style(_ name: String) -> String? {
    guard let styles, let documentation = StyleDocumentation(style: name, in: styles),
      let start = styles.cascade[name]?.origin.range.start
    else { return nil }
    let line = Self.place(start, styles.analysis.file.source)
    return (documentation.paragraphs + [line]).joined(separator: "\n\n")
  }

  private func token(_ name: String) -> String? {
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
