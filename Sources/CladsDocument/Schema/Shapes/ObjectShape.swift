public import Diagnostics
public import JSONSyntax

/// One key of an object.
public struct Row: Sendable {
  /// The key.
  public let name: String
  /// The shape of the value.
  public let shape: Shape
  /// What the key means, in sentences; shown in hover, completion and the JSON Schema.
  public let documentation: String
  /// The value in effect when the key is absent, as JSON or in prose; `nil` if there is none.
  public let defaultText: String?
  /// Whether the key must be present.
  public let isRequired: Bool
  /// The rule and the effect for a value of the wrong type.
  public let mismatch: Mismatch
  /// The rule that reports an absent required key.
  public let missing: DiagnosticID
  /// The level that introduced the key.
  public let level: FormatLevel
  /// The rule that reports a key of level `extended` at level `base` while the document is read; `nil` if a
  /// rule reports it.
  public let atBase: DiagnosticID?
  /// Makes the quick fix for such a key, if there is a better one than deleting it.
  public let baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)?
  /// The rule that reports the key on a kind that does not use it.
  public let elsewhere: DiagnosticID
  /// A likely value of the key in an object, as JSON, where the first value of the shape is a poor one.
  public let example: Example?

  /// The values that an app reads from the key, if they depend on the kind of the object.
  public let values: Values?

  /// Returns the values that an app of a level reads from the key in an object of a kind, as JSON.
  public typealias Values = @Sendable (_ kind: String, _ level: FormatLevel) -> [String]

  /// Returns a likely value of a key in the object at a record, as JSON; `nil` if all are equally likely.
  public typealias Example = @Sendable (RecordIndex, borrowing Reading) -> String?

  public init(
    name: String, shape: Shape, documentation: String, defaultText: String? = nil, isRequired: Bool = false,
    mismatch: Mismatch = .rejects, missing: DiagnosticID = "missing-required-key", level: FormatLevel = .base,
    atBase: DiagnosticID? = "unknown-key",
    baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: DiagnosticID = "inapplicable-key", example: Example? = nil, values: Values? = nil
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
    self.example = example
    self.values = values
  }
}

/// The rule that reports a value of the wrong type, and what the app does with the value.
public struct Mismatch: Sendable, Hashable {
  /// The rule.
  public let id: DiagnosticID
  /// What the app does with the value.
  public let effect: RuntimeEffect

  public init(_ id: DiagnosticID, _ effect: RuntimeEffect) {
    self.id = id
    self.effect = effect
  }

  /// The decoder fails.
  public static let rejects = Mismatch("wrong-type", .rejectsDocument)
  /// The action does nothing.
  public static let doesNothing = Mismatch("action-parameter-type", .doesNothing)
  /// The app ignores the value.
  public static let isIgnored = Mismatch("wrong-type", .isIgnored)
}

/// The keys of an object.
public struct ObjectShape: Sendable {
  /// How messages refer to the object, without its article: "style".
  public let name: String
  /// What the object is, in sentences.
  public let documentation: String
  /// The keys, in the order in which authors usually write them.
  public let rows: [Row]
  /// Keys that authors often write by mistake.
  public let mistakes: [Mistake]
  /// Whether other keys are allowed.
  public let isOpen: Bool
  /// The level that introduced the object as an alternative to other values.
  public var level = FormatLevel.base
  /// Sets of keys; of each set, at least one key must be present.
  public var alternatives: [[String]] = []
  /// The keys of level `extended` at level `base`: hover explains them, and completion does not offer them.
  public var unsupportedRows: [Row] = []

  public init(
    name: String, documentation: String, rows: [Row], mistakes: [Mistake] = [], isOpen: Bool = false
  ) {
    self.name = name
    self.documentation = documentation
    self.rows = rows
    self.mistakes = mistakes
    self.isOpen = isOpen
  }

  /// Returns the row of a key, or `nil` if it is not described.
  public func row(named name: String) -> Row? { rows.first { $0.name == name } }

  /// Returns the row of a key of any level, or `nil` if it is not described.
  public func describedRow(named name: String) -> Row? {
    row(named: name) ?? unsupportedRows.first { $0.name == name }
  }
}

/// A key that authors write by mistake and the app does not know.
public struct Mistake: Sendable {
  /// The kind of quick fix for a mistake.
  public enum Remedy: Sendable {
    case rename, delete, none
    /// A fix that depends on the member.
    case custom(@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)

    /// Whether the value stays as it is under another key.
    public var isRenaming: Bool { if case .rename = self { true } else { false } }
  }

  /// The mistaken key.
  public let name: String
  /// The rule that reports the key.
  public let id: DiagnosticID
  /// The key that was meant, if there is one.
  public let instead: String?
  /// The message; `nil` for the message about an unknown key.
  public let message: String?
  /// The help; `nil` for advice to rename or delete the key.
  public let help: String?
  /// What the app does with the key.
  public let effect: RuntimeEffect
  public let remedy: Remedy

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
