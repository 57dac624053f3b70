/// A node of a layout: returns its size for a proposal, and draws itself.
///
/// Sizes are cached by proposal. Otherwise the number of measurements would grow exponentially with the
/// depth, because each container measures its children several times.
package class LayoutNode {
  package final var traits: LayoutTraits

  // Most nodes are only measured with one or two proposals, for which no array is allocated.
  private var lastKey: Proposal?
  private var lastSize = Size.zero
  private var previousKey: Proposal?
  private var previousSize = Size.zero
  private var others: [(key: Proposal, size: Size)] = []
  /// The number of cached sizes above which new proposals get the last size, so that measuring stays bounded.
  private var cacheLimit: Int { 64 }

  /// What the node is drawn in.
  package final let medium: LayoutMedium

  init(_ medium: LayoutMedium, _ traits: LayoutTraits = LayoutTraits()) {
    self.medium = medium
    self.traits = traits
  }

  /// Returns the size for a proposal, cached if possible.
  package final func size(_ proposal: Proposal) -> Size {
    if lastKey == proposal { return lastSize }
    if previousKey == proposal { return previousSize }
    for other in others where other.key == proposal { return other.size }
    if others.count >= cacheLimit { return lastSize }
    let size = measure(proposal).clamped
    if let key = previousKey { others.append((key, previousSize)) }
    previousKey = lastKey
    previousSize = lastSize
    lastKey = proposal
    lastSize = size
    return size
  }

  /// Computes the size for a proposal; overridden by subclasses.
  package func measure(_ proposal: Proposal) -> Size { .zero }

  /// Draws the node with the size that it has for a proposal.
  package func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {}

  /// Returns the minimum and maximum length along an axis, given the proposed length across it.
  package func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    let least = size(Proposal(along: axis, 0, across: across)).length(along: axis)
    let most = size(Proposal(along: axis, Length.infinity, across: across)).length(along: axis)
    return (least, max(least, most))
  }

  /// Returns the guide set by `alignmentGuide`, in half units, or `nil` if there is none.
  package func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? { nil }

  /// Whether this view only takes width that no other view of a row needs.
  package var takesSpareWidth: Bool { false }
}

extension LayoutNode {
  package func guide(_ alignment: HorizontalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.horizontal(alignment), proposal) ?? alignment.guide(size.width)
  }

  package func guide(_ alignment: VerticalAlignment, _ proposal: Proposal, _ size: Size) -> Int {
    explicitGuide(.vertical(alignment), proposal) ?? alignment.guide(size.height)
  }
}

/// A node with one child; the base class changes nothing.
package class WrapperNode: LayoutNode {
  package final let child: LayoutNode

  init(_ child: LayoutNode) {
    self.child = child
    super.init(child.medium, child.traits)
  }

  package override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    child.draw(at: origin, proposal, on: canvas)
  }

  package override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) {
    child.extent(along: axis, across: across)
  }

  package override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Int? {
    child.explicitGuide(key, proposal)
  }

  package override var takesSpareWidth: Bool { child.takesSpareWidth }

  package final func rect(at origin: Point, _ proposal: Proposal) -> Rect { Rect(origin, size(proposal)) }
}
