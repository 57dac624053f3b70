import CladsDocument
import JSONSyntax
import SourceText

/// What the components and stacks of a document refer to, collected in one walk.
struct ComponentUses {
  /// For each style name, the components that use it, in document order.
  private(set) var styles: [String: [StyleUse]] = [:]
  /// The stacks that refer to a style or have an inline one, in document order.
  private(set) var styledStacks: [Document.Layout] = []
  /// The components of unknown kinds, in document order.
  private(set) var unknownComponents: [Document.Component] = []
  /// The inline actions of components, in document order.
  private(set) var inlineActions: [Document.Action] = []
  /// Whether the document has components that are not built in.
  private(set) var hasHostNames = false

  init(of document: Document.Definition, in view: SyntaxView) {
    var cancellation = CancellationCheck()
    document.forEachNode { node in
      if cancellation.isCanceled() { return }
      switch node {
      case .component(let component): record(component, view)
      case .layout(let layout):
        if layout.styleId != nil || layout.style != nil { styledStacks.append(layout) }
      default: break
      }
    }
  }

  private static let styleId = Document.ComponentContents.table.lookup(\.styleId)
  private static let normal = Document.ComponentStyles.table.lookup(\.normal)
  private static let selected = Document.ComponentStyles.table.lookup(\.selected)

  private mutating func record(_ component: Document.Component, _ view: SyntaxView) {
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

  private mutating func recordStyle(
    _ component: Document.Component, _ name: String?, _ reference: RecordIndex?
  ) {
    guard let name, let reference else { return }
    styles[name, default: []].append(
      StyleUse(
        kind: component.kind, isBuiltIn: component.isBuiltIn, node: component.origin.node,
        reference: reference,
        hasButtonShape: component.buttonShape != nil, isTappable: component.actions?.onTap != nil))
  }
}

/// A use of a style by a component.
struct StyleUse {
  let kind: Document.ComponentKind
  /// Whether the kind is built in.
  let isBuiltIn: Bool
  /// The record of the component.
  let node: RecordIndex
  /// The string that names the style.
  let reference: RecordIndex
  /// Whether the component's `buttonShape` overrides the style's corner radius.
  let hasButtonShape: Bool
  /// Whether the component has an `onTap` action.
  let isTappable: Bool
}
