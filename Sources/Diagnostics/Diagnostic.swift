public import SourceText

/// The other half of a finding: a place and five words.
public struct Related: Sendable, Hashable {
  /// What is there: "first declared here".
  public var message: String
  /// Where, in UTF-8 bytes.
  public var range: TextRange
  /// The path of the file, when it is not the finding's own.
  public var path: String?

  /// Creates a related place.
  public init(_ message: String, at range: TextRange, path: String? = nil) {
    self.message = message
    self.range = range
    self.path = path
  }
}

/// A message about one place of a file.
public struct Diagnostic: Sendable, Hashable {
  /// What an editor may do with the text besides underlining it.
  public enum Tag: Sendable, Hashable {
    /// Dead: may be faded.
    case unnecessary
    /// Written in an old way: may be struck through.
    case deprecated
  }

  /// The rule that speaks.
  public var id: DiagnosticID
  /// How much it matters.
  public var severity: Severity
  /// The smallest stretch that is wrong, in UTF-8 bytes.
  public var range: TextRange
  /// The place as a JSON pointer.
  public var pointer: String
  /// What is wrong: one fragment, the author's words in backticks, no final period.
  public var message: String
  /// A few words for the marked spot, when they say more than the message.
  public var label: String?
  /// What the app does at run time.
  public var effect: RuntimeEffect
  /// The effect in words for this very place, when the general sentence is too general.
  public var consequence: String?
  /// What to type instead: imperative, concrete.
  public var help: String?
  /// Other places that belong to it.
  public var related: [Related]
  /// Changes that mend it, the best first.
  public var fixes: [QuickFix]
  /// What an editor may do with the text.
  public var tags: Set<Tag>
  /// The name that only the app can explain; a run over several documents says such a thing once.
  public var hostName: String?

  /// Creates a message.
  public init(
    _ id: DiagnosticID, severity: Severity = .error, at range: TextRange, pointer: String = "",
    _ message: String, label: String? = nil, effect: RuntimeEffect = .none, consequence: String? = nil,
    help: String? = nil, related: [Related] = [], fixes: [QuickFix] = [], tags: Set<Tag> = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.pointer = pointer
    self.message = message
    self.label = label
    self.effect = effect
    self.consequence = consequence
    self.help = help
    self.related = related
    self.fixes = fixes
    self.tags = tags
  }

  /// What the app does, in one clause, if it does anything.
  public var effectSentence: String? { consequence ?? effect.sentence }
}
