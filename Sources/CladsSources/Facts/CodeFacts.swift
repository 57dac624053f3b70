import SourceText

// What the code of a file does, in the order of the source. The `scope` of each is the index of the type
// around it.

/// A value that is read by its key: `params.string("event")`, `data["temperature"]`.
struct ReadFacts: Hashable, Sendable {
  /// The name before the dot or bracket, and the one before it.
  var receiver: String
  var base: String?
  /// The name of the method; `nil` for a subscript.
  var method: String?
  var key: NameExpression
  /// The type to which the value is cast.
  var cast: String?
  var isGuarded: Bool
  var scope: Int
  var offset: Int
}

/// A `switch`.
struct SwitchFacts: Hashable, Sendable {
  struct Clause: Hashable, Sendable {
    /// The patterns; empty for `default`.
    var patterns: [NameExpression]
    var isDefault: Bool
    /// Whether the clause is only `return nil`, `nil`, or `break`.
    var returnsNil: Bool
    var body: TextRange
    var documentation: String?
  }

  /// The name of the subject, with `[]` after it for an element; `nil` if it is another expression.
  var subject: String?
  /// The enum that the subject is converted to: `switch ActionID(rawValue: actionId)`.
  var conversion: [String]?
  var clauses: [Clause]
  var range: TextRange
  var scope: Int
  var offset: Int
}

/// A comparison of something with a name.
struct ComparisonFacts: Hashable, Sendable {
  enum Operation: Hashable, Sendable { case equal, hasPrefix, hasSuffix }

  var subject: String
  var operation: Operation
  var other: NameExpression
  /// The block that follows; empty if there is none.
  var body: TextRange
  var scope: Int
  var offset: Int
}

/// A subscript whose argument is a variable: `handlers[actionId]`.
struct LookupFacts: Hashable, Sendable {
  var base: [String]
  var argument: String
  var scope: Int
  var offset: Int
}

/// A local variable whose value comes from others, in a function that resolves styles:
/// `let name = reference.dropFirst()`.
struct DerivationFacts: Hashable, Sendable {
  var name: String
  var sources: [String]
  /// Whether the value is only a part of the source, because the source is split.
  var isPart: Bool
  var offset: Int
}

/// A conversion of a variable to an enum: `let id = ActionID(rawValue: actionId)`.
struct ConversionFacts: Hashable, Sendable {
  var type: [String]
  var argument: String
  /// The name of the result.
  var result: String?
  var scope: Int
  var offset: Int
}

/// A value decoded from a keyed container.
struct DecodingFacts: Hashable, Sendable {
  var key: String
  var type: String
  var isOptional: Bool
  var offset: Int
}

/// A call of a function with variables as arguments.
struct CallFacts: Hashable, Sendable {
  var name: String
  /// The arguments; `nil` for those that are no variables.
  var arguments: [String?]
  var scope: Int
  var offset: Int
}

/// A call of one of the framework's functions that register something.
struct RegistrationFacts: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    var label: String?
    var value: ValueFacts
  }

  var name: String
  var arguments: [Argument]
  var documentation: String?
  var scope: Int
  var offset: Int
}

/// A value for an argument or a property with one of the framework's names.
struct LabeledValueFacts: Hashable, Sendable {
  var label: String
  var value: ValueFacts
  var scope: Int
  var offset: Int
}
