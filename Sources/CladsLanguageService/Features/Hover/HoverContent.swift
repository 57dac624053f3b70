import CladsAnalysis
import CladsProject
import CladsSchema
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
    nil
  }
}
