public import Diagnostics

/// One key of an object: what it is called, what it takes and what it means.
public struct Row: Sendable {
  /// The key as it is written.
  public let name: String
  /// What the value may be.
  public let shape: Shape
  /// What the key means, in sentences.
  public let documentation: String
  /// What holds when the key is absent, as it would be written.
  public let defaultText: String?
  /// Whether the key must be present.
  public let isRequired: Bool
  /// What the app does when the value has the wrong type.
  public let mismatch: Mismatch
  /// The rule that speaks when a required key is absent.
  public let missing: DiagnosticID
  /// The level that introduced the key.
  public let level: FormatLevel
  /// The rule that speaks while reading when a key of a later level is used at level `base`; nothing when a
  /// check rule speaks.
  public let atBase: DiagnosticID?
  /// What mends it there, when deleting the key is not the best.
  public let baseFix: (@Sendable (RecordIndexOfMember, borrowing Reading) -> QuickFix?)?
  /// The rule that speaks when a kind does not use this shared key.
  public let elsewhere: DiagnosticID

  /// Creates the description of a key.
  public init(
    name: String, shape: Shape, documentation: String, defaultText: String? = nil, isRequired: Bool = false,
    mismatch: Mismatch = .rejects, missing: DiagnosticID = "missing-required-key", level: FormatLevel = .base,
    atBase: DiagnosticID? = "unknown-key",
    baseFix: (@Sendable (RecordIndexOfMember, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: DiagnosticID = "inapplicable-key"
  ) {
    self.name = name
    self.shape = shape
    self.documentation = documentation
    self.defaultText = defaultText
    self.isRequired = isRequired
    self.mismatch = mismatch
    self.missing = missing
    self.level = level
    self.atBase = atBase
    self.baseFix = baseFix
    self.elsewhere = elsewhere
  }
}

/// The rule that speaks about a value of the wrong type, and what the app does with it.
public struct Mismatch: Sendable, Hashable {
  /// The rule.
  public let id: DiagnosticID
  /// What the app does.
  public let effect: RuntimeEffect

  /// Creates a policy.
  public init(_ id: DiagnosticID, _ effect: RuntimeEffect) {
    self.id = id
    self.effect = effect
  }

  /// The decoder gives up.
  public static let rejects = Mismatch("wrong-type", .rejectsDocument)
  /// The action does nothing.
  public static let doesNothing = Mismatch("action-parameter-type", .doesNothing)
  /// The value is dropped.
  public static let isIgnored = Mismatch("wrong-type", .isIgnored)
}

/// The keys of an object.
public struct ObjectShape: Sendable {
  /// The name of the object, as in "style".
  public let name: String
  /// What the object is.
  public let documentation: String
  /// Its keys, in the order in which they are best written.
  public let rows: [Row]
  /// Spellings that are often written and never work.
  public let mistakes: [Mistake]
  /// Whether other keys are allowed.
  public let isOpen: Bool
  /// Sets of keys of each of which at least one must be present.
  public var alternatives: [[String]] = []

  /// Creates the description of an object.
  public init(
    name: String, documentation: String, rows: [Row], mistakes: [Mistake] = [], isOpen: Bool = false
  ) {
    self.name = name
    self.documentation = documentation
    self.rows = rows
    self.mistakes = mistakes
    self.isOpen = isOpen
  }

  /// The row of a key.
  public func row(named name: String) -> Row? { rows.first { $0.name == name } }
}

/// A key that authors write and the app does not know.
public struct Mistake: Sendable {
  /// What mends it.
  public enum Remedy: Sendable {
    case rename, delete, none
    /// A fix that needs to look at the member.
    case custom(@Sendable (RecordIndexOfMember, borrowing Reading) -> QuickFix?)
  }

  /// The key as it is written.
  public let name: String
  /// The rule that speaks.
  public let id: DiagnosticID
  /// The key that was meant.
  public let instead: String?
  /// What is wrong; made from the names when absent.
  public let message: String?
  /// What to type instead; made from the names when absent.
  public let help: String?
  /// What the app does.
  public let effect: RuntimeEffect
  /// What mends it.
  public let remedy: Remedy

  /// Creates a mistake.
  public init(
    _ name: String, _ id: DiagnosticID = "unknown-key", instead: String? = nil, message: String? = nil,
    help: String? = nil, effect: RuntimeEffect = .isIgnored, remedy: Remedy? = nil
  ) {
    self.name = name
    self.id = id
    self.instead = instead
    self.message = message
    self.help = help
    self.effect = effect
    self.remedy = remedy ?? (instead != nil ? .rename : .delete)
  }
}
