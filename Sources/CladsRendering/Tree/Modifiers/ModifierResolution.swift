import CladsDocument
import CladsRuntime

extension ResolutionContext {
  /// Adds the modifiers of a document node to the node that it was resolved to. A modifier that cannot be
  /// decoded or evaluated is left out.
  func addModifiers(
    of node: Document.LayoutNode, to renderNode: RenderNode, _ viewNode: ViewNode
  ) -> RenderNode {
    guard level == .extended, let addons = pass.addons else { return renderNode }
    let written = node.modifiers
    guard !written.isEmpty else { return renderNode }
    // An empty `forEach` is its `emptyView`, which has a place and modifiers of its own.
    let isOwn = renderNode.origin == node.origin
    let scope = isOwn ? renderNode.place.scope : place(of: node.origin).scope
    let context = ResolutionContext(
      pass, scope: scope, deviceVariables: deviceVariables, instance: instance, parent: parentViewNode)
    let element = ElementNode(node, in: context)
    var modifiers: [any NodeModifier] = []
    func evaluate() {
      for modifier in written {
        pass.budget.takeNode()
        guard pass.budget.refusal == nil, let decoded = pass.decoded(modifier, by: addons),
          (try? decoded.evaluate(on: element)) != nil
        else { continue }
        modifiers.append(decoded)
      }
    }
    if let tracker = pass.tracker {
      viewNode.access.add(tracker.collect(evaluate).access)
    } else {
      evaluate()
    }
    var modified: ModifiedNode
    if isOwn, case .modified(let known) = renderNode {
      modified = known
    } else {
      modified = .init(content: renderNode)
    }
    modified.modifiers = modifiers
    modified.element = element
    return .modified(modified)
  }
}

extension Document.LayoutNode {
  /// The `type`, as in the document.
  var typeName: String? {
    switch self {
    case .layout(let node): node.kind.rawValue
    case .spacer(let node): node.type
    case .forEach(let node): node.type
    case .sectionLayout(let node): node.type
    case .component(let node): node.kind.rawValue
    }
  }
}
