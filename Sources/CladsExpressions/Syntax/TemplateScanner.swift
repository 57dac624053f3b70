import SourceText

/// A scanner that finds the placeholders of a template.
struct TemplateScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var segments: [Template.Segment] = []
  private var problems: [TemplateProblem] = []
  /// The number of bytes that may still be scanned a second time, which keeps hostile texts linear.
  private var budget: Int

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    budget = 4 * bytes.count + 4_096
  }

  mutating func scan() -> Template {
    var textStart = 0
    var position = 0
    var count = 0
    while let open = Template.opening(in: bytes, from: position) {
      count += 1
      guard count <= Template.maximumPlaceholders else {
        report(.tooMany, open..<open + 2)
        break
      }
      let body = open + 2
      if bytes.byte(at: body) == Byte.closeBrace {
        report(.empty, open..<body + 1)
        position = body + 1
        continue
      }
      guard let (end, expression) = closing(body) else {
        report(.unterminated(closing: pathEnd(from: body)), open..<bytes.count)
        break
      }
      if textStart < open { segments.append(.text(textStart..<open)) }
      segments.append(.placeholder(open..<end + 1, body: body..<end, expression: expression))
      reportSuspects(open, body..<end, expression)
      position = end + 1
      textStart = position
    }
    if textStart < bytes.count { segments.append(.text(textStart..<bytes.count)) }
    return Template(segments: segments, problems: problems)
  }

  /// Returns the offset of the `}` that ends the placeholder whose `$` is at `open`, or `nil` if it does not
  /// end.
  mutating func end(ofPlaceholderAt open: Int) -> Int? {
    bytes.byte(at: open + 2) == Byte.closeBrace ? nil : closing(open + 2)?.end
  }

  /// Returns the offset where the body that starts at `body` ends, and its tree; `nil` without any `}`.
  ///
  /// The first `}` ends it if the body is then a valid expression, else the first `}` outside quotes and
  /// nested braces if that gives a valid one, else the first after all: a stray apostrophe must not swallow
  /// the rest of the text.
  private mutating func closing(_ body: Int) -> (end: Int, expression: Expression)? {
    guard let first = brace(from: body) else { return nil }
    let short = Expression.parse(bytes, in: body..<first)
    if short.isValid { return (first, short) }
    if let second = balancedBrace(from: body), second != first {
      let long = Expression.parse(bytes, in: body..<second)
      if long.isValid { return (second, long) }
    }
    return (first, short)
  }

  private func brace(from start: Int) -> Int? {
    var position = start
    while position < bytes.count {
      if bytes[position] == Byte.closeBrace { return position }
      position += 1
    }
    return nil
  }

  private mutating func balancedBrace(from start: Int) -> Int? {
    var position = start
    var nesting = 0
    var quote: UInt8 = 0
    while position < bytes.count, budget > 0 {
      let byte = bytes[position]
      if quote != 0 {
        if byte == quote { quote = 0 }
        if byte == Byte.backslash,
          bytes.byte(at: position + 1).isQuote || bytes.byte(at: position + 1) == Byte.backslash
        {
          position += 1
        }
      } else if byte.isQuote {
        quote = byte
      } else if byte == Byte.openBrace {
        nesting += 1
      } else if byte == Byte.closeBrace {
        if nesting == 0 { return position }
        nesting -= 1
      }
      position += 1
      budget -= 1
    }
    return nil
  }

  // MARK: Problems

  private mutating func report(_ kind: TemplateProblem.Kind, _ range: Range<Int>) {
    problems.append(TemplateProblem(kind: kind, range: range))
  }

  private mutating func reportSuspects(_ open: Int, _ body: Range<Int>, _ expression: Expression) {
    switch bytes.byte(at: open - 1) {
    case Byte.backslash: report(.escape("\\"), open - 1..<open + 2)
    case Byte.dollar: report(.escape("$"), open - 1..<open + 2)
    default: break
    }
    if bytes.trimmed(body).isEmpty {
      report(.empty, open..<body.upperBound + 1)
    } else if let inner = Template.opening(in: bytes, from: body.lowerBound), inner < body.upperBound {
      if expression.isValid {
        let end = brace(from: inner) ?? body.upperBound
        report(.nested, inner..<min(end + 1, body.upperBound))
      } else {
        report(.unterminated(closing: pathEnd(from: body.lowerBound)), open..<inner)
      }
    } else if let brace = brace(from: body.lowerBound), brace < body.upperBound {
      report(.quotedBrace, brace..<brace + 1)
    }
  }

  /// Returns the offset where a `}` would close the path that starts at `start`.
  private func pathEnd(from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      let isDot = byte == Byte.dot && bytes.byte(at: position + 1).isNamePart
      guard byte.isNamePart || isDot else { break }
      position += 1
    }
    return position
  }
}
