import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Hovers in tests of screens: the node that a step is about, and what its document does with state.
enum TestHover {
  /// The number of nodes that are shown; further ones are only counted.
  private static let maximumNodes = 2
  /// The number of lines of a node that are shown.
  private static let maximumLines = 12
  /// The number of bytes of a node that are shown.
  private static let maximumLength = 2_000

  /// Returns the hover for the string at an offset of a test; `nil` if its document says nothing about it.
  static func content(
    at offset: TextOffset, in document: DocumentSnapshot, _ workspace: some WorkspaceReading
  ) async -> HoverContent? {
    if let found = await TestedNodes.at(offset, in: document, workspace), !found.nodes.isEmpty {
      var paragraphs = found.nodes.prefix(maximumNodes).flatMap { Self.paragraphs(about: $0, found) }
      let more = found.nodes.count - maximumNodes
      if more > 0 { paragraphs.append("And \(more) more.") }
      return HoverContent(range: found.range, markdown: paragraphs)
    }
    guard let query = await NameQuery.at(offset, in: document), query.referent.isState else { return nil }
    return HoverContent(range: query.mention.range, markdown: await HoverCompanion.state(query, workspace))
  }

  private static func paragraphs(about node: TestedNodes.Node, _ found: TestedNodes) -> [String] {
    let file = node.analysis.file
    let (kind, range) = file.tree.withView { ($0.kindName(of: node.object), $0.range(node.object)) }
    let source = found.document.file.source
    let line = source.lines.line(containing: file.source.hostRange(of: range).range.start) + 1
    let what = kind.map { ", \(Markdown.code($0))" } ?? ""
    let place = Markdown.link(toLine: line, of: found.document.uri.string)
    return [
      "**\(Markdown.text(found.text))**\(what) on \(place)", Markdown.block(json: excerpt(range, file)),
    ]
  }

  /// Returns the start of a text, without the indentation that its lines share.
  private static func excerpt(_ range: TextRange, _ file: ParsedFile) -> String {
    let end = TextOffset(utf8: min(range.end.utf8, range.start.utf8 + maximumLength))
    let text = file.source.text(in: TextRange(range.start, end))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indentation =
      lines.dropFirst().filter { $0.contains { $0 != " " } }.map { line in
        line.prefix { $0 == " " }.count
      }.min() ?? 0
    let shown = lines.prefix(maximumLines).enumerated().map { index, line in
      index == 0 ? line : line.dropFirst(min(indentation, line.prefix { $0 == " " }.count))
    }
    let isWhole = shown.count == lines.count && end == range.end
    return (shown + (isWhole ? [] : ["…"])).joined(separator: "\n")
  }
}
