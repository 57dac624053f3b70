/// The own keys of a component kind that a plugin registers, decoded from the node.
///
/// A type with only `init(from:)` accepts any key; one that also has a `schema` gets checks of unknown keys,
/// completion and hover.
public protocol ComponentProperties: Decodable, Sendable {
  /// The kind whose nodes have these keys.
  static var kind: Document.ComponentKind { get }
  /// The description of the keys; `nil` by default.
  static var schema: Schema<Self>? { get }
}

extension ComponentProperties {
  public static var schema: Schema<Self>? { nil }
}
