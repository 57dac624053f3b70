import SourceText

/// Parses the text of a modifier; what it cannot read becomes a problem, and the rest is read.
struct ModifierParser {
  private let bytes: [UInt8]
  private let tokens: [ModifierToken]
  private var nodes: [ModifierSyntax.Node] = []
  private var problems: [ModifierProblem] = []
  private var at = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = ModifierLexer(bytes: bytes).tokens()
  }

  mutating func parse() -> ModifierSyntax {
    var root: Int?
    if peek == nil {
      report(.empty, 0..<bytes.count)
    } else {
      root = value()
      if let rest = peek { report(.unexpected(text(rest.range)), rest.range) }
    }
    return ModifierSyntax(bytes: bytes, tokens: tokens, nodes: nodes, root: root, problems: problems)
  }

  // MARK: - Tokens

  /// The next token that is not space; `nil` at the end.
  private var peek: ModifierToken? {
    mutating get {
      while at < tokens.count, tokens[at].kind == .space { at += 1 }
      return at < tokens.count ? tokens[at] : nil
    }
  }

  /// The end of the last token that is not space.
  private var end: Int {
    var index = at - 1
    while index >= 0, tokens[index].kind == .space { index -= 1 }
    return index >= 0 ? tokens[index].range.upperBound : 0
  }

  private mutating func accept(_ kind: ModifierToken.Kind) -> ModifierToken? {
    guard let token = peek, token.kind == kind else { return nil }
    at += 1
    return token
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Nodes

  private mutating func add(
    _ kind: ModifierSyntax.Node.Kind, _ range: Range<Int>, name: Range<Int>? = nil, _ children: [Int] = []
  ) -> Int {
    nodes.append(
      ModifierSyntax.Node(kind: kind, range: range, nameRange: name ?? range, children: children))
    return nodes.count - 1
  }

  private mutating func report(_ kind: ModifierProblem.Kind, _ range: Range<Int>) {
    problems.append(ModifierProblem(kind, range))
  }

  private mutating func missing() -> Int {
    report(.expectedValue, end..<end)
    return add(.missing, end..<end)
  }

  // MARK: - Values

  private mutating func value() -> Int {
    while let token = peek, token.kind == .openParenthesis || token.kind == .other {
      at += 1
      report(.unexpected(text(token.range)), token.range)
    }
    guard let token = peek else { return missing() }
    switch token.kind {
    case .string: return literal(string(token))
    case .number: return literal(number(token))
    case .openBracket: return literal(list(token))
    case .colon: return literal(symbol(token))
    case .point: return chain(hasBase: false)
    case .name:
      switch text(token.range) {
      case "true": return literal(word(.boolean(true)))
      case "false": return literal(word(.boolean(false)))
      case "nil": return literal(word(.null))
      default: return chain(hasBase: true)
      }
    case .comma, .closeParenthesis, .closeBracket, .openParenthesis, .other, .space: return missing()
    }
  }

  private mutating func word(_ kind: ModifierSyntax.Node.Kind) -> Int {
    let range = tokens[at].range
    at += 1
    return add(kind, range)
  }

  /// Reads what follows a literal: nothing, because literals have no members.
  private mutating func literal(_ node: Int) -> Int {
    while let point = accept(.point) {
      let name = accept(.name)
      report(.memberOfLiteral, point.range.lowerBound..<(name ?? point).range.upperBound)
      if accept(.openParenthesis) != nil { _ = arguments(openedAt: end - 1..<end) }
    }
    return node
  }

  private mutating func symbol(_ colon: ModifierToken) -> Int {
    at += 1
    guard let name = accept(.name) else { return missing() }
    return add(.symbol(text(name.range)), colon.range.lowerBound..<name.range.upperBound)
  }

  private mutating func number(_ token: ModifierToken) -> Int {
    at += 1
    let written = text(token.range)
    let digits = written.hasPrefix("-") ? String(written.dropFirst()) : written
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isPlain, let number = Int(written) { return add(.integer(number), token.range) }
    let isWellFormed =
      digits.utf8.first != UInt8(ascii: ".") && !written.hasPrefix("+") && !digits.contains("_")
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) }
    if isWellFormed, let number = Double(written), number.isFinite {
      return add(.number(number), token.range)
    }
    let unsigned = written.hasPrefix("+") ? String(written.dropFirst()) : written
    let padded =
      unsigned.hasPrefix(".")
      ? "0" + unsigned : unsigned.hasPrefix("-.") ? "-0" + unsigned.dropFirst() : unsigned
    let meant = padded != written && (Double(padded)?.isFinite ?? false) ? padded : nil
    report(.badNumber(written, meant: meant), token.range)
    return add(.missing, token.range)
  }

  private mutating func string(_ token: ModifierToken) -> Int {
    at += 1
    let quote = bytes[token.range.lowerBound]
    var content: [UInt8] = []
    var index = token.range.lowerBound + 1
    while index < token.range.upperBound, bytes[index] != quote {
      guard bytes[index] == UInt8(ascii: "\\") else {
        content.append(bytes[index])
        index += 1
        continue
      }
      index = unescape(at: index, in: token.range, into: &content)
    }
    if index >= token.range.upperBound { report(.unclosedString, token.range) }
    return add(.string(String(decoding: content, as: UTF8.self)), token.range)
  }

  /// Appends the text that the escape at an index represents; returns the end of the escape.
  private mutating func unescape(at start: Int, in range: Range<Int>, into content: inout [UInt8]) -> Int {
    let next = start + 1 < range.upperBound ? bytes[start + 1] : 0
    let simple: UInt8? =
      switch next {
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      case UInt8(ascii: "0"): 0
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): next
      default: nil
      }
    if let byte = simple {
      content.append(byte)
      return start + 2
    }
    if next == UInt8(ascii: "u"), start + 2 < range.upperBound, bytes[start + 2] == UInt8(ascii: "{"),
      let close = bytes[start..<min(range.upperBound, start + 12)].firstIndex(of: UInt8(ascii: "}")),
      bytes[start + 3..<close].allSatisfy({ $0.hexadecimalValue != nil }),
      let value = UInt32(text(start + 3..<close), radix: 16), let scalar = Unicode.Scalar(value)
    {
      content += Array(String(Character(scalar)).utf8)
      return close + 1
    }
    // The character after the backslash may have several bytes.
    var end = min(start + 2, range.upperBound)
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    report(.badEscape(text(start..<end)), start..<end)
    content += bytes[start..<end]
    return end
  }

  private mutating func list(_ open: ModifierToken) -> Int {
    at += 1
    guard enter(open) else { return add(.missing, open.range.lowerBound..<end) }
    defer { depth -= 1 }
    let children = elements(until: .closeBracket, openedAt: open.range) { $0.value() }
    return add(.list, open.range.lowerBound..<end, children)
  }

  // MARK: - Names and calls

  private mutating func chain(hasBase: Bool) -> Int {
    let start = peek?.range.lowerBound ?? end
    var children: [Int] = []
    if hasBase { children.append(reference()) }
    while let point = accept(.point) {
      guard children.count <= ModifierSyntax.maximumDepth else {
        report(.tooDeep, point.range)
        // The rest of the chain is not read.
        while accept(.name) != nil || accept(.point) != nil {}
        break
      }
      children.append(reference())
    }
    return add(.chain(hasBase: hasBase), start..<end, children)
  }

  private mutating func reference() -> Int {
    guard let name = accept(.name) else { return missing() }
    guard let open = accept(.openParenthesis) else {
      return add(.reference(text(name.range), isCalled: false), name.range)
    }
    let children = arguments(openedAt: open.range)
    return add(
      .reference(text(name.range), isCalled: true), name.range.lowerBound..<end, name: name.range, children)
  }

  private mutating func arguments(openedAt open: Range<Int>) -> [Int] {
    guard enter(ModifierToken(kind: .openParenthesis, range: open)) else { return [] }
    defer { depth -= 1 }
    return elements(until: .closeParenthesis, openedAt: open) { $0.argument() }
  }

  private mutating func argument() -> Int {
    guard let name = peek, name.kind == .name, isLabel else {
      let value = value()
      return add(.argument(label: nil), nodes[value].range, [value])
    }
    at += 1
    _ = accept(.colon)
    let value = value()
    return add(
      .argument(label: text(name.range)), name.range.lowerBound..<nodes[value].range.upperBound,
      name: name.range, [value])
  }

  /// Whether the name at the current token is followed by a colon.
  private var isLabel: Bool {
    var next = at + 1
    while next < tokens.count, tokens[next].kind == .space { next += 1 }
    return next < tokens.count && tokens[next].kind == .colon
  }

  /// Reads what is separated by commas up to a closing bracket.
  private mutating func elements(
    until close: ModifierToken.Kind, openedAt open: Range<Int>, _ element: (inout Self) -> Int
  ) -> [Int] {
    var children: [Int] = []
    while true {
      guard let token = peek else {
        // A string without its end contains the bracket.
        if problems.last?.kind != .unclosedString { report(.unclosed(text(open)), open) }
        return children
      }
      if token.kind == close {
        at += 1
        return children
      }
      if token.kind == .closeParenthesis || token.kind == .closeBracket {
        // The bracket of something around this.
        if depth > 1 {
          report(.unclosed(text(open)), open)
          return children
        }
        at += 1
        report(.unexpected(text(token.range)), token.range)
        continue
      }
      let before = at
      children.append(element(&self))
      let afterElement = end
      if let comma = accept(.comma) {
        if let next = peek, next.kind == close { report(.extraComma, comma.range) }
      } else if let next = peek, next.kind != .closeParenthesis, next.kind != .closeBracket {
        // Always go on, whatever the text is.
        if at == before || next.kind == .other {
          // What follows an operator is not an argument of its own.
          let start = next.range
          while let token = peek, ![.comma, .closeParenthesis, .closeBracket].contains(token.kind) { at += 1 }
          report(.unexpected(text(start)), start)
          _ = accept(.comma)
        } else {
          report(.missingComma, afterElement..<next.range.lowerBound)
        }
      }
    }
  }

  /// Counts a level of nesting. What is nested too deeply is skipped, up to its closing bracket.
  private mutating func enter(_ open: ModifierToken) -> Bool {
    if depth < ModifierSyntax.maximumDepth {
      depth += 1
      return true
    }
    report(.tooDeep, open.range)
    var level = 1
    while at < tokens.count, level > 0 {
      switch tokens[at].kind {
      case .openParenthesis, .openBracket: level += 1
      case .closeParenthesis, .closeBracket: level -= 1
      default: break
      }
      at += 1
    }
    return false
  }
}
