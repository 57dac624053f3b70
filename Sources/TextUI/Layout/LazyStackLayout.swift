/// Lays out views vertically, each built when it is first needed.
final class LazyStackNode: LayoutNode {
  /// A line between two views.
  struct Divider {
    let glyph: Glyph
    let ink: Ink
  }

  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let divider: Divider?
  private let state: RenderState
  private let make: (Int) -> LayoutNode
  private var made: [LayoutNode] = []
  private var measured: (width: Int?, tops: [Int], end: Int, widest: Int)?

  init(
    count: Int, alignment: HorizontalAlignment, spacing: Int, divider: Divider?, state: RenderState,
    make: @escaping (Int) -> LayoutNode
  ) {
    self.count = min(max(0, count), CanvasLimit.rows)
    self.alignment = alignment
    self.spacing = Length.clamped(spacing)
    self.divider = divider
    self.state = state
    self.make = make
    super.init()
  }

  private var gap: Int { spacing + (divider == nil ? 0 : 1) }

  override func measure(_ proposal: Proposal) -> Size {
    let (_, tops, end, widest) = positions(proposal.width, until: state.neededRows)
    // As in any lazy list, what is not laid out is as tall as the rest on average.
    let isEstimate = state.visibleRows != nil && tops.count < count
    let length = isEstimate ? end * count / max(1, tops.count) : end
    return Size(width: proposal.width ?? widest, height: max(0, length - gap))
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    guard axis == .vertical else { return (0, Length.infinity) }
    let height = size(Proposal(width: across, height: nil)).height
    return (height, height)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    let needed = max(0, painter.clip.bottom - origin.y)
    let (_, tops, _, widest) = positions(proposal.width, until: needed)
    let width = proposal.width ?? widest
    let offer = Proposal(width: proposal.width, height: nil)
    for (index, top) in tops.enumerated() {
      guard index < made.count else { return }
      let size = made[index].size(offer)
      let shift = (alignment.guide(width) - alignment.guide(size.width)) >> 1
      let childOrigin = origin.moved(x: max(0, shift), y: top)
      if made[index].overflows || painter.intersectsClip(Rect(childOrigin, size)) {
        made[index].draw(at: childOrigin, offer, on: &painter)
      }
      if let divider, index + 1 < count, divider.ink.isVisible {
        let y = origin.y + top + size.height + spacing / 2
        painter.draw(divider.glyph, in: Rect(x: origin.x, y: y, width: width, height: 1), ink: divider.ink)
      }
    }
  }

  /// Returns the first row of each view, down to the row `needed`, and continues from the previous result.
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
      result.end += size.height + gap
      result.widest = max(result.widest, size.width)
    }
    measured = result
    return result
  }
}
