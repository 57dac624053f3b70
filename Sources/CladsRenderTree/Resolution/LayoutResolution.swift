public import CladsDocument
import CladsExpressions
import CladsRuntime
import CladsSchema

extension ResolutionContext {
  /// The screen with everything in it.
  func resolveRoot() -> (RootNode, ViewNode) {
    let viewNode = ViewNode(id: "root", nodeType: .root)
    guard let root = document.root else {
      let message = pass.problems.first ?? "the document has no `root`, so the app shows nothing"
      viewNode.append(ViewNode(nodeType: .error))
      let error = RenderNode.error(ErrorNode(message: message, place: place(of: document.origin)))
      return (RootNode(children: [error]), viewNode)
    }
    let children = withParent(viewNode).resolveAll(root.children, into: viewNode)
    let style = level == .extended ? styleResolver.resolve(root.styleId) : IR.Style()
    let edges = root.edgeInsets.flatMap { insets in
      [insets.top, insets.bottom, insets.leading, insets.trailing].allSatisfy { $0 == nil } ? nil : insets
    }
    let node = RootNode(
      backgroundColor: root.backgroundColor.map { IR.Color($0, deviations: deviations) }, edgeInsets: edges,
      colorScheme: root.colorScheme ?? .system, style: style, actions: RootActions(root.actions),
      children: children, place: place(of: root.origin))
    return (node, viewNode)
  }

  /// Nodes one after the other, as parts of a view node.
  func resolveAll(_ nodes: [Document.LayoutNode], into viewNode: ViewNode) -> [RenderNode] {
    var result: [RenderNode] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      let (renderNode, child) = resolve(node, at: viewNode.children.count)
      viewNode.append(child)
      result.append(renderNode)
    }
    return result
  }

  /// A stack.
  func resolve(_ layout: Document.Layout, at slot: Int) -> (RenderNode, ViewNode) {
    let viewNode = ViewNode(nodeType: .container)
    var context = withParent(viewNode)
    if let state = layout.state, !state.isEmpty {
      viewNode.localState = state.valuesByName()
      if !deviations.contains(.localState), let parent = parentViewNode {
        context = declaring(pass.declare(state, below: parent, at: slot), on: viewNode)
      }
    }
    // The path to a node of a stack that stands nowhere yet leads through its parent.
    viewNode.slot = slot
    viewNode.parent = parentViewNode
    var style = styleResolver.resolve(layout.styleId, inline: layout.style).effectiveOnStack(level: level)
    // The later format has one padding, in which the stack's own edges win over those of its style.
    if level == .extended, let padding = layout.padding { style.setPadding(padding, level: level) }
    let node = ContainerNode(
      layoutType: layout.kind, alignment: alignment(of: layout), spacing: layout.spacing ?? 0,
      padding: level == .base ? insets(layout.padding) : .zero, style: style,
      children: context.resolveAll(layout.children, into: viewNode), place: place(of: layout.origin))
    return (.container(node), viewNode)
  }

  /// The distances that a padding of a document stands for at this level.
  public func insets(_ padding: Document.Padding?) -> IR.Insets {
    guard var padding else { return .zero }
    if level == .base { padding.all = nil }
    return IR.Insets(padding)
  }

  private func alignment(of layout: Document.Layout) -> IR.Alignment {
    guard let alignment = layout.alignment else { return .center }
    let isObject = alignment.form == .object
    if deviations.contains(.stackAlignment) {
      switch layout.kind {
      case .vstack where isObject: return .center
      // A word for the vertical means nothing here.
      case .vstack: return IR.Alignment(horizontal: alignment.horizontal ?? .center)
      case .hstack where isObject == (level == .base):
        return IR.Alignment(vertical: alignment.vertical ?? .center)
      case .hstack: return .center
      case .zstack where !isObject && level == .base: return .center
      case .zstack: break
      }
    }
    switch layout.kind {
    case .vstack: return IR.Alignment(horizontal: alignment.horizontal ?? .center)
    case .hstack: return IR.Alignment(vertical: alignment.vertical ?? .center)
    case .zstack:
      return IR.Alignment(
        horizontal: alignment.horizontal ?? .center, vertical: alignment.vertical ?? .center)
    }
  }
}

extension ResolutionPass {
  /// Gives the keys of a node's local state places in the state, and their initial values unless they are
  /// there already; answers the places by key.
  func declare(
    _ state: [Named<Document.StateValue>], below parent: ViewNode, at slot: Int
  ) -> [String: String] {
    // A bare number would be taken for a place in a list.
    let scope = "n" + (parent.structuralPath + [slot]).map(String.init).joined(separator: "_")
    var places: [String: String] = [:]
    for entry in state where places[entry.name] == nil {
      let keypath = Keypath([.key(Resolver.localRoot), .key(scope), .key(entry.name)])
      places[entry.name] = keypath.text
      if store.value(at: keypath.text) == nil { store.initialize(entry.value, at: keypath) }
    }
    revision += 1
    return places
  }
}
