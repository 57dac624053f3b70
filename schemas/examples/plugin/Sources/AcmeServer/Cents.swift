import CLADS

extension MemberFunction {
  /// `price.cents`: a price in hundredths.
  static let cents = MemberFunction(
    "cents", documentation: "The number in hundredths, rounded.", example: "price.cents"
  ) { value in
    switch value {
    case .intValue(let number): .intValue(number &* 100)
    case .doubleValue(let number): Int(exactly: (number * 100).rounded()).map { .intValue($0) }
    default: nil
    }
  }
}
