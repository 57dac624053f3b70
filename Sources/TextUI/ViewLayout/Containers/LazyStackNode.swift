/// Lays out views vertically, each built when it is first needed.
package final class LazyStackNode: LayoutNode {
  /// The number of views; a stack shows no more than 100,000.
  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let state: LayoutState
  private let make: (Int) -> LayoutNode
  private var made: [LayoutNode] = []
  private var measured: (width: Int?, tops: [Int], end: Int, widest: Int)?

  package init(
    count: Int, alignment: HorizontalAlignment, spacing: Int, state: LayoutState,
    make: @escaping (Int) -> LayoutNode
  ) {
    self.count = min(max(0, count), 100_000)
    self.alignment = alignment
    self.spacing = state.medium.cutsOverflow ? Length.clamped(spacing) : Length.distance(spacing)
    self.state = state
    self.make = make
    super.init(state.medium)
  }

  package override func measure(_ proposal: Proposal) -> Size {
    let (_, tops, end, widest) = positions(proposal.width, until: state.neededLength)
    // As in any lazy list, what is not laid out is as tall as the rest on average.
    let isEstimate = state.visibleLength != nil && tops.count < count
    let length = isEstimate ? end * count / max(1, tops.count) : end
    // Where there are more views, the spacing before the next one belongs to the height: what follows the
    // stack must not come into sight.
    let isCut = !isEstimate && tops.count < count
    return Size(width: proposal.width ?? widest, height: max(0, isCut ? length : length - spacing))
  }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (0, Length.infinity) }
    let height = size(Proposal(width: across, height: nil)).height
    return (height, height)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    let needed = max(0, canvas.clip.bottom - origin.y)
    let (_, tops, _, widest) = positions(proposal.width, until: needed)
    let width = proposal.width ?? widest
    let offer = Proposal(width: proposal.width, height: nil)
    for (index, top) in tops.enumerated() {
      guard index < made.count else { return }
      let size = made[index].size(offer)
      let shift = (alignment.guide(width) - alignment.guide(size.width)) >> 1
      let childOrigin = origin.moved(x: medium.cutsOverflow ? max(0, shift) : shift, y: top)
      if medium.cutsOverflow && made[index].traits.overflows || canvas.intersectsClip(Rect(childOrigin, size))
      {
        made[index].draw(at: childOrigin, offer, on: canvas)
      }
    }
  }

  /// Returns the top of each view, down to `needed`, and continues from the previous result.
  private func positions(_ width: Int?, until needed: Int) -> (
    width: Int?, tops: [Int], end: Int, widest: Int
  ) {
    var result = (width: width, tops: [Int](), end: 0, widest: 0)
    if let measured, measured.width == width { result = measured }
    // Without the cached copy the arrays are uniquely referenced, so appending does not copy them.
    measured = nil
    let offer = Proposal(width: width, height: nil)
    while result.tops.count < count, result.end < needed {
      let index = result.tops.count
      while made.count <= index { made.append(make(made.count)) }
      let size = made[index].size(offer)
      result.tops.append(result.end)
      result.end += size.height + spacing
      result.widest = max(result.widest, size.width)
    }
    measured = result
    return result
  }
}
