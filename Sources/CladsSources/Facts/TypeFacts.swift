import SourceText

/// A declaration of a type, an extension, or the file itself with its global declarations.
struct TypeFacts: Hashable, Sendable {
  /// The names from the outermost type to this one; empty for the file.
  var name: [String]
  /// The last names of the types after the colon.
  var inherited: [String] = []
  var isExtension = false
  var isEnum = false
  var documentation: String?
  var body: TextRange
  var constants: [ConstantFacts] = []
  var properties: [PropertyFacts] = []
  var cases: [CaseFacts] = []
  var functions: [FunctionFacts] = []
}

/// A variable with an initial value, or one whose accessor returns a value.
struct ConstantFacts: Hashable, Sendable {
  var name: String
  var type: String?
  var value: ValueFacts
  var documentation: String?
}

/// A stored property of an instance.
struct PropertyFacts: Hashable, Sendable {
  var name: String
  /// The type without spaces; `nil` if it is inferred.
  var type: String?
  var hasInitialValue: Bool
  var range: TextRange
  var documentation: String?
}

/// A case of an enum.
struct CaseFacts: Hashable, Sendable {
  var name: String
  var rawValue: NameExpression?
  var range: TextRange
  var documentation: String?
}

struct FunctionFacts: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    var label: String
    var name: String
    /// The type without spaces.
    var type: String
  }

  var name: String
  var parameters: [Parameter]
  var body: TextRange
  /// The offsets in the body of the last parameter, in functions that resolve styles.
  var uses: [Int] = []
}
