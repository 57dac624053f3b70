extension Document.Definition {
  /// Calls `body` with every node of the screen, in document order, templates included.
  package func forEachNode(_ body: (Document.LayoutNode) -> Void) {
    for node in root.children { node.forEachNode(body) }
  }

  /// Calls `body` with the action binding of every event of the screen and of its components.
  package func forEachBinding(_ body: (Document.ActionBinding) -> Void) {
    if let actions = root.actions {
      for binding in [actions.onAppear, actions.onDisappear] { binding.map(body) }
    }
    forEachNode { node in
      guard case .component(let component) = node, let actions = component.actions else { return }
      for binding in [actions.onTap, actions.onValueChanged] { binding.map(body) }
    }
  }

  /// Calls `body` with every action: named actions, inline actions, and steps of sequences.
  package func forEachAction(_ body: (Document.Action) -> Void) {
    for entry in actions ?? [:] { entry.value.forEachStep(body) }
    forEachBinding { $0.inline?.forEachStep(body) }
  }
}

extension Document.LayoutNode {
  /// Calls `body` with this node and every node below it, in document order.
  package func forEachNode(_ body: (Document.LayoutNode) -> Void) {
    body(self)
    switch self {
    case .component, .spacer: break
    case .layout(let layout): for child in layout.children { child.forEachNode(body) }
    case .forEach(let forEach):
      forEach.template?.forEachNode(body)
      forEach.emptyView?.forEachNode(body)
    case .sectionLayout(let layout):
      for section in layout.sections {
        section.header?.forEachNode(body)
        for child in section.children { child.forEachNode(body) }
        section.itemTemplate?.forEachNode(body)
        section.footer?.forEachNode(body)
      }
    }
  }
}

extension Document.Action {
  /// Calls `body` with this action and every step below it.
  package func forEachStep(_ body: (Document.Action) -> Void) {
    body(self)
    if case .sequence(let sequence) = self { for step in sequence.steps { step.forEachStep(body) } }
  }
}

extension Document.ActionBinding {
  /// The inline action; `nil` for a reference.
  public var inline: Document.Action? {
    if case .inline(let action) = self { action } else { nil }
  }
}
