import SourceText

/// Operands: literals, paths, parentheses, placeholders, and their suffixes.
extension ExpressionParser {
  /// Parses an operand with its members, subscripts and calls.
  mutating func operandWithSuffixes() -> Expression.NodeID {
    let start = token.range.lowerBound
    var base = operand()
    if case .missing = nodes[base].kind { return base }
    while token.range.lowerBound == previous.range.upperBound {
      switch token.kind {
      case .dot:
        reportMemberOfLiteral(base)
        base = member(of: base, from: start)
      case .openBracket:
        reportMemberOfLiteral(base)
        base = element(of: base, from: start)
      case .openParen:
        guard case .identifier(let name) = nodes[base].kind else { return base }
        base = unknownCall(of: nil, name: name, from: start)
      default: return base
      }
    }
    return base
  }

  private mutating func operand() -> Expression.NodeID {
    let range = token.range
    switch token.kind {
    case .int, .double, .string, .unterminatedString, .name:
      let kind = literalOrName()
      advance()
      return add(kind, from: range.lowerBound)
    case .openParen:
      advance()
      let inner = expression()
      close(.closeParen, "(", at: range)
      return add(.parenthesized(inner), from: range.lowerBound)
    case .openPlaceholder:
      advance()
      let inner = expression()
      close(.closeBrace, "${", at: range)
      return add(.braced(inner), from: range.lowerBound)
    case .openBracket, .openBrace:
      let opening = text(range)
      advance()
      skip(past: opening == "[" ? .closeBracket : .closeBrace)
      report(.collectionLiteral(opening), range.lowerBound..<previous.range.upperBound)
      return add(.invalid, from: range.lowerBound)
    case .unknown:
      report(.unexpected(text(range)), range)
      advance()
      return add(.invalid, from: range.lowerBound)
    default:
      reportMissingOperand()
      return missing()
    }
  }

  private mutating func literalOrName() -> Expression.Kind {
    let bytes = lexer.bytes
    let range = token.range
    switch token.kind {
    case .int:
      if let value = bytes.integer(range, signed: false) { return .literal(.int(value)) }
      return .literal(.double(Double(text(range)) ?? .infinity))
    case .double:
      return .literal(.double(Double(text(range)) ?? .infinity))
    case .string:
      return .literal(.string(bytes.unquoted(range.lowerBound + 1..<range.upperBound - 1)))
    case .unterminatedString:
      report(.unterminatedString(text(range.lowerBound..<range.lowerBound + 1)), range)
      return .literal(.string(bytes.unquoted(range.lowerBound + 1..<range.upperBound)))
    default:
      let name = text(range)
      return Expression.literal(named: name).map(Expression.Kind.literal) ?? .identifier(name)
    }
  }

  private mutating func member(of base: Expression.NodeID, from start: Int) -> Expression.NodeID {
    let dot = token.range
    guard let name = lexer.memberName() else {
      report(.missingMember, dot)
      advance()
      return add(.member(base: base, name: ""), from: start)
    }
    token = name
    advance()
    if name.kind == .int, let index = lexer.bytes.integer(name.range, signed: false) {
      return add(.element(base: base, index: index), from: start)
    }
    let text = text(name.range)
    if token.kind == .openParen, token.range.lowerBound == name.range.upperBound {
      return text == ExpressionFunction.containsName
        ? contains(base, from: start) : unknownCall(of: base, name: text, from: start)
    }
    if let property = ArrayProperty(rawValue: text) {
      return add(.property(base: base, property), from: start)
    }
    return add(.member(base: base, name: text), from: start)
  }

  private mutating func contains(_ base: Expression.NodeID, from start: Int) -> Expression.NodeID {
    let opening = token.range
    advance()
    let argument = expression()
    close(.closeParen, "(", at: opening)
    return add(.contains(base: base, argument: argument), from: start)
  }

  private mutating func unknownCall(
    of base: Expression.NodeID?, name: String, from start: Int
  ) -> Expression.NodeID {
    let nameStart = previous.range.lowerBound
    advance()
    skip(past: .closeParen)
    report(.unknownCall(name), nameStart..<previous.range.upperBound)
    return add(.unknownCall(base: base, name: name), from: start)
  }

  private mutating func element(of base: Expression.NodeID, from start: Int) -> Expression.NodeID {
    let opening = token.range
    advance()
    if token.kind == .closeBracket {
      report(.emptySubscript, opening.lowerBound..<token.range.upperBound)
    }
    let index = expression()
    close(.closeBracket, "[", at: opening)
    return add(.subscripted(base: base, index: index), from: start)
  }
}

/// Error recovery.
extension ExpressionParser {
  /// Whether a token of this kind closes a bracket.
  func isCloser(_ kind: ExpressionLexer.Kind) -> Bool {
    kind == .closeParen || kind == .closeBracket || kind == .closeBrace
  }

  /// Consumes the closing bracket `kind`, skipping anything before it.
  private mutating func close(_ kind: ExpressionLexer.Kind, _ opening: String, at range: Range<Int>) {
    if token.kind == kind {
      advance()
    } else if token.kind == .end || isCloser(token.kind) {
      report(.unclosed(opening), range)
    } else {
      reportUnexpectedToken()
      skip(past: kind)
    }
  }

  /// Consumes everything up to and including the closing bracket `kind`, nested brackets included.
  private mutating func skip(past kind: ExpressionLexer.Kind) {
    var nesting = 0
    while token.kind != .end {
      if nesting == 0, token.kind == kind {
        advance()
        return
      }
      switch token.kind {
      case .openParen, .openBracket, .openBrace, .openPlaceholder: nesting += 1
      case .closeParen, .closeBracket, .closeBrace: nesting = max(0, nesting - 1)
      default: break
      }
      advance()
    }
  }

  /// Reports why the current token cannot follow the previous one.
  mutating func reportUnexpectedToken() {
    let range = token.range
    let text = text(range)
    switch token.kind {
    case .closeParen, .closeBracket, .closeBrace: report(.unopened(text), range)
    case .openBracket, .dot: report(.spaceBefore(text), range)
    case .colon, .unknown, .openBrace: report(.unexpected(text), range)
    case .name where text == "and" || text == "or": report(.unknownOperator(text), range)
    default: report(.missingOperator(before: text), range)
    }
  }

  private mutating func reportMissingOperand() {
    // The unclosed bracket or the `?` without `:` is reported instead, because it is more specific.
    if token.kind == .end, isOpener(previous.kind) || previous.kind == .question { return }
    let isFirst = previous.kind == .end
    switch token.kind {
    case .end:
      report(.missingOperand(after: text(previous.range)), previous.range)
    case .closeParen, .closeBracket, .closeBrace, .colon:
      if !isFirst {
        report(.missingOperand(after: text(previous.range)), previous.range)
      } else if token.kind == .colon {
        report(.missingOperandBefore(text(token.range)), token.range)
      } else {
        report(.unopened(text(token.range)), token.range)
      }
    case .dot:
      report(.unexpected(text(token.range)), token.range)
    default:
      report(.missingOperandBefore(text(token.range)), token.range)
    }
  }

  private mutating func reportMemberOfLiteral(_ base: Expression.NodeID) {
    if case .literal = nodes[base].kind { report(.memberOfLiteral, token.range) }
  }

  private func isOpener(_ kind: ExpressionLexer.Kind) -> Bool {
    kind == .openParen || kind == .openBracket || kind == .openPlaceholder
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the text of `range`, the contents of a quoted string, with the escapes `\'`, `\"` and `\\`
  /// resolved.
  fileprivate func unquoted(_ range: Range<Int>) -> String {
    guard self[range].contains(Byte.backslash) else { return text(range) }
    var result: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if byte(at: position) == Byte.backslash, position + 1 < range.upperBound,
        byte(at: position + 1).isQuote || byte(at: position + 1) == Byte.backslash
      {
        position += 1
      }
      result.append(byte(at: position))
      position += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
