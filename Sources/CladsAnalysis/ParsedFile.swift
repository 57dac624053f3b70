public import JSONSyntax
public import SourceText

/// One version of a file and its syntax tree.
public struct ParsedFile: Sendable {
  /// The text.
  public let source: SourceFile
  /// The syntax tree of the text.
  public let tree: SyntaxTree

  /// Parses a text.
  public init(_ source: SourceFile) {
    self.source = source
    tree = SyntaxTree.parse(source.bytes)
  }

  private init(source: SourceFile, tree: SyntaxTree) {
    self.source = source
    self.tree = tree
  }

  /// Returns the file after edits, each of which applies to the result of the one before.
  public func edited(by edits: [TextEdit], version: Int?) -> ParsedFile {
    ParsedFile(source.edited(by: edits, version: version))
  }
}
