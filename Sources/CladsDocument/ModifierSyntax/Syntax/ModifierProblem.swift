/// A mistake in the text of a modifier.
package struct ModifierProblem: Sendable, Hashable {
  /// The kinds of mistakes. Strings are text of the modifier.
  package enum Kind: Sendable, Hashable {
    /// The text has no modifier.
    case empty
    /// An argument, an element or a name after a point is missing.
    case expectedValue
    /// Two arguments or elements without a comma between them.
    case missingComma
    /// A comma without an argument after it.
    case extraComma
    /// `(` or `[` without its closing bracket.
    case unclosed(String)
    /// A string without its closing quote.
    case unclosedString
    /// An escape sequence that Swift does not define.
    case badEscape(String)
    /// A number that Swift does not read, and the form that it reads if there is one.
    case badNumber(String, meant: String?)
    /// A literal has no members.
    case memberOfLiteral
    /// Calls and lists are nested more deeply than `ModifierSyntax.maximumDepth`.
    case tooDeep
    /// JSON that is not of the AST form.
    case notAST
    /// Text that is not allowed here.
    case unexpected(String)
  }

  package let kind: Kind
  /// The range in UTF-8 bytes of the text that was parsed; empty where something is missing.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What is wrong, as the start of a sentence.
  package var message: String {
    switch kind {
    case .empty: "the modifier is empty"
    case .expectedValue: "a value is missing here"
    case .missingComma: "a comma is missing before this"
    case .extraComma: "this comma has no argument after it"
    case .unclosed(let bracket): "this `\(bracket)` is never closed"
    case .unclosedString: "this string has no closing quote"
    case .badEscape(let text): "`\(text)` is not a valid escape sequence of Swift"
    case .badNumber(let text, _): "`\(text)` is not a decimal number"
    case .memberOfLiteral: "a literal has no members"
    case .tooDeep: "this is nested more than \(ModifierSyntax.maximumDepth) levels deep"
    case .notAST: "this is not the AST form: a call is `[\"name\", {}, [arguments]]`"
    case .unexpected(let text): "unexpected `\(text)`"
    }
  }

  /// The text that corrects the mistake if it replaces `range`; `nil` if that is not clear.
  package var replacement: String? {
    switch kind {
    case .missingComma: ", "
    case .extraComma: ""
    case .badNumber(_, let meant): meant
    default: nil
    }
  }
}
