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
  /// The kind, which selects the renderer.
  public var kind: RenderNodeKind {
    switch self {
    case .container: .container
    case .sectionLayout: .sectionLayout
    case .text: .text
    case .button: .button
    case .textField: .textField
    case .toggle: .toggle
    case .slider: .slider
    case .image: .image
    case .gradient: .gradient
    case .shape: .shape
    case .pageIndicator: .pageIndicator
    case .spacer: .spacer
    case .divider: .divider
    case .custom(let kind, _): kind
    case .error: .error
    case .placed(let node, _): node.kind
    case .modified(let node): node.content.kind
    }
  }

  /// The location of the node in the document.
  public var place: NodeLocation {
    switch self {
    case .container(let node): node.place
    case .sectionLayout(let node): node.place
    case .text(let node): node.place
    case .button(let node): node.place
    case .textField(let node): node.place
    case .toggle(let node): node.place
    case .slider(let node): node.place
    case .image(let node): node.place
    case .gradient(let node): node.place
    case .shape(let node): node.place
    case .pageIndicator(let node): node.place
    case .spacer(let node): node.place
    case .divider(let node): node.place
    case .custom: .none
    case .error(let node): node.place
    case .placed(_, let place): place
    case .modified(let node): node.content.place
    }
  }

  /// The node of the document that the render node comes from.
  public var origin: Document.Origin { place.origin }

  /// The style id as written, for the kinds that a design system may render.
  public var styleId: String? {
    switch self {
    case .text(let node): node.styleId
    case .button(let node): node.styleId
    case .textField(let node): node.styleId
    case .toggle(let node): node.styleId
    case .slider(let node): node.styleId
    case .image(let node): node.styleId
    default: nil
    }
  }

  /// The node without its modifiers and without the location that `placed` adds.
  public var content: RenderNode {
    switch self {
    case .placed(let node, _): node.content
    case .modified(let node): node.content.content
    default: self
    }
  }
}
