public import SourceText

/// A place where a text is not strict JSON (RFC 8259).
public struct SyntaxError: Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where; empty when something is missing: the place where it belongs.
  public var range: TextRange
  /// The other half of the mistake, for example the bracket that does not match.
  public var related: TextRange?
  /// How to mend it, when there is only one sensible way.
  public var fix: Fix?

  /// Creates an error.
  public init(_ kind: Kind, _ range: TextRange, related: TextRange? = nil, fix: Fix? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
    self.fix = fix
  }

  /// A change of the text that mends an error.
  public struct Fix: Hashable, Sendable {
    /// What the change does, in the imperative.
    public var title: String
    /// The change, in the text that was parsed.
    public var edits: [TextEdit]

    /// Creates a change.
    public init(title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// The ways in which a text can fail to be JSON.
  public enum Kind: Hashable, Sendable {
    case unexpected(String)
  }

  /// What is wrong, in one fragment.
  public var message: String { "unexpected text" }
  /// What to type, when that can be said.
  public var help: String? { nil }
}
