import CladsDocument
import TextUI

/// Draws a render tree as a picture.
@MainActor
public struct PictureRenderer {
  private let renderers: PictureRendererRegistry
  private let text: TextRenderer
  private let cache: PictureCache
  private let images: PictureImages

  /// Creates a renderer; what has no renderer in `renderers` is drawn as `text` draws it, and in the marks of
  /// `text`.
  public init(renderers: PictureRendererRegistry, text: TextRenderer) {
    self.init(renderers: renderers, text: text, cache: PictureCache())
  }

  /// Creates a renderer that uses what earlier drawings have computed, and the app's images.
  package init(
    renderers: PictureRendererRegistry, text: TextRenderer, cache: PictureCache,
    images: @escaping PictureImages = { _ in nil }
  ) {
    self.renderers = renderers
    self.text = text
    self.cache = cache
    self.images = images
  }

  /// Returns the scene of a screen.
  ///
  /// - Parameters:
  ///   - tree: What is drawn.
  ///   - screen: The size of the screen.
  ///   - scrollOffset: The distance in points that the section layout is scrolled by.
  ///   - rowOffset: Returns the distance in points that the row at a location is scrolled by.
  ///   - overlay: What is drawn in front of the screen.
  /// - Returns: What is in sight.
  public func scene(
    _ tree: RenderTree, on screen: PictureScreen, scrollOffset: Double = 0,
    rowOffset: @escaping (NodeLocation) -> Double = { _ in 0 }, overlay: PictureView? = nil
  ) -> Scene {
    let textContext = text.context(tree)
    let scheme = textContext.colorScheme
    let context = PictureRenderContext(
      renderers: renderers, text: textContext, scrollOffset: rowOffset, images: images)
    let root = tree.root
    let place = SafePlace(root.edgeInsets, screen)
    let column = PictureView.vstack(
      alignment: .center, root.children.map { context.render($0) } + [.spacer(minLength: 0)])
    var environment = PictureEnvironment(colorScheme: scheme, cache: cache)
    environment.scrollOffset = scrollOffset
    let (width, height) = (PictureScale.units(screen.width), PictureScale.units(screen.height))
    var canvas = SceneCanvas(
      width: width, height: height, safeTop: PictureScale.units(screen.safeTop),
      safeBottom: PictureScale.units(screen.safeBottom),
      background: root.backgroundColor ?? SystemColors.background(scheme))
    let styled = column.styled(root.style)
    if let node = styled.node(in: environment) {
      let origin = Point(x: PictureScale.units(place.x), y: PictureScale.units(place.y))
      let proposal = Proposal(
        width: PictureScale.units(place.width), height: PictureScale.units(place.height))
      node.draw(at: origin, proposal, on: &canvas)
    }
    if let node = overlay?.node(in: environment) {
      let proposal = Proposal(width: width, height: height)
      let size = node.size(proposal)
      let offset = Alignment.center.offset(of: size, in: Size(width: width, height: height))
      node.draw(at: offset, proposal, on: &canvas)
    }
    return canvas.scene
  }
}

/// The part of a screen that its content is proposed.
private struct SafePlace {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ insets: Document.EdgeInsets?, _ screen: PictureScreen) {
    func distance(_ inset: Document.EdgeInset?, _ safe: Double) -> Double {
      let value = inset.map { $0.value.isFinite ? $0.value : 0 } ?? 0
      return max(0, value + (inset?.positioning == .absolute ? 0 : safe))
    }
    x = distance(insets?.leading, 0)
    y = distance(insets?.top, screen.safeTop)
    width = max(0, screen.width - x - distance(insets?.trailing, 0))
    height = max(0, screen.height - y - distance(insets?.bottom, screen.safeBottom))
  }
}
