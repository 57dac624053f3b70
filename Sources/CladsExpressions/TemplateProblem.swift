/// What is wrong with a placeholder as such.
public struct TemplateProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A `${` has no `}`, or the next `${` comes first; `closing` is where the author probably meant one.
    case unterminated(closing: Int)
    /// Nothing stands between `${` and `}`.
    case empty
    /// A `${` inside a placeholder.
    case nested
    /// A `}` inside a quoted text of a placeholder.
    case quotedBrace
    /// A backslash or a second `$` before `${`, which escapes nothing.
    case escape(String)
    /// There are more than `Template.maximumPlaceholders` placeholders.
    case tooMany
  }

  /// What is wrong.
  public let kind: Kind
  /// The text concerned, in UTF-8 bytes of the template.
  public let range: Range<Int>

  /// Whether the problem explains that the placeholder is no expression.
  var explains: Bool {
    switch kind {
    case .unterminated, .empty: true
    case .nested, .quotedBrace, .escape, .tooMany: false
    }
  }

  /// What is wrong, in plain words: a fragment without a final period.
  public var message: String {
    switch kind {
    case .unterminated: "this `${` is never closed"
    case .empty: "nothing stands between `${` and `}`"
    case .nested: "`${` inside a placeholder"
    case .quotedBrace: "today's phones end the placeholder at this `}`, although it stands in quotes"
    case .escape("$"): "`$` before `${` is printed, not an escape"
    case .escape: "the backslash is printed, and the placeholder is replaced all the same"
    case .tooMany: "the text has more than \(Template.maximumPlaceholders) placeholders"
    }
  }

  /// What to type instead, in plain words, when there is something to say.
  public var help: String? {
    switch kind {
    case .unterminated: "add `}`"
    case .empty: "write a path such as `${user.name}`, or remove the placeholder"
    case .nested: "name the path without another `${`"
    case .quotedBrace: "keep the text in state and name it here"
    case .escape("$"): nil
    case .escape: "remove the backslash; to print `${` itself, keep the text in state"
    case .tooMany: "prepare the text in the app and store it in state"
    }
  }

  /// The id of the rule that reports problems of this kind.
  public var rule: String {
    switch kind {
    case .unterminated: "template-unterminated"
    case .empty: "template-empty"
    case .nested: "template-nested"
    case .quotedBrace: "template-quoted-brace"
    case .escape: "template-escape"
    case .tooMany: "expr-syntax"
    }
  }
}
