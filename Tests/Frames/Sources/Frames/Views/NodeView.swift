#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  /// A node as the current runtime builds it. Styles of the level `extended` are not; no example has them.
  struct NodeView: View {
    let node: RenderNode
    let context: ScreenContext

    var body: some View {
      if isKnown {
        content.recorded(as: context.key(of: node.place), in: context.recorder)
      } else {
        standIn
      }
    }

    /// Whether the runtime itself draws the node, without the help of an app or an addon.
    private var isKnown: Bool {
      switch node {
      case .custom, .error, .modified: false
      case .placed(let inner, _): NodeView(node: inner, context: context).isKnown
      default: true
      }
    }

    @ViewBuilder private var content: some View {
      switch node.content {
      case .container(let container): ContainerView(container: container, context: context)
      case .sectionLayout(let layout): SectionLayoutView(layout: layout, context: context)
      case .text(let label): LabelView(label: label, context: context)
      case .button(let button): ButtonView(button: button, context: context)
      case .textField(let field): FieldView(field: field)
      case .toggle(let toggle): ToggleView(toggle: toggle)
      case .slider(let slider): SliderView(slider: slider)
      case .image(let image): ImageView(image: image)
      case .gradient(let gradient): GradientView(gradient: gradient)
      case .shape(let shape): ShapeView(shape: shape)
      case .pageIndicator(let indicator): PageIndicatorView(indicator: indicator)
      case .spacer(let spacer): SpacerView(spacer: spacer)
      case .divider(let divider): DividerView(divider: divider)
      case .custom, .error, .placed, .modified: EmptyView()
      }
    }

    /// A box of the size that the node has in the picture, so that what is around it can be compared.
    private var standIn: some View {
      let size = context.pictureSize(of: node.place)
      return Color.clear.frame(width: size.width, height: size.height)
        .recorded(as: context.key(of: node.place), isStandIn: true, in: context.recorder)
    }
  }

  /// Nodes as views of the container around them.
  struct NodeViews: View {
    let nodes: [RenderNode]
    let context: ScreenContext

    var body: some View {
      ForEach(Array(nodes.enumerated()), id: \.offset) { _, node in NodeView(node: node, context: context) }
    }
  }

  /// A stack; only a vertical one takes the full width.
  struct ContainerView: View {
    let container: ContainerNode
    let context: ScreenContext

    var body: some View {
      stack.padding(EdgeInsets(container.padding)).clipped()
    }

    @ViewBuilder private var stack: some View {
      let children = NodeViews(nodes: container.children, context: context)
      let horizontal = HorizontalAlignment(named: container.alignment.horizontal.rawValue)
      let vertical = VerticalAlignment(named: container.alignment.vertical.rawValue)
      switch container.layoutType {
      case .vstack:
        VStack(alignment: horizontal, spacing: container.spacing) { children }
          .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
      case .hstack: HStack(alignment: vertical, spacing: container.spacing) { children }
      case .zstack: ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { children }
      }
    }
  }

  struct SpacerView: View {
    let spacer: SpacerNode

    var body: some View {
      if spacer.width == nil, spacer.height == nil {
        Spacer(minLength: spacer.minLength.map { CGFloat($0) })
      } else {
        Color.clear.frame(width: spacer.width ?? 0, height: spacer.height ?? 0)
      }
    }
  }
#endif
