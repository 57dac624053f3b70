/// Views next to each other in one direction.
///
/// What is left of an offer is divided among the children, the least flexible first, higher priorities before lower.
final class StackNode: LayoutNode {
  private let children: [LayoutNode]
  private let axis: Axis
  private let spacing: Int
  private let alignment: Alignment
  private var divided: Proposal?
  private var division: [Int?] = []

  init(_ children: [LayoutNode], axis: Axis, spacing: Int, alignment: Alignment) {
    self.children = children
    self.axis = axis
    self.spacing = Length.clamped(spacing)
    self.alignment = alignment
    super.init()
    overflows = children.contains { $0.overflows }
  }

  override func measure(_ proposal: Proposal) -> Size {
    guard !children.isEmpty else { return .zero }
    let offers = divide(proposal)
    let across = axis == .horizontal ? proposal.height : proposal.width
    var length = spacing * (children.count - 1)
    var bounds = CrossBounds()
    for (child, offer) in zip(children, offers) {
      let childProposal = Proposal(along: axis, offer, across: across)
      let size = child.size(childProposal)
      length += size.length(along: axis)
      let visible = fitted(size, proposal)
      bounds.add(guide(of: child, childProposal, visible), length: crossLength(visible))
    }
    return Size(along: axis, length, across: bounds.length)
  }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    guard !children.isEmpty else { return }
    let offers = childProposals(proposal)
    var bounds = CrossBounds()
    for (child, offer) in zip(children, offers) {
      let size = fitted(child.size(offer), proposal)
      bounds.add(guide(of: child, offer, size), length: crossLength(size))
    }
    var position = 0
    for (child, offer) in zip(children, offers) {
      let size = child.size(offer)
      let visible = fitted(size, proposal)
      let shift = bounds.start(of: guide(of: child, offer, visible))
      let place =
        axis == .horizontal ? origin.moved(x: position, y: shift) : origin.moved(x: shift, y: position)
      position += size.length(along: axis) + spacing
      guard child.overflows || painter.shows(Rect(place, size)) else { continue }
      if visible == size {
        child.draw(at: place, offer, on: &painter)
      } else {
        painter.clipped(to: Rect(place, visible)) { child.draw(at: place, offer, on: &$0) }
      }
    }
  }

  /// What each child is drawn with. In a row whose height is free the highest child decides, and lines, colours and
  /// shapes beside it grow to that height.
  private func childProposals(_ proposal: Proposal) -> [Proposal] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    let offers = divide(proposal)
    guard axis == .horizontal, across == nil else {
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

  override func extent(along direction: Axis, across: Int?) -> (least: Int, most: Int) {
    guard direction != axis, children.count == 1, let only = children.first else {
      return super.extent(along: direction, across: across)
    }
    return only.extent(along: direction, across: across)
  }

  /// What is seen of a child: one that is wider than a column shows its beginning, and the others stay in sight.
  private func fitted(_ size: Size, _ proposal: Proposal) -> Size {
    guard axis == .vertical, let width = proposal.width, width < size.width else { return size }
    return Size(width: width, height: size.height)
  }

  private func crossLength(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }

  private func guide(of child: LayoutNode, _ proposal: Proposal, _ size: Size) -> Int {
    axis == .horizontal
      ? child.guide(alignment.vertical, proposal, size) : child.guide(alignment.horizontal, proposal, size)
  }

  /// The length offered to each child.
  private func divide(_ proposal: Proposal) -> [Int?] {
    guard let length = proposal.length(along: axis), length < Length.infinity else {
      return Array(repeating: proposal.length(along: axis), count: children.count)
    }
    if divided == proposal { return division }
    let across = axis == .horizontal ? proposal.height : proposal.width
    var offers = [Int?](repeating: nil, count: children.count)
    var left = max(0, length - spacing * (children.count - 1))
    let extents = children.map { $0.extent(along: axis, across: across) }
    // A share is one of the whole row, whatever the others leave.
    let room = left
    for (index, child) in children.enumerated() where isShare(child) {
      offers[index] = room
      left -= child.size(Proposal(along: axis, room, across: across)).length(along: axis)
    }
    left = max(0, left)
    let order = order(extents).filter { !isShare(children[$0]) }
    var reserved = order.reduce(0) { $0 + extents[$1].least }
    var start = 0
    while start < order.count {
      let priority = priority(of: order[start])
      var end = start
      while end < order.count, self.priority(of: order[end]) == priority {
        reserved -= extents[order[end]].least
        end += 1
      }
      var room = max(0, left - reserved)
      for position in start..<end {
        let index = order[position]
        let offer = share(of: room, among: end - position, spacer: children[index].isSpacer)
        offers[index] = offer
        let taken = children[index].size(Proposal(along: axis, offer, across: across)).length(along: axis)
        room = max(0, room - taken)
        left -= taken
      }
      start = end
    }
    divided = proposal
    division = offers
    return offers
  }

  private func isShare(_ child: LayoutNode) -> Bool { axis == .horizontal && child.takesShare }

  /// Spacers come last: they take what all the others leave.
  private func priority(of index: Int) -> Double {
    children[index].isSpacer ? -Double.infinity : children[index].priority
  }

  /// What does not divide evenly goes to the leading children; among spacers to the last, so that ties go left.
  private func share(of room: Int, among count: Int, spacer: Bool) -> Int {
    spacer ? room / count : (room + count - 1) / count
  }

  private func order(_ extents: [(least: Int, most: Int)]) -> [Int] {
    children.indices.sorted { left, right in
      let (first, second) = (priority(of: left), priority(of: right))
      if first != second { return first > second }
      let leftFlexibility = extents[left].most - extents[left].least
      let rightFlexibility = extents[right].most - extents[right].least
      return leftFlexibility == rightFlexibility ? left < right : leftFlexibility < rightFlexibility
    }
  }
}

/// The room that children take across a stack when their guides meet.
struct CrossBounds {
  private var before = 0
  private var behind = 0

  /// Adds a child by its guide in half cells and its length.
  mutating func add(_ guide: Int, length: Int) {
    before = max(before, guide)
    behind = max(behind, 2 * length - guide)
  }

  /// Where a child with this guide starts.
  func start(of guide: Int) -> Int { (before - guide) >> 1 }

  /// How long all are together.
  var length: Int { (before + behind) >> 1 }
}
