package import Diagnostics
package import JSONSyntax

/// One key of an object.
package struct Row: Sendable {
  /// The key.
  package let name: String
  /// The shape of the value.
  package private(set) var shape: Shape
  /// What the key means, in sentences; shown in hover, completion and the JSON Schema.
  package private(set) var documentation: String
  /// The value in effect when the key is absent, as JSON or in prose; `nil` if there is none.
  package private(set) var defaultText: String?
  /// Whether the key must be present.
  package private(set) var isRequired: Bool
  /// The rule and the effect for a value of the wrong type.
  package let mismatch: Mismatch
  /// The rule that reports an absent required key.
  package let missing: RuleDescription
  /// The level that introduced the key.
  package let level: FormatLevel
  /// The rule that reports a key of level `extended` at level `base` while the document is read; `nil` if a
  /// rule reports it.
  package let atBase: RuleDescription?
  /// Makes the quick fix for such a key, if there is a better one than deleting it.
  package let baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)?
  /// The rule that reports the key on a kind that does not use it.
  package let elsewhere: RuleDescription
  /// A likely value of the key in an object, as JSON, where the first value of the shape is a poor one.
  package let example: Example?

  /// The values that an app reads from the key, if they depend on the kind of the object.
  package let values: Values?

  /// Returns the values that an app of a level reads from the key in an object of a kind, as JSON.
  package typealias Values = @Sendable (_ kind: String, _ level: FormatLevel) -> [String]

  /// Returns a likely value of a key in the object at a record, as JSON; `nil` if all are equally likely.
  package typealias Example = @Sendable (RecordIndex, borrowing Reading) -> String?

  package init(
    name: String, shape: Shape, documentation: String, defaultText: String? = nil, isRequired: Bool = false,
    mismatch: Mismatch = .rejects, missing: RuleDescription = .missingRequiredKey, level: FormatLevel = .base,
    atBase: RuleDescription? = .unknownKey,
    baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: RuleDescription = .inapplicableKey, example: Example? = nil, values: Values? = nil
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

  /// Returns the row with another shape, or with another answer to whether it is required.
  package func with(shape: Shape? = nil, isRequired: Bool? = nil) -> Row {
    var row = self
    if let shape { row.shape = shape }
    if let isRequired { row.isRequired = isRequired }
    return row
  }

  /// Returns the row with another documentation, for one kind.
  func described(as documentation: String, default defaultText: String?, isRequired: Bool) -> Row {
    var row = with(isRequired: isRequired)
    row.documentation = documentation
    row.defaultText = defaultText
    return row
  }
}

/// The rule that reports a value of the wrong type, and what the app does with the value.
package struct Mismatch: Sendable, Hashable {
  /// The rule.
  package let id: RuleDescription
  /// What the app does with the value.
  package let effect: RuntimeEffect

  package init(_ id: RuleDescription, _ effect: RuntimeEffect) {
    self.id = id
    self.effect = effect
  }

  /// The decoder fails.
  public static let rejects = Mismatch(.wrongType, .rejectsDocument)
  /// The action does nothing.
  package static let doesNothing = Mismatch(.actionParameterType, .doesNothing)
  /// The app ignores the value.
  package static let isIgnored = Mismatch(.wrongType, .isIgnored)
}

/// The keys of an object.
package struct ObjectShape: Sendable {
  /// How messages refer to the object, without its article: "style".
  package let name: String
  /// What the object is, in sentences.
  package let documentation: String
  /// The keys, in the order in which authors usually write them.
  package let rows: [Row]
  /// Keys that authors often write by mistake.
  package let mistakes: [Mistake]
  /// What keys of other formats mean.
  package var foreignKeys: @Sendable () -> ForeignMistakes = { .none }
  /// Whether other keys are allowed.
  package let isOpen: Bool
  /// The level that introduced the object as an alternative to other values.
  package var level = FormatLevel.base
  /// Sets of keys; of each set, at least one key must be present.
  package var alternatives: [[String]] = []
  /// The keys of level `extended` at level `base`: hover explains them, and completion does not offer them.
  package var unsupportedRows: [Row] = []

  package init(
    name: String, documentation: String, rows: [Row], mistakes: [Mistake] = [], isOpen: Bool = false
  ) {
    self.name = name
    self.documentation = documentation
    self.rows = rows
    self.mistakes = mistakes
    self.isOpen = isOpen
  }

  /// Returns the row of a key, or `nil` if it is not described.
  package func row(named name: String) -> Row? { rows.first { $0.name == name } }

  /// Returns the mistake of a key that the object does not have, or `nil` if it is not known.
  package func mistake(named name: String) -> Mistake? {
    mistakes.first { $0.name == name } ?? foreignKeys().mistake(named: name)
  }

  /// Returns the row of a key of any level, or `nil` if it is not described.
  package func describedRow(named name: String) -> Row? {
    row(named: name) ?? unsupportedRows.first { $0.name == name }
  }
}

/// A key that authors write by mistake and the app does not know.
package struct Mistake: Sendable {
  /// The kind of quick fix for a mistake.
  package enum Remedy: Sendable {
    case rename, delete, none
    /// A fix that depends on the member.
    case custom(@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)

    /// Whether the value stays as it is under another key.
    package var isRenaming: Bool { if case .rename = self { true } else { false } }
  }

  /// The mistaken key.
  package let name: String
  /// The rule that reports the key.
  package let id: RuleDescription
  /// The key that was meant, if there is one.
  package let instead: String?
  /// The message; `nil` for the message about an unknown key.
  package let message: String?
  /// The help; `nil` for advice to rename or delete the key.
  package let help: String?
  /// The help at level `extended`; `nil` if it is the same at all levels.
  package let extendedHelp: String?
  /// What the app does with the key.
  package let effect: RuntimeEffect
  package let remedy: Remedy

  package init(
    _ name: String, _ id: RuleDescription = .unknownKey, instead: String? = nil, message: String? = nil,
    help: String? = nil, extendedHelp: String? = nil, effect: RuntimeEffect = .isIgnored,
    remedy: Remedy? = nil
  ) {
    self.name = name
    self.id = id
    self.instead = instead
    self.message = message
    self.help = help
    self.extendedHelp = extendedHelp
    self.effect = effect
    self.remedy = remedy ?? (instead != nil ? .rename : .delete)
  }
}
