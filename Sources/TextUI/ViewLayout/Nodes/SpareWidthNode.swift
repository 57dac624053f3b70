/// A view that takes width only where there is some to spare.
package final class SpareWidthNode: WrapperNode {
  private let minimum: Int

  package init(_ child: LayoutNode, minimum: Int) {
    self.minimum = Length.clamped(minimum)
    super.init(child)
    traits.overflows = false
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let ideal = child.size(Proposal(width: nil, height: proposal.height))
    let isWhole = proposal.width.map { $0 >= ideal.width } ?? true
    return Size(width: isWhole ? max(minimum, ideal.width) : minimum, height: ideal.height)
  }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .horizontal else { return child.extent(along: axis, across: nil) }
    return (minimum, max(minimum, child.size(.ideal).width))
  }

  package override var takesSpareWidth: Bool { true }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let bounds = rect(at: origin, proposal)
    guard bounds.width > 0 else { return }
    canvas.clipped(to: bounds) {
      child.draw(at: origin, Proposal(width: nil, height: proposal.height), on: canvas)
    }
  }
}
