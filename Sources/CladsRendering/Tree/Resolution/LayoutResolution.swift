public import CladsDocument
import CladsExpressions
import CladsRuntime
public import TextUI

extension ResolutionContext {
  /// Resolves the screen and everything in it.
  func resolveRoot() -> (RootNode, ViewNode) {
    let viewNode = ViewNode(id: "root")
    guard !document.lacksRoot else {
      let message = pass.problems.first ?? "the document has no `root`, so the app shows nothing"
      viewNode.append(ViewNode())
      pass.fail(ComponentResolutionError.invalid(message))
      let error = RenderNode.error(ErrorNode(message: message, place: place(of: document.origin)))
      let node = RootNode(children: [error])
      viewNode.content = .given(.root(node))
      return (node, viewNode)
    }
    let root = document.root
    let children = withParent(viewNode).resolveAll(root.children, into: viewNode)
    let style = level == .extended ? styleResolver.resolve(root.styleId) : IR.Style()
    let edges = root.edgeInsets.flatMap { insets in
      [insets.top, insets.bottom, insets.leading, insets.trailing].allSatisfy { $0 == nil } ? nil : insets
    }
    var node = RootNode(
      backgroundColor: root.backgroundColor.map { IR.Color($0, deviations: deviations) }, edgeInsets: edges,
      colorScheme: root.colorScheme ?? .system, style: style, actions: RootActions(root.actions),
      place: place(of: root.origin))
    viewNode.content = .given(.root(node))
    node.children = children
    return (node, viewNode)
  }

  /// Resolves consecutive nodes and appends them to a view node.
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

  /// Resolves a stack.
  func resolve(_ layout: Document.Layout, at slot: Int) -> (RenderNode, ViewNode) {
    let viewNode = ViewNode()
    var context = withParent(viewNode)
    if let state = layout.state?.initialValues, !state.isEmpty {
      viewNode.localState = state.valuesByName()
      if !deviations.contains(.localState), let parent = parentViewNode {
        context = declaring(pass.declare(state, below: parent, at: slot), on: viewNode)
      }
    }
    // The children compute their structural path through this node, so it needs its parent and slot before
    // the parent adopts it.
    viewNode.slot = slot
    viewNode.parent = parentViewNode
    var style = styleResolver.resolve(layout.styleId, inline: layout.style).effectiveOnStack(level: level)
    // In the extended format a stack has a single padding, in which its own edges override those of its
    // style.
    if level == .extended, let padding = layout.padding { style.setPadding(padding, level: level) }
    let children = level == .extended ? layout.children.filter { $0.templateName == nil } : layout.children
    var node = ContainerNode(
      layoutType: layout.kind, alignment: alignment(of: layout), spacing: layout.spacing ?? 0,
      padding: level == .base ? insets(layout.padding) : .zero, style: style,
      place: context.place(of: layout.origin))
    viewNode.content = .given(.container(node))
    node.children = context.resolveAll(children, into: viewNode)
    let templates = context.resolveTemplates(of: layout, into: viewNode)
    if templates.isEmpty { return (.container(node), viewNode) }
    return (.modified(ModifiedNode(content: .container(node), templates: templates)), viewNode)
  }

  /// Resolves the children that only modifiers draw.
  private func resolveTemplates(
    of layout: Document.Layout, into viewNode: ViewNode
  ) -> [ModifiedNode.Template] {
    guard level == .extended else { return [] }
    return layout.children.compactMap { child in
      guard let name = child.templateName else { return nil }
      let (node, childView) = resolve(child, at: viewNode.children.count)
      viewNode.append(childView)
      return ModifiedNode.Template(name: name, node: node)
    }
  }

  /// Returns the insets that a padding of a document specifies at this format level.
  public func insets(_ padding: Document.Padding?) -> IR.EdgeInsets {
    guard var padding else { return .zero }
    if level == .base { padding.all = nil }
    return IR.EdgeInsets(padding)
  }

  private func alignment(of layout: Document.Layout) -> IR.Alignment {
    guard let alignment = layout.alignment else { return .center }
    let isObject = alignment.form == .object
    if deviations.contains(.stackAlignment) {
      switch layout.kind {
      case .vstack where isObject: return .center
      // On device a vertical stack ignores the vertical part of an alignment.
      case .vstack: return IR.Alignment(alignment.horizontal, nil)
      case .hstack where isObject == (level == .base):
        return IR.Alignment(nil, alignment.vertical)
      case .hstack: return .center
      case .zstack where !isObject && level == .base: return .center
      case .zstack: break
      }
    }
    switch layout.kind {
    case .vstack: return IR.Alignment(alignment.horizontal, nil)
    case .hstack: return IR.Alignment(nil, alignment.vertical)
    case .zstack:
      return IR.Alignment(alignment.horizontal, alignment.vertical)
    }
  }
}

extension ResolutionPass {
  /// Allocates state paths for the keys of a node's local state, and stores the initial values of those that
  /// have none. Returns the paths by key.
  func declare(
    _ state: NamedList<Document.StateValue>, below parent: ViewNode, at slot: Int
  ) -> [String: String] {
    // The prefix keeps a single number from being parsed as an array index.
    let scope = "n" + (parent.structuralPath + [slot]).map(String.init).joined(separator: "_")
    var paths: [String: String] = [:]
    for entry in state where paths[entry.name] == nil {
      let keypath = Keypath([.key(Resolver.localRoot), .key(scope), .key(entry.name)])
      paths[entry.name] = keypath.text
      if store.value(at: keypath.text) == nil { store.initialize(entry.value, at: keypath) }
    }
    revision += 1
    return paths
  }
}
