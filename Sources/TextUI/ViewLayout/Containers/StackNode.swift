/// Lays out views one after another along an axis.
///
/// The proposed length is divided among the children, higher priorities first and, for equal priorities, the
/// least flexible first.
package final class StackNode: LayoutNode {
  private let children: [LayoutNode]
  private let axis: Axis
  private let spacing: Int
  private let alignment: Alignment
  /// Whether children grow to the tallest one in a row without a proposed height.
  private let growsToTallest: Bool
  /// Whether a child takes only width that no other child needs.
  private let hasSpare: Bool
  private var divided: Proposal?
  private var division: [Int?] = []

  /// Creates a stack.
  ///
  /// With `growsToTallest`, a row without a proposed height is drawn as if its own were proposed, so that
  /// lines, colors and shapes grow to it. That suits a screen as high as its content, which no device has:
  /// there they would be proposed a share of its height.
  package init(
    _ children: [LayoutNode], axis: Axis, spacing: Int, alignment: Alignment, in medium: LayoutMedium,
    growsToTallest: Bool = false
  ) {
    self.children = children
    self.axis = axis
    self.growsToTallest = growsToTallest
    self.spacing = medium.cutsOverflow ? Length.clamped(spacing) : Length.distance(spacing)
    self.alignment = alignment
    hasSpare = axis == .horizontal && children.contains { $0.takesSpareWidth }
    super.init(medium)
    traits.overflows = !medium.cutsOverflow || children.contains { $0.traits.overflows }
  }

  package override func measure(_ proposal: Proposal) -> Size {
    guard !children.isEmpty else { return .zero }
    let offers = divide(proposal)
    let across = axis == .horizontal ? proposal.height : proposal.width
    var length = spacing * (children.count - 1)
    var bounds = CrossBounds()
    for (index, child) in children.enumerated() {
      let childProposal = Proposal(along: axis, offers[index], across: across)
      let size = child.size(childProposal)
      length += size.length(along: axis)
      let visible = fitted(size, proposal)
      bounds.add(guide(of: child, childProposal, visible), length: crossLength(visible))
    }
    return Size(along: axis, length, across: bounds.length)
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    guard !children.isEmpty else { return }
    let offers = childProposals(proposal)
    var bounds = CrossBounds()
    for (index, child) in children.enumerated() {
      let offer = offers[index]
      let size = fitted(child.size(offer), proposal)
      bounds.add(guide(of: child, offer, size), length: crossLength(size))
    }
    var position = 0
    for (index, child) in children.enumerated() {
      let offer = offers[index]
      let size = child.size(offer)
      let visible = fitted(size, proposal)
      let shift = bounds.start(of: guide(of: child, offer, visible))
      let childOrigin =
        axis == .horizontal ? origin.moved(x: position, y: shift) : origin.moved(x: shift, y: position)
      position += size.length(along: axis) + spacing
      guard child.traits.overflows || canvas.intersectsClip(Rect(childOrigin, size)) else { continue }
      if visible == size {
        child.draw(at: childOrigin, offer, on: canvas)
      } else {
        canvas.clipped(to: Rect(childOrigin, visible)) { child.draw(at: childOrigin, offer, on: canvas) }
      }
    }
  }

  /// Returns the proposal that each child is drawn with.
  private func childProposals(_ proposal: Proposal) -> [Proposal] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    let offers = divide(proposal)
    guard growsToTallest, axis == .horizontal, across == nil else {
      return offers.map { Proposal(along: axis, $0, across: across) }
    }
    let height = size(proposal).height
    return zip(children, offers).map { child, offer in
      let free = Proposal(width: offer, height: nil)
      let stretched = Proposal(width: offer, height: height)
      let (old, new) = (child.size(free), child.size(stretched))
      return new.width == old.width && new.height <= height ? stretched : free
    }
  }

  package override var takesSpareWidth: Bool {
    axis == .horizontal && !children.isEmpty && children.allSatisfy { $0.takesSpareWidth }
  }

  package override func extent(along direction: Axis, across: Int?) -> (least: Int, most: Int) {
    guard direction != axis, children.count == 1, let only = children.first else {
      return super.extent(along: direction, across: across)
    }
    return only.extent(along: direction, across: across)
  }

  /// Returns the visible size of a child.
  ///
  /// A child wider than the column is cut at its trailing edge, so that it does not push its siblings aside.
  private func fitted(_ size: Size, _ proposal: Proposal) -> Size {
    guard medium.cutsOverflow, axis == .vertical, let width = proposal.width, width < size.width else {
      return size
    }
    return Size(width: width, height: size.height)
  }

  private func crossLength(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }

  private func guide(of child: LayoutNode, _ proposal: Proposal, _ size: Size) -> Int {
    axis == .horizontal
      ? child.guide(alignment.vertical, proposal, size) : child.guide(alignment.horizontal, proposal, size)
  }

  /// Returns the length proposed to each child along the axis.
  private func divide(_ proposal: Proposal) -> [Int?] {
    guard let length = proposal.length(along: axis), length < Length.infinity else {
      return Array(repeating: proposal.length(along: axis), count: children.count)
    }
    if divided == proposal { return division }
    let across = axis == .horizontal ? proposal.height : proposal.width
    var offers = divide(length, across, spare: .last)
    if hasSpare {
      let generous = divide(length, across, spare: .first)
      if harmsNone(generous, instead: offers, across) { offers = generous }
    }
    divided = proposal
    division = offers
    return offers
  }

  /// When children that take spare width get theirs.
  private enum SpareTurn: Double {
    case first = 1e300
    case last = -1e300
  }

  private func divide(_ length: Int, _ across: Int?, spare turn: SpareTurn) -> [Int?] {
    var offers = [Int?](repeating: nil, count: children.count)
    var left = max(0, length - spacing * (children.count - 1))
    let extents = children.map { $0.extent(along: axis, across: across) }
    // A fractional width refers to the whole row, not to what the other children leave.
    let available = left
    for (index, child) in children.enumerated() where isFractional(child) {
      offers[index] = available
      left -= child.size(Proposal(along: axis, available, across: across)).length(along: axis)
    }
    left = max(0, left)
    let priorities = children.map { priority(of: $0, spare: turn) }
    let order = order(extents, priorities).filter { !isFractional(children[$0]) }
    var reserved = order.reduce(0) { $0 + extents[$1].least }
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      var end = start
      while end < order.count, priorities[order[end]] == priority {
        reserved -= extents[order[end]].least
        end += 1
      }
      var available = max(0, left - reserved)
      for position in start..<end {
        let index = order[position]
        let offer = share(of: available, among: end - position, spacer: children[index].traits.isSpacer)
        offers[index] = offer
        let taken = children[index].size(Proposal(along: axis, offer, across: across)).length(along: axis)
        available = max(0, available - taken)
        left -= taken
      }
      start = end
    }
    return offers
  }

  /// Returns whether no child loses anything but empty width with other offers.
  private func harmsNone(_ offers: [Int?], instead old: [Int?], _ across: Int?) -> Bool {
    for (index, child) in children.enumerated() where !child.traits.isSpacer && !child.takesSpareWidth {
      let before = child.size(Proposal(along: axis, old[index], across: across))
      let after = child.size(Proposal(along: axis, offers[index], across: across))
      if before == after { continue }
      let fills = child.extent(along: axis, across: across).most >= Length.infinity
      guard fills, before.height == after.height, after.width <= offers[index] ?? 0 else { return false }
    }
    return true
  }

  private func isFractional(_ child: LayoutNode) -> Bool {
    axis == .horizontal && child.traits.usesFractionalWidth
  }

  /// Returns the layout priority of a child; spacers come last, to take what all others leave.
  private func priority(of child: LayoutNode, spare turn: SpareTurn) -> Double {
    if child.traits.isSpacer { return -Double.infinity }
    return axis == .horizontal && child.takesSpareWidth ? turn.rawValue : child.traits.priority
  }

  /// Returns the length proposed to one of `count` children that share the available length.
  ///
  /// A remainder goes to the leading children, but to the last spacer, so that centered content is rounded to
  /// the left.
  private func share(of available: Int, among count: Int, spacer: Bool) -> Int {
    spacer ? available / count : (available + count - 1) / count
  }

  private func order(_ extents: [(least: Int, most: Int)], _ priorities: [Double]) -> [Int] {
    children.indices.sorted { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      let leftFlexibility = extents[left].most - extents[left].least
      let rightFlexibility = extents[right].most - extents[right].least
      return leftFlexibility == rightFlexibility ? left < right : leftFlexibility < rightFlexibility
    }
  }
}

/// The bounds of aligned children across a stack, in half units relative to their guides.
package struct CrossBounds {
  private var before = 0
  private var after = 0

  package init() {}

  /// Adds a child with its guide in half units and its length in units.
  package mutating func add(_ guide: Int, length: Int) {
    before = max(before, guide)
    after = max(after, 2 * length - guide)
  }

  /// Returns the position at which a child with this guide starts.
  package func start(of guide: Int) -> Int { (before - guide) >> 1 }

  /// The total length in units.
  package var length: Int { (before + after) >> 1 }
}
