import CladsDocument
import SourceText

/// Arithmetic: spaces are put around every operator, and the text is split at the first occurrence of one
/// that still has both. Operators are tried in a fixed order, so the one tried first binds loosest.
extension DeviceRun {
  /// Returns the result, or the text with spaces around its operators if it cannot be computed.
  mutating func arithmetic(_ source: Text) throws(DeviceStop) -> Document.StateValue {
    try descend(2 * source.count)
    defer { ascend() }
    let text = source.trimmed.withoutOuterParentheses.respaced.trimmed
    for operation in DeviceRun.operators {
      guard let sides = text.split(at: operation),
        let left = try operand(sides.left),
        let right = try operand(sides.right)
      else { continue }
      if let result = try compute(left, operation, right) { return .intValue(result) }
    }
    return .stringValue(text.string)
  }

  /// The operators from loosest to tightest: `%`, `*`, `/`, `+`, `-`.
  private static let operators: [UInt8] = [Byte.percent, Byte.star, Byte.slash, Byte.plus, Byte.minus]

  private mutating func operand(_ source: Text) throws(DeviceStop) -> Int? {
    try spend(source.count)
    var text = source.trimmed
    if text.first == Byte.openParenthesis, text.last == Byte.closeParenthesis {
      text = text.dropFirst().dropLast()
    }
    if let value = text.integer { return value }
    if text.containsVisible(\.isOperator), case .intValue(let value) = try arithmetic(text) {
      return value
    }
    guard case .intValue(let value)? = try read(text) else { return nil }
    return value
  }

  private func compute(_ left: Int, _ operation: UInt8, _ right: Int) throws(DeviceStop) -> Int? {
    let (result, overflows): (Int, Bool)
    switch operation {
    case Byte.plus: (result, overflows) = left.addingReportingOverflow(right)
    case Byte.minus: (result, overflows) = left.subtractingReportingOverflow(right)
    case Byte.star: (result, overflows) = left.multipliedReportingOverflow(by: right)
    case _ where right == 0: return nil
    case Byte.slash: (result, overflows) = left.dividedReportingOverflow(by: right)
    default: (result, overflows) = left.remainderReportingOverflow(dividingBy: right)
    }
    if overflows { throw .crashes }
    return result
  }
}
