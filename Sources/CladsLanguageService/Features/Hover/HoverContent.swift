import CladsAnalysis
import CladsSchema
import Diagnostics
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

/// What is said about a place of a document.
public struct HoverContent: Sendable {
  /// What it is about.
  public let range: TextRange
  /// The paragraphs, in Markdown.
  public let markdown: [String]

  /// The text as the client draws it.
  public func text(_ kind: MarkupContent.Kind) -> String {
    let text = markdown.joined(separator: "\n\n")
    return kind == .markdown ? text : Markdown.plain(text)
  }

  /// What is said about a place; nothing when nothing is known.
  public static func at(_ offset: TextOffset, in document: DocumentSnapshot) async -> HoverContent? {
    let record = document.file.tree.record(at: offset)
    let place = HoverPlace(offset: offset, record: record, document: document)
    var paragraphs: [String] = []
    if let (analysis, isCurrent) = await document.readyAnalysis(at: offset) {
      paragraphs = HoverNames(place: place, analysis: analysis, isCurrent: isCurrent).paragraphs
    }
    if paragraphs.isEmpty { paragraphs = place.context.map { place.paragraphs(for: $0) } ?? [] }
    let range = place.range
    let findings = await document.readyDiagnostics().filter { $0.range.touches(offset) }
    paragraphs += HoverRules.paragraphs(for: findings)
    return paragraphs.isEmpty ? nil : HoverContent(range: range, markdown: paragraphs)
  }
}
