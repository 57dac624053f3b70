/// Joins the changes of nodes that are one change of several nodes, such as another style of all buttons.
enum EqualChanges {
  /// Returns the changes with equal ones joined at the place of the first; `uses` has the names of all nodes.
  static func joined(_ changes: [Change]) -> [Change] {
    var groups: [[Change.Detail]: [Int]] = [:]
    for (index, change) in changes.enumerated() where isJoinable(change) {
      groups[change.details, default: []].append(index)
    }
    var joined = changes
    var left: Set<Int> = []
    for indices in groups.values where indices.count > 1 {
      // The same one in either direction.
      let first = indices.min { order(changes[$0]).lexicographicallyPrecedes(order(changes[$1])) }
      guard let place = indices.first, let first else { continue }
      joined[place] = changes[first]
      joined[place].uses = indices.map { changes[$0].newName }
      left.formUnion(indices.dropFirst())
    }
    return joined.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  private static func isJoinable(_ change: Change) -> Bool {
    change.kind == .changed && change.subject == .node && change.details.allSatisfy { $0.sort != .text }
  }

  private static func order(_ change: Change) -> [String] {
    [change.old?.pointer ?? "", change.new?.pointer ?? ""].sorted()
  }
}
