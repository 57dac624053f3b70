import SourceText

/// What code reads, compares and calls.
extension FactReader {
  /// Reads a name that is no declaration's keyword.
  mutating func readUse() {
    defer {
      endDeclaration()
      index += 1
    }
    if let tracked { readTrackedUse(tracked) }
    let next = code[index + 1]
    guard next.kind == .punctuation else { return }
    switch next.firstByte {
    case Byte.openParenthesis where next.start == code[index].end:
      readMethodRead()
      readAffixComparison()
      readConversion()
      readDecoding()
      readCall()
      readRegistration()
    case Byte.colon, Byte.equals, Byte.openBracket: readLabeledValue()
    default: break
    }
  }

  private mutating func readTrackedUse(_ use: (type: Int, function: Int, name: String, end: Int)) {
    if index >= use.end {
      tracked = nil
    } else if facts.types[use.type].functions[use.function].uses.count < 64,
      !code.isPunctuation(Byte.dot, at: index - 1), code.name(at: index) == use.name
    {
      facts.types[use.type].functions[use.function].uses.append(offset)
    }
  }

  private static let readingMethods: Set<String> = [
    "string", "int", "double", "bool", "float", "number", "array", "object", "objects", "members",
    "dictionary", "strings", "value", "resolveString", "resolveInt", "resolveDouble", "resolveBool",
    "resolveData", "resolveArray",
  ]

  /// Reads `params.string("event")` or `context.resolveString(forKey: "title")`.
  private mutating func readMethodRead() {
    guard code.isPunctuation(Byte.dot, at: index - 1) else { return }
    var key = index + 2
    if code.isPunctuation(Byte.colon, at: key + 1), code.isName(at: key) { key += 2 }
    guard isKeyStart(key), Self.readingMethods.contains(code.text(at: index)) else { return }
    appendRead(receiverEnd: index - 2, method: code.text(at: index), key: key, bracket: index + 1)
  }

  private func isKeyStart(_ index: Int) -> Bool {
    let token = code[index]
    return token.kind == .string || token.kind == .stringHead || token.kind == .identifier
      || token.isPunctuation(Byte.dot)
  }

  /// Reads `data["temperature"]` and `handlers[actionId]`, from the bracket.
  mutating func readSubscript() {
    let isOptional =
      code.isPunctuation(Byte.questionMark, at: index - 1)
      || code.isPunctuation(Byte.exclamationMark, at: index - 1)
    let receiver = isOptional ? index - 2 : index - 1
    guard code.isName(at: receiver), code[index].start == code[index - 1].end else { return }
    if let argument = code.name(at: index + 1), code.isPunctuation(Byte.closeBracket, at: index + 2) {
      var base = [code.text(at: receiver)]
      if code.isPunctuation(Byte.dot, at: receiver - 1), let outer = code.name(at: receiver - 2) {
        base.insert(outer, at: 0)
      }
      facts.lookups.append(LookupFacts(base: base, argument: argument, scope: scope, offset: offset))
    } else if isKeyStart(index + 1) {
      appendRead(receiverEnd: receiver, method: nil, key: index + 1, bracket: index)
    }
  }

  private mutating func appendRead(receiverEnd: Int, method: String?, key: Int, bracket: Int) {
    var receiver = receiverEnd
    if code.isPunctuation(Byte.questionMark, at: receiver) { receiver -= 1 }
    guard let name = code.name(at: receiver) else { return }
    let (expression, end) = code.nameExpression(at: key)
    guard end == code.bracketEnd(at: bracket) || code.isPunctuation(Byte.comma, at: end) else { return }
    var next = code.indexAfter(bracket)
    let cast = castType(at: &next)
    let hasDefault =
      code.isPunctuation(Byte.questionMark, at: next) && code.isPunctuation(Byte.questionMark, at: next + 1)
    let hasBase = code.isPunctuation(Byte.dot, at: receiver - 1)
    facts.reads.append(
      ReadFacts(
        receiver: name, base: hasBase ? code.name(at: receiver - 2) : nil, method: method, key: expression,
        cast: cast, isGuarded: isGuarded && !hasDefault, scope: scope, offset: offset))
  }

  /// Reads `as? String` or `?.stringValue` after a value.
  private func castType(at index: inout Int) -> String? {
    if code.isName("as", at: index) {
      let isForced = code.isPunctuation(Byte.exclamationMark, at: index + 1)
      let isMarked = isForced || code.isPunctuation(Byte.questionMark, at: index + 1)
      guard let (text, end) = code.type(at: index + (isMarked ? 2 : 1)) else { return nil }
      index = end
      // `as? String ?? ""` has its question marks after a space.
      return text
    }
    if code.isPunctuation(Byte.questionMark, at: index), code.isPunctuation(Byte.dot, at: index + 1) {
      index += 1
    }
    guard code.isPunctuation(Byte.dot, at: index), let name = code.name(at: index + 1) else { return nil }
    index += 2
    return ReadTypes.typeOfValue[name]
  }

  /// Reads `reference.hasPrefix("button.")`.
  private mutating func readAffixComparison() {
    guard code.isPunctuation(Byte.dot, at: index - 1), let subject = code.name(at: index - 2) else { return }
    let isPrefix = code.isName("hasPrefix", at: index)
    guard isPrefix || code.isName("hasSuffix", at: index) else { return }
    appendComparison(subject, isPrefix ? .hasPrefix : .hasSuffix, other: index + 2)
  }

  /// Reads `reference == "button"` from the first byte of the operator.
  mutating func readComparison() {
    guard code.isPunctuation(Byte.equals, at: index + 1), code[index + 1].start == offset + 1 else { return }
    if let subject = code.name(at: index - 1), isKeyStart(index + 2) {
      appendComparison(subject, .equal, other: index + 2)
    } else if code[index - 1].kind == .string, let subject = code.name(at: index + 2) {
      appendComparison(subject, .equal, other: index - 1)
    }
  }

  private mutating func appendComparison(
    _ subject: String, _ operation: ComparisonFacts.Operation, other: Int
  ) {
    let expression = code.nameExpression(at: other).expression
    if case .other = expression.content { return }
    var open = index + 1
    while open < index + 24, !code.isPunctuation(Byte.openBrace, at: open),
      !code.isPunctuation(Byte.closeBrace, at: open)
    { open += 1 }
    let hasBody = !isGuarded && code.isPunctuation(Byte.openBrace, at: open)
    facts.comparisons.append(
      ComparisonFacts(
        subject: subject, operation: operation, other: expression,
        body: hasBody ? code.range(from: open, to: code.bracketEnd(at: open)) : TextRange(utf8: 0, 0),
        scope: scope, offset: offset))
  }

  /// Reads `let id = ActionID(rawValue: actionId)` from the last name of the type.
  private mutating func readConversion() {
    guard let (argument, _) = conversion(at: index + 1) else { return }
    var names = [code.text(at: index)]
    var start = index
    while code.isPunctuation(Byte.dot, at: start - 1), let name = code.name(at: start - 2), names.count < 32 {
      names.insert(name, at: 0)
      start -= 2
    }
    let isAssigned = code.isPunctuation(Byte.equals, at: start - 1)
    facts.conversions.append(
      ConversionFacts(
        type: names, argument: argument, result: isAssigned ? code.name(at: start - 2) : nil, scope: scope,
        offset: offset))
  }

  /// Reads `container.decode(String.self, forKey: .unit)`.
  private mutating func readDecoding() {
    let isOptional = code.isName("decodeIfPresent", at: index)
    guard isOptional || code.isName("decode", at: index), let (type, end) = code.type(at: index + 2) else {
      return
    }
    guard code.isPunctuation(Byte.comma, at: end), code.isName("forKey", at: end + 1),
      let (path, _) = code.path(at: end + 3), let key = path.last
    else { return }
    // `try? container.decode(…)`
    let isTried =
      code.isPunctuation(Byte.questionMark, at: index - 3) && code.isName("try", at: index - 4)
    facts.decodings.append(
      DecodingFacts(
        key: key, type: type.hasSuffix(".self") ? String(type.dropLast(5)) : type,
        isOptional: isOptional || isTried, offset: offset))
  }
}
