public import CladsDocument
import CladsExpressions
public import CladsRuntime
public import TextUI

/// What a custom component can read and do: its style, data and events, the state, and actions.
@MainActor
public struct CustomComponentContext {
  private let node: CustomComponentRenderNode
  private let context: TextRenderContext

  init(_ node: CustomComponentRenderNode, _ context: TextRenderContext) {
    self.node = node
    self.context = context
  }

  /// Creates a context for a component, such as one to test its view with. `data` has the values of its data
  /// references, by name.
  public init(
    component: Document.Component, style: IR.Style = IR.Style(),
    data: [String: Document.StateValue] = [:], context: TextRenderContext
  ) {
    self.init(
      CustomComponentRenderNode(
        typeName: component.kind.rawValue, component: component, style: style, data: data),
      context)
  }

  /// The resolved style.
  public var style: IR.Style { node.style }
  /// The component as written.
  public var component: Document.Component { node.component }
  public var stateStore: StateStore { context.stateStore }
  public var actionContext: ActionContext { context.actionContext }
  /// The render tree of the whole screen.
  public var tree: RenderTree { context.tree }

  /// Returns the data reference with the name `key`, as written.
  public func dataRef(forKey key: String) -> Document.DataReference? {
    node.component.data?.first { $0.name == key }?.value
  }

  /// Returns the value of a data reference, or `nil` if it is missing or has no value.
  public func data(forKey key: String) -> Document.StateValue? { node.data[key] }

  /// Returns the value of a data reference as text.
  public func resolveString(forKey key: String) -> String? { node.data[key]?.text }

  /// Returns the value of a data reference as a number; a string is parsed.
  public func resolveDouble(forKey key: String) -> Double? {
    switch node.data[key] {
    case .doubleValue(let value)?: value
    case .intValue(let value)?: Double(value)
    case .stringValue(let text)?: Double(text)
    default: nil
    }
  }

  /// Returns the value of a data reference as an integer; a fraction is truncated toward zero, a string is
  /// parsed.
  public func resolveInt(forKey key: String) -> Int? {
    switch node.data[key] {
    case .intValue(let value)?: value
    case .doubleValue(let value)?: Int(exactly: value.rounded(.towardZero))
    case .stringValue(let text)?: Int(text)
    default: nil
    }
  }

  /// Returns the value of a data reference as a Boolean; an integer is true unless 0, and a string if it is
  /// `true` in any case.
  public func resolveBool(forKey key: String) -> Bool? {
    switch node.data[key] {
    case .boolValue(let value)?: value
    case .intValue(let value)?: value != 0
    case .stringValue(let text)?: text.lowercased() == "true"
    default: nil
    }
  }

  /// Runs the action of an event of the component to its end; does nothing for `nil`.
  public func executeAction(_ binding: Document.ActionBinding?) async {
    guard let binding else { return }
    await actionContext.executeAction(binding, in: node.place.scope)
  }

  /// Starts the action of an event of the component without waiting for it.
  func perform(_ binding: Document.ActionBinding) {
    actionContext.execute(binding, in: node.place.scope)
  }
}

extension TextView {
  /// Returns the view with the component's `onTap` action as its tap handler.
  @MainActor
  public func applyCladsActions(
    _ actions: Document.Component.Actions?, context: CustomComponentContext
  ) -> AnyTextView {
    guard let onTap = actions?.onTap else { return AnyTextView(self) }
    return configured { listener(TapListener { context.perform(onTap) }) }
  }
}
