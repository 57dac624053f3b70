/// Views on top of each other.
final class ZStackNode: LayoutNode {
  private let children: [LayoutNode]
  private let alignment: Alignment

  init(_ children: [LayoutNode], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
    super.init()
    overflows = children.contains { $0.overflows }
  }

  private func bounds(_ proposal: Proposal) -> (x: CrossBounds, y: CrossBounds) {
    var (x, y) = (CrossBounds(), CrossBounds())
    for child in children {
      let size = child.size(proposal)
      x.add(child.guide(alignment.horizontal, proposal, size), length: size.width)
      y.add(child.guide(alignment.vertical, proposal, size), length: size.height)
    }
    return (x, y)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let (x, y) = bounds(proposal)
    return Size(width: x.length, height: y.length)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let (x, y) = bounds(proposal)
    for child in children {
      let size = child.size(proposal)
      let place = origin.moved(
        x: x.start(of: child.guide(alignment.horizontal, proposal, size)),
        y: y.start(of: child.guide(alignment.vertical, proposal, size)))
      if child.overflows || painter.shows(Rect(place, size)) {
        child.draw(at: place, proposal, on: &painter)
      }
    }
  }
}
