/// Which nodes of two outlines are the same node.
///
/// Equal subtrees come first, wherever they are; then, from the screen down, children with the same id, and
/// those of the same kind that have most in common. All choices are the same when the outlines are swapped.
struct TreeMatching {
  let old: ScreenOutline
  let new: ScreenOutline
  /// The index of the new node for each old one; -1 for a removed one.
  private(set) var newIndices: [Int]
  /// The index of the old node for each new one; -1 for an added one.
  private(set) var oldIndices: [Int]
  private let similarity: NodeSimilarity
  private let recognition: NodeRecognition

  /// How much two nodes with others like them must have in common.
  private static let threshold = 0.34
  /// The number of pairs of nodes up to which all are compared.
  private static let maximumPairs = 20_000
  /// How far apart nodes may be that are compared if there are more.
  private static let window = 6

  init(_ old: ScreenOutline, _ new: ScreenOutline) {
    self.old = old
    self.new = new
    similarity = NodeSimilarity(old, new)
    recognition = NodeRecognition(old, new)
    newIndices = Array(repeating: -1, count: old.nodes.count)
    oldIndices = Array(repeating: -1, count: new.nodes.count)
    guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return }
    match(0, 0)
    matchEnds()
    matchEqualSubtrees(by: \.hash)
    matchEqualSubtrees(by: \.skeleton)
    matchDescending()
    matchRest()
  }

  private mutating func match(_ o: Int, _ n: Int) {
    newIndices[o] = n
    oldIndices[n] = o
  }

  // MARK: - Equal subtrees

  /// Matches subtrees that occur equally often in both outlines, in their order, the largest first.
  private mutating func matchEqualSubtrees(by key: KeyPath<OutlineNode, UInt64>) {
    let oldGroups = groups(of: old, newIndices, key)
    let newGroups = groups(of: new, oldIndices, key)
    let shared = oldGroups.filter { $0.value.count == newGroups[$0.key]?.count }
    let sorted = shared.map { (size: old.nodes[$0.value[0]].size, hash: $0.key) }.sorted {
      ($1.size, $0.hash) < ($0.size, $1.hash)
    }
    for (_, hash) in sorted {
      let olds = (oldGroups[hash] ?? []).filter { newIndices[$0] < 0 }
      let news = (newGroups[hash] ?? []).filter { oldIndices[$0] < 0 }
      guard olds.count == news.count else { continue }
      for (o, n) in zip(olds, news) { matchSubtrees(o, n) }
    }
  }

  /// Returns the subtrees that can be recognized anywhere, by their hash.
  private func groups(
    of outline: ScreenOutline, _ matched: [Int], _ key: KeyPath<OutlineNode, UInt64>
  ) -> [UInt64: [Int]] {
    var groups: [UInt64: [Int]] = [:]
    for (index, node) in outline.nodes.enumerated().dropFirst() where matched[index] < 0 {
      guard node.size > 1 || node.text != nil || node.id != nil else { continue }
      groups[node[keyPath: key], default: []].append(index)
    }
    return groups
  }

  private mutating func matchSubtrees(_ o: Int, _ n: Int) {
    for (left, right) in zip(old.subtree(of: o), new.subtree(of: n))
    where newIndices[left] < 0 && oldIndices[right] < 0 {
      match(left, right)
    }
  }

  /// Matches equal children at the beginning and at the end of the screen and, between them, what is at the
  /// same place: where nothing has moved, nothing is to be looked for.
  private mutating func matchEnds() {
    var pairs = [(0, 0)]
    while let (o, n) = pairs.popLast() {
      var (olds, news) = (old.nodes[o].children[...], new.nodes[n].children[...])
      while let left = olds.first, let right = news.first, isEqual(left, right) {
        matchSubtrees(left, right)
        (olds, news) = (olds.dropFirst(), news.dropFirst())
      }
      while let left = olds.last, let right = news.last, isEqual(left, right) {
        matchSubtrees(left, right)
        (olds, news) = (olds.dropLast(), news.dropLast())
      }
      // As many are left, each of the kind of the one at its place.
      guard olds.count == news.count, zip(olds, news).allSatisfy({ isAlike($0, $1) }) else { continue }
      for (left, right) in zip(olds, news) {
        match(left, right)
        pairs.append((left, right))
      }
    }
  }

  private func isEqual(_ o: Int, _ n: Int) -> Bool {
    old.nodes[o].hash == new.nodes[n].hash && old.nodes[o].role == new.nodes[n].role
  }

  private func isAlike(_ o: Int, _ n: Int) -> Bool {
    let (left, right) = (old.nodes[o], new.nodes[n])
    guard left.kind == right.kind, left.role == right.role, left.id == right.id else { return false }
    if isEqual(o, n) { return true }
    // A leaf with another text may have changed places with one of its siblings.
    let isLeaf = left.children.isEmpty && right.children.isEmpty
    if isLeaf { return recognition.isSame(o, n) }
    return similarity.similarity(o, n) >= 0.75 && recognition.isSame(o, n)
  }

  // MARK: - From the screen down

  /// Matches the children of all nodes that are matched; children come after their parents.
  private mutating func matchDescending() {
    for o in old.nodes.indices where newIndices[o] >= 0 { matchChildren(o, newIndices[o]) }
  }

  private mutating func matchChildren(_ o: Int, _ n: Int) {
    func olds() -> [Int] { old.nodes[o].children.filter { newIndices[$0] < 0 } }
    func news() -> [Int] { new.nodes[n].children.filter { oldIndices[$0] < 0 } }
    if olds().isEmpty || news().isEmpty { return }
    matchInOrder(olds(), news()) { $0.hash }
    matchInOrder(olds(), news()) { $0.identity }
    matchSimilar(olds(), news(), isAnyMatch: true)
  }

  /// Matches nodes with the same key, in their order.
  private mutating func matchInOrder<Key: Hashable>(
    _ olds: [Int], _ news: [Int], _ key: (OutlineNode) -> Key?
  ) {
    var groups: [Key: [Int]] = [:]
    for n in news.reversed() { if let key = key(new.nodes[n]) { groups[key, default: []].append(n) } }
    for o in olds {
      guard let key = key(old.nodes[o]), let n = groups[key]?.popLast() else { continue }
      match(o, n)
    }
  }

  /// Matches the pairs that have most in common.
  ///
  /// With `isAnyMatch`, the only two leaves of a kind are the same whatever they have in common.
  private mutating func matchSimilar(_ olds: [Int], _ news: [Int], isAnyMatch: Bool) {
    if olds.isEmpty || news.isEmpty { return }
    let oldKinds = Dictionary(grouping: olds) { old.nodes[$0].kind }
    let newKinds = Dictionary(grouping: news) { new.nodes[$0].kind }
    let comparesAll = olds.count * news.count <= Self.maximumPairs
    var candidates: [Candidate] = []
    for (i, o) in olds.enumerated() {
      for (j, n) in news.enumerated() where comparesAll || abs(i - j) <= Self.window {
        let kind = old.nodes[o].kind
        let isOnly = isAnyMatch && oldKinds[kind]?.count == 1 && newKinds[kind]?.count == 1
        let score = similarity.similarity(o, n)
        let isLeaf = old.nodes[o].children.isEmpty && new.nodes[n].children.isEmpty
        guard score >= Self.threshold || isOnly && isLeaf && kind == new.nodes[n].kind else { continue }
        candidates.append(Candidate(o: o, n: n, score: score, distance: abs(i - j), sum: i + j))
      }
    }
    for candidate in candidates.sorted() where newIndices[candidate.o] < 0 && oldIndices[candidate.n] < 0 {
      match(candidate.o, candidate.n)
    }
  }

  /// A pair of nodes that may be the same.
  private struct Candidate: Comparable {
    let o: Int
    let n: Int
    let score: Double
    let distance: Int
    let sum: Int

    /// Of two candidates for the same node, one always comes before the other, in either direction.
    static func < (left: Candidate, right: Candidate) -> Bool {
      if left.score != right.score { return left.score > right.score }
      return (left.distance, left.sum) < (right.distance, right.sum)
    }
  }

  // MARK: - Anywhere

  /// Matches what is left, in whatever parent it is now.
  private mutating func matchRest() {
    let olds = old.nodes.indices.filter { newIndices[$0] < 0 }
    let news = new.nodes.indices.filter { oldIndices[$0] < 0 }
    guard !olds.isEmpty, !news.isEmpty else { return }
    matchUnique(olds, news) { $0.identity }
    if olds.count * news.count <= Self.maximumPairs {
      let isFree = { (node: OutlineNode) in node.text != nil || node.size > 1 }
      matchSimilar(
        olds.filter { newIndices[$0] < 0 && isFree(old.nodes[$0]) },
        news.filter { oldIndices[$0] < 0 && isFree(new.nodes[$0]) }, isAnyMatch: false)
    }
    matchDescending()
  }

  private mutating func matchUnique<Key: Hashable>(
    _ olds: [Int], _ news: [Int], _ key: (OutlineNode) -> Key?
  ) {
    var groups: [Key: (olds: [Int], news: [Int])] = [:]
    for o in olds { if let key = key(old.nodes[o]) { groups[key, default: ([], [])].olds.append(o) } }
    for n in news { if let key = key(new.nodes[n]) { groups[key, default: ([], [])].news.append(n) } }
    for (olds, news) in groups.values where olds.count == 1 && news.count == 1 { match(olds[0], news[0]) }
  }
}

extension OutlineNode {
  /// The id and the kind; `nil` without an id.
  fileprivate var identity: String? { id.map { "\($0) \(kind)" } }
}
