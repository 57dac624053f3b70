import CladsDocument
public import TextUI

/// Draws a render tree as a picture.
@MainActor
public struct PictureRenderer {
  private let text: TextRenderer
  private let cache: PictureCache
  private let images: PictureImages

  /// Creates a renderer of the views that `text` has, which also records their nodes.
  public init(_ text: TextRenderer) { self.init(text, cache: PictureCache()) }

  /// Creates a renderer that uses what earlier drawings have computed, and the app's images.
  package init(_ text: TextRenderer, cache: PictureCache, images: @escaping PictureImages = { _ in nil }) {
    self.text = text
    self.cache = cache
    self.images = images
  }

  /// Returns the scene of a screen.
  ///
  /// - Parameters:
  ///   - tree: What is drawn.
  ///   - screen: The size of the screen.
  ///   - traits: What the user of the device has chosen.
  ///   - scrollOffset: The distance in points that the section layout is scrolled by.
  ///   - rowOffset: Returns the distance in points that the row at a location is scrolled by.
  ///   - overlay: What is drawn in front of the screen.
  /// - Returns: What is in sight.
  public func scene(
    _ tree: RenderTree, on screen: PictureScreen, traits: PictureTraits = PictureTraits(),
    scrollOffset: Double = 0,
    rowOffset: @escaping (NodeLocation) -> Double = { _ in 0 }, overlay: AnyTextView? = nil
  ) -> Scene {
    var context = text.context(tree)
    context.medium = .points
    context.images = images
    context.rowOffset = rowOffset
    let scheme = context.colorScheme
    let root = tree.root
    let place = SafePlace(root.edgeInsets, screen)
    let column = VStack(alignment: .center, spacing: 0) {
      root.children.map { context.render($0) }
      Spacer()
    }
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.scrollOffset = scrollOffset
    environment.dynamicTypeSize = traits.textSize
    environment.isPseudolocalized = traits.isPseudolocalized
    let (width, height) = (PictureScale.units(screen.width), PictureScale.units(screen.height))
    let canvas = SceneCanvas(
      width: width, height: height, safeTop: PictureScale.units(screen.safeTop),
      safeBottom: PictureScale.units(screen.safeBottom),
      background: root.backgroundColor ?? SystemColors.background(scheme))
    canvas.draw(
      column.styled(ContainerStyle(root.style)), environment, cache,
      at: Point(x: PictureScale.units(place.x), y: PictureScale.units(place.y)),
      Proposal(width: PictureScale.units(place.width), height: PictureScale.units(place.height)))
    if let overlay {
      canvas.draw(overlay, environment, cache, centeredIn: Size(width: width, height: height))
    }
    return traits.isRightToLeft ? canvas.scene.mirrored : canvas.scene
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
    x = distance(insets?.leading, screen.safeSides)
    y = distance(insets?.top, screen.safeTop)
    width = max(0, screen.width - x - distance(insets?.trailing, screen.safeSides))
    height = max(0, screen.height - y - distance(insets?.bottom, screen.safeBottom))
  }
}
