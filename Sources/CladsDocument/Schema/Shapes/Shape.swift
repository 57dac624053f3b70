package import Diagnostics

/// The feature level of the format: what the current runtime decodes, or also what the extended format adds.
public enum FormatLevel: String, Sendable, Hashable, CaseIterable {
  case base, extended
}

/// A value of a closed set.
public struct Choice: Sendable, Hashable {
  /// The value, as in a document.
  public let name: String
  /// What the value means, in sentences.
  public let documentation: String

  public init(_ name: String, _ documentation: String) {
    self.name = name
    self.documentation = documentation
  }
}

/// A closed set of values.
package struct ChoiceShape: Sendable {
  package let choices: [Choice]
  /// Whether the app ignores case.
  package let ignoresCase: Bool
  /// What the app does with any other string; `nil` if others may be valid, too.
  package let otherwise: RuntimeEffect?

  package init(choices: [Choice], ignoresCase: Bool, otherwise: RuntimeEffect?) {
    self.choices = choices
    self.ignoresCase = ignoresCase
    self.otherwise = otherwise
  }
}

/// The description of a JSON value: what it may be, and what it means. Hover, completion and the JSON Schema
/// use only this, not the functions that read values.
package indirect enum Shape: Sendable {
  case any
  case boolean
  case integer(ClosedRange<Int>?)
  case number(ClosedRange<Double>?)
  case string(Role)
  case choice(ChoiceShape)
  case array(Shape)
  case dictionary(Shape, keys: Role)
  case object(ObjectShape)
  /// An object whose member named `by` selects an entry of the vocabulary.
  case tagged(by: String, in: Slot)
  case either([Shape])
  /// A shape that may contain itself; a definition in the exported JSON Schema.
  case named(String, @Sendable () -> Shape)

  /// Whether it is a state path.
  var isPath: Bool {
    switch self {
    case .string(.path), .string(.localPath): true
    default: false
    }
  }

  /// The noun phrase for a value of this shape in messages, with its article: "a number".
  package var phrase: String {
    switch self {
    case .any: "any value"
    case .boolean: "a boolean"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "a string"
    case .choice(let shape): "one of \(listing(shape.choices.map(\.name), last: "or"))"
    case .array: "an array"
    case .dictionary, .object, .tagged: "an object"
    case .either(let shapes) where shapes.contains { if case .any = $0 { true } else { false } }: "any value"
    case .either(let shapes):
      shapes.map(\.phrase).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: " or ")
    case .named(_, let shape): shape().phrase
    }
  }

  /// Returns the shape without the alternatives that a later level introduced.
  package func at(_ level: FormatLevel) -> Shape {
    guard level == .base, case .either(let shapes) = self else { return self }
    let known = shapes.filter { if case .object(let object) = $0 { object.level == .base } else { true } }
    return known.count == 1 ? known[0] : .either(known)
  }

  /// Returns the shape of an object that a level introduced as an alternative to other values.
  package func since(_ level: FormatLevel) -> Shape {
    guard case .object(var object) = self else { return self }
    object.level = level
    return .object(object)
  }

  /// Whether `null` is a distinct value rather than equivalent to an absent key.
  package var acceptsNull: Bool {
    switch self {
    case .any: true
    case .either(let shapes): shapes.contains(where: \.acceptsNull)
    default: false
    }
  }
}
