/// A modifier, or an argument of one, as a value without ranges: what both written forms mean.
///
/// Seed: *Adding Custom Modifiers*.
public indirect enum ModifierExpression: Sendable, Hashable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null
  /// `:my_content`, the name of a template.
  case symbol(String)
  case list([ModifierExpression])
  /// A name or a call, and members of it: `Color.red.opacity(0.5)`. Without a base, it starts with the
  /// type that is expected there: `.red`. It has a base or at least one member.
  case reference(base: Reference?, members: [Reference])

  /// A name, with arguments if it is called.
  public struct Reference: Sendable, Hashable {
    public var name: String
    /// The arguments of a call; `nil` for a name alone.
    public var arguments: [Argument]?

    public init(_ name: String, _ arguments: [Argument]? = nil) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// An argument of a call.
  public struct Argument: Sendable, Hashable {
    public var label: String?
    public var value: ModifierExpression

    public init(_ label: String? = nil, _ value: ModifierExpression) {
      self.label = label
      self.value = value
    }
  }

  /// A name or a call without members.
  public static func reference(_ name: String, _ arguments: [Argument]? = nil) -> ModifierExpression {
    .reference(base: Reference(name, arguments), members: [])
  }
}
