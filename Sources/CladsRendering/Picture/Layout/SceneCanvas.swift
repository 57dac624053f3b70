package import TextUI

/// A canvas that records what is drawn as a scene.
package struct SceneCanvas: LayoutCanvas {
  package static let cutsOverflow = false
  package static let unitRatio = 1.0
  /// The number of boxes above which nothing more is drawn.
  private static let boxLimit = 200_000

  package private(set) var scene: Scene
  package private(set) var clip: Rect
  package let screenHeight: Int
  /// The part of the screen that no bar of the system covers.
  private let safeArea: Rect
  /// What is visible, with rounded corners; `nil` for the whole screen.
  private var sceneClip: SceneClip?
  private var mark: Int32 = -1
  private var opacity = 1.0
  /// The shadow of what is drawn.
  private var shadow: SceneShadow?
  /// The bytes of pictures that may still be drawn: each element of a page has its own copy.
  private var imageBytes = 4 * 1_024 * 1_024

  /// Creates an empty canvas with a size in units.
  package init(width: Int, height: Int, safeTop: Int = 0, safeBottom: Int = 0, background: IR.Color) {
    safeArea = Rect(x: 0, y: safeTop, width: width, height: height - safeTop - safeBottom)
    scene = Scene(
      width: PictureScale.points(width), height: PictureScale.points(height), background: background)
    clip = Rect(x: 0, y: 0, width: width, height: height)
    screenHeight = height
  }

  package func viewport(of rect: Rect) -> Rect {
    let top = rect.y == safeArea.y ? 0 : rect.y
    let bottom = rect.bottom == safeArea.bottom ? screenHeight : rect.bottom
    return Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
  }

  package mutating func clipped(to rect: Rect, _ draw: (inout SceneCanvas) -> Void) {
    clipped(to: rect, radii: .zero, draw)
  }

  /// Calls `draw` with the clip reduced to a rectangle with rounded corners.
  mutating func clipped(to rect: Rect, radii: CornerRadii, _ draw: (inout SceneCanvas) -> Void) {
    let (outer, outerScene) = (clip, sceneClip)
    clip = clip.intersection(rect)
    let new = SceneClip(rect: SceneRect(rect), radii: radii)
    sceneClip = sceneClip.map { $0.intersection(new) } ?? new
    if !clip.isEmpty { draw(&self) }
    (clip, sceneClip) = (outer, outerScene)
  }

  package mutating func marked(_ id: Int32, in rect: Rect, _ draw: (inout SceneCanvas) -> Void) {
    let outer = mark
    mark = id
    let visible = clip.intersection(rect)
    if !visible.isEmpty {
      scene.areas.append(SceneArea(node: Int(id), frame: SceneRect(rect), visible: SceneRect(visible)))
    }
    draw(&self)
    mark = outer
  }

  /// Calls `draw` with the opacity multiplied by a factor from 0 to 1.
  mutating func faded(_ factor: Double, _ draw: (inout SceneCanvas) -> Void) {
    let outer = opacity
    opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
    if opacity > 0 { draw(&self) }
    opacity = outer
  }

  /// Calls `draw` with a shadow of all that is drawn, in the place of one that was set further out.
  mutating func shadowed(_ shadow: IR.Shadow, _ draw: (inout SceneCanvas) -> Void) {
    let outer = self.shadow
    self.shadow = SceneShadow(shadow: shadow, clip: sceneClip)
    draw(&self)
    self.shadow = outer
  }

  package mutating func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {
    let visible = clip.intersection(rect)
    guard !visible.isEmpty else { return }
    scene.scrolls.append(
      SceneScroll(
        node: Int(mark), isHorizontal: axis == .horizontal, frame: SceneRect(visible),
        offset: PictureScale.points(offset), length: PictureScale.points(length)))
  }

  /// Adds a box, unless nothing of it is visible; it may draw as far outside of its rectangle as `reach`, in
  /// units.
  mutating func add(_ drawing: SceneDrawing, in rect: Rect, reach: Int = 0) {
    let drawn = Rect(
      x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    guard !drawn.isEmpty, intersectsClip(drawn), scene.boxes.count < Self.boxLimit else { return }
    scene.boxes.append(
      SceneBox(
        node: Int(mark), frame: SceneRect(rect), clip: sceneClip, opacity: opacity, shadow: shadow,
        drawing: drawing))
  }

  /// Adds a picture; a placeholder once there are too many bytes of pictures.
  mutating func add(_ image: PictureImage, insteadOf placeholder: ScenePlaceholder, in rect: Rect) {
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
