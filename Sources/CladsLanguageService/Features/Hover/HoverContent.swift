import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// The hover for a position in a document.
package struct HoverContent: Sendable {
  /// The range to highlight.
  package let range: TextRange
  /// The paragraphs, in Markdown.
  package let markdown: [String]

  /// Returns the text in a format that the client supports.
  package func text(_ kind: MarkupContent.Kind) -> String {
    let text = markdown.joined(separator: "\n\n")
    return kind == .markdown ? text : Markdown.plain(text)
  }

  /// Returns the hover with another paragraph after the first.
  func adding(_ paragraph: String?) -> HoverContent {
    guard let paragraph else { return self }
    var markdown = markdown
    markdown.insert(paragraph, at: min(1, markdown.count))
    return HoverContent(range: range, markdown: markdown)
  }

  /// Returns the hover with paragraphs at the end.
  func appending(_ paragraphs: [String]) -> HoverContent {
    HoverContent(range: range, markdown: markdown + paragraphs)
  }

  /// Returns the hover for an offset, or `nil` when there is nothing to show. The quotes of a string belong
  /// to its text.
  static func at(_ offset: TextOffset, in document: DocumentSnapshot) async -> HoverContent? {
    for inside in document.file.offsetsInStrings(at: offset) {
      if let content = await content(inside: inside, document) { return content }
    }
    return nil
  }

  private static func content(
    inside offset: TextOffset, _ document: DocumentSnapshot
  ) async -> HoverContent? {
    let record = document.file.tree.record(at: offset)
    let position = HoverPosition(offset: offset, record: record, document: document)
    var paragraphs: [String] = []
    if let (analysis, isCurrent) = await document.readyAnalysis(at: offset) {
      paragraphs = HoverNames(position: position, analysis: analysis, isCurrent: isCurrent).paragraphs
    }
    if paragraphs.isEmpty { paragraphs = position.context.map { position.paragraphs(for: $0) } ?? [] }
    let range = position.range
    let findings = await document.readyDiagnostics()
    if !range.isEmpty, let ignored = HoverIgnored(position, findings: findings) {
      paragraphs.insert(ignored.sentence, at: min(1, paragraphs.count))
    }
    paragraphs += HoverRules.paragraphs(for: findings.filter { $0.range.touches(offset) })
    return paragraphs.isEmpty ? nil : HoverContent(range: range, markdown: paragraphs)
  }
}
