import CladsAnalysis
package import CladsCheck
package import CladsLanguageService
import CladsProject
public import Diagnostics
import JSONSyntax
public import SourceText

/// Accepts suggestions for the values of a document, and collects the findings that they cause.
public struct AcceptedSuggestions {
  /// A suggestion that is a mistake where it is offered.
  public struct Mistake: Sendable {
    public let label: String
    /// The text that was inserted.
    public let text: String
    /// Whether the text is a part of a path after which the path usually goes on.
    public let isContainer: Bool
    public let diagnostic: Diagnostic
    /// The start of the line up to the inserted text.
    public let line: String
  }

  private let document: DocumentSnapshot
  private let context: FileContext
  /// The rules and messages of the findings before.
  private let known: Set<String>

  package init(_ document: DocumentSnapshot, _ context: FileContext) {
    self.document = document
    self.context = context
    known = Set(context.diagnostics(of: document.file.source).map(Self.key))
  }

  /// The ranges of the values of members and arrays: what suggestions replace.
  public var values: [TextRange] {
    document.file.tree.withView { view in
      view.records.indices.map { RecordIndex(truncatingIfNeeded: $0) }.compactMap { index in
        let parent = view[index].parent
        guard index > 0, view.kind(index) != .member else { return nil }
        if view.kind(parent) == .member, view.name(of: parent) == index { return nil }
        return view.range(index)
      }
    }
  }

  /// Accepts each suggestion in place of a value, and returns those that cause a finding where they are.
  public func mistakes(at range: TextRange) async -> [Mistake] {
    let source = document.file.source
    var mistakes: [Mistake] = []
    for placeholder in ["", "\"\""] {
      let edited = source.edited(by: [TextEdit(range: range, newText: placeholder)], version: 2)
      let typed = DocumentSnapshot.computing(edited, context)
      let offset = TextOffset(utf8: range.start.utf8 + placeholder.utf8.count / 2)
      let completions = await typed.completions(at: offset)
      for item in completions.items {
        for text in item.text.variants {
          let others = completions.otherEdits + item.edits
          let edits = others + [TextEdit(range: completions.range, newText: text)]
          let accepted = edited.edited(by: edits, version: 3)
          let start = completions.range.start.utf8 + others.map(\.newText.utf8.count).reduce(0, +)
          let inserted = TextRange(utf8: start, start + text.utf8.count)
          for diagnostic in context.diagnostics(of: accepted)
          where !known.contains(Self.key(diagnostic)) && inserted.touches(diagnostic.range.start) {
            mistakes.append(
              Mistake(
                label: item.label, text: text, isContainer: item.isContainer, diagnostic: diagnostic,
                line: String(accepted.text(in: TextRange(utf8: max(0, start - 60), start)))))
          }
        }
      }
    }
    return mistakes
  }

  private static func key(_ diagnostic: Diagnostic) -> String { "\(diagnostic.id) \(diagnostic.message)" }
}
