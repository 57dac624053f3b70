import CladsExpressions
public import TextUI

/// A modifier that draws in pictures, too; a node with one that does not is drawn as text in a box.
public protocol PictureViewModifier: ViewModifier {
  /// Returns the view of the node in a picture with the modifier applied; `nil` if only text can show it.
  ///
  /// As in `body(content:)`, the properties `@ObservedElement` and `@LiveContext` are those of the node.
  @MainActor func picture(content: PictureView, context: PictureRenderContext) -> PictureView?
}

extension DeclaredModifier: PictureViewModifier {
  package func picture(content: PictureView, context: PictureRenderContext) -> PictureView? {
    context.modified(content, by: parts)
  }
}

extension PictureRenderContext {
  /// Returns the view of a node with its modifiers; `nil` if only text can show one of them.
  func render(_ node: ModifiedNode) -> PictureView? {
    guard let element = node.element else { return render(node.content) }
    var context = self
    context.templates = node.templates
    let evaluation = ModifierEvaluation(element: element, context: text.liveContext(of: node))
    let content = render(node.content)
    return evaluation.perform { context.modified(content, by: node.modifiers) }
  }

  /// Returns a view with modifiers applied in turn; `nil` if only text can show one of them.
  func modified(_ view: PictureView, by modifiers: [any NodeModifier]) -> PictureView? {
    var result = view
    for modifier in modifiers where modifier is any ViewModifier {
      guard let modifier = modifier as? any PictureViewModifier,
        let view = modifier.picture(content: result, context: self)
      else { return nil }
      result = view
    }
    return result
  }

  /// Returns the views of the node's children with a template name, in front of each other; for modifiers.
  public func templates(named name: String) -> PictureView {
    var context = self
    context.templates = []
    // Several modifiers may draw the same child.
    guard text.places.nodes.count < ExecutionLimits.nodes else { return .empty }
    return .zstack(templates.filter { $0.name == name }.map { context.render($0.node) })
  }
}

extension IR.Color {
  /// Converts a color of text, such as one that an argument of a modifier resolves to.
  public init(_ color: Color) {
    let channels = color.channels
    self.init(red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }
}
