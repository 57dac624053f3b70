import Diagnostics

/// The feature level of the format: what today's apps decode, or also what the later format added.
public enum FormatLevel: String, Sendable, Hashable, CaseIterable {
  case base, extended
}

/// One word of a closed set.
public struct Choice: Sendable, Hashable {
  /// The word as it is written.
  public let name: String
  /// What choosing it means.
  public let documentation: String

  /// Creates a word of a closed set.
  public init(_ name: String, _ documentation: String) {
    self.name = name
    self.documentation = documentation
  }
}

/// A closed set of words.
public struct ChoiceShape: Sendable {
  /// The words.
  public let choices: [Choice]
  /// Whether capitals do not matter.
  public let ignoresCase: Bool
  /// Whether another string is accepted by the app, which then uses something else.
  public let isOpen: Bool

  /// Creates a closed set of words.
  public init(choices: [Choice], ignoresCase: Bool, isOpen: Bool) {
    self.choices = choices
    self.ignoresCase = ignoresCase
    self.isOpen = isOpen
  }
}

/// What a JSON value may be, and what it means. Everything that explains rather than reads uses only this.
public indirect enum Shape: Sendable {
  case any
  case boolean
  case integer(ClosedRange<Int>?)
  case number(ClosedRange<Double>?)
  case string(Role)
  case choice(ChoiceShape)
  case array(Shape)
  case dictionary(Shape, keys: Role)
  case object(ObjectShape)
  /// An object whose member named `by` picks an entry of the vocabulary.
  case tagged(by: String, in: Slot)
  case either([Shape])
  /// A shape that refers to itself: a definition of the exported schema.
  case named(String, @Sendable () -> Shape)

  /// What is expected, with its article: "a number".
  public var phrase: String {
    switch self {
    case .any: "any value"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "text"
    case .choice(let shape): "one of \(listing(shape.choices.map(\.name), last: "or"))"
    case .array: "a list"
    case .dictionary, .object, .tagged: "an object"
    case .either(let shapes):
      shapes.map(\.phrase).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " or ")
    case .named(_, let shape): shape().phrase
    }
  }

  /// Whether `null` is a value here and not the same as leaving the key out.
  public var acceptsNull: Bool {
    switch self {
    case .any: true
    case .either(let shapes): shapes.contains(where: \.acceptsNull)
    default: false
    }
  }
}
