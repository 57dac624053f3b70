import CladsDocument
import CladsExpressions
import CladsRendering
import TextUI

/// Resolves custom components that `clads.json` declares.
struct ProjectComponentResolver: ComponentResolving {
  static let componentKind: Document.ComponentKind = "projectComponent"

  /// The node that is drawn in its place; without one, its data is listed in a labeled box.
  let preview: Document.LayoutNode?

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    let data = context.resolveData(of: component)
    let values = data.merging(component.additionalProperties) { data, _ in data }
    var node = ProjectComponentNode(
      name: component.kind.rawValue, style: context.style(of: component),
      onTap: context.onTap(of: component), place: context.place(of: component.origin))
    if let preview {
      node.content = context.resolvePlaceholder(preview, data: values)
    } else {
      let order = (component.data ?? []).map(\.name)
      let others = values.keys.filter { !order.contains($0) }.sorted()
      node.lines = (order + others).map { "\($0): \(values[$0]?.text ?? "")" }
    }
    return .renderOnly(.custom(kind: ProjectComponentNode.kind, node: node))
  }
}

/// The node of a custom component that `clads.json` declares.
struct ProjectComponentNode: CustomRenderNode {
  static let kind = RenderNodeKind(rawValue: "projectComponent")

  let name: String
  let style: IR.Style
  let onTap: IR.ActionBinding?
  let place: NodeLocation
  /// The resolved `preview` of the component.
  var content: RenderNode?
  /// Its data, one entry per line, where it has no `preview`.
  var lines: [String] = []

  var typeName: String { name }
}

/// Draws custom components that `clads.json` declares.
struct ProjectComponentTextRenderer: TextNodeRendering {
  static let nodeKind = ProjectComponentNode.kind

  @MainActor
  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .custom(_, let custom) = node, let component = custom as? ProjectComponentNode else {
      return AnyTextView(EmptyTextView())
    }
    let view = view(of: component, context.standingFor(component.place))
    guard let perform = context.perform(component.onTap, of: component.place) else { return view }
    return view.configured { listener(TapListener(perform)) }
  }

  @MainActor
  private func view(of component: ProjectComponentNode, _ context: TextRenderContext) -> AnyTextView {
    if let content = component.content {
      return context.render(content).applyCladsFont(component.style).applyContainerStyle(component.style)
    }
    return VStack(alignment: .leading, spacing: 0) {
      Text(component.name).bold()
      ForEach(component.lines) { Text($0) }
    }.padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)).border(.square)
      .applyCladsFont(component.style).applyContainerStyle(component.style)
  }
}

/// Draws custom components that `clads.json` declares in pictures.
struct ProjectComponentPictureRenderer: PictureNodeRendering {
  static let nodeKind = ProjectComponentNode.kind

  @MainActor
  func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .custom(_, let custom) = node, let component = custom as? ProjectComponentNode else {
      return .empty
    }
    let context = context.belongingToOwner()
    let view =
      component.content.map { context.render($0) } ?? listing(component, context.colorScheme)
    let styled = view.foregroundColor(component.style.textColor).styled(component.style)
    return component.onTap == nil ? styled : styled.control(SceneControl(.button, label: component.name))
  }

  /// Returns the data of a component in a labeled box.
  private func listing(_ component: ProjectComponentNode, _ scheme: ColorScheme) -> PictureView {
    let font = PictureFont(size: 13)
    let title = PictureView.text(component.name, font: PictureFont(size: 13, weight: .semibold))
    return PictureView.vstack(alignment: .leading, [title] + component.lines.map { .text($0, font: font) })
      .padding(IR.EdgeInsets(top: 6, bottom: 6, leading: 10, trailing: 10))
      .border(SystemColors.separator(scheme), width: 1, in: .rectangle(cornerRadius: 8))
  }
}
