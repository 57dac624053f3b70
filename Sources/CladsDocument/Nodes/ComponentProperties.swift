public import CladsSchema

/// The own keys of a component kind that a plugin brings, decoded from the node.
///
/// A type with only `init(from:)` is checked open-endedly; one that adds `schema` gets unknown-key checks,
/// completion and hover.
public protocol ComponentProperties: Decodable, Sendable {
  /// The kind whose nodes have these keys.
  static var kind: Document.ComponentKind { get }
  /// The description of the keys, if there is one.
  static var schema: Schema<Self>? { get }
}

extension ComponentProperties {
  /// No description.
  public static var schema: Schema<Self>? { nil }
}
