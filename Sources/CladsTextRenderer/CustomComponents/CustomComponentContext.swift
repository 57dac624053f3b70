public import CladsDocument
import CladsEvaluation
public import CladsRenderTree
public import CladsRuntime
import CladsSchema
public import TextUI

/// What a custom component can see and do.
@MainActor
public struct CustomComponentContext {
  private let node: CustomComponentRenderNode
  private let context: TextRenderContext

  init(_ node: CustomComponentRenderNode, _ context: TextRenderContext) {
    self.node = node
    self.context = context
  }

  /// The looks that `styleId` stands for.
  public var style: IR.Style { node.style }
  /// The component as written.
  public var component: Document.Component { node.component }
  /// The state.
  public var stateStore: StateStore { context.stateStore }
  /// Runs actions.
  public var actionContext: ActionContext { context.actionContext }
  /// The screen.
  public var tree: RenderTree { context.tree }

  /// The data reference of a name, as written.
  public func dataRef(forKey key: String) -> Document.DataReference? {
    node.component.data?.first { $0.name == key }?.value
  }

  /// The value of a data reference, JSON-shaped; nothing when it is missing or leads nowhere.
  public func resolveData(forKey key: String) -> Any? { node.data[key]?.unwrapped }

  /// The value of a data reference as text.
  public func resolveString(forKey key: String) -> String? { node.data[key]?.text }

  /// The value of a data reference as a number; a text counts when it is one.
  public func resolveDouble(forKey key: String) -> Double? {
    switch node.data[key] {
    case .doubleValue(let value)?: value
    case .intValue(let value)?: Double(value)
    case .stringValue(let text)?: Double(text)
    default: nil
    }
  }

  /// The value of a data reference as a whole number: what stands after the point is cut off.
  public func resolveInt(forKey key: String) -> Int? {
    switch node.data[key] {
    case .intValue(let value)?: value
    case .doubleValue(let value)?: Int(exactly: value.rounded(.towardZero))
    case .stringValue(let text)?: Int(text)
    default: nil
    }
  }

  /// The value of a data reference as a boolean: a number that is not 0, or the word `true`.
  public func resolveBool(forKey key: String) -> Bool? {
    switch node.data[key] {
    case .boolValue(let value)?: value
    case .intValue(let value)?: value != 0
    case .stringValue(let text)?: text.lowercased() == "true"
    default: nil
    }
  }

  /// Runs what an event of the component names.
  public func executeAction(_ binding: Document.ActionBinding?) async {
    guard let binding else { return }
    await actionContext.executeAction(binding, in: node.place.scope)
  }

  /// Has an event of the component run.
  func perform(_ binding: Document.ActionBinding) {
    actionContext.execute(binding, in: node.place.scope)
  }
}

extension TextView {
  /// The view running what the component's actions name: `onTap` when it is tapped.
  @MainActor
  public func applyCladsActions(
    _ actions: Document.ComponentActions?, context: CustomComponentContext
  ) -> AnyTextView {
    guard let onTap = actions?.onTap else { return AnyTextView(self) }
    let action: @MainActor () -> Void = { context.perform(onTap) }
    return onTapGesture(perform: action)
  }
}
