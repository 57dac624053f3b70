package import SourceText

extension SyntaxTree {
  /// Returns `json` formatted like the rest of the text, to be inserted at `offset`.
  ///
  /// The result uses the indentation and line breaks of the text, and is a single line if the text is.
  /// Invalid JSON is returned unchanged.
  package func laidOut(_ json: String, at offset: TextOffset) -> String {
    laidOut([json], at: offset).first ?? json
  }

  /// Returns several JSON values, each laid out for an offset of this text. The text, which may be one line
  /// of megabytes, is looked at once.
  package func laidOut(_ values: [String], at offset: TextOffset) -> [String] {
    let isOneLine = !bytes.contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
    let outer = bytes.indentation(ofLineContaining: min(max(offset.utf8, 0), bytes.count))
    let formatter = JSONFormatter(
      indentation: bytes.indentationUnit, columns: isOneLine ? .max / 2 : max(100 - outer.utf8.count, 20))
    let separator = Array((bytes.lineBreak + outer).utf8)
    return values.map { json in
      guard var text = formatter.formatted(SyntaxTree.parse(Array(json.utf8))) else { return json }
      while text.last == Byte.newline || text.last == Byte.carriageReturn { text.removeLast() }
      let lines = text.split(separator: Byte.newline, omittingEmptySubsequences: false)
      return String(decoding: Array(lines.map(Array.init).joined(separator: separator)), as: UTF8.self)
    }
  }

  /// Returns an array of strings that replaces a range: in one line if that fits with what is around it, or
  /// else with a line for each string, even if the text is a single line.
  package func laidOut(strings: [String], replacing range: TextRange) -> String {
    let entries = strings.map { JSONValue.string($0).text(.compact) }
    let line = "[" + entries.joined(separator: ", ") + "]"
    func isBreak(_ byte: UInt8) -> Bool { byte == Byte.newline || byte == Byte.carriageReturn }
    let start = bytes[..<range.start.utf8].reversed().prefix { !isBreak($0) }
    let end = bytes[range.end.utf8...].prefix { !isBreak($0) }
    let around = String(decoding: start.reversed() + end, as: UTF8.self)
    if strings.isEmpty || around.count + line.count <= 100 { return line }
    let outer = bytes.lineBreak + bytes.indentation(ofLineContaining: range.start.utf8)
    let inner = outer + bytes.indentationUnit
    return "[" + inner + entries.joined(separator: "," + inner) + outer + "]"
  }

  /// Whether the text spans several lines, in which case inserted entries go on lines of their own.
  package var isMultiline: Bool { bytes.contains { $0 == Byte.newline || $0 == Byte.carriageReturn } }

  /// Returns the source text of a record.
  package func text(of index: RecordIndex) -> String {
    let range = withView { $0.range(index) }
    return String(decoding: bytes[range.start.utf8..<range.end.utf8], as: UTF8.self)
  }
}

extension MemberEdits {
  /// Returns the edit that inserts a member before all others, formatted like them.
  package static func insertionAtStart(of name: String, json: String, into object: ObjectSyntax) -> TextEdit {
    let entry = StringLiteral.quoted(name) + ": " + json
    return object.node.tree.withView { $0.insertionAtStart(of: entry, into: object.node.index) }
      ?? insertion(of: name, json: json, into: object)
  }
}

extension SyntaxTree {
  /// Returns the spaces and tabs at the start of the line that contains `offset`.
  package func indentation(ofLineContaining offset: TextOffset) -> String {
    bytes.indentation(ofLineContaining: min(max(offset.utf8, 0), bytes.count))
  }
}
