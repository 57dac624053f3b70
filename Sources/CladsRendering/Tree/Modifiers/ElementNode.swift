public import CladsDocument

/// The node that a modifier is applied to, as modifiers see it.
///
/// Seed: *Adding Custom Modifiers*, "Attribute References".
@MainActor
public final class ElementNode {
  /// The `type` of the node, as in the document.
  public let type: String
  private let node: Document.LayoutNode?
  private let context: ResolutionContext?
  private var values: [String: ModifierExpression?]

  init(_ node: Document.LayoutNode, in context: ResolutionContext) {
    self.node = node
    self.context = context
    type = node.typeName ?? ""
    values = [:]
  }

  /// Creates a node with the given attributes, for a test of a modifier.
  public init(type: String = "", attributes: [String: ModifierExpression] = [:]) {
    self.type = type
    node = nil
    context = nil
    values = attributes
  }

  /// Returns the value of a key of the node or, if it does not have the key, of an entry of its `data`; `nil`
  /// if it has neither. Strings are interpolated.
  ///
  /// A value stays the same until the node is resolved again.
  public func attribute(_ name: String) -> ModifierExpression? {
    if let known = values[name] { return known }
    let value = node?.attribute(name).flatMap { ModifierExpression($0, in: context) } ?? dataValue(name)
    values[name] = .some(value)
    return value
  }

  /// Returns the value of a key or an entry of `data` as a type.
  ///
  /// - Throws: What the type throws.
  package func attributeValue<Value: AttributeDecodable>(_ type: Value.Type, for name: String) throws -> Value
  {
    try Value(from: attribute(name))
  }

  private func dataValue(_ name: String) -> ModifierExpression? {
    guard let context, case .component(let component)? = node,
      let entry = component.data?.first(where: { $0.name == name })
    else { return nil }
    return context.resolveData(entry.value).flatMap { ModifierExpression($0, in: nil) }
  }
}

extension ModifierExpression {
  /// Creates the literal for a value; `nil` for an object and for `null`. A context interpolates texts.
  @MainActor
  fileprivate init?(_ value: Document.StateValue, in context: ResolutionContext?) {
    switch value {
    case .stringValue(let text): self = .string(context?.interpolate(text) ?? text)
    case .intValue(let number): self = .integer(number)
    case .doubleValue(let number): self = .number(number)
    case .boolValue(let value): self = .boolean(value)
    case .arrayValue(let values):
      // Lists of lists are not attributes.
      self = .list(
        values.compactMap { value in
          if case .arrayValue = value { nil } else { ModifierExpression(value, in: context) }
        })
    case .nullValue, .objectValue: return nil
    }
  }
}
