package import Diagnostics

/// A problem of a path.
package struct KeypathProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The path has no components.
    case empty
    /// A `[` has no `]`; the path is malformed.
    case unclosedBracket
    /// The text between brackets is not an integer; the path is malformed.
    case badSubscript(String)
    /// The path has more than `Keypath.maximumComponents` components; it is malformed.
    case tooLong
    /// An index below zero.
    case negativeIndex(Int)
    /// An index above `Keypath.largestIndex`.
    case indexTooLarge(Int)
    /// The path starts with an index, but the state is an object.
    case rootIndex
    /// A leading, trailing or repeated dot.
    case strayDots
    /// A `]` without a `[`; it is part of a key.
    case strayBracket
    /// Whitespace at either end; it is part of a key.
    case surroundingSpace
    /// Nothing but whitespace, which is a key.
    case blank
    /// A `${`; it is part of a key.
    case placeholder
    /// A character that belongs in an expression; it is part of a key.
    case operatorCharacter(String)

    /// Whether the text is not a path at all.
    package var isMalformed: Bool {
      switch self {
      case .unclosedBracket, .badSubscript, .tooLong: true
      default: false
      }
    }

    /// Whether the path cannot be written.
    package var preventsWriting: Bool {
      switch self {
      case .empty, .unclosedBracket, .badSubscript, .tooLong, .negativeIndex, .indexTooLarge, .rootIndex: true
      case .strayDots, .strayBracket, .surroundingSpace, .blank, .placeholder, .operatorCharacter: false
      }
    }
  }

  package let kind: Kind
  /// The range of the problem, in UTF-8 bytes of the path.
  package let range: Range<Int>

  /// The message for the author: a fragment without a final period.
  package var message: String {
    switch kind {
    case .empty: "the path is empty"
    case .unclosedBracket: "this `[` is never closed"
    case .badSubscript(""): "expected an index between `[` and `]`"
    case .badSubscript(let text): "`\(text)` is not an index: brackets in a path take an integer"
    case .tooLong: "the path has more than \(Keypath.maximumComponents) parts"
    case .negativeIndex(let index): "negative index \(index): indices start at 0"
    case .indexTooLarge(let index): "index \(index) exceeds the limit of \(Keypath.largestIndex)"
    case .rootIndex: "a path starts with a key of `state`, not with an index"
    case .strayDots: "this dot is redundant"
    case .strayBracket: "unmatched `]`"
    case .surroundingSpace: "spaces around a path are part of the key"
    case .blank: "the path is nothing but spaces"
    case .placeholder: "placeholders are not replaced in a path"
    case .operatorCharacter(let text): "a path is not an expression: `\(text)` is part of the key"
    }
  }

  /// How to fix it, in the imperative; `nil` if there is no advice.
  package var help: String? {
    switch kind {
    case .empty, .blank: "write a key of `state`, such as `user.name`"
    case .unclosedBracket: "add `]`"
    case .badSubscript(""): "write an index such as `[0]`"
    case .badSubscript(let text): KeypathProblem.helpForSubscript(text)
    case .negativeIndex: "count from the start, where the index is 0"
    case .tooLong, .indexTooLarge, .rootIndex: nil
    case .strayDots: "remove it"
    case .strayBracket: "remove it, or add the `[` that opens it"
    case .surroundingSpace: "remove the spaces"
    case .placeholder: "write the path without `${` and `}`"
    case .operatorCharacter: "store the result in `state` and write its path here"
    }
  }

  /// The id of the rule that reports the problem; for a placeholder, another rule may apply, depending on
  /// where the path appears.
  package var rule: RuleDescription {
    switch kind {
    case .negativeIndex: .negativeIndex
    case .indexTooLarge: .pathIndexTooLarge
    case .placeholder: .templateInLiteral
    default: .pathSyntax
    }
  }

  private static func helpForSubscript(_ text: String) -> String? {
    text.withBytes { bytes in
      let all = 0..<bytes.count
      let inside = bytes.trimmed(all)
      if inside != all, bytes.integer(inside, signed: true) != nil {
        return "remove the spaces: `[\(bytes.text(inside))]`"
      }
      if Template.containsPlaceholder(bytes) { return "write the index itself instead of a placeholder" }
      if bytes.count > 2, bytes[0].isQuote, bytes[bytes.count - 1] == bytes[0] {
        return "write `.\(bytes.text(1..<bytes.count - 1))`"
      }
      return nil
    }
  }
}

extension Keypath {
  /// The maximum number of components in a path.
  public static let maximumComponents = 1_000
  /// The largest index that a write accepts.
  public static let largestIndex = 100_000
}
