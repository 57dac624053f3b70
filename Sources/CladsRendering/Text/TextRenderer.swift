import CladsDocument
public import CladsRuntime
public import TextUI

/// Draws a render tree as a text view.
@MainActor
public struct TextRenderer: Renderer {
  private let registries: TextRendererRegistries
  private let designSystemProvider: (any DesignSystemProvider)?
  private let actionContext: ActionContext
  private let colorScheme: ColorScheme
  /// Records the node of each mark on the canvas.
  public let places: DrawnNodes

  /// Creates a renderer; `colorScheme` is that of the system.
  public init(
    registries: TextRendererRegistries, actionContext: ActionContext,
    designSystemProvider: (any DesignSystemProvider)? = nil, colorScheme: ColorScheme = .light
  ) {
    self.registries = registries
    self.actionContext = actionContext
    self.designSystemProvider = designSystemProvider
    self.colorScheme = colorScheme
    places = DrawnNodes()
  }

  /// Returns the view of the screen: the root's children in a column as wide as the widest of them, at the
  /// top leading corner of the screen.
  ///
  /// A hidden spacer follows them, as on device; it shares the rest of the height with the root's spacers.
  /// The screen is the area that no bar of the system covers, so every inset counts from its edge.
  public func render(_ tree: RenderTree) -> AnyTextView {
    let root = tree.root
    let context = context(tree)
    let scheme = context.colorScheme
    let column = VStack(alignment: .center, spacing: 0) {
      root.children.map { context.render($0) }
      // It takes no rows of a screen that is as high as its content.
      Spacer().environment(\.idealSpacerRows, 0)
    }
    let screen = column.styled(ContainerStyle(root.style)).padding(EdgeInsets(root.edgeInsets))
      .frame(maxWidth: Length.infinity, maxHeight: Length.infinity, alignment: .topLeading)
    let filled = root.backgroundColor.map { screen.background($0) } ?? screen
    return filled.environment(\.colorScheme, scheme)
  }

  /// Returns the context of the nodes of a screen.
  package func context(_ tree: RenderTree) -> TextRenderContext {
    TextRenderContext(
      tree: tree, actionContext: actionContext, renderers: registries,
      designSystemProvider: designSystemProvider, colorScheme: colorScheme, places: places)
  }
}
