import CladsDocument
public import CladsRenderTree
public import CladsRuntime
public import TextUI

/// What drawing a node can use: the state, the actions, and the renderers of what is inside.
@MainActor
public struct TextRenderContext {
  /// The state.
  public let stateStore: StateStore
  /// Runs actions.
  public let actionContext: ActionContext
  /// The design system, asked first for nodes that name a style.
  public let designSystemProvider: (any DesignSystemProvider)?
  /// The screen.
  public let tree: RenderTree
  /// Light or dark.
  public let colorScheme: ColorScheme
  /// The renderers.
  let renderers: TextRendererRegistries
  /// Where each drawn node comes from.
  let places: DrawnPlaces
  /// The node that everything is drawn for, where the drawing stands for a node of the document.
  var owner: NodePlace?

  /// The same for a drawing that stands for one node: all of it belongs to that node.
  public func standingFor(_ place: NodePlace) -> TextRenderContext {
    var copy = self
    copy.owner = place
    return copy
  }

  /// Draws a part: by the design system if it wants to, else by the renderer of its kind; as nothing when nobody
  /// draws its kind.
  public func render(_ node: RenderNode) -> AnyTextView {
    let view = draw(node)
    if owner != nil { return view }
    return view.marked(places.add(node))
  }

  /// Draws a part.
  public func renderChild(_ node: RenderNode) -> AnyTextView { render(node) }

  /// The cascade: the design system, the renderer of the kind, nothing.
  private func draw(_ node: RenderNode) -> AnyTextView {
    if let styleId = node.styleId, let provider = designSystemProvider as? any TextDesignSystemRendering,
      provider.canRender(node, styleId: styleId),
      let view = provider.render(node, styleId: styleId, context: self)
    {
      return view
    }
    return renderers.nodes.render(node, context: self) ?? AnyTextView(EmptyTextView())
  }

  /// Draws a section, by the renderer of its arrangement; as a list when nobody draws it.
  public func render(_ section: IR.Section) -> AnyTextView {
    let context = TextSectionRenderContext(render: self)
    let view =
      renderers.sections.render(section: section, context: context)
      ?? renderers.sections.render(section: section.asList, context: context)
    let drawn = view ?? AnyTextView(EmptyTextView())
    return owner == nil ? drawn.marked(places.add(section)) : drawn
  }

  /// Has an event of a node run; nothing for none.
  public func perform(
    _ binding: IR.ActionBinding?, of place: NodePlace
  ) -> (@MainActor () -> Void)? {
    guard let binding else { return nil }
    let actions = actionContext
    return {
      switch binding {
      case .reference(let id): actions.execute(id, in: place.scope)
      case .inline(let action): actions.execute(.inline(action), in: place.scope)
      }
    }
  }
}

/// Everything that draws.
@MainActor
public struct TextRendererRegistries {
  /// Draws nodes.
  public var nodes: TextNodeRendererRegistry
  /// Draws sections.
  public var sections: TextSectionLayoutRendererRegistry

  /// Creates registries.
  public init(
    nodes: TextNodeRendererRegistry = TextNodeRendererRegistry(),
    sections: TextSectionLayoutRendererRegistry = TextSectionLayoutRendererRegistry()
  ) {
    self.nodes = nodes
    self.sections = sections
  }
}

extension IR.Section {
  fileprivate var asList: IR.Section {
    var section = self
    section.type = .list
    return section
  }
}
