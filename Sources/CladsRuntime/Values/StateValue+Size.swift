import CladsDocument

extension Document.StateValue {
  @inline(__always)
  private var isContainer: Bool {
    switch self {
    case .arrayValue, .objectValue: true
    case .nullValue, .boolValue, .intValue, .doubleValue, .stringValue: false
    }
  }

  /// Subtracts the number of values in this one, arrays and objects included, from `budget`. Stops and
  /// returns `false` if the budget is too small or the value nests deeper than `depth`.
  func fits(_ budget: inout Int, depth: Int) -> Bool {
    budget -= 1
    if budget < 0 { return false }
    switch self {
    case .nullValue, .boolValue, .intValue, .doubleValue, .stringValue: return true
    case .arrayValue(let elements):
      if depth <= 0 || elements.count > budget { return false }
      for element in elements {
        // Most elements are not containers, and are counted without a recursive call.
        if element.isContainer {
          guard element.fits(&budget, depth: depth - 1) else { return false }
        } else {
          budget -= 1
        }
      }
      return budget >= 0
    case .objectValue(let members):
      if depth <= 0 || members.count > budget { return false }
      return members.values.allSatisfy { $0.fits(&budget, depth: depth - 1) }
    }
  }
}
