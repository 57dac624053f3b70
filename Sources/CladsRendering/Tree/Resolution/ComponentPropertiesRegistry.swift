public import CladsDocument

/// The types of the own keys of component kinds, by kind.
@MainActor
public final class ComponentPropertiesRegistry {
  private var types: [Document.ComponentKind: any ComponentProperties.Type] = [:]

  public init() {}

  /// Registers a type for its kind, replacing any earlier one.
  public func register<Properties: ComponentProperties>(_ type: Properties.Type) {
    types[Properties.kind] = type
  }

  /// Returns whether a kind has a type.
  public func hasDecoder(for kind: Document.ComponentKind) -> Bool { types[kind] != nil }

  /// Decodes the keys of a component; `nil` if its kind has no type.
  ///
  /// - Throws: whatever the type throws.
  public func decode(
    kind: Document.ComponentKind, from decoder: any Decoder
  ) throws -> (any ComponentProperties)? {
    try types[kind].map { try $0.init(from: decoder) }
  }

  /// Decodes the keys of a component from their values; `nil` if its kind has no type.
  ///
  /// - Throws: `SyntaxDecodingError` if they do not match the type.
  public func decode(
    kind: Document.ComponentKind, from values: [String: Document.StateValue]
  ) throws(SyntaxDecodingError) -> (any ComponentProperties)? {
    guard let type = types[kind] else { return nil }
    return try Document.Component(type: kind, additionalProperties: values).properties(as: type)
  }
}
