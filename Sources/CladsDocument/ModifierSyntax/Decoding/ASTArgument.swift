/// A type that an argument of a modifier can have.
///
/// Seed: *Adding Custom Modifiers*, "Automatic Decoding".
public protocol ASTArgument: Sendable {
  /// The type, for checks, completion and hover.
  static var argumentType: ModifierArgumentType { get }

  /// Returns the value that an argument means.
  ///
  /// - Throws: `ModifierDecodingError` if the argument does not have this type, or what its type throws.
  static func decode(_ argument: ModifierExpression) throws -> Self
}

/// Why a modifier or an argument cannot be decoded.
public struct ModifierDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, as a sentence without its final period.
  public let description: String

  public init(_ description: String) { self.description = description }

  /// Creates the error for an argument of another type; `phrase` is the expected type.
  public init(expected phrase: String, found argument: ModifierExpression) {
    description = "`\(argument.text)` is not \(phrase)"
  }
}

extension ASTArgument {
  /// Returns the error for an argument of another type.
  static func mismatch(_ argument: ModifierExpression) -> ModifierDecodingError {
    ModifierDecodingError(expected: argumentType.phrase, found: argument)
  }
}

extension String: ASTArgument {
  public static var argumentType: ModifierArgumentType { .string }

  public static func decode(_ argument: ModifierExpression) throws -> String {
    guard case .string(let text) = argument else { throw mismatch(argument) }
    return text
  }
}

extension Int: ASTArgument {
  public static var argumentType: ModifierArgumentType { .integer }

  public static func decode(_ argument: ModifierExpression) throws -> Int {
    guard case .integer(let number) = argument else { throw mismatch(argument) }
    return number
  }
}

extension Double: ASTArgument {
  public static var argumentType: ModifierArgumentType { .number }

  public static func decode(_ argument: ModifierExpression) throws -> Double {
    switch argument {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw mismatch(argument)
    }
  }
}

extension Bool: ASTArgument {
  public static var argumentType: ModifierArgumentType { .boolean }

  public static func decode(_ argument: ModifierExpression) throws -> Bool {
    guard case .boolean(let value) = argument else { throw mismatch(argument) }
    return value
  }
}

extension Array: ASTArgument where Element: ASTArgument {
  public static var argumentType: ModifierArgumentType { .list(of: Element.argumentType) }

  public static func decode(_ argument: ModifierExpression) throws -> [Element] {
    guard case .list(let elements) = argument else { throw mismatch(argument) }
    return try elements.map { try Element.decode($0) }
  }
}

/// An argument that can be left out.
extension Optional: ASTArgument where Wrapped: ASTArgument {
  public static var argumentType: ModifierArgumentType { Wrapped.argumentType }

  public static func decode(_ argument: ModifierExpression) throws -> Wrapped? {
    try Wrapped.decode(argument)
  }
}
