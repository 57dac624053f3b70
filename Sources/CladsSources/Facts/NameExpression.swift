import SourceText

/// An expression that may give a name.
struct NameExpression: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case literal(String)
    /// `Ids.submit`, or `.submit`, whose base is implicit.
    case reference([String], isImplicit: Bool)
    /// A literal with interpolations, or the first operand of a concatenation.
    case prefix(String)
    /// Any other expression.
    case other
  }

  var content: Content
  /// The content of a literal, or the reference.
  var range: TextRange
}

/// A closure with its parameters, and the range of its body.
struct ClosureFacts: Hashable, Sendable {
  var parameters: [String]
  var body: TextRange
}

/// A value that is passed or assigned.
struct ValueFacts: Hashable, Sendable {
  var expression: NameExpression
  /// The type whose metatype or new instance the value is: `Chart.self`, `Chart()`.
  var type: [String]?
  var closure: ClosureFacts?
  /// The entries of a dictionary literal.
  var entries: [EntryFacts] = []
  /// The types in an array literal of metatypes.
  var elements: [[String]] = []
}

/// An entry of a dictionary literal.
struct EntryFacts: Hashable, Sendable {
  var key: NameExpression
  var value: NameExpression
  var closure: ClosureFacts?
  var documentation: String?
}
