import CladsDocument
public import TextUI

/// Returns the image of the app with a name, in the appearance of the screen; `nil` if it is not known.
package typealias PictureImages = @MainActor (String) -> PictureImage?

/// What the renderers of a picture can use: the appearance, and the renderers of child nodes.
@MainActor
public struct PictureRenderContext {
  public let colorScheme: ColorScheme
  let renderers: PictureRendererRegistry
  /// Draws what has no renderer for pictures.
  let text: TextRenderContext
  private let scrollOffset: (NodeLocation) -> Double
  /// Whether everything that is drawn belongs to a node further out.
  private var hasOwner = false
  private let images: PictureImages
  /// The children that the modifiers of a node draw.
  var templates: [ModifiedNode.Template] = []

  /// Creates a context; what has no renderer in `renderers` is drawn as `text` draws it.
  ///
  /// - Parameters:
  ///   - renderers: The renderers by kind.
  ///   - text: What texts are drawn with.
  ///   - scrollOffset: Returns the distance in points by which a row at a location is scrolled.
  public init(
    renderers: PictureRendererRegistry, text: TextRenderContext,
    scrollOffset: @escaping (NodeLocation) -> Double = { _ in 0 }
  ) {
    self.init(renderers: renderers, text: text, scrollOffset: scrollOffset, images: { _ in nil })
  }

  init(
    renderers: PictureRendererRegistry, text: TextRenderContext,
    scrollOffset: @escaping (NodeLocation) -> Double, images: @escaping PictureImages
  ) {
    self.images = images
    self.renderers = renderers
    self.text = text
    self.scrollOffset = scrollOffset
    colorScheme = text.colorScheme
  }

  /// Returns the distance in points by which the row of a section is scrolled.
  public func scrollOffset(of section: IR.Section) -> Double { scrollOffset(section.place) }

  /// Returns the image of the app's asset catalogs with a name; `nil` if it is not known or too large.
  public func image(named name: String) -> PictureImage? { images(name) }

  /// Returns a context in which everything that is drawn belongs to the node around it.
  public func belongingToOwner() -> PictureRenderContext {
    var copy = self
    copy.hasOwner = true
    return copy
  }

  /// Returns the view of a node from the renderer of its kind, else its text in a box.
  public func render(_ node: RenderNode) -> PictureView {
    let view = draw(node)
    return hasOwner ? view : view.marked(text.places.add(node))
  }

  private func draw(_ node: RenderNode) -> PictureView {
    if case .modified(let modified) = node { return render(modified) ?? .text(of: node, in: text) }
    if let styleId = node.styleId, let provider = text.designSystemProvider as? any TextDesignSystemRendering,
      provider.canRender(node, styleId: styleId)
    {
      return .text(of: node, in: text)
    }
    guard let renderer = renderers.renderer(for: node.kind) else { return .text(of: node, in: text) }
    return renderer.render(node.content, context: self)
  }

  /// Returns the view of a section: its items between its header and its footer, inside its insets.
  public func render(_ section: IR.Section) -> PictureView {
    let section = section.pending?.section ?? section
    let renderer =
      renderers.renderer(ofLayout: section.type) ?? renderers.renderer(ofLayout: .list)
    let insets = section.config.contentInsets
    let sides = IR.EdgeInsets(leading: insets.leading, trailing: insets.trailing)
    let alignment = Alignment(section.config.alignment)
    func edge(_ node: RenderNode) -> PictureView {
      render(node).padding(sides).frame(maxWidth: .infinity, alignment: alignment)
    }
    let items = renderer?.render(section, context: self) ?? .empty
    let view = PictureView.vstack(
      alignment: alignment.horizontal,
      [section.header.map(edge), items.padding(insets), section.footer.map(edge)].compactMap { $0 })
    return hasOwner ? view : view.marked(text.places.add(section))
  }
}
