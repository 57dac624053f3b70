import CladsExpressions

/// What a screen presents, newest last, with a limit on the number of items and on the length of their texts.
@MainActor
struct PresentedItems {
  /// The maximum number of items.
  static let maximumCount = 100

  private(set) var items: [PresentedItem] = []
  private var lengths: [Int] = []
  private var length = 0

  /// The items that a user sees: when a screen closes, what is in front of it goes, too.
  var inSight: ArraySlice<PresentedItem> {
    let closing = items.lastIndex { if case .dismiss = $0.presentation { true } else { false } }
    return items[(closing ?? 0)...]
  }

  /// Adds an item; returns `false` if there is too much already.
  mutating func append(_ item: PresentedItem) -> Bool {
    let added = item.length
    guard items.count < Self.maximumCount, length + added <= ExecutionLimits.textLength else { return false }
    items.append(item)
    lengths.append(added)
    length += added
    return true
  }

  /// Removes the item at an index, if there is one.
  mutating func remove(at index: Int) {
    guard items.indices.contains(index) else { return }
    items.remove(at: index)
    length -= lengths.remove(at: index)
  }
}
