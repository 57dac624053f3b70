import SourceText

/// Declarations of types and cases.
extension FactReader {
  mutating func readType(isEnum: Bool = false, isExtension: Bool = false) {
    defer { endDeclaration() }
    guard let (names, end) = code.path(at: index + 1), code.isName(at: index + 1) else {
      index += 1
      return
    }
    var next = end
    if code.isPunctuation(Byte.lessThan, at: next) { next = code.endOfGenerics(at: next) }
    var inherited: [String] = []
    if code.isPunctuation(Byte.colon, at: next) {
      next += 1
      while let type = inheritedType(at: next) {
        inherited.append(type.name)
        next = type.end
        guard code.isPunctuation(Byte.comma, at: next) || code.isPunctuation(Byte.ampersand, at: next) else {
          break
        }
        next += 1
      }
    }
    // A `where` clause has no braces.
    if code.isName("where", at: next) {
      while next < code.count, !isBrace(next), !code.isPunctuation(Byte.semicolon, at: next) { next += 1 }
    }
    let outer = isExtension ? [] : facts.types[scope].name
    guard code.isPunctuation(Byte.openBrace, at: next), outer.count < 32 else {
      index = end
      return
    }
    let body = code.range(from: next, to: code.bracketEnd(at: next))
    facts.types.append(
      TypeFacts(
        name: outer + names, inherited: inherited, isExtension: isExtension, isEnum: isEnum,
        documentation: documentation, body: body))
    index = next
    open(isTypeBody: true, type: facts.types.count - 1)
    index = next + 1
  }

  private func isBrace(_ index: Int) -> Bool {
    code.isPunctuation(Byte.openBrace, at: index) || code.isPunctuation(Byte.closeBrace, at: index)
  }

  /// Reads `@retroactive Module.Protocol<Argument>` and returns the last name.
  private func inheritedType(at index: Int) -> (name: String, end: Int)? {
    var next = index
    while code[next].kind == .attribute || code.isPunctuation(Byte.tilde, at: next)
      || code.isName("any", at: next)
    { next += 1 }
    guard let (names, end) = code.path(at: next), let last = names.last else { return nil }
    return (last, code.isPunctuation(Byte.lessThan, at: end) ? code.endOfGenerics(at: end) : end)
  }

  /// Reads the cases after `case` in an enum; elsewhere, `case` starts a pattern.
  mutating func readCase() {
    defer { endDeclaration() }
    guard isInTypeBody, facts.types[scope].isEnum else {
      index += 1
      return
    }
    let documentation = documentation
    var next = index + 1
    while let name = code.name(at: next) {
      var facts = CaseFacts(
        name: name, rawValue: nil, range: code[next].range,
        documentation: code.documentation(from: next, to: next) ?? documentation)
      next += 1
      if code.isPunctuation(Byte.openParenthesis, at: next) { next = code.indexAfter(next) }
      if code.isPunctuation(Byte.equals, at: next) {
        let value = code.nameExpression(at: next + 1)
        facts.rawValue = value.expression
        next = value.end
      }
      self.facts.types[scope].cases.append(facts)
      guard code.isPunctuation(Byte.comma, at: next) else { break }
      next += 1
    }
    index = next
  }
}
