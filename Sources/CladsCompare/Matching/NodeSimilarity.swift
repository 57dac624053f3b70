import CladsDocument
import CladsRendering

/// How much nodes of two outlines have in common.
struct NodeSimilarity {
  private let old: ScreenOutline
  private let new: ScreenOutline

  /// The number of nodes in a subtree up to which what is in it is compared.
  private static let maximumSize = 400

  init(_ old: ScreenOutline, _ new: ScreenOutline) {
    self.old = old
    self.new = new
  }

  /// Returns how much two nodes have in common, from 0 to 1; 0 if they cannot be the same node.
  func similarity(_ o: Int, _ n: Int) -> Double {
    let (left, right) = (old.nodes[o], new.nodes[n])
    let isLeaf = left.children.isEmpty && right.children.isEmpty
    guard left.kind == right.kind || !isLeaf && Self.areStacks(left, right) else { return 0 }
    let own = ownSimilarity(left, right)
    if isLeaf { return own }
    let inner = innerSimilarity(o, n)
    if left.kind == right.kind { return 0.3 * own + 0.7 * inner }
    // One may be a new stack around the other, rather than the other of another kind.
    let isAround =
      right.children.contains { new.nodes[$0].kind == left.kind && innerSimilarity(o, $0) >= 0.9 * inner }
      || left.children.contains { old.nodes[$0].kind == right.kind && innerSimilarity($0, n) >= 0.9 * inner }
    return inner > 0.5 && !isAround ? 0.9 * inner : 0
  }

  private static func areStacks(_ left: OutlineNode, _ right: OutlineNode) -> Bool {
    Document.LayoutType(rawValue: left.kind) != nil && Document.LayoutType(rawValue: right.kind) != nil
  }

  private func ownSimilarity(_ left: OutlineNode, _ right: OutlineNode) -> Double {
    let (leftFacts, rightFacts) = (Set(left.facts), Set(right.facts))
    // The text says most about what a node is.
    let textWeight = left.text == nil && right.text == nil ? 0 : 3
    var common = leftFacts.intersection(rightFacts).count
    if left.text == right.text { common += textWeight }
    if left.events == right.events { common += 1 }
    if left.role == right.role { common += 1 }
    return Double(common) / Double(max(leftFacts.count, rightFacts.count) + textWeight + 2)
  }

  /// Returns the part of the nodes inside that both have, without their looks.
  private func innerSimilarity(_ o: Int, _ n: Int) -> Double {
    let (left, right) = (old.nodes[o], new.nodes[n])
    if left.skeleton == right.skeleton { return 1 }
    guard left.size <= Self.maximumSize, right.size <= Self.maximumSize else {
      return left.size == right.size ? 0.5 : 0.3
    }
    // First those that are equal, then those of the same kind, which count less.
    var olds = old.subtree(of: o).dropFirst().map { old.nodes[$0] }
    var news = new.subtree(of: n).dropFirst().map { new.nodes[$0] }
    let equal = Self.takeCommon(&olds, &news) { "\($0.kind) \($0.id ?? "") \($0.text ?? "")" }
    let alike = Self.takeCommon(&olds, &news) { $0.kind }
    return (2 * Double(equal) + Double(alike)) / Double(max(1, left.size + right.size - 2))
  }

  /// Removes the nodes that have the same key, and returns the number of pairs.
  private static func takeCommon(
    _ olds: inout [OutlineNode], _ news: inout [OutlineNode], _ key: (OutlineNode) -> String
  ) -> Int {
    var counts: [String: Int] = [:]
    for node in olds { counts[key(node), default: 0] += 1 }
    var taken: [String: Int] = [:]
    news.removeAll { node in
      let key = key(node)
      guard let count = counts[key], count > 0 else { return false }
      counts[key] = count - 1
      taken[key, default: 0] += 1
      return true
    }
    let count = taken.values.reduce(0, +)
    olds.removeAll { node in
      let key = key(node)
      guard let count = taken[key], count > 0 else { return false }
      taken[key] = count - 1
      return true
    }
    return count
  }
}
