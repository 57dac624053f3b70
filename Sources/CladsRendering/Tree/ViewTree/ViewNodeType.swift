/// What a node of the view tree shows: its kind and its resolved data.
public indirect enum ViewNodeType: Sendable {
  case root(RootNodeData)
  /// A stack. Its data has no children, which are nodes of the view tree themselves.
  case container(ContainerNodeData)
  case sectionLayout(SectionLayoutNodeData)
  case section(SectionNodeData)
  case text(TextNodeData)
  case button(ButtonNodeData)
  case textField(TextFieldNodeData)
  case toggle(ToggleNodeData)
  case slider(SliderNodeData)
  case image(ImageNodeData)
  case gradient(GradientNodeData)
  case shape(ShapeNodeData)
  case pageIndicator(PageIndicatorNodeData)
  case spacer
  case divider
  case customComponent(CustomComponentNodeData)
  /// A kind of an app or a plugin with a resolver of its own.
  case custom(kind: String)
  /// A node that could not be resolved.
  case error
}

// The data of a node is what the render tree has of it.
public typealias RootNodeData = RootNode
public typealias ContainerNodeData = ContainerNode
public typealias SectionLayoutNodeData = SectionLayoutNode
public typealias SectionNodeData = IR.Section
public typealias TextNodeData = TextNode
public typealias ButtonNodeData = ButtonNode
public typealias TextFieldNodeData = TextFieldNode
public typealias ToggleNodeData = ToggleNode
public typealias SliderNodeData = SliderNode
public typealias ImageNodeData = ImageNode
public typealias GradientNodeData = GradientNode
public typealias ShapeNodeData = ShapeNode
public typealias PageIndicatorNodeData = PageIndicatorNode
public typealias CustomComponentNodeData = CustomComponentRenderNode

extension ViewNodeType {
  /// Creates the type of a render node.
  init(_ node: RenderNode) {
    switch node.content {
    case .container(let node): self = .container(node)
    case .sectionLayout(let node): self = .sectionLayout(node)
    case .text(let node): self = .text(node)
    case .button(let node): self = .button(node)
    case .textField(let node): self = .textField(node)
    case .toggle(let node): self = .toggle(node)
    case .slider(let node): self = .slider(node)
    case .image(let node): self = .image(node)
    case .gradient(let node): self = .gradient(node)
    case .shape(let node): self = .shape(node)
    case .pageIndicator(let node): self = .pageIndicator(node)
    case .spacer: self = .spacer
    case .divider: self = .divider
    case .custom(let kind, let node):
      if let component = node as? CustomComponentRenderNode {
        self = .customComponent(component)
      } else {
        self = .custom(kind: kind.rawValue)
      }
    case .error, .placed, .modified: self = .error
    }
  }
}
