/// A canvas that records what is drawn as a scene.
package final class SceneCanvas: LayoutCanvas {
  /// The number of boxes above which nothing more is drawn.
  private static let boxLimit = 200_000

  package private(set) var scene: Scene
  /// The part of the screen that no bar of the system covers.
  private let safeArea: Rect
  /// What is visible, with rounded corners; `nil` for the whole screen.
  private var sceneClip: SceneClip?
  private var opacity = 1.0
  /// The shadow of what is drawn.
  private var shadow: SceneShadow?
  /// The bytes of pictures that may still be drawn: each element of a page has its own copy.
  private var imageBytes = 4 * 1_024 * 1_024

  /// Creates an empty canvas with a size in units.
  package init(width: Int, height: Int, safeTop: Int = 0, safeBottom: Int = 0, background: Color) {
    safeArea = Rect(x: 0, y: safeTop, width: width, height: height - safeTop - safeBottom)
    scene = Scene(
      width: PictureScale.points(width), height: PictureScale.points(height), background: background)
    super.init(.points, clip: Rect(x: 0, y: 0, width: width, height: height), screenHeight: height)
  }

  /// Draws a view with a proposal at a point.
  package func draw(
    _ view: some TextView, _ environment: EnvironmentValues, _ cache: PictureCache, at origin: Point,
    _ proposal: Proposal
  ) {
    let list = LayoutList(environment: environment, state: RenderState(cache))
    list.node(of: view)?.draw(at: origin, proposal, on: self)
  }

  /// Draws a view that is proposed a size in its middle.
  package func draw(
    _ view: some TextView, _ environment: EnvironmentValues, _ cache: PictureCache, centeredIn size: Size
  ) {
    let list = LayoutList(environment: environment, state: RenderState(cache))
    guard let node = list.node(of: view) else { return }
    let proposal = Proposal(size)
    node.draw(at: Alignment.center.offset(of: node.size(proposal), in: size), proposal, on: self)
  }

  package override func viewport(of rect: Rect) -> Rect {
    let top = rect.y == safeArea.y ? 0 : rect.y
    let bottom = rect.bottom == safeArea.bottom ? screenHeight : rect.bottom
    return Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
  }

  package override func clipped(to rect: Rect, _ draw: () -> Void) {
    clipped(to: rect, radii: .zero, draw)
  }

  /// Calls `draw` with the clip reduced to a rectangle with rounded corners.
  func clipped(to rect: Rect, radii: CornerRadii, _ draw: () -> Void) {
    let outer = sceneClip
    let new = SceneClip(rect: SceneRect(rect), radii: radii)
    sceneClip = outer.map { $0.intersection(new) } ?? new
    super.clipped(to: rect, draw)
    sceneClip = outer
  }

  package override func addMark(_ id: Int32, in rect: Rect) {
    let visible = clip.intersection(rect)
    if !visible.isEmpty {
      scene.areas.append(SceneArea(node: Int(id), frame: SceneRect(rect), visible: SceneRect(visible)))
    }
  }

  /// Calls `draw` with the opacity multiplied by a factor from 0 to 1.
  func faded(_ factor: Double, _ draw: () -> Void) {
    let outer = opacity
    opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
    if opacity > 0 { draw() }
    opacity = outer
  }

  /// Calls `draw` with a shadow of all that is drawn, in the place of one that was set further out.
  func shadowed(_ shadow: Shadow, _ draw: () -> Void) {
    let outer = self.shadow
    self.shadow = SceneShadow(shadow: shadow, clip: sceneClip)
    draw()
    self.shadow = outer
  }

  package override func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    scene.scrolls.append(
      SceneScroll(
        node: Int(mark), isHorizontal: axis == .horizontal, frame: SceneRect(visible),
        offset: PictureScale.points(offset), length: PictureScale.points(length)))
  }

  /// Adds a box, unless nothing of it is visible; it may draw as far outside of its rectangle as `reach`, in
  /// units.
  package func add(_ drawing: SceneDrawing, in rect: Rect, reach: Int = 0) {
    let drawn = Rect(
      x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    guard !drawn.isEmpty, intersectsClip(drawn), scene.boxes.count < Self.boxLimit else { return }
    scene.boxes.append(
      SceneBox(
        node: Int(mark), frame: SceneRect(rect), clip: sceneClip, opacity: opacity, shadow: shadow,
        drawing: drawing))
  }

  /// Adds a picture; a placeholder once there are too many bytes of pictures.
  func add(_ image: PictureImage, insteadOf placeholder: ScenePlaceholder, in rect: Rect) {
    let isAffordable = image.uri.utf8.count <= imageBytes
    if isAffordable, !rect.isEmpty, intersectsClip(rect) { imageBytes -= image.uri.utf8.count }
    add(isAffordable ? .image(image) : .placeholder(placeholder), in: rect)
  }
}

extension SceneRect {
  /// Converts a rectangle from units to points.
  init(_ rect: Rect) {
    self.init(
      x: PictureScale.points(rect.x), y: PictureScale.points(rect.y), width: PictureScale.points(rect.width),
      height: PictureScale.points(rect.height))
  }
}
