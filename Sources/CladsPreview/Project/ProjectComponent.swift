import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import TextUI

/// Resolves custom components that `clads.json` declares.
struct ProjectComponentResolver: ComponentResolving {
  static let componentKind: Document.ComponentKind = "projectComponent"

  /// The node that is drawn in its place; without one, its data is listed in a labeled box.
  let preview: Document.LayoutNode?
  /// The box that is drawn in its place if there is no such node.
  let placeholder: PlaceholderFile?

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
    } else if let placeholder {
      node.placeholder = placeholder
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
  /// The box that is drawn in its place.
  var placeholder: PlaceholderFile?
  /// Its data, one entry per line, where it has neither.
  var lines: [String] = []

  var typeName: String { name }

  /// Whether nothing says what the app draws.
  var isUnknown: Bool { content == nil }
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
    return view.onTapGesture(label: component.name, perform: perform)
  }

  @MainActor
  private func view(of component: ProjectComponentNode, _ context: TextRenderContext) -> AnyTextView {
    let view =
      component.content.map { context.render($0) }
      ?? component.placeholder.map { AnyTextView(PlaceholderBox($0, of: component, context)) }
      ?? AnyTextView(
        PerMedium {
          listing(of: component).padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
            .border(.square)
        } points: {
          let separator = SystemColors.separator(context.colorScheme)
          listing(of: component).padding(PointInsets(top: 6, bottom: 6, leading: 10, trailing: 10))
            .border(separator, width: 1, in: .rectangle(cornerRadius: 8))
        })
    return view.applyCladsFont(component.style).applyContainerStyle(component.style)
  }

  /// Returns the name of a component and its data, one entry per line.
  private func listing(of component: ProjectComponentNode) -> some TextView {
    VStack(alignment: .leading, spacing: 0) {
      Text(component.name).font(Font(size: 13, weight: .semibold))
      component.lines.map { Text($0).font(Font(size: 13)) }
    }
  }
}
