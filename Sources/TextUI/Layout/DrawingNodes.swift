/// A view with a background color.
final class FillNode: WrapperNode {
  private let color: Color

  init(_ child: LayoutNode, _ color: Color) {
    self.color = color
    super.init(child)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? Painter)?.fill(rect(at: origin, proposal), color)
    child.draw(at: origin, proposal, on: canvas)
  }
}

/// A view with a closure for an interaction or a lifecycle event.
final class RegionNode: WrapperNode {
  private let kind: Region.Kind

  init(_ child: LayoutNode, _ kind: Region.Kind) {
    self.kind = kind
    super.init(child)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    (canvas as? Painter)?.addRegion(kind, in: rect(at: origin, proposal), mark: traits.mark)
    child.draw(at: origin, proposal, on: canvas)
  }
}

/// A border around a view, or on its outermost cells where they are blank.
final class BorderNode: WrapperNode {
  private let lines: BorderLines
  private let ink: Ink
  private let grows: Bool

  init(_ child: LayoutNode, _ lines: BorderLines, ink: Ink, grows: Bool) {
    self.lines = lines
    self.ink = ink
    self.grows = grows
    super.init(child)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    guard grows else { return proposal }
    func less(_ length: Int?) -> Int? { length.map { $0 < Length.infinity ? max(0, $0 - 2) : $0 } }
    return Proposal(width: less(proposal.width), height: less(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return grows ? Size(width: size.width + 2, height: size.height + 2) : size
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard grows else { return child.extent(along: axis, across: across) }
    let inner = inner(Proposal(along: axis, 0, across: across))
    let extent = child.extent(along: axis, across: axis == .horizontal ? inner.height : inner.width)
    return (extent.least + 2, min(extent.most + 2, Length.infinity))
  }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let childOrigin = grows ? origin.moved(x: 1, y: 1) : origin
    child.draw(at: childOrigin, inner(proposal), on: canvas)
    if ink.isVisible, let painter = canvas as? Painter {
      lines.draw(around: rect(at: origin, proposal), ink: ink, replaces: grows, on: painter)
    }
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    child.explicitGuide(key, inner(proposal)).map { grows ? $0 + 2 : $0 }
  }
}

/// The characters of a border.
struct BorderLines {
  let horizontal: Glyph
  let vertical: Glyph
  let corners: [Glyph]

  init(_ style: BorderStyle, _ environment: EnvironmentValues, _ clusters: inout ClusterTable) {
    let table = style == .ascii ? .ascii : environment.glyphs
    horizontal = Glyph.narrow(table.horizontal, &clusters)
    vertical = Glyph.narrow(table.vertical, &clusters)
    let characters = style == .square ? table.corners : table.roundCorners
    corners = characters.map { Glyph.narrow($0, &clusters) }
  }

  /// Draws the border on the outermost cells of a rectangle; without `replaces`, only on those that are
  /// blank.
  func draw(around rect: Rect, ink: Ink, replaces: Bool, on painter: Painter) {
    guard rect.width >= 2, rect.height >= 2, painter.intersectsClip(rect), corners.count == 4 else { return }
    let (right, bottom) = (rect.right - 1, rect.bottom - 1)
    func put(_ glyph: Glyph, x: Int, y: Int, ink: Ink) {
      if replaces {
        painter.put(glyph, x: x, y: y, ink: ink)
      } else {
        painter.putIfBlank(glyph, x: x, y: y, ink: ink)
      }
    }
    let visible = rect.intersection(painter.clip)
    for x in visible.x..<visible.right where x > rect.x && x < right {
      put(horizontal, x: x, y: rect.y, ink: ink)
      put(horizontal, x: x, y: bottom, ink: ink)
    }
    for y in visible.y..<visible.bottom where y > rect.y && y < bottom {
      put(vertical, x: rect.x, y: y, ink: ink)
      put(vertical, x: right, y: y, ink: ink)
    }
    put(corners[0], x: rect.x, y: rect.y, ink: ink)
    put(corners[1], x: right, y: rect.y, ink: ink)
    put(corners[2], x: rect.x, y: bottom, ink: ink)
    put(corners[3], x: right, y: bottom, ink: ink)
  }
}

/// The appearance of a border.
public enum BorderStyle: Sendable, Hashable {
  /// Lines with square corners.
  case square
  /// Lines with rounded corners.
  case rounded
  /// ASCII characters.
  case ascii
}

/// A view whose corner cells show what is behind it, unless there is a character.
final class CornerNode: WrapperNode {
  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = rect(at: origin, proposal)
    guard rect.width >= 3, rect.height >= 3, let painter = canvas as? Painter else {
      child.draw(at: origin, proposal, on: canvas)
      return
    }
    let (right, bottom) = (rect.right - 1, rect.bottom - 1)
    let corners = [(rect.x, rect.y), (right, rect.y), (rect.x, bottom), (right, bottom)]
    let behind = corners.map { painter.cell($0.0, $0.1) }
    child.draw(at: origin, proposal, on: canvas)
    for (corner, cell) in zip(corners, behind) {
      if let cell { painter.restore(cell, corner.0, corner.1) }
    }
  }
}
