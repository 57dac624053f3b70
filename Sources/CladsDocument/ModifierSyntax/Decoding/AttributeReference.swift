/// A type whose values can be read from a key of a node with `attr("name")`.
///
/// Seed: *Adding Custom Modifiers*, "Attribute References".
public protocol AttributeDecodable: Sendable {
  /// Creates a value from that of a key: a literal or a list; `nil` if the node does not have the key.
  ///
  /// - Throws: `ModifierDecodingError` if the key has no such value.
  init(from attribute: ModifierExpression?) throws

  /// The value that a modifier gets where `init(from:)` throws; the node is then drawn without the modifier.
  static var substitute: Self { get }
}

/// A value, or the name of the key of a node that has it: `0.5` or `attr("opacity")`.
///
/// Seed: *Adding Custom Modifiers*, "Attribute References".
public enum AttributeReference<Value: AttributeDecodable & ASTArgument>: ASTArgument {
  case constant(Value)
  /// The name of a key of the node, or of an entry of its `data`.
  case attribute(String)

  public static var argumentType: ModifierArgumentType { .dynamic(Value.argumentType) }

  public static func decode(_ argument: ModifierExpression) throws -> Self {
    if let name = argument.attributeName { return .attribute(name) }
    return .constant(try Value.decode(argument))
  }
}

extension AttributeReference: Equatable where Value: Equatable {}
extension AttributeReference: Hashable where Value: Hashable {}

extension ModifierExpression {
  /// The name that `attr("name")` refers to; `nil` for any other expression.
  package var attributeName: String? {
    guard case .reference(let base?, let members) = self, members.isEmpty,
      base.name == ModifierMatcher.attributeFunction, let arguments = base.arguments, arguments.count == 1,
      let argument = arguments.first, argument.label == nil, case .string(let name) = argument.value
    else { return nil }
    return name
  }
}

extension String: AttributeDecodable {
  public static var substitute: String { "" }

  public init(from attribute: ModifierExpression?) throws {
    switch attribute {
    case .string(let text)?: self = text
    case .integer(let number)?: self = String(number)
    case .number(let number)?: self = String(number)
    case .boolean(let value)?: self = value ? "true" : "false"
    default: throw ModifierDecodingError(reading: attribute, as: Self.argumentType)
    }
  }
}

extension Int: AttributeDecodable {
  public static var substitute: Int { 0 }

  public init(from attribute: ModifierExpression?) throws {
    let number: Int? =
      switch attribute {
      case .integer(let number)?: number
      case .number(let number)?: Int(exactly: number)
      case .string(let text)?: Int(text)
      default: nil
      }
    guard let number else { throw ModifierDecodingError(reading: attribute, as: Self.argumentType) }
    self = number
  }
}

extension Double: AttributeDecodable {
  public static var substitute: Double { 0 }

  public init(from attribute: ModifierExpression?) throws {
    let number: Double? =
      switch attribute {
      case .integer(let number)?: Double(number)
      case .number(let number)?: number
      case .string(let text)?: Double(text)
      default: nil
      }
    guard let number, number.isFinite else {
      throw ModifierDecodingError(reading: attribute, as: Self.argumentType)
    }
    self = number
  }
}

extension Bool: AttributeDecodable {
  public static var substitute: Bool { false }

  public init(from attribute: ModifierExpression?) throws {
    switch attribute {
    case .boolean(let value)?: self = value
    case .string("true")?: self = true
    case .string("false")?: self = false
    default: throw ModifierDecodingError(reading: attribute, as: Self.argumentType)
    }
  }
}

extension ModifierDecodingError {
  /// Creates the error for the value of a key that does not have a type.
  public init(reading attribute: ModifierExpression?, as type: ModifierArgumentType) {
    self =
      attribute.map { ModifierDecodingError(expected: type.phrase, found: $0) }
      ?? ModifierDecodingError("the node does not have the key")
  }
}
