public import CladsDocument

/// A node of the render tree.
public indirect enum RenderNode: Sendable {
  case container(ContainerNode)
  case sectionLayout(SectionLayoutNode)
  case text(TextNode)
  case button(ButtonNode)
  case textField(TextFieldNode)
  case toggle(ToggleNode)
  case slider(SliderNode)
  case image(ImageNode)
  case gradient(GradientNode)
  case shape(ShapeNode)
  case pageIndicator(PageIndicatorNode)
  case spacer(SpacerNode)
  case divider(DividerNode)
  /// A node that an app or a plugin adds.
  case custom(kind: RenderNodeKind, node: any CustomRenderNode)
  /// A node that could not be resolved.
  case error(ErrorNode)
  /// A node that does not record its location itself.
  case placed(RenderNode, at: NodeLocation)
  /// A node with modifiers.
  case modified(ModifiedNode)
}

extension RenderNode {
  /// The component; `nil` for a stack, a section layout and an error.
  public var component: (any ComponentNode)? { read(ComponentReader()) }

  /// The kind, which selects the renderer.
  public var kind: RenderNodeKind {
    switch self {
    case .container: .container
    case .sectionLayout: .sectionLayout
    case .error: .error
    case .custom(let kind, _): kind
    case .placed(let node, _): node.kind
    case .modified(let node): node.content.kind
    default: read(KindReader()) ?? .error
    }
  }

  /// The location of the node in the document.
  public var place: NodeLocation {
    switch self {
    case .container(let node): node.place
    case .sectionLayout(let node): node.place
    case .error(let node): node.place
    case .placed(_, let place): place
    case .modified(let node): node.content.place
    default: read(PlaceReader()) ?? .none
    }
  }

  /// The style id as written, for the kinds that a design system may render.
  public var styleId: String? { read(StyleIdReader()) ?? nil }

  /// The node of the document that the render node comes from.
  public var origin: Document.Origin { place.origin }

  /// The node without its modifiers and without the location that `placed` adds.
  public var content: RenderNode {
    switch self {
    case .placed(let node, _): node.content
    case .modified(let node): node.content.content
    default: self
    }
  }
}

// MARK: - Components

/// Reads something from a component of any kind.
private protocol ComponentReading {
  associatedtype Result
  func read(_ node: some ComponentNode) -> Result
}

private struct ComponentReader: ComponentReading {
  func read(_ node: some ComponentNode) -> any ComponentNode { node }
}

private struct KindReader: ComponentReading {
  func read<Node: ComponentNode>(_ node: Node) -> RenderNodeKind { Node.kind }
}

private struct PlaceReader: ComponentReading {
  func read(_ node: some ComponentNode) -> NodeLocation { node.place }
}

private struct StyleIdReader: ComponentReading {
  func read(_ node: some ComponentNode) -> String? { node.styleId }
}

extension RenderNode {
  /// Reads something from the component without copying it; `nil` if the node is none.
  private func read<Reader: ComponentReading>(_ reader: Reader) -> Reader.Result? {
    switch self {
    case .text(let node): reader.read(node)
    case .button(let node): reader.read(node)
    case .textField(let node): reader.read(node)
    case .toggle(let node): reader.read(node)
    case .slider(let node): reader.read(node)
    case .image(let node): reader.read(node)
    case .gradient(let node): reader.read(node)
    case .shape(let node): reader.read(node)
    case .pageIndicator(let node): reader.read(node)
    case .spacer(let node): reader.read(node)
    case .divider(let node): reader.read(node)
    case .custom(_, let node): reader.read(node)
    case .placed(let node, _): node.read(reader)
    case .modified(let node): node.content.read(reader)
    case .container, .sectionLayout, .error: nil
    }
  }

  /// Shows a value that the control has stored.
  package mutating func show(_ value: Document.StateValue) {
    guard var control = component?.control else { return }
    control.show(value)
    switch self {
    case .placed(_, let place): self = .placed(control.renderNode, at: place)
    case .modified(var node):
      node.content = control.renderNode
      self = .modified(node)
    default: self = control.renderNode
    }
  }

  /// The type as it is written in documents.
  package var typeName: String {
    if case .container(let node) = content { return node.layoutType.rawValue }
    return component?.typeName ?? kind.rawValue
  }
}
