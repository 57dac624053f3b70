import CladsDocument
public import CladsRuntime
public import TextUI

/// What a node renderer can use: the state, the actions, and the renderers of child nodes.
@MainActor
public struct TextRenderContext {
  public let stateStore: StateStore
  public let actionContext: ActionContext
  /// The design system, which is asked first for nodes with a `styleId`.
  public let designSystemProvider: (any DesignSystemProvider)?
  /// The render tree of the whole screen.
  public let tree: RenderTree
  /// The color scheme of the system.
  public let colorScheme: ColorScheme
  let renderers: TextRendererRegistries
  /// Records the node of each mark on the canvas.
  package let places: DrawnNodes
  /// What is drawn in.
  package var medium = LayoutMedium.cells
  /// The images of the app, for drawings in points.
  var images: PictureImages = { _ in nil }
  /// Returns the distance in points by which the row at a location is scrolled.
  var rowOffset: (NodeLocation) -> Double = { _ in 0 }
  /// The node that everything drawn belongs to, or `nil` if each node is marked on its own.
  var owner: NodeLocation?

  /// Creates a context, such as one to test a renderer with. Without `renderers`, child nodes are not drawn.
  public init(
    tree: RenderTree, actionContext: ActionContext, renderers: TextRendererRegistries? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, colorScheme: ColorScheme = .light
  ) {
    self.init(
      tree: tree, actionContext: actionContext, renderers: renderers ?? TextRendererRegistries(),
      designSystemProvider: designSystemProvider, colorScheme: colorScheme, places: DrawnNodes())
  }

  init(
    tree: RenderTree, actionContext: ActionContext, renderers: TextRendererRegistries,
    designSystemProvider: (any DesignSystemProvider)?, colorScheme: ColorScheme, places: DrawnNodes
  ) {
    stateStore = tree.stateStore
    self.actionContext = actionContext
    self.designSystemProvider = designSystemProvider
    self.tree = tree
    self.colorScheme = colorScheme
    self.renderers = renderers
    self.places = places
  }

  /// Creates a context for nodes that belong to no screen.
  public init(
    stateStore: StateStore, actionContext: ActionContext, renderers: TextRendererRegistries? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, colorScheme: ColorScheme = .light
  ) {
    self.init(
      tree: RenderTree(root: RootNode(), stateStore: stateStore, actions: [:]), actionContext: actionContext,
      renderers: renderers, designSystemProvider: designSystemProvider, colorScheme: colorScheme)
  }

  /// The color scheme that gradients choose their colors by. The document may name it; on device that changes
  /// nothing else.
  var gradientColorScheme: ColorScheme {
    switch tree.root.colorScheme {
    case .light: .light
    case .dark: .dark
    case .system: colorScheme
    }
  }

  /// Returns a context in which everything drawn belongs to the node at `place`.
  package func standingFor(_ place: NodeLocation) -> TextRenderContext {
    var copy = self
    copy.owner = place
    return copy
  }

  /// Returns the view of a node from the design system, else from the renderer of its kind; empty if there is
  /// neither.
  public func render(_ node: RenderNode) -> AnyTextView {
    let view = if case .modified(let modified) = node { render(modified) } else { draw(node) }
    if owner != nil { return view }
    return view.marked(places.add(node))
  }

  public func renderChild(_ node: RenderNode) -> AnyTextView { render(node) }

  private func draw(_ node: RenderNode) -> AnyTextView {
    if let styleId = node.styleId, let provider = designSystemProvider as? any TextDesignSystemRendering,
      provider.canRender(node, styleId: styleId),
      let view = provider.render(node, styleId: styleId, context: self)
    {
      return view
    }
    return renderers.view(of: node, in: self) ?? AnyTextView(EmptyTextView())
  }

  /// Returns the distance in points by which the row of a section is scrolled.
  package func scrollOffset(of section: IR.Section) -> Double { rowOffset(section.place) }

  /// Returns the image of the app's asset catalogs with a name; `nil` if it is not known or too large, and in
  /// cells.
  public func image(named name: String) -> PictureImage? { images(name) }

  /// Returns the view of a section from the renderer of its layout type; a list if it has none.
  public func render(_ section: IR.Section) -> AnyTextView {
    let section = section.pending?.section ?? section
    let context = TextSectionRenderContext(render: self)
    let view =
      renderers.view(of: section, in: context) ?? renderers.view(of: section.asList, in: context)
    let drawn = view ?? AnyTextView(EmptyTextView())
    return owner == nil ? drawn.marked(places.add(section)) : drawn
  }

  /// Returns a closure that starts the action of a node's event, or `nil` for no action.
  public func perform(
    _ binding: IR.ActionBinding?, of place: NodeLocation
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

/// Returns the image of the app with a name, in the appearance of the screen; `nil` if it is not known.
package typealias PictureImages = @MainActor (String) -> PictureImage?

/// The registries of node and section renderers.
public struct TextRendererRegistries: Sendable {
  public var nodes: TextNodeRendererRegistry
  public var sections: TextSectionLayoutRendererRegistry
  /// The renderers that are used in points instead.
  package var pictureNodes = TextNodeRendererRegistry()
  /// The renderers of section layouts that are used in points instead.
  package var pictureSections = TextSectionLayoutRendererRegistry()

  public init(
    nodes: TextNodeRendererRegistry = TextNodeRendererRegistry(),
    sections: TextSectionLayoutRendererRegistry = TextSectionLayoutRendererRegistry()
  ) {
    self.nodes = nodes
    self.sections = sections
  }

  @MainActor
  func view(of node: RenderNode, in context: TextRenderContext) -> AnyTextView? {
    if context.medium == .points, let view = pictureNodes.render(node, context: context) { return view }
    return nodes.render(node, context: context)
  }

  @MainActor
  func view(of section: IR.Section, in context: TextSectionRenderContext) -> AnyTextView? {
    if context.render.medium == .points,
      let view = pictureSections.render(section: section, context: context)
    {
      return view
    }
    return sections.render(section: section, context: context)
  }
}

extension IR.Section {
  fileprivate var asList: IR.Section {
    var section = self
    section.type = .list
    return section
  }
}
