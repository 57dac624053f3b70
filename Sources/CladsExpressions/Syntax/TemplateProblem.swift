package import Diagnostics

/// A problem of a placeholder itself, not of the expression in it.
package struct TemplateProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A `${` has no `}`, or another `${` comes first; `closing` is the offset where a `}` probably belongs.
    case unterminated(closing: Int)
    /// There is nothing between `${` and `}`.
    case empty
    /// A `${` inside a placeholder.
    case nested
    /// A `}` inside a quoted string in a placeholder.
    case quotedBrace
    /// A backslash or a second `$` before `${`, which escapes nothing.
    case escape(String)
    /// The template has more than `Template.maximumPlaceholders` placeholders.
    case tooMany
  }

  package let kind: Kind
  /// The range of the problem, in UTF-8 bytes of the template.
  package let range: Range<Int>

  /// Whether the problem explains why the body is not a valid expression.
  var explains: Bool {
    switch kind {
    case .unterminated, .empty: true
    case .nested, .quotedBrace, .escape, .tooMany: false
    }
  }

  /// The message for the author: a fragment without a final period.
  package var message: String {
    switch kind {
    case .unterminated: "this `${` is never closed"
    case .empty: "empty placeholder"
    case .nested: "placeholders cannot be nested"
    case .quotedBrace: "on device, the placeholder ends at this `}`, although it is in quotes"
    case .escape("$"): "`$` does not escape a placeholder: it is shown before the value"
    case .escape: "a backslash does not escape a placeholder: it is shown before the value"
    case .tooMany: "the text has more than \(Template.maximumPlaceholders) placeholders"
    }
  }

  /// How to fix it, in the imperative; `nil` if there is no advice.
  package var help: String? {
    switch kind {
    case .unterminated: "add `}`"
    case .empty: "write a path such as `${user.name}`, or remove the placeholder"
    case .nested: "write the path without the inner `${` and `}`"
    case .quotedBrace: "store the text in state and write its path here"
    case .escape("$"): nil
    case .escape: "remove the backslash; to show a literal `${`, store the text in state"
    case .tooMany: "build the text in the app and store it in state"
    }
  }

  /// The id of the rule that reports the problem.
  package var rule: RuleDescription {
    switch kind {
    case .unterminated: .templateUnterminated
    case .empty: .templateEmpty
    case .nested: .templateNested
    case .quotedBrace: .templateQuotedBrace
    case .escape: .templateEscape
    case .tooMany: .exprSyntax
    }
  }
}
