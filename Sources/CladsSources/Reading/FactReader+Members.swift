import SourceText

/// Declarations of variables and functions.
extension FactReader {
  mutating func readVariables(isConstant: Bool = false) {
    let isMember = isInTypeBody
    let isStatic = isStatic || scope == 0
    let documentation = isMember ? documentation : nil
    endDeclaration()
    index += 1
    guard isMember else { return readLocalDictionary() }
    while let name = code.name(at: index) {
      let nameIndex = index
      index += 1
      var type: String?
      if code.isPunctuation(Byte.colon, at: index), let (text, end) = code.type(at: index + 1) {
        type = text
        index = end
      }
      let isInitialized = code.isPunctuation(Byte.equals, at: index)
      let isComputed = code.isPunctuation(Byte.openBrace, at: index) && !hasObservers(at: index)
      let value = isInitialized ? code.value(at: index + 1) : isComputed ? computedValue(at: index) : nil
      if let value {
        var value = value
        if case .other = value.expression.content, value.closure == nil, value.entries.isEmpty {
          value.expression.range = code[nameIndex].range
        }
        facts.types[scope].constants.append(
          ConstantFacts(name: name, type: type, value: value, documentation: documentation))
      }
      // A constant with a value is not decoded.
      if !isStatic, !isComputed, !(isConstant && isInitialized) {
        facts.types[scope].properties.append(
          PropertyFacts(
            name: name, type: type, hasInitialValue: isInitialized, range: code[nameIndex].range,
            documentation: documentation))
      }
      if isInitialized, case let end = code.nameExpression(at: index + 1).end,
        code.isPunctuation(Byte.comma, at: end), code.isName(at: end + 1)
      {
        index = end
      }
      guard code.isPunctuation(Byte.comma, at: index) else { return }
      index += 1
    }
  }

  /// Reads `let actions = ["id": { … }]` in a function, for the call that the variable is passed to.
  private mutating func readLocalDictionary() {
    guard let name = code.name(at: index) else { return }
    readDerivation(of: name)
    var next = index + 1
    var type: String?
    if code.isPunctuation(Byte.colon, at: next), let (text, end) = code.type(at: next + 1) {
      type = text
      next = end
    }
    guard code.isPunctuation(Byte.equals, at: next), code.isPunctuation(Byte.openBracket, at: next + 1)
    else { return }
    let value = code.value(at: next + 1)
    guard value.entries.contains(where: { $0.closure != nil }) else { return }
    facts.types[scope].constants.append(ConstantFacts(name: name, type: type, value: value))
    index += 1
  }

  /// Reads from which variables a local one comes, in a function that resolves styles.
  private mutating func readDerivation(of name: String) {
    guard tracked != nil, code.isPunctuation(Byte.equals, at: index + 1) else { return }
    var sources: [String] = []
    var isPart = false
    var next = index + 2
    while next < index + 40, next < code.count, next == index + 2 || !code.startsLine(at: next),
      code[next].firstByte != Byte.semicolon, !code.isName("else", at: next)
    {
      if let name = code.name(at: next) {
        if code.isPunctuation(Byte.dot, at: next - 1) {
          isPart = isPart || name.hasPrefix("split") || name.hasPrefix("components") || name == "prefix"
        } else {
          sources.append(name)
          isPart = isPart || code.isPunctuation(Byte.openBracket, at: next + 1)
        }
      }
      next += 1
    }
    facts.derivations.append(DerivationFacts(name: name, sources: sources, isPart: isPart, offset: offset))
  }

  private func hasObservers(at index: Int) -> Bool {
    code.isName("willSet", at: index + 1) || code.isName("didSet", at: index + 1)
  }

  /// The value in `{ "chart" }`, `{ return "chart" }` or `{ get { "chart" } }`.
  private func computedValue(at index: Int) -> ValueFacts? {
    var open = index
    if code.isName("get", at: open + 1), code.isPunctuation(Byte.openBrace, at: open + 2) { open += 2 }
    let start = code.isName("return", at: open + 1) ? open + 2 : open + 1
    let end = code.bracketEnd(at: open)
    guard start < end else { return nil }
    if code.isPunctuation(Byte.openBracket, at: start), code.indexAfter(start) == end {
      return code.value(at: start)
    }
    let (expression, expressionEnd) = code.nameExpression(at: start)
    guard expressionEnd == end else { return nil }
    return ValueFacts(expression: expression)
  }

  mutating func readFunction() {
    let isInitializer = code.isName("init", at: index)
    endDeclaration()
    var next = isInitializer ? index : index + 1
    let name = code.text(at: next)
    next += 1
    while code.isPunctuation(Byte.questionMark, at: next)
      || code.isPunctuation(Byte.exclamationMark, at: next)
    {
      next += 1
    }
    if code.isPunctuation(Byte.lessThan, at: next) { next = code.endOfGenerics(at: next) }
    guard code.isPunctuation(Byte.openParenthesis, at: next) else {
      index += 1
      return
    }
    let parameters = parameters(at: next)
    let end = code.indexAfter(next)
    guard let body = bodyStart(after: end) else {
      index = end
      return
    }
    let range = code.range(from: body, to: code.bracketEnd(at: body))
    facts.types[scope].functions.append(FunctionFacts(name: name, parameters: parameters, body: range))
    if name == "resolveStyle", let parameter = parameters.last {
      tracked = (scope, facts.types[scope].functions.count - 1, parameter.name, code.bracketEnd(at: body))
    }
    index = body
    open(isTypeBody: false, type: scope)
    index = body + 1
  }

  private func parameters(at index: Int) -> [FunctionFacts.Parameter] {
    let end = code.bracketEnd(at: index)
    var parameters: [FunctionFacts.Parameter] = []
    var next = index + 1
    while next < end, parameters.count < 32 {
      while code[next].kind == .attribute { next += 1 }
      if let label = code.name(at: next) {
        let hasName = code.isName(at: next + 1)
        let colon = hasName ? next + 2 : next + 1
        if code.isPunctuation(Byte.colon, at: colon) {
          parameters.append(
            FunctionFacts.Parameter(
              label: label, name: hasName ? code.text(at: next + 1) : label,
              type: code.type(at: colon + 1)?.text ?? ""))
        }
      }
      while next < end, !code.isPunctuation(Byte.comma, at: next) { next = code.indexAfter(next) }
      next += 1
    }
    return parameters
  }

  /// Returns the index of the brace that opens a function's body, or `nil` for a requirement without one.
  private func bodyStart(after index: Int) -> Int? {
    var next = index
    while next < min(code.count, index + 100) {
      let token = code[next]
      if token.isPunctuation(Byte.openBrace) { return next }
      if token.isPunctuation(Byte.closeBrace) || token.isPunctuation(Byte.semicolon) { return nil }
      if token.kind == .identifier, code.startsLine(at: next),
        !["async", "throws", "rethrows", "where"].contains(code.text(at: next))
      {
        // A name at the start of a line is the next declaration, unless a result type is still missing.
        let last = code[next - 1]
        let isExpected = [Byte.greaterThan, Byte.comma, Byte.ampersand, Byte.colon].contains(last.firstByte)
        if !isExpected || last.kind != .punctuation { return nil }
      }
      next = code.indexAfter(next)
    }
    return nil
  }
}
