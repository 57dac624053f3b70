public import SourceText

extension SyntaxTree {
  /// A value written in JSON, laid out like the rest of the text for the place at `offset`: with its indentation and
  /// line breaks, on one line where the text is.
  public func laidOut(_ json: String, at offset: TextOffset) -> String {
    let isOneLine = !bytes.contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
    let outer = bytes.indentation(ofLineAround: min(max(offset.utf8, 0), bytes.count))
    let formatter = JSONFormatter(
      indentation: bytes.indentationUnit, columns: isOneLine ? .max / 2 : max(100 - outer.utf8.count, 20))
    guard var text = formatter.formatted(SyntaxTree.parse(Array(json.utf8))) else { return json }
    while text.last == Byte.newline || text.last == Byte.carriageReturn { text.removeLast() }
    let lines = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
    let separator = Array((bytes.lineBreak + outer).utf8)
    return String(decoding: Array(lines.map(Array.init).joined(separator: separator)), as: UTF8.self)
  }

  /// Whether the text has more than one line, so that what is added should have lines of its own.
  public var hasLines: Bool { bytes.contains { $0 == Byte.newline || $0 == Byte.carriageReturn } }

  /// The text of a record as it is written.
  public func text(of index: RecordIndex) -> String {
    let range = withView { $0.range(index) }
    return String(decoding: bytes[range.start.utf8..<range.end.utf8], as: UTF8.self)
  }
}

extension MemberEdits {
  /// The change that adds a member before all others, laid out like them.
  public static func insertionAtStart(of name: String, json: String, into object: ObjectSyntax) -> TextEdit {
    guard let first = object.members.first else { return insertion(of: name, json: json, into: object) }
    let bytes = object.node.tree.bytes
    let start = object.node.range.start.utf8 + 1
    let gap = String(decoding: bytes[start..<max(start, first.range.start.utf8)], as: UTF8.self)
    let text = StringLiteral.quoted(name) + ": " + json + "," + (gap.isEmpty ? " " : gap)
    return TextEdit(range: TextRange(first.range.start, first.range.start), newText: text)
  }
}

extension SyntaxTree {
  /// The blanks at the start of the line around a place.
  public func indentation(ofLineAround offset: TextOffset) -> String {
    bytes.indentation(ofLineAround: min(max(offset.utf8, 0), bytes.count))
  }
}
