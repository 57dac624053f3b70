import SourceText

/// Finds the ends of brackets, also in code with missing ones.
enum BracketMatching {
  /// Returns the index of the end of every bracket, which is the matching bracket, or the token at which the
  /// bracket was given up; 0 for tokens that are no opening brackets.
  static func ends(of tokens: [SwiftToken], branches: [ConditionFilter.Branch], in bytes: [UInt8]) -> [UInt32]
  {
    var matcher = Matcher(tokens: tokens, branches: branches, bytes: bytes)
    if !matcher.run(recovers: false) { _ = matcher.run(recovers: true) }
    return matcher.ends
  }

  /// Returns the bracket that closes another one, or `nil` if the byte is no opening bracket.
  static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case Byte.openBrace: Byte.closeBrace
    case Byte.openBracket: Byte.closeBracket
    case Byte.openParenthesis: Byte.closeParenthesis
    default: nil
    }
  }
}

private struct Matcher {
  let tokens: [SwiftToken]
  let branches: [ConditionFilter.Branch]
  let bytes: [UInt8]
  var ends: [UInt32] = []
  private var open: [Int] = []
  private var isBalanced = true

  init(tokens: [SwiftToken], branches: [ConditionFilter.Branch], bytes: [UInt8]) {
    self.tokens = tokens
    self.branches = branches
    self.bytes = bytes
  }

  /// Matches the brackets and returns whether all of them match.
  ///
  /// With recovery, a declaration at the start of a line, without indentation, ends all open brackets.
  mutating func run(recovers: Bool) -> Bool {
    ends = [UInt32](repeating: 0, count: tokens.count)
    open = []
    isBalanced = true
    var rest = branches[...]
    // The number of open brackets at each open `#if`.
    var depths: [Int] = []
    for (index, token) in tokens.enumerated() {
      while let branch = rest.first, branch.index <= index {
        rest.removeFirst()
        switch branch.kind {
        case .begin: depths.append(open.count)
        // Every branch starts as the first one does.
        case .next: close(downTo: depths.last ?? open.count, at: index)
        case .end: _ = depths.popLast()
        }
      }
      if recovers, !open.isEmpty, token.kind == .identifier || token.kind == .attribute,
        isOutermostDeclaration(token)
      {
        close(downTo: 0, at: index)
      }
      guard token.kind == .punctuation else { continue }
      switch token.firstByte {
      case Byte.openBrace, Byte.openBracket, Byte.openParenthesis: open.append(index)
      case Byte.closeBrace, Byte.closeBracket, Byte.closeParenthesis: close(token.firstByte, at: index)
      default: break
      }
    }
    if !open.isEmpty { isBalanced = false }
    close(downTo: 0, at: tokens.count)
    return isBalanced
  }

  private mutating func close(downTo depth: Int, at index: Int) {
    while open.count > depth, let last = open.popLast() { ends[last] = UInt32(clamping: index) }
  }

  private mutating func close(_ byte: UInt8, at index: Int) {
    // A brace ends parentheses that are not closed, but not the other way around. The limit keeps many
    // brackets that match nothing linear.
    var depth = open.count
    while depth > 0, open.count - depth < 32 || byte == Byte.closeBrace {
      let opening = tokens[open[depth - 1]].firstByte
      if BracketMatching.closing(opening) == byte {
        if depth < open.count { isBalanced = false }
        close(downTo: depth - 1, at: index)
        return
      }
      if opening == Byte.openBrace { break }
      depth -= 1
    }
    isBalanced = false
    if byte == Byte.closeBrace { close(downTo: 0, at: index) }
  }

  private static let declarations = [
    "struct", "class", "enum", "extension", "protocol", "func", "import", "public", "private", "fileprivate",
    "internal", "open", "final", "@main", "@MainActor",
  ].map { Array($0.utf8) }

  private func isOutermostDeclaration(_ token: SwiftToken) -> Bool {
    guard token.start > 0, bytes[token.start - 1] == Byte.newline else { return false }
    let text = bytes[token.start..<token.end]
    return Self.declarations.contains { $0.elementsEqual(text) }
  }
}
