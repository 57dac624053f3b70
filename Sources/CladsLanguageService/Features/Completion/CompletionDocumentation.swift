import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import SourceText

/// Looks up the documentation of suggestions.
struct CompletionDocumentation {
  private let document: DocumentSnapshot
  private let analysis: Analysis?
  private let styles: StyleCatalog?

  init(_ document: DocumentSnapshot, _ analysis: Analysis?) {
    self.document = document
    self.analysis = analysis
    styles = analysis.map(StyleCatalog.init)
  }

  /// Returns the documentation in Markdown, or `nil` when the subject does not exist any more.
  func markdown(of subject: CompletionSubject) -> String? {
    switch subject {
    case .style(let name): style(name)
    case .token(let name): token(name)
    case .action(let name):
      analysis?.document.actions?.first { $0.name == name }.flatMap {
        Self.declaration($0.value.origin, analysis)
      }
    case .dataSource(let name):
      analysis?.document.dataSources?.first { $0.name == name }.flatMap {
        Self.declaration($0.value.origin, analysis)
      }
    case .entry(let slot, let name): entry(name, in: slot)
    case .rule(let name): Self.rule(name)
    }
  }

  private func style(_ name: String) -> String? {
    guard let styles, let documentation = StyleDocumentation(style: name, in: styles),
      let start = styles.cascade[name]?.origin.range.start
    else { return nil }
    let line = Self.line(of: start, styles.analysis.file.source)
    return (documentation.paragraphs + [line]).joined(separator: "\n\n")
  }

  private func token(_ name: String) -> String? {
    let paragraphs = StyleDocumentation.paragraphs(
      aboutToken: name, in: document, designSystem: analysis?.document.designSystem)
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  /// Returns the source text of a declaration, truncated if it is long.
  private static func declaration(_ origin: Document.Origin, _ analysis: Analysis?) -> String? {
    guard let source = analysis?.file.source else { return nil }
    var range = origin.range
    let isCut = range.utf8Count > maximumLength
    if isCut { range.end = TextOffset(utf8: range.start.utf8 + maximumLength) }
    let text = source.text(in: range)
    return Markdown.block(json: text + (isCut ? "\n…" : "")) + "\n\n" + line(of: origin.range.start, source)
  }

  private static func line(of offset: TextOffset, _ source: SourceFile) -> String {
    "Declared on line \(source.lines.line(containing: offset) + 1)."
  }

  private func entry(_ name: String, in slot: Slot) -> String? {
    guard let entry = document.project.vocabulary.entry(named: name, in: slot) else { return nil }
    var parts = [Markdown.prose(entry.documentation)]
    let sentence = SourceDeclarations.sentence(about: name, in: slot, document.project, document.projectPath)
    if let sentence { parts.append(sentence) }
    if entry.origin == .builtIn, let example = Examples.document(of: name, in: slot) {
      parts.append(Markdown.block(json: example))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func rule(_ name: String) -> String? {
    RuleTable.description(DiagnosticID(rawValue: name)).map {
      "\($0.documentation.summary)\n\n\($0.documentation.why)"
    }
  }

  /// The length at which declarations are truncated, in UTF-8 bytes.
  private static let maximumLength = 1_000
}
