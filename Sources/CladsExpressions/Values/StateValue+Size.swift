public import CladsDocument

extension Document.StateValue {
  /// The size of a number, `null`, or a boolean, and what every string, array and object adds to its
  /// contents.
  private static let ownSize = 10

  /// The size of the value: the UTF-8 bytes of its strings and keys, and 10 for every value in it, itself
  /// included. This is about the length of the value as JSON.
  public var size: Int {
    var budget = Int.max
    _ = fits(&budget, depth: .max)
    return .max - budget
  }

  /// Subtracts the size of the value from `budget`. Stops and returns `false` if the budget is too small or
  /// the value nests deeper than `depth`.
  package func fits(_ budget: inout Int, depth: Int) -> Bool {
    budget -= Self.ownSize
    switch self {
    case .nullValue, .boolValue, .intValue, .doubleValue: break
    case .stringValue(let text): budget -= text.utf8.count
    case .arrayValue(let elements):
      if depth <= 0 || elements.count > budget { return false }
      for element in elements {
        switch element {
        // Most elements are not containers, and are counted without a recursive call.
        case .nullValue, .boolValue, .intValue, .doubleValue: budget -= Self.ownSize
        case .stringValue(let text): budget -= Self.ownSize + text.utf8.count
        case .arrayValue, .objectValue:
          guard element.fits(&budget, depth: depth - 1) else { return false }
        }
      }
    case .objectValue(let members):
      if depth <= 0 || members.count > budget { return false }
      for (key, member) in members {
        budget -= key.utf8.count
        guard member.fits(&budget, depth: depth - 1) else { return false }
      }
    }
    return budget >= 0
  }

  /// The size that a missing value and the containers created for it add to a state.
  package static func gap(_ count: Int) -> Int { count.multipliedReportingOverflow(by: ownSize).partialValue }

  /// The work of comparing the value with another one.
  func comparisonWork(with other: Document.StateValue) -> Int {
    switch (self, other) {
    case (.stringValue(let a), .stringValue(let b)): min(a.utf8.count, b.utf8.count)
    case (.arrayValue(let a), .arrayValue(let b)) where a.count == b.count: size
    case (.objectValue(let a), .objectValue(let b)) where a.count == b.count: size
    default: 0
    }
  }
}
