import SourceText

/// Reads the facts of a file in one pass over its tokens, with a stack of the open braces.
struct FactReader {
  /// What is between two braces.
  struct Scope {
    /// The index of the token that ends it.
    var end: Int
    /// The index of the type around it.
    var type: Int
    /// Whether the declarations in it are members of the type.
    var isTypeBody: Bool
  }

  /// The number of nested braces whose code is read. No code is nested deeper.
  ///
  /// With the limit, a value that is read belongs to few functions, closures and clauses.
  private static let maximumDepth = 64

  let code: SwiftCode
  var facts: SwiftFileFacts
  var index = 0
  var scopes: [Scope]
  /// The index of the first attribute or modifier of a declaration.
  var declarationStart: Int?
  var isStatic = false
  /// Whether the current token is in the condition of a `guard`.
  var isGuarded = false
  /// The open functions whose uses of a parameter are collected, with the name of the parameter.
  var tracked: (type: Int, function: Int, name: String, end: Int)?

  init(code: SwiftCode, facts: SwiftFileFacts) {
    self.code = code
    self.facts = facts
    scopes = [Scope(end: code.count, type: 0, isTypeBody: true)]
  }

  /// The index of the type around the current token.
  var scope: Int { scopes.last?.type ?? 0 }
  var isInTypeBody: Bool { scopes.last?.isTypeBody ?? true }
  var offset: Int { code[index].start }

  mutating func read() {
    while index < code.count {
      while scopes.count > 1, let last = scopes.last, last.end <= index { scopes.removeLast() }
      let start = index
      if let last = scopes.last, scopes.count > Self.maximumDepth { index = last.end } else { readToken() }
      // Every step moves on.
      if index <= start { index = start + 1 }
    }
  }

  private mutating func readToken() {
    let token = code.tokens[index]
    switch token.kind {
    case .identifier: readIdentifier(token)
    case .attribute:
      declarationStart = declarationStart ?? index
      index += 1
      if code.isPunctuation(Byte.openParenthesis, at: index), code[index].start == token.end {
        index = code.indexAfter(index)
      }
    case .punctuation:
      endDeclaration()
      switch token.firstByte {
      case Byte.openBrace: open(isTypeBody: false, type: scope)
      case Byte.openBracket: readSubscript()
      case Byte.equals: readComparison()
      default: break
      }
      index += 1
    default:
      endDeclaration()
      index += 1
    }
  }

  mutating func open(isTypeBody: Bool, type: Int) {
    scopes.append(Scope(end: code.bracketEnd(at: index), type: type, isTypeBody: isTypeBody))
  }

  mutating func endDeclaration() {
    declarationStart = nil
    isStatic = false
  }

  /// The documentation of the declaration whose keyword is at the current token.
  var documentation: String? { code.documentation(from: declarationStart ?? index, to: index) }

  private mutating func readIdentifier(_ token: SwiftToken) {
    if code.isPunctuation(Byte.dot, at: index - 1) { return readUse() }
    switch token.firstByte {
    case UInt8(ascii: "s") where code.isName("struct", at: index): readType()
    case UInt8(ascii: "s") where code.isName("static", at: index): readModifier(isStatic: true)
    case UInt8(ascii: "s") where code.isName("switch", at: index): readSwitch()
    case UInt8(ascii: "c") where code.isName("class", at: index): readClass()
    case UInt8(ascii: "c") where code.isName("case", at: index): readCase()
    case Byte.lowerE where code.isName("enum", at: index): readType(isEnum: true)
    case Byte.lowerE where code.isName("extension", at: index): readType(isExtension: true)
    case Byte.lowerE where code.isName("else", at: index):
      isGuarded = false
      index += 1
    case UInt8(ascii: "a") where code.isName("actor", at: index) && code.isName(at: index + 1): readType()
    case UInt8(ascii: "p") where code.isName("protocol", at: index): readType()
    case Byte.lowerF where code.isName("func", at: index): readFunction()
    case UInt8(ascii: "i") where isInTypeBody && code.isName("init", at: index): readFunction()
    case UInt8(ascii: "v") where code.isName("var", at: index): readVariables()
    case UInt8(ascii: "l") where code.isName("let", at: index): readVariables(isConstant: true)
    case UInt8(ascii: "g") where code.isName("guard", at: index):
      isGuarded = true
      index += 1
    default:
      if isModifier(token) { readModifier(isStatic: isStatic) } else { readUse() }
    }
  }

  private mutating func readClass() {
    if code.isName("func", at: index + 1) || code.isName("var", at: index + 1)
      || code.isName("override", at: index + 1)
    {
      readModifier(isStatic: true)
    } else {
      readType()
    }
  }

  private mutating func readModifier(isStatic: Bool) {
    declarationStart = declarationStart ?? index
    self.isStatic = isStatic
    index += 1
    // The argument of a modifier, as in `private(set)`
    if code.isPunctuation(Byte.openParenthesis, at: index) { index = code.indexAfter(index) }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "override", "lazy", "weak",
    "unowned", "mutating", "nonmutating", "nonisolated", "required", "convenience", "dynamic", "indirect",
    "isolated", "distributed",
  ]

  private func isModifier(_ token: SwiftToken) -> Bool {
    guard isInTypeBody, token.utf8Count >= 4, token.utf8Count <= 11,
      code.isName(at: index + 1) || code.isPunctuation(Byte.openParenthesis, at: index + 1)
    else { return false }
    return Self.modifiers.contains(code.text(at: index))
  }
}
