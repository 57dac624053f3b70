/// What has been added, removed, moved, wrapped and unwrapped between two outlines whose nodes are matched.
struct StructuralChanges {
  /// A new node around old ones, or an old one whose content is now without it.
  struct Wrapper: Hashable {
    let node: Int
    /// The nodes of the same outline that are the content.
    let content: [Int]
  }

  /// The topmost nodes that only the new outline has.
  private(set) var added: [Int] = []
  /// The topmost nodes that only the old outline has.
  private(set) var removed: [Int] = []
  private(set) var wrappers: [Wrapper] = []
  private(set) var unwrapped: [Wrapper] = []
  /// The old indices of nodes that are elsewhere now.
  private(set) var moved: [Int] = []

  init(_ matching: TreeMatching) {
    let oldSide = Side(matching.old, matching.newIndices, matching.new, matching.oldIndices)
    let newSide = Side(matching.new, matching.oldIndices, matching.old, matching.newIndices)
    added = newSide.unmatched
    removed = oldSide.unmatched
    wrappers = newSide.wrappers
    unwrapped = oldSide.wrappers
    var staying: [Int: [Int]] = [:]
    for (o, n) in matching.newIndices.enumerated() where o > 0 && n >= 0 {
      let (oldParent, newParent) = (oldSide.parents[o], newSide.parents[n])
      let isSame =
        oldParent >= 0 && newParent >= 0 && matching.newIndices[oldParent] == newParent
        && (matching.old.nodes[o].role == matching.new.nodes[n].role || oldSide.isInWrapper(o)
          || newSide.isInWrapper(n))
      if isSame { staying[oldParent, default: []].append(o) } else { moved.append(o) }
    }
    for (parent, nodes) in staying where nodes.count > 1 {
      let newParent = matching.newIndices[parent]
      let (oldOrder, newOrder) = (oldSide.order(below: parent), newSide.order(below: newParent))
      let pairs = nodes.map { o in
        let n = matching.newIndices[o]
        let (left, right) = (matching.old.nodes[o], matching.new.nodes[n])
        return Ordered(
          node: o, old: oldOrder[o] ?? 0, new: newOrder[n] ?? 0, size: left.size + right.size,
          tie: Int(left.skeleton >> 40) + Int(right.skeleton >> 40))
      }
      moved += Ordered.outOfOrder(pairs)
    }
    moved.sort()
  }
}

/// One of two outlines, with the nodes that the other one does not have.
private struct Side {
  private let outline: ScreenOutline
  private let matches: [Int]
  /// For each node, its parent without wrappers; -1 in a node that the other outline does not have.
  private(set) var parents: [Int]
  private(set) var wrappers: [StructuralChanges.Wrapper] = []
  private(set) var unmatched: [Int] = []
  private var isWrapper: [Bool]

  /// - Parameters:
  ///   - outline: the outline.
  ///   - matches: the index of each node in the other outline, or -1.
  ///   - other: the other outline.
  ///   - otherMatches: the index of each node of the other outline in this one, or -1.
  init(_ outline: ScreenOutline, _ matches: [Int], _ other: ScreenOutline, _ otherMatches: [Int]) {
    self.outline = outline
    self.matches = matches
    parents = Array(repeating: -1, count: outline.nodes.count)
    isWrapper = Array(repeating: false, count: outline.nodes.count)
    for index in outline.nodes.indices.dropFirst() {
      let parent = outline.nodes[index].parent
      parents[index] = matches[parent] >= 0 ? parent : isWrapper[parent] ? parents[parent] : -1
      guard matches[index] < 0 else { continue }
      let base = parents[index]
      guard base >= 0 else { continue }
      let content = content(of: index).filter { inner in
        // Its place in the other outline, perhaps within wrappers there.
        var parent = other.nodes[matches[inner]].parent
        while parent > 0, otherMatches[parent] < 0 { parent = other.nodes[parent].parent }
        return parent == matches[base]
      }
      if content.isEmpty {
        unmatched.append(index)
      } else {
        isWrapper[index] = true
        wrappers.append(StructuralChanges.Wrapper(node: index, content: content))
      }
    }
  }

  /// Whether a node is in a wrapper, where its part of the parent is another one.
  func isInWrapper(_ index: Int) -> Bool { isWrapper[outline.nodes[index].parent] }

  /// Returns the topmost nodes inside a node that both outlines have.
  private func content(of index: Int) -> [Int] {
    var result: [Int] = []
    var stack = Array(outline.nodes[index].children.reversed())
    while let next = stack.popLast() {
      if matches[next] >= 0 { result.append(next) } else { stack += outline.nodes[next].children.reversed() }
    }
    return result
  }

  /// Returns the positions of the nodes below a parent, with the content of wrappers in their place.
  func order(below parent: Int) -> [Int: Int] {
    var order: [Int: Int] = [:]
    var stack = Array(outline.nodes[parent].children.reversed())
    while let next = stack.popLast() {
      if matches[next] >= 0 {
        order[next] = order.count
      } else {
        stack += outline.nodes[next].children.reversed()
      }
    }
    return order
  }
}

/// A node with its positions among its siblings.
private struct Ordered {
  let node: Int
  let old: Int
  let new: Int
  let size: Int
  /// Decides between nodes of the same size.
  let tie: Int

  /// The number of siblings up to which the smallest set of moved ones is looked for.
  private static let maximumCount = 2_000

  /// Returns the nodes that have to move so that the others are in the new order: as few as possible, and of
  /// those the smallest.
  static func outOfOrder(_ nodes: [Ordered]) -> [Int] {
    let sorted = nodes.sorted { $0.old < $1.old }
    guard zip(sorted, sorted.dropFirst()).contains(where: { $0.new > $1.new }) else { return [] }
    guard sorted.count <= maximumCount else {
      var last = -1
      return sorted.filter { node in
        defer { last = max(last, node.new) }
        return node.new < last
      }.map(\.node)
    }
    // The longest and heaviest ascending sequence that ends at each node.
    var weights: [(count: Int, unmoved: Int, size: Int, tie: Int)] = []
    var previous = Array(repeating: -1, count: sorted.count)
    for (index, node) in sorted.enumerated() {
      var best = (count: 0, unmoved: 0, size: 0, tie: 0)
      for other in 0..<index where sorted[other].new < node.new && weights[other] > best {
        best = weights[other]
        previous[index] = other
      }
      weights.append(
        (
          best.count + 1, best.unmoved + (node.old == node.new ? 1 : 0), best.size + node.size,
          best.tie + node.tie
        ))
    }
    var stays = Set<Int>()
    var next = weights.indices.max { weights[$0] < weights[$1] } ?? -1
    while next >= 0 {
      stays.insert(next)
      next = previous[next]
    }
    return sorted.indices.filter { !stays.contains($0) }.map { sorted[$0].node }
  }
}
