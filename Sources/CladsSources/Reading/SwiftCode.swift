import SourceText

/// The tokens of a file without conditional compilation: the directives and what is below `#if false` are
/// left out, all other branches count.
struct SwiftCode {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  let comments: [SwiftToken]
  /// For every opening bracket the index of the token that ends what is in it; 0 for other tokens.
  let bracketEnds: [UInt32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let all = SwiftTokens(bytes)
    var filter = ConditionFilter(bytes: bytes, tokens: all.tokens)
    filter.run()
    tokens = filter.kept
    let indices = filter.newIndices
    comments = all.comments.map { comment in
      comment.linked(to: comment.link < indices.count ? Int(indices[Int(comment.link)]) : filter.kept.count)
    }
    bracketEnds = BracketMatching.ends(of: filter.kept, branches: filter.branches, in: bytes)
  }

  var count: Int { tokens.count }

  /// The token at an index; one without bytes outside of the file.
  subscript(index: Int) -> SwiftToken {
    @inline(__always) get { tokens.indices.contains(index) ? tokens[index] : Self.end }
  }

  private static let end = SwiftTokens([UInt8(ascii: ";")]).tokens[0]

  @inline(__always)
  func isPunctuation(_ byte: UInt8, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isPunctuation(byte)
  }

  func isName(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .identifier }

  /// Whether the token is a certain name.
  @inline(__always)
  func isName(_ name: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.kind == .identifier, token.utf8Count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }

  /// The text of a token, without backticks.
  func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    let range =
      token.firstByte == Byte.backtick && token.utf8Count > 2
      ? token.start + 1..<token.end - 1 : token.start..<token.end
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The name at an index; `nil` if the token is none.
  func name(at index: Int) -> String? { isName(at: index) ? text(at: index) : nil }

  /// The index of the token that ends what is in the bracket at an index.
  func bracketEnd(at index: Int) -> Int {
    let end = bracketEnds.indices.contains(index) ? Int(bracketEnds[index]) : 0
    return max(end, index + 1)
  }

  /// Returns the index after the token at an index, or after the bracket or literal that it opens.
  func indexAfter(_ index: Int) -> Int {
    let token = self[index]
    if token.kind == .stringHead, let literal = StringLiteral(at: index, of: tokens, in: bytes) {
      return index + max(1, literal.tokenCount)
    }
    guard token.kind == .punctuation, let close = BracketMatching.closing(token.firstByte) else {
      return index + 1
    }
    let end = bracketEnd(at: index)
    return isPunctuation(close, at: end) ? end + 1 : end
  }

  /// The range from the start of one token to the start of another.
  func range(from start: Int, to end: Int) -> TextRange {
    let last = tokens.indices.contains(end) ? tokens[end].start : bytes.count
    return TextRange(utf8: min(tokens.indices.contains(start) ? tokens[start].start : last, last), last)
  }

  /// Whether the token is the first one on its line.
  func startsLine(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return true }
    var offset = tokens[index].start
    while offset > 0 {
      offset -= 1
      switch bytes[offset] {
      case Byte.newline, Byte.carriageReturn: return true
      case Byte.space, Byte.tab: continue
      default: return false
      }
    }
    return true
  }
}
