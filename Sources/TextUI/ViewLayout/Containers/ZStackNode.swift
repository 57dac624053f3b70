/// Lays out views on top of each other. A spacer among them takes the room that is proposed.
package final class ZStackNode: LayoutNode {
  private let children: [LayoutNode]
  private let alignment: Alignment
  private let growsToTallest: Bool

  /// Creates a stack; with `growsToTallest`, one without a proposed height is drawn as if its own were
  /// proposed, so that colors and shapes grow to it.
  package init(
    _ children: [LayoutNode], alignment: Alignment, in medium: LayoutMedium, growsToTallest: Bool = false
  ) {
    self.children = children
    self.alignment = alignment
    self.growsToTallest = growsToTallest
    super.init(medium)
    traits.overflows = children.contains { $0.traits.overflows }
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

  package override func measure(_ proposal: Proposal) -> Size {
    let (x, y) = bounds(proposal)
    return Size(width: x.length, height: y.length)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let stack = size(proposal)
    var (x, y) = (CrossBounds(), CrossBounds())
    let offers = children.map { offer($0, proposal, stack) }
    for (child, offer) in zip(children, offers) {
      let size = child.size(offer)
      x.add(child.guide(alignment.horizontal, offer, size), length: size.width)
      y.add(child.guide(alignment.vertical, offer, size), length: size.height)
    }
    for (child, offer) in zip(children, offers) {
      let size = child.size(offer)
      let childOrigin = origin.moved(
        x: x.start(of: child.guide(alignment.horizontal, offer, size)),
        y: y.start(of: child.guide(alignment.vertical, offer, size)))
      if child.traits.overflows || canvas.intersectsClip(Rect(childOrigin, size)) {
        child.draw(at: childOrigin, offer, on: canvas)
      }
    }
  }

  /// Returns the proposal that a child is drawn with.
  private func offer(_ child: LayoutNode, _ proposal: Proposal, _ stack: Size) -> Proposal {
    guard growsToTallest, proposal.height == nil else { return proposal }
    let offer = Proposal(width: proposal.width, height: stack.height)
    let size = child.size(offer)
    return size.width <= stack.width && size.height <= stack.height ? offer : proposal
  }
}
