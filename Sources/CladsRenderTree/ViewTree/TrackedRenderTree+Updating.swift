import CladsDocument

extension TrackedRenderTree {
  /// Resolves the nodes again that changes of the state have marked, and nothing else; answers how many nodes
  /// were resolved.
  @discardableResult
  public mutating func update(_ updater: ViewTreeUpdater) -> Int {
    guard updater.hasUpdates else { return 0 }
    pass.revision += 1
    var count = 0
    let nodes = updater.getMinimalUpdateSet().sorted { $0.depth < $1.depth }
    for node in nodes { count += update(node, updater) }
    updater.clearPendingUpdates()
    return count
  }

  private mutating func update(_ node: ViewNode, _ updater: ViewTreeUpdater) -> Int {
    // A node without a source of its own is resolved with what it is part of.
    guard let source = node.source, let parent = node.parent else {
      return node.parent.map { update($0, updater) } ?? 0
    }
    let path = node.pathFromRoot().dropFirst().map(\.slot)
    let (renderNode, viewNode) = source.context.resolve(source.node, at: node.slot)
    updater.unregisterSubtree(node)
    parent.replace(node, by: viewNode)
    updater.registerSubtree(viewNode)
    updater.markNodeUpdated(node)
    tree.root.children.replace(at: path[...], with: renderNode)
    return 1 + viewNode.allDescendants().count
  }
}

extension [RenderNode] {
  /// Puts a node where a path of places leads to.
  fileprivate mutating func replace(at path: ArraySlice<Int>, with node: RenderNode) {
    guard let first = path.first, indices.contains(first) else { return }
    if path.count == 1 {
      self[first] = node
    } else {
      self[first].replace(at: path.dropFirst(), with: node)
    }
  }
}

extension RenderNode {
  fileprivate mutating func replace(at path: ArraySlice<Int>, with node: RenderNode) {
    switch self {
    case .container(var container):
      self = .spacer(SpacerNode())
      container.children.replace(at: path, with: node)
      self = .container(container)
    case .error(var error):
      self = .spacer(SpacerNode())
      error.content.replace(at: path, with: node)
      self = .error(error)
    case .sectionLayout(var layout):
      guard let first = path.first, layout.sections.indices.contains(first) else { return }
      self = .spacer(SpacerNode())
      layout.sections[first].replace(at: path.dropFirst(), with: node)
      self = .sectionLayout(layout)
    default: break
    }
  }
}

extension IR.Section {
  /// Puts a node in the place of the header, of an item, or of the footer.
  fileprivate mutating func replace(at path: ArraySlice<Int>, with node: RenderNode) {
    guard let first = path.first else { return }
    let item = first - (header == nil ? 0 : 1)
    if item < 0 {
      header.replace(at: path.dropFirst(), with: node)
    } else if children.indices.contains(item) {
      children.replace(at: [item] + path.dropFirst(), with: node)
    } else {
      footer.replace(at: path.dropFirst(), with: node)
    }
  }
}

extension RenderNode? {
  fileprivate mutating func replace(at path: ArraySlice<Int>, with node: RenderNode) {
    if path.isEmpty { self = node } else { self?.replace(at: path, with: node) }
  }
}
