/// An operator between two operands.
package enum BinaryOperator: UInt8, Sendable, Hashable, CaseIterable {
  case or, and
  case equal, notEqual
  case less, lessOrEqual, greater, greaterOrEqual
  case add, subtract, multiply, divide, remainder

  /// The table of operators: the symbol of each and its precedence under each grouping.
  private var row: (symbol: String, spec: Int, conventional: Int, device: Int) {
    switch self {
    case .or: ("||", 1, 1, 1)
    case .and: ("&&", 2, 2, 2)
    case .equal: ("==", 3, 3, 3)
    case .notEqual: ("!=", 3, 3, 3)
    case .less: ("<", 4, 4, 4)
    case .lessOrEqual: ("<=", 4, 4, 4)
    case .greater: (">", 4, 4, 4)
    case .greaterOrEqual: (">=", 4, 4, 4)
    case .add: ("+", 5, 5, 8)
    case .subtract: ("-", 5, 5, 9)
    case .multiply: ("*", 5, 6, 6)
    case .divide: ("/", 5, 6, 7)
    case .remainder: ("%", 5, 6, 5)
    }
  }

  /// The operator as written in source text.
  package var symbol: String { row.symbol }

  /// The precedence of the operator; a higher level binds tighter.
  package func level(_ grouping: Grouping) -> Int {
    switch grouping {
    case .spec: row.spec
    case .conventional: row.conventional
    case .device: row.device
    }
  }

  /// Whether this is one of `+ - * / %`.
  package var isArithmetic: Bool { rawValue >= BinaryOperator.add.rawValue }

  /// Whether this is one of `== != < <= > >=`.
  package var isComparison: Bool {
    rawValue >= BinaryOperator.equal.rawValue && rawValue < BinaryOperator.add.rawValue
  }

  /// Whether this is `&&` or `||`.
  package var isLogical: Bool { self == .or || self == .and }

  /// Whether `a op b op c` means `a op (b op c)` under `grouping`.
  func isRightAssociative(_ grouping: Grouping) -> Bool { grouping == .device && isArithmetic }
}

/// How chains of operators without parentheses are grouped.
package enum Grouping: Sendable, Hashable, CaseIterable {
  /// The specification's grouping: `+ - * / %` share one level, left to right.
  case spec
  /// The grouping of most languages: `* / %` before `+ -`, left to right.
  case conventional
  /// The grouping on device: `%` binds loosest, then `*`, `/`, `+`, and `-` tightest; right to left.
  case device
}

/// An operator before one operand.
package enum UnaryOperator: UInt8, Sendable, Hashable {
  case not, negate

  /// The operator as written in source text.
  package var symbol: String { self == .not ? "!" : "-" }
}
