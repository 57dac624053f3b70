import CladsDocument

extension TrackedRenderTree {
  /// Resolves the nodes that the updater has marked, and only those. Returns the number of nodes that were
  /// resolved.
  @discardableResult
  public mutating func update(_ updater: ViewTreeUpdater) -> Int {
    guard updater.hasUpdates else { return 0 }
    pass.revision += 1
    pass.budget.reset()
    var count = 0
    let nodes = updater.getMinimalUpdateSet().sorted { $0.depth < $1.depth }
    for node in nodes { count += update(node, updater) }
    updater.clearPendingUpdates()
    return count
  }

  private mutating func update(_ node: ViewNode, _ updater: ViewTreeUpdater) -> Int {
    // A node without a source of its own is resolved together with its parent.
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

extension TrackedRenderTree {
  /// Returns the first node whose location matches a predicate.
  public func node(_ predicate: (NodeLocation) -> Bool) -> RenderNode? {
    var found: RenderNode?
    func search(_ node: RenderNode) {
      guard found == nil else { return }
      if predicate(node.place) { found = node } else { node.parts.forEach(search) }
    }
    tree.root.children.forEach(search)
    return found
  }

  /// Modifies the node with the given location without resolving it.
  public mutating func edit(_ place: NodeLocation, _ change: (inout RenderNode) -> Void) {
    for index in tree.root.children.indices {
      if tree.root.children[index].edit(place, change) { return }
    }
  }
}

extension RenderNode {
  /// The nodes directly inside this one.
  public var parts: [RenderNode] {
    switch self {
    case .container(let container): container.children
    case .error(let error): error.content
    case .sectionLayout(let layout):
      layout.sections.flatMap { section in
        [section.header].compactMap { $0 } + section.children + [section.footer].compactMap { $0 }
      }
    case .modified(let node): node.content.parts + node.templates.map(\.node)
    default: []
    }
  }

  /// Modifies the node with the given location in this subtree. Returns `false` if there is no such node.
  fileprivate mutating func edit(_ place: NodeLocation, _ change: (inout RenderNode) -> Void) -> Bool {
    if case .error = self {
    } else if case .modified = self {
    } else if self.place == place {
      change(&self)
      return true
    }
    switch self {
    case .container(var container):
      guard container.children.edit(place, change) else { return false }
      self = .container(container)
    case .error(var error):
      guard error.content.edit(place, change) else { return false }
      self = .error(error)
    case .sectionLayout(var layout):
      guard layout.sections.edit(place, change) else { return false }
      self = .sectionLayout(layout)
    case .modified(var node):
      guard node.content.edit(place, change) || node.templates.edit(place, change) else { return false }
      self = .modified(node)
    default: return false
    }
    return true
  }
}

extension [RenderNode] {
  fileprivate mutating func edit(_ place: NodeLocation, _ change: (inout RenderNode) -> Void) -> Bool {
    for index in indices where self[index].edit(place, change) { return true }
    return false
  }
}

extension [ModifiedNode.Template] {
  fileprivate mutating func edit(_ place: NodeLocation, _ change: (inout RenderNode) -> Void) -> Bool {
    for index in indices where self[index].node.edit(place, change) { return true }
    return false
  }
}

extension [IR.Section] {
  fileprivate mutating func edit(_ place: NodeLocation, _ change: (inout RenderNode) -> Void) -> Bool {
    for index in indices {
      if self[index].header?.edit(place, change) == true { return true }
      if self[index].children.edit(place, change) { return true }
      if self[index].footer?.edit(place, change) == true { return true }
    }
    return false
  }
}

extension [RenderNode] {
  /// Replaces the node at a path of indices.
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
      // Storing a trivial node in `self` first keeps the children uniquely referenced, so they are not
      // copied.
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
    case .modified(var modified):
      self = .spacer(SpacerNode())
      modified.replace(at: path, with: node)
      self = .modified(modified)
    default: break
    }
  }
}

extension ModifiedNode {
  /// Replaces a node inside the content, or a template, which are indexed after the children.
  fileprivate mutating func replace(at path: ArraySlice<Int>, with node: RenderNode) {
    if let first = path.first, case .container(let container) = content {
      let index = first - container.children.count
      if templates.indices.contains(index) {
        if path.count == 1 {
          templates[index].node = node
        } else {
          templates[index].node.replace(at: path.dropFirst(), with: node)
        }
        return
      }
    }
    content.replace(at: path, with: node)
  }
}

extension IR.Section {
  /// Replaces the header, an item, or the footer, which are indexed in this order.
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
