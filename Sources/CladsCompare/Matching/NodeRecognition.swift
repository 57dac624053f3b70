import CladsRendering

/// Recognizes nodes by what they show and where that comes from.
struct NodeRecognition {
  private let old: ScreenOutline
  private let new: ScreenOutline
  /// How often each outline has a mark.
  private let oldCounts: [String: Int]
  private let newCounts: [String: Int]

  init(_ old: ScreenOutline, _ new: ScreenOutline) {
    self.old = old
    self.new = new
    oldCounts = Self.counts(old.nodes[...])
    newCounts = Self.counts(new.nodes[...])
  }

  /// Whether what one of two nodes has and the other has not is gone, or new: nothing of it is elsewhere now.
  func isSame(_ o: Int, _ n: Int) -> Bool {
    let left = Self.counts(old.subtree(of: o).map { old.nodes[$0] }[...])
    let right = Self.counts(new.subtree(of: n).map { new.nodes[$0] }[...])
    for (mark, count) in left where count > right[mark] ?? 0 {
      if newCounts[mark] ?? 0 >= oldCounts[mark] ?? 0 { return false }
    }
    for (mark, count) in right where count > left[mark] ?? 0 {
      if oldCounts[mark] ?? 0 >= newCounts[mark] ?? 0 { return false }
    }
    return true
  }

  private static func counts(_ nodes: ArraySlice<OutlineNode>) -> [String: Int] {
    nodes.reduce(into: [:]) { counts, node in
      if let mark = mark(of: node) { counts[mark, default: 0] += 1 }
    }
  }

  /// Returns what distinguishes a node from others of its kind; `nil` if nothing does.
  private static func mark(of node: OutlineNode) -> String? {
    let bindings = node.facts.filter { $0.sort == .binding || $0.name == "image" }.map(\.value)
    let parts = [node.text, node.id].compactMap(\.self) + bindings
    return parts.isEmpty ? nil : ([node.kind] + parts).joined(separator: "\u{1F}")
  }
}
