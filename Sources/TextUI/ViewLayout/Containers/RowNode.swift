/// A viewport on a row of views that may be wider.
package class RowNode: LayoutNode {
  private let children: [LayoutNode]
  private let spacing: Int
  private let offset: Int
  private let alignment: VerticalAlignment

  package init(
    _ children: [LayoutNode], spacing: Int, offset: Int, alignment: VerticalAlignment, in medium: LayoutMedium
  ) {
    self.children = children
    self.spacing = medium.cutsOverflow ? Length.clamped(spacing) : Length.distance(spacing)
    self.offset = Length.clamped(offset)
    self.alignment = alignment
    super.init(medium)
  }

  /// Returns the proposal for a child: its ideal width, or the width of the row if it takes a fraction of it.
  private func offer(_ child: LayoutNode, _ proposal: Proposal) -> Proposal {
    let width = proposal.width.flatMap { $0 < Length.infinity ? $0 : nil }
    return Proposal(width: child.traits.usesFractionalWidth ? width : nil, height: proposal.height)
  }

  private func bounds(_ proposal: Proposal) -> (length: Int, across: CrossBounds) {
    var length = spacing * max(0, children.count - 1)
    var across = CrossBounds()
    for child in children {
      let offer = offer(child, proposal)
      let size = child.size(offer)
      length += size.width
      across.add(child.guide(alignment, offer, size), length: size.height)
    }
    return (length, across)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let (length, across) = bounds(proposal)
    return Size(width: proposal.width ?? length, height: across.length)
  }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    axis == .horizontal ? (0, Length.infinity) : super.extent(along: axis, across: across)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let rect = Rect(origin, size(proposal))
    guard canvas.intersectsClip(rect) else { return }
    let (length, across) = bounds(proposal)
    let start = min(offset, max(0, length - rect.width))
    canvas.addScrollArea(.horizontal, in: rect, offset: start, length: length)
    canvas.clipped(to: rect) {
      drawViews(at: origin.moved(x: -start, y: 0), proposal, across, on: canvas)
      drawEdges(of: rect, hasLess: start > 0, hasMore: length - start > rect.width, on: canvas)
    }
  }

  /// Draws what shows that the row continues before or after the viewport; nothing unless overridden.
  package func drawEdges(of viewport: Rect, hasLess: Bool, hasMore: Bool, on canvas: LayoutCanvas) {}

  private func drawViews(
    at origin: Point, _ proposal: Proposal, _ across: CrossBounds, on canvas: LayoutCanvas
  ) {
    var x = 0
    for child in children {
      let offer = offer(child, proposal)
      let size = child.size(offer)
      let childOrigin = origin.moved(x: x, y: across.start(of: child.guide(alignment, offer, size)))
      if childOrigin.x >= canvas.clip.right, !child.traits.overflows { return }
      if child.traits.overflows || canvas.intersectsClip(Rect(childOrigin, size)) {
        child.draw(at: childOrigin, offer, on: canvas)
      }
      x += size.width + spacing
    }
  }
}
