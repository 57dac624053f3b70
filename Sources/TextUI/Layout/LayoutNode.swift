/// A node of a layout: returns its size for a proposal, and draws itself.
///
/// Sizes are cached by proposal. Otherwise the number of measurements would grow exponentially with the
/// depth, because each container measures its children several times.
public class LayoutNode {
  var priority = 0.0
  /// The mark of the cells that the node draws; `nil` for that of the node around it.
  var mark: Int32?
  /// Whether the node may draw outside its rectangle.
  var overflows = false

  /// Whether the width of the node is a fraction of that of its container.
  var usesFractionalWidth = false

  // Most nodes are only measured with one or two proposals, for which no array is allocated.
  private var lastKey: Proposal?
  private var lastSize = Size.zero
  private var previousKey: Proposal?
  private var previousSize = Size.zero
  private var others: [(key: Proposal, size: Size)] = []
  /// The number of cached sizes above which new proposals get the last size, so that measuring stays bounded.
  private static let cacheLimit = 64

  /// Returns the size for a proposal, cached if possible.
  final func size(_ proposal: Proposal) -> Size {
    if lastKey == proposal { return lastSize }
    if previousKey == proposal { return previousSize }
    for other in others where other.key == proposal { return other.size }
    if others.count >= Self.cacheLimit { return lastSize }
    let size = measure(proposal).clamped
    if let key = previousKey { others.append((key, previousSize)) }
    previousKey = lastKey
    previousSize = lastSize
    lastKey = proposal
    lastSize = size
    return size
  }

  /// Computes the size for a proposal; overridden by subclasses.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Draws the node with the size that it has for a proposal.
  func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {}

  /// Returns the minimum and maximum length along an axis, given the proposed length across it.
  func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  /// Returns the guide set by `alignmentGuide`, in half cells, or `nil` if there is none.
  func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }

  /// Whether this is a spacer, which gets the space that other views leave.
  var isSpacer: Bool { false }

  /// Whether this view only takes width that no other view of a row needs.
  var takesSpareWidth: Bool { false }
}

extension LayoutNode {
  func guide(_ alignment: HorizontalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.horizontal(alignment), proposal) ?? alignment.guide(size.width)
  }

  func guide(_ alignment: VerticalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.vertical(alignment), proposal) ?? alignment.guide(size.height)
  }
}

/// A node with one child; the base class changes nothing.
class WrapperNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
    super.init()
    priority = child.priority
    mark = child.mark
    overflows = child.overflows
    usesFractionalWidth = child.usesFractionalWidth
  }

  override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    child.draw(at: origin, proposal, on: &painter)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    child.extent(along: axis, across: across)
  }

  override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    child.explicitGuide(key, proposal)
  }

  override var isSpacer: Bool { child.isSpacer }

  override var takesSpareWidth: Bool { child.takesSpareWidth }

  func rect(at origin: Point, _ proposal: Proposal) -> Rect { Rect(origin, size(proposal)) }
}
