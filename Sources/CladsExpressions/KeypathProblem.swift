/// What is wrong with a path.
public struct KeypathProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// There is no component.
    case empty
    /// A `[` has no `]`; the path is malformed.
    case unclosedBracket
    /// The text between brackets is no integer; the path is malformed.
    case badSubscript(String)
    /// There are more than `Keypath.maximumComponents`; the path is malformed.
    case tooLong
    /// An index below zero.
    case negativeIndex(Int)
    /// An index above `Keypath.largestIndex`.
    case indexTooLarge(Int)
    /// The path starts with an index, but the state is an object.
    case rootIndex
    /// A leading, trailing or repeated dot.
    case strayDots
    /// A `]` without a `[`; it counts as part of a key.
    case strayBracket
    /// White space at either end; it counts as part of a key.
    case surroundingSpace
    /// A `${`; it counts as part of a key.
    case placeholder
    /// A character that belongs into an expression; it counts as part of a key.
    case operatorCharacter(String)

    /// Whether the text is no path at all.
    public var isMalformed: Bool {
      switch self {
      case .unclosedBracket, .badSubscript, .tooLong: true
      default: false
      }
    }

    /// Whether nothing can be written at the path.
    public var preventsWriting: Bool {
      switch self {
      case .empty, .unclosedBracket, .badSubscript, .tooLong, .negativeIndex, .indexTooLarge, .rootIndex: true
      case .strayDots, .strayBracket, .surroundingSpace, .placeholder, .operatorCharacter: false
      }
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// The text concerned, in UTF-8 bytes of the path.
  public let range: Range<Int>

  /// What is wrong, in plain words: a fragment without a final period.
  public var message: String {
    switch kind {
    case .empty: "the path is empty"
    case .unclosedBracket: "this `[` is never closed"
    case .badSubscript(""): "expected an index between `[` and `]`"
    case .badSubscript(let text): "`\(text)` is no index: only whole numbers stand in the brackets of a path"
    case .tooLong: "the path has more than \(Keypath.maximumComponents) parts"
    case .negativeIndex(let index): "\(index) is below zero, and the first element has index 0"
    case .indexTooLarge(let index): "index \(index) is above \(Keypath.largestIndex)"
    case .rootIndex: "a path starts with a key of `state`, not with an index"
    case .strayDots: "this dot separates nothing"
    case .strayBracket: "nothing opens this `]`"
    case .surroundingSpace: "spaces around a path count as part of the key"
    case .placeholder: "`${` is not replaced in a path"
    case .operatorCharacter(let text): "a path is not computed, so `\(text)` counts as part of the key"
    }
  }

  /// What to type instead, in plain words, when there is something to say.
  public var help: String? {
    switch kind {
    case .empty: "write a key of `state`, such as `user.name`"
    case .unclosedBracket: "add `]`"
    case .badSubscript(""): "write an index such as `[0]`"
    case .badSubscript(let text): KeypathProblem.helpForSubscript(text)
    case .negativeIndex: "count from the front, starting at 0"
    case .tooLong, .indexTooLarge, .rootIndex: nil
    case .strayDots: "remove it"
    case .strayBracket: "remove it, or open it with `[`"
    case .surroundingSpace: "remove the spaces"
    case .placeholder: "write the path alone, without `${` and `}`"
    case .operatorCharacter: "store the result in `state` and name it here"
    }
  }

  /// The id of the rule that reports problems of this kind; a placeholder depends on where the path stands.
  public var rule: String {
    switch kind {
    case .negativeIndex: "negative-index"
    case .indexTooLarge: "path-index-too-large"
    case .placeholder: "template-in-literal"
    default: "path-syntax"
    }
  }

  private static func helpForSubscript(_ text: String) -> String? {
    text.withBytes { bytes in
      let all = 0..<bytes.count
      let inside = bytes.trimmed(all)
      if inside != all, bytes.integer(inside, signed: true) != nil {
        return "remove the spaces: `[\(bytes.text(inside))]`"
      }
      if Template.containsPlaceholder(bytes) { return "`${` is not replaced in a path; write the index" }
      if bytes.count > 2, bytes[0].isQuote, bytes[bytes.count - 1] == bytes[0] {
        return "write `.\(bytes.text(1..<bytes.count - 1))`"
      }
      return nil
    }
  }
}

extension Keypath {
  /// How many components a path may have.
  public static let maximumComponents = 1_000
  /// The largest index a write accepts.
  public static let largestIndex = 100_000
}
