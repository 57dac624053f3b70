import SourceText

/// A construct of other languages in a text that is not a valid expression, such as a filter or `?.`.
package struct ForeignSyntax: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `?.` or `?[`
    case optionalChaining
    /// `??`, `?:` or `:-`
    case defaultValue(String)
    /// `===` or `!==`
    case strictEquality(String)
    /// `| name`; the payload is the name.
    case filter(String)
    /// `=>`
    case closure
    /// `+=`, `++` and the like
    case assignment(String)
    /// A word before an operand, such as `await`.
    case keyword(String)
    /// A symbol or a word between operands, such as `**` or `instanceof`.
    case unknownOperator(String)
    /// A word for an operator of this language: the payload is the word and the operator.
    case namedOperator(String, String)
    /// `!` after a value
    case forceUnwrapping
    /// A text in backticks.
    case templateLiteral
    /// `name:format` or `[1:2]`
    case format
    /// `...`
    case spread
    /// `->` or `::` before a member
    case memberArrow(String)
    /// `$` before a name
    case dollar
    /// A property with `()`; the payload is how it is written here.
    case propertyCall(String)
    /// A function that has another name here.
    case renamedFunction(String)
  }

  /// A part of the text, and what to write instead.
  package struct Edit: Sendable, Hashable {
    /// The range in UTF-8 bytes of the text.
    package let range: Range<Int>
    package let text: String
  }

  package let kind: Kind
  /// The range in UTF-8 bytes of the text.
  package let range: Range<Int>
  /// The edits that make the expression valid without changing its meaning; empty if there are none.
  package private(set) var edits: [Edit]
  /// The range of the first name that is no keyword, in UTF-8 bytes of the text.
  package let firstName: Range<Int>?

  /// Returns the first construct in an expression that is not valid; `nil` if there is none.
  package static func first(in text: String, body: Range<Int>) -> ForeignSyntax? {
    text.withBytes { bytes in
      var scanner = ForeignSyntaxScanner(bytes, body.clamped(to: 0..<bytes.count))
      guard let found = scanner.find() else { return nil }
      var syntax = ForeignSyntax(
        kind: found.kind, range: found.range, edits: found.edits, firstName: scanner.firstName)
      if !syntax.edits.isEmpty, !Expression.parse(syntax.edited(text, body: body)).isValid {
        syntax.edits = []
      }
      return syntax
    }
  }

  /// Returns the body with the edits applied.
  package func edited(_ text: String, body: Range<Int>) -> String {
    text.withBytes { bytes in
      var result: [UInt8] = []
      var start = body.lowerBound
      for edit in edits where edit.range.lowerBound >= start && edit.range.upperBound <= body.upperBound {
        result += bytes[start..<edit.range.lowerBound] + Array(edit.text.utf8)
        start = edit.range.upperBound
      }
      return String(decoding: result + bytes[start..<body.upperBound], as: UTF8.self)
    }
  }

  /// The message for the author: a fragment without a final period.
  package var message: String {
    switch kind {
    case .optionalChaining: "optional chaining is not supported"
    case .defaultValue(let text): "a default value with `\(text)` is not supported"
    case .strictEquality(let text): "the operator `\(text)` is not supported"
    case .filter(let name): "filters such as `| \(name)` are not supported"
    case .closure: "functions with `=>` are not supported"
    case .assignment(let text): "`\(text)` is not supported: an expression cannot change the state"
    case .keyword(let word): "the keyword `\(word)` is not supported"
    case .unknownOperator(let text), .namedOperator(let text, _): "the operator `\(text)` is not supported"
    case .forceUnwrapping: "force unwrapping with `!` is not supported"
    case .templateLiteral: "text in backticks is not supported"
    case .format: "formats and slices with `:` are not supported"
    case .spread: "`...` is not supported"
    case .memberArrow(let text): "`\(text)` is not supported before a member"
    case .dollar: "a name in an expression has no `$`"
    case .propertyCall(let name): "`.\(name)` is a property, not a function"
    case .renamedFunction(let name): "the function is called `.\(name)(…)` here"
    }
  }

  /// How to fix it, in the imperative.
  package var help: String {
    switch kind {
    case .optionalChaining: "write `.` or `[`: a path without a value is empty anyway"
    case .defaultValue: "give the state an initial value instead of a default here"
    case .strictEquality(let text): "write `\(text.dropLast())` to compare"
    case .filter, .format: "store the finished text in state and write its path here"
    case .closure, .spread: "compute the value in the app and store it in state"
    case .assignment: "change the state with an action, such as `setState`"
    case .keyword, .unknownOperator: Self.supported
    case .namedOperator(_, let symbol): "write `\(symbol)`"
    case .forceUnwrapping: "remove the `!`: a path without a value is empty anyway"
    case .templateLiteral: "write the text around the placeholders: `text ${path}`"
    case .memberArrow: "write `.`"
    case .dollar: "remove the `$`"
    case .propertyCall(let name): "write `.\(name)`"
    case .renamedFunction(let name): "write `.\(name)(…)`"
    }
  }

  private static let supported =
    "use paths, literals, `+ - * / %`, comparisons, `&&`, `||`, `!`, `condition ? a : b` or `.contains(…)`"
}

/// The search for the first construct among the tokens of an expression.
private struct ForeignSyntaxScanner {
  typealias Found = (kind: ForeignSyntax.Kind, range: Range<Int>, edits: [ForeignSyntax.Edit])

  /// How many tokens are looked at.
  private static let maximumTokens = 1_024

  private let bytes: UnsafeBufferPointer<UInt8>
  private var tokens: [ExpressionLexer.Token] = []
  /// The number of `?` that await a `:`.
  private var questions = 0
  private(set) var firstName: Range<Int>?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Range<Int>) {
    self.bytes = bytes
    var lexer = ExpressionLexer(bytes: bytes, range: body)
    while tokens.count < Self.maximumTokens {
      let token = lexer.next()
      if token.kind == .end { break }
      tokens.append(token)
    }
    firstName =
      tokens.first {
        $0.kind == .name && !Self.prefixes.contains(bytes.text($0.range)) && bytes.text($0.range) != "not"
      }?.range
  }

  mutating func find() -> Found? {
    for index in tokens.indices {
      if let found = find(at: index) { return found }
    }
    return nil
  }

  private mutating func find(at index: Int) -> Found? {
    let token = tokens[index]
    switch token.kind {
    case .question:
      defer { questions += 1 }
      return question(index)
    case .colon:
      if questions > 0 {
        questions -= 1
        return nil
      }
      return colon(index)
    case .foreign: return foreign(index)
    case .binary: return pair(index)
    case .not: return not(index)
    case .name: return word(index)
    case .dot:
      guard isTight(index), isTight(index + 1), kind(index + 1) == .dot, kind(index + 2) == .dot else {
        return nil
      }
      return (.spread, token.range.lowerBound..<tokens[index + 2].range.upperBound, [])
    case .unknown:
      switch text(index) {
      case "`": return (.templateLiteral, token.range, [])
      case "$" where kind(index + 1) == .name && isTight(index):
        return (.dollar, token.range, [.init(range: token.range, text: "")])
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Symbols

  private func question(_ index: Int) -> Found? {
    guard index > 0, isTight(index - 1), isTight(index) else { return nil }
    let range = tokens[index].range
    switch kind(index + 1) {
    case .dot where kind(index + 2) == .name || kind(index + 2) == .openBracket:
      return (.optionalChaining, range.lowerBound..<tokens[index + 1].range.upperBound, chainingEdits())
    case .openBracket: return (.optionalChaining, range, chainingEdits())
    case .colon: return nil
    default: return nil
    }
  }

  /// Returns the edits that remove the `?` of each `?.` and `?[`; of `?.[`, both characters.
  private func chainingEdits() -> [ForeignSyntax.Edit] {
    tokens.indices.compactMap { index in
      guard kind(index) == .question, index > 0, isTight(index - 1), isTight(index) else { return nil }
      var range = tokens[index].range
      if kind(index + 1) == .dot {
        if kind(index + 2) == .openBracket { range = range.lowerBound..<tokens[index + 1].range.upperBound }
      } else if kind(index + 1) != .openBracket {
        return nil
      }
      return .init(range: range, text: "")
    }
  }

  private func colon(_ index: Int) -> Found? {
    let range = tokens[index].range
    if isTight(index), kind(index + 1) == .binary(.subtract) {
      return (.defaultValue(":-"), range.lowerBound..<tokens[index + 1].range.upperBound, [])
    }
    if isTight(index), kind(index + 1) == .colon {
      let both = range.lowerBound..<tokens[index + 1].range.upperBound
      return (.memberArrow("::"), both, [.init(range: both, text: ".")])
    }
    return index > 0 ? (.format, range, []) : nil
  }

  private func foreign(_ index: Int) -> Found? {
    let range = tokens[index].range
    switch text(index) {
    case "??":
      // A missing value is empty anyway.
      let isEmpty = index > 0 && tokens.count == index + 2 && ["''", "\"\""].contains(text(index + 1))
      let removed = isEmpty ? tokens[index - 1].range.upperBound..<tokens[index + 1].range.upperBound : nil
      return (.defaultValue("??"), range, removed.map { [.init(range: $0, text: "")] } ?? [])
    case "===": return (.strictEquality("==="), range, [.init(range: range, text: "==")])
    case "!==": return (.strictEquality("!=="), range, [.init(range: range, text: "!=")])
    case "|":
      guard index > 0, kind(index + 1) == .name else { return (.unknownOperator("|"), range, []) }
      return (.filter(text(index + 1)), range.lowerBound..<tokens[index + 1].range.upperBound, [])
    case "=":
      guard isTight(index) else { return nil }
      let both = range.lowerBound..<(tokens.dropFirst(index + 1).first ?? tokens[index]).range.upperBound
      if kind(index + 1) == .binary(.greater) { return (.closure, both, []) }
      return text(index + 1) == "~" ? (.unknownOperator("=~"), both, []) : nil
    case "~" where isTight(index) && text(index + 1) == "=":
      return (.unknownOperator("~="), range.lowerBound..<tokens[index + 1].range.upperBound, [])
    case let other: return (.unknownOperator(other), range, [])
    }
  }

  /// Two symbols without a space in between.
  private func pair(_ index: Int) -> Found? {
    guard isTight(index), index + 1 < tokens.count else { return nil }
    let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    let written = bytes.text(range)
    switch written {
    case "+=", "-=", "*=", "/=", "%=", "++", "--": return (.assignment(written), range, [])
    case "->" where index > 0 && kind(index + 2) == .name:
      return (.memberArrow("->"), range, [.init(range: range, text: ".")])
    case "->": return (.closure, range, [])
    case "**", "//", "<<", ">>", "*/", "/*": return (.unknownOperator(written), range, [])
    case "<>": return (.namedOperator("<>", "!="), range, [.init(range: range, text: "!=")])
    default: return nil
    }
  }

  private func not(_ index: Int) -> Found? {
    guard index > 0, isTight(index - 1), isOperandEnd(index - 1) else { return nil }
    switch kind(index + 1) {
    case nil, .closeParen, .closeBracket, .closeBrace: break
    case .dot where isTight(index), .openBracket where isTight(index), .not where isTight(index): break
    default: return nil
    }
    let range = tokens[index].range
    return (.forceUnwrapping, range, [.init(range: range, text: "")])
  }

  // MARK: Words

  private static let prefixes: Set<String> = [
    "await", "case", "const", "delete", "each", "else", "for", "func", "function", "if", "let", "new",
    "return",
    "switch", "throw", "try", "typeof", "unless", "var", "void", "yield",
  ]

  private static let infixes: Set<String> = [
    "as", "between", "contains", "default", "div", "else", "endsWith", "if", "in", "instanceof", "is", "isnt",
    "like", "matches", "mod", "startsWith", "then", "unless", "xor",
  ]

  private static let namedOperators = [
    "and": "&&", "or": "||", "eq": "==", "ne": "!=", "neq": "!=", "gt": ">", "lt": "<", "ge": ">=",
    "gte": ">=",
    "le": "<=", "lte": "<=",
  ]

  private func word(_ index: Int) -> Found? {
    let range = tokens[index].range
    let word = text(index)
    if kind(index + 1) == .openParen, isTight(index) { return call(index) }
    // A name after a dot is a member.
    if index > 0, kind(index - 1) == .dot { return nil }
    if index > 0, isOperandEnd(index - 1), isOperandStart(index + 1) {
      if let symbol = Self.namedOperators[word] {
        return (.namedOperator(word, symbol), range, [.init(range: range, text: symbol)])
      }
      if Self.infixes.contains(word) { return (.unknownOperator(word), range, []) }
    }
    guard index == 0 || !isOperandEnd(index - 1), isOperandStart(index + 1) else { return nil }
    if word == "not" {
      let removed = range.lowerBound..<tokens[index + 1].range.lowerBound
      return (.namedOperator("not", "!"), range, [.init(range: removed, text: "!")])
    }
    return Self.prefixes.contains(word) ? (.keyword(word), range, []) : nil
  }

  private func call(_ index: Int) -> Found? {
    guard index > 0, kind(index - 1) == .dot else { return nil }
    let range = tokens[index].range
    let word = text(index)
    if kind(index + 2) == .closeParen {
      let known = ["size": "count", "length": "count", "empty": "isEmpty"][word] ?? word
      guard ArrayProperty(rawValue: known) != nil else { return nil }
      let whole = range.lowerBound..<tokens[index + 2].range.upperBound
      return (.propertyCall(known), whole, [.init(range: whole, text: known)])
    }
    guard ["includes", "include", "has", "includesElement"].contains(word) else { return nil }
    let name = ExpressionFunction.containsName
    return (.renamedFunction(name), range, [.init(range: range, text: name)])
  }

  // MARK: Tokens

  private func kind(_ index: Int) -> ExpressionLexer.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? bytes.text(tokens[index].range) : ""
  }

  /// Returns whether the next token follows without a space.
  private func isTight(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens.indices.contains(index + 1)
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  private func isOperandEnd(_ index: Int) -> Bool {
    switch kind(index) {
    case .int, .double, .string, .closeParen, .closeBracket, .closeBrace: true
    case .name: !Self.prefixes.contains(text(index))
    default: false
    }
  }

  private func isOperandStart(_ index: Int) -> Bool {
    switch kind(index) {
    case .int, .double, .string, .unterminatedString, .name, .openParen, .openPlaceholder, .openBracket, .not:
      true
    default: false
    }
  }
}
