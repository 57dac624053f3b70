import CladsDocument
import CladsSources
import SourceText

/// Finds the string literals of a Swift file that are documents.
///
/// A document is a multi-line or raw literal whose value has the keys of a screen, or that is marked by the
/// comment `// clads`. Once it is one, it stays one, whatever is typed.
struct SwiftLiterals {
  private let source: SourceFile
  private let tokens: SwiftTokens
  private var owners = OwnerReader()

  private init(_ source: SourceFile) {
    self.source = source
    tokens = SwiftTokens(source.bytes)
  }

  /// Returns the documents of a file, and where the literals start that are documents or have been. Nothing
  /// that has not changed since the version before, if there is one, is parsed again.
  static func documents(
    in source: SourceFile, after previous: ParsedFile?
  ) -> (documents: [EmbeddedDocument], starts: [Int]) {
    // Most Swift files have no documents, and looking for a word is faster than tokenizing.
    if previous == nil, !source.bytes.containsWord("root"), !source.bytes.containsWord("clads") {
      return ([], [])
    }
    var reader = SwiftLiterals(source)
    return reader.read(previous.map { Change(from: $0, to: source.bytes) })
  }

  private mutating func read(_ change: Change?) -> ([EmbeddedDocument], [Int]) {
    var documents: [EmbeddedDocument] = []
    var starts = change?.starts ?? []
    var comments = tokens.comments[...]
    /// The index of the token after the last marking comment that still applies.
    var mark: Int?
    /// The index after the last literal; literals in its interpolations are part of it.
    var end = 0
    for index in tokens.tokens.indices where index >= end {
      while let comment = comments.first, comment.link <= index {
        if isMark(comment) { mark = index }
        comments.removeFirst()
      }
      let token = tokens.tokens[index]
      owners.read(token, source.bytes)
      if token.kind == .punctuation, token.firstByte == Byte.semicolon || token.firstByte == Byte.closeBrace {
        mark = nil
      }
      guard let literal = tokens.literal(at: index, in: source.bytes) else { continue }
      let isMarked = mark != nil
      mark = nil
      // Every other literal is text of the app.
      guard literal.isMultiline || literal.delimiterLength > 0 else { continue }
      let start = literal.range.start.utf8
      let isKnown = isMarked || starts.contains(start)
      guard let file = file(of: literal, isKnown: isKnown, change?.document(from: start)) else { continue }
      documents.append(EmbeddedDocument(file: file, owner: owners.owner, range: literal.range))
      if !isKnown { starts.append(start) }
      end = index + literal.tokenCount
    }
    return (documents, starts.sorted())
  }

  /// Whether a comment marks the literal that follows as a document.
  private func isMark(_ comment: SwiftToken) -> Bool {
    guard comment.end - comment.start <= 40 else { return false }
    let text = source.bytes[comment.start..<comment.end].filter {
      $0 != Byte.slash && $0 != Byte.star && !$0.isSpace
    }
    return text == Array("clads".utf8)
  }

  /// Returns the value of a literal as a file; `nil` if it is not known to be a document and is not like one.
  private func file(of literal: StringLiteral, isKnown: Bool, _ previous: ParsedFile?) -> ParsedFile? {
    if !isKnown, !mayBeDocument(literal) { return nil }
    let segments = literal.segments(in: source.bytes)
    let embedding = Embedding(
      in: source, segments.map, content: literal.contentRange,
      hole: String(decoding: StringSegments.hole, as: UTF8.self),
      encode: literal.encoder(in: source.bytes))
    let value = SourceFile(
      uri: source.uri, version: source.version, bytes: segments.decoded, embedding: embedding)
    let file = ParsedFile(embedded: value, holes: segments.map.holes, after: previous)
    return isKnown || Document.Definition.isLikely(file.tree) ? file : nil
  }

  /// Whether a look at a literal does not rule out that it is a document.
  private func mayBeDocument(_ literal: StringLiteral) -> Bool {
    let content = source.bytes[literal.contentRange.start.utf8..<literal.contentRange.end.utf8]
    guard let first = content.first(where: { !$0.isSpace }) else { return false }
    return first == Byte.openBrace || first == Byte.backslash || first == Byte.slash
  }
}

/// What an edit has done to the literals of a file.
private struct Change {
  /// Where the literals start now that were documents.
  let starts: [Int]
  private let documents: [Int: ParsedFile]

  /// Compares two versions: what is between their common start and end has been replaced.
  init(from old: ParsedFile, to new: [UInt8]) {
    let bytes = old.source.bytes
    let (start, oldEnd, newEnd) = Self.difference(bytes, new)
    var documents: [Int: ParsedFile] = [:]
    func moved(_ offset: Int) -> Int? {
      if offset < start { return offset }
      return offset >= oldEnd ? offset + newEnd - oldEnd : nil
    }
    starts = old.embeddedStarts.compactMap(moved)
    for document in old.embedded {
      if let start = moved(document.range.start.utf8) { documents[start] = document.file }
    }
    self.documents = documents
  }

  /// Returns the document of the version before whose literal now starts at an offset.
  func document(from start: Int) -> ParsedFile? { documents[start] }

  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> (start: Int, oldEnd: Int, newEnd: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var start = 0
        let shortest = min(old.count, new.count)
        while start < shortest, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
          oldEnd -= 1
          newEnd -= 1
        }
        return (start, oldEnd, newEnd)
      }
    }
  }
}

/// Follows which declaration the code belongs to.
private struct OwnerReader {
  /// The names of the declarations whose braces are open; empty for a brace without one.
  private var open: [String] = []
  /// The last declaration in the innermost braces.
  private var last = ""
  private var isNameNext = false

  /// The innermost declaration; `nil` outside any.
  var owner: String? {
    last.isEmpty ? open.last { !$0.isEmpty } : last
  }

  mutating func read(_ token: SwiftToken, _ bytes: [UInt8]) {
    switch token.kind {
    case .identifier:
      let text = bytes[token.start..<token.end]
      if isNameNext {
        last = String(decoding: text.filter { $0 != Byte.backtick }, as: UTF8.self)
        isNameNext = false
      } else {
        isNameNext = Self.keywords.contains { text.elementsEqual($0.utf8) }
      }
    case .punctuation where token.firstByte == Byte.openBrace:
      open.append(last)
      last = ""
      isNameNext = false
    case .punctuation where token.firstByte == Byte.closeBrace:
      // What follows belongs to the next declaration.
      if !open.isEmpty { open.removeLast() }
      last = ""
      isNameNext = false
    default: isNameNext = false
    }
  }

  private static let keywords = ["let", "var", "func"]
}

extension [UInt8] {
  /// Whether the bytes contain a text of ASCII characters.
  fileprivate func containsWord(_ word: StaticString) -> Bool {
    withUnsafeBufferPointer { bytes in
      let length = word.utf8CodeUnitCount
      guard bytes.count >= length else { return false }
      let first = word.utf8Start[0]
      for start in 0...(bytes.count - length) where bytes[start] == first {
        var index = 1
        while index < length, bytes[start + index] == word.utf8Start[index] { index += 1 }
        if index == length { return true }
      }
      return false
    }
  }
}
