public import CladsDocument
import CladsSchema
import JSONSyntax

extension RuleContext {
  /// Returns every component of the document, in document order, outside and inside templates.
  public func forEachComponent(_ body: (Document.Component) -> Void) {
    document.forEachNode { node in
      if case .component(let component) = node, !isCanceled() { body(component) }
    }
  }

  private static let styleId = Document.Component.table.lookup(\.styleId)
  private static let normal = Document.ComponentStyles.table.lookup(\.normal)
  private static let selected = Document.ComponentStyles.table.lookup(\.selected)

  /// Records the uses of styles, the components of unknown kinds, the inline actions, and whether there are
  /// custom components.
  func collectUses() {
    document.forEachNode { node in
      if isCanceled() { return }
      switch node {
      case .component(let component): record(component)
      case .layout(let layout):
        if layout.styleId != nil || layout.style != nil { styledStacks.append(layout) }
      default: break
      }
    }
  }

  private func record(_ component: Document.Component) {
    if !component.isBuiltIn { hasHostNames = true }
    if !component.isKnown { unknownComponents.append(component) }
    if let actions = component.actions {
      if case .inline(let action)? = actions.onTap { inlineActions.append(action) }
      if case .inline(let action)? = actions.onValueChanged { inlineActions.append(action) }
    }
    guard component.styleId != nil || component.styles != nil else { return }
    recordStyle(component, component.styleId, Self.styleId.value(of: component.origin.node, view))
    guard let styles = component.styles else { return }
    recordStyle(component, styles.normal, Self.normal.value(of: styles.origin.node, view))
    recordStyle(component, styles.selected, Self.selected.value(of: styles.origin.node, view))
  }

  private func recordStyle(_ component: Document.Component, _ name: String?, _ reference: RecordIndex?) {
    guard let name, let reference else { return }
    styleUses[name, default: []].append(
      StyleUse(
        kind: component.kind, isBuiltIn: component.isBuiltIn, node: component.origin.node,
        reference: reference,
        hasButtonShape: component.buttonShape != nil, isTappable: component.actions?.onTap != nil))
  }
}

extension Document.Action {
  /// Whether the host app handles it, or one of its steps.
  public var isHostHandled: Bool {
    switch payload {
    case .custom: true
    case .sequence(let sequence): sequence.steps.contains(where: \.isHostHandled)
    default: false
    }
  }
}
