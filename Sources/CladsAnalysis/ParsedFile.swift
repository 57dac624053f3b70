public import JSONSyntax
public import SourceText

/// One version of a file and its syntax tree.
public struct ParsedFile: Sendable {
  /// The text.
  public let source: SourceFile
  /// The syntax tree of the text; of a Swift file, that of an empty text.
  public let tree: SyntaxTree
  /// The documents in string literals of a Swift file, in the order of the text; empty for other files.
  package let embedded: [EmbeddedDocument]
  /// The offsets of the literals of a Swift file that are documents or have been, in order.
  let embeddedStarts: [Int]

  /// Parses a text; that of a Swift file for the documents in its string literals.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - previous: the version before, whose literals that are documents stay documents.
  public init(_ source: SourceFile, after previous: ParsedFile? = nil) {
    self.source = source
    if source.uri.path.hasSuffix(FileURI.swiftExtension) {
      tree = SyntaxTree.parse([])
      (embedded, embeddedStarts) = SwiftLiterals.documents(in: source, after: previous)
    } else {
      tree = SyntaxTree.parse(source.bytes)
      (embedded, embeddedStarts) = ([], [])
    }
  }

  /// Parses the value of a string literal, unless it is that of the version before.
  init(embedded source: SourceFile, holes: [TextRange], after previous: ParsedFile?) {
    self.source = source
    if let previous, previous.source.bytes == source.bytes, previous.tree.holes == holes {
      tree = previous.tree
    } else {
      tree = SyntaxTree.parse(source.bytes, holes: holes)
    }
    (embedded, embeddedStarts) = ([], [])
  }

  /// Whether no document in the file has a syntax error.
  package var isStrictJSON: Bool {
    embedded.isEmpty ? tree.errors.isEmpty : embedded.allSatisfy { $0.file.tree.errors.isEmpty }
  }

  /// Whether an offset is in a string or a word of which a part is not in the text.
  package func isHole(at offset: TextOffset) -> Bool {
    guard !tree.holes.isEmpty else { return false }
    let record = tree.record(at: offset)
    return tree.withView { view in
      view.kind(record) != .object && view.kind(record) != .array && view.flags(record).contains(.hasHole)
    }
  }

  /// Returns the file after edits, each of which applies to the result of the one before.
  package func edited(by edits: [TextEdit], version: Int?) -> ParsedFile {
    ParsedFile(source.edited(by: edits, version: version), after: self)
  }
}
