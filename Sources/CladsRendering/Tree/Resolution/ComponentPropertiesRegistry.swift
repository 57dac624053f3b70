public import CladsDocument
import SourceText

/// The types of the own keys of component kinds, by kind.
public final class ComponentPropertiesRegistry: Sendable {
  private let types: Monitor<[Document.ComponentKind: any ComponentProperties.Type]>

  public init() { types = Monitor([:]) }

  /// Registers a type for its kind, replacing any earlier one.
  public func register<Properties: ComponentProperties>(_ type: Properties.Type) {
    types.with { $0[Properties.kind] = type }
  }

  /// Returns whether a kind has a type.
  public func hasDecoder(for kind: Document.ComponentKind) -> Bool { types.with { $0[kind] != nil } }

  /// Decodes the keys of a component; `nil` if its kind has no type.
  ///
  /// - Throws: whatever the type throws.
  public func decode(
    kind: Document.ComponentKind, from decoder: any Decoder
  ) throws -> (any ComponentProperties)? {
    try types.with { $0[kind] }.map { try $0.init(from: decoder) }
  }

  /// Decodes the keys of a component from their values; `nil` if its kind has no type.
  ///
  /// - Throws: `SyntaxDecodingError` if they do not match the type.
  public func decode(
    kind: Document.ComponentKind, from values: [String: Document.StateValue]
  ) throws(SyntaxDecodingError) -> (any ComponentProperties)? {
    guard let type = types.with({ $0[kind] }) else { return nil }
    return try Document.Component(type: kind, additionalProperties: values).properties(as: type)
  }
}
