/// A piece of a layout: answers how large it is for an offer, and draws itself.
///
/// Sizes are remembered per offer, so nested containers measure each node a few times and not once per path.
public class LayoutNode {
  var priority = 0.0
  /// The mark this node gives its cells.
  var mark: Int32?
  /// Whether the node may draw outside its own rectangle.
  var overflows = false

  /// Whether the node wants a share of the width of what it stands in.
  var takesShare = false

  private var lastKey: Proposal?
  private var lastSize = Size.zero
  private var formerKey: Proposal?
  private var formerSize = Size.zero
  private var others: [(key: Proposal, size: Size)] = []
  /// More different offers than this are answered with the last size, so that measuring stays bounded.
  private static let memory = 64

  /// The size for an offer.
  final func size(_ proposal: Proposal) -> Size {
    if lastKey == proposal { return lastSize }
    if formerKey == proposal { return formerSize }
    for other in others where other.key == proposal { return other.size }
    if others.count >= Self.memory { return lastSize }
    let size = measure(proposal).clamped
    if let key = formerKey { others.append((key, formerSize)) }
    formerKey = lastKey
    formerSize = lastSize
    lastKey = proposal
    lastSize = size
    return size
  }

  /// Works out the size for an offer.
  func measure(_ proposal: Proposal) -> Size { .zero }

  /// Draws the node with the size it has for an offer.
  func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {}

  /// The smallest and the largest length the node takes in one direction, when the other one is given.
  func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  /// The guide a view was given explicitly, in half cells.
  func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }

  /// Whether this is a spacer, which has no length across its stack.
  var isSpacer: Bool { false }
}

extension LayoutNode {
  func guide(_ alignment: HorizontalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.horizontal(alignment), proposal) ?? alignment.guide(size.width)
  }

  func guide(_ alignment: VerticalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.vertical(alignment), proposal) ?? alignment.guide(size.height)
  }
}

/// A node around one other; by itself it changes nothing.
class WrapperNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
    super.init()
    priority = child.priority
    mark = child.mark
    overflows = child.overflows
    takesShare = child.takesShare
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

  func rect(at origin: Point, _ proposal: Proposal) -> Rect { Rect(origin, size(proposal)) }
}
