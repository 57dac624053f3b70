/// The name of children that a modifier draws: `:name`. They have it as their `template`.
///
/// Seed: *Adding Custom Modifiers*, "Nested Content".
public struct ViewReference: ASTArgument, Hashable {
  /// The `template` of the children.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static var argumentType: ModifierArgumentType { .view }

  public static func decode(_ argument: ModifierExpression) throws -> ViewReference {
    guard case .symbol(let name) = argument else { throw mismatch(argument) }
    return ViewReference(name)
  }
}

/// The name of an action in the document's `actions`, in quotes.
public struct ActionReference: ASTArgument, Hashable {
  public let name: String

  public init(_ name: String) { self.name = name }

  public static var argumentType: ModifierArgumentType { .action }

  public static func decode(_ argument: ModifierExpression) throws -> ActionReference {
    guard case .string(let name) = argument else { throw mismatch(argument) }
    return ActionReference(name)
  }
}
