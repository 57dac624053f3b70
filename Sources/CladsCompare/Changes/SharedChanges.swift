/// Finds the changes that several screens have in common.
enum SharedChanges {
  /// What a change is about, wherever it is.
  private struct Key: Hashable {
    let subject: Change.Subject
    let name: String
    let newName: String

    /// Creates the key of a change; `nil` for one that belongs to its screen.
    init?(_ change: Change) {
      switch change.subject {
      case .project, .token, .style: break
      case .screen, .node, .state, .action, .dataSource: return nil
      }
      (subject, name, newName) = (change.subject, change.name, change.newName)
    }
  }

  /// A change with the screens that have it. A screen may use only some of the properties that are different.
  private struct Group {
    var change: Change
    var screens: [Int]

    /// Whether another change is of the same thing: what both have is the same.
    func isSame(as other: Change) -> Bool {
      var hasCommon = false
      for detail in other.details {
        guard let own = change.details.first(where: { $0.property == detail.property }) else { continue }
        if own != detail { return false }
        hasCommon = true
      }
      // Styles of the same name in two documents need not have anything to do with each other.
      return hasCommon || change.subject == .token
    }
  }

  /// Returns the shared changes, and the screens without them.
  static func extracted(
    from screens: [ScreenComparison]
  ) -> (shared: [SharedChange], screens: [ScreenComparison]) {
    var groups: [Key: [Group]] = [:]
    for (index, screen) in screens.enumerated() {
      for change in screen.changes {
        guard let key = Key(change) else { continue }
        guard let group = groups[key]?.firstIndex(where: { $0.isSame(as: change) }) else {
          groups[key, default: []].append(Group(change: change, screens: [index]))
          continue
        }
        groups[key]?[group].screens.append(index)
        for detail in change.details where !(groups[key]?[group].change.details.contains(detail) ?? true) {
          groups[key]?[group].change.details.append(detail)
        }
      }
    }
    var shared: [SharedChange] = []
    var taken: [Int: Set<Key>] = [:]
    for (key, found) in groups {
      for group in found where group.screens.count > 1 || key.subject == .project {
        var change = group.change
        (change.old, change.new, change.uses) = (nil, nil, [])
        change.details.sort { $0.property < $1.property }
        shared.append(SharedChange(change: change, screens: group.screens.map { screens[$0].title }))
        for index in group.screens { taken[index, default: []].insert(key) }
      }
    }
    let rest = screens.enumerated().map { index, screen in
      guard let keys = taken[index] else { return screen }
      var screen = screen
      screen.changes.removeAll { change in Key(change).map(keys.contains) ?? false }
      screen.sharedCount = keys.count
      return screen
    }
    return (shared.sorted(by: isOrderedBefore), rest)
  }

  private static func isOrderedBefore(_ left: SharedChange, _ right: SharedChange) -> Bool {
    let subjects = Change.Subject.allCases
    let (first, second) = (
      subjects.firstIndex(of: left.change.subject), subjects.firstIndex(of: right.change.subject)
    )
    // What a project decides comes first: it may be the reason for all else.
    let (isFirst, isSecond) = (left.change.subject == .project, right.change.subject == .project)
    if isFirst != isSecond { return isFirst }
    if left.screens.count != right.screens.count { return left.screens.count > right.screens.count }
    if first != second { return (first ?? 0) < (second ?? 0) }
    if left.change.name != right.change.name { return left.change.name < right.change.name }
    return left.screens.lexicographicallyPrecedes(right.screens)
  }
}
