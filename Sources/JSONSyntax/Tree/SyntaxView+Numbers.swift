import SourceText

extension SyntaxView {
  /// Returns the value of the number at `index`, or `nil` if it is not a valid number or too large for a
  /// double.
  @usableFromInline package func number(_ index: RecordIndex) -> Double? {
    let record = self[index]
    guard record.kind == .number, !record.flags.contains(.malformed) else { return nil }
    return doubleValue(Int(record.start)..<Int(record.end))
  }

  /// Returns the value of the number at `index` if it is an integer of at most 64 bits, in any notation.
  @usableFromInline package func integer(_ index: RecordIndex) -> Int? {
    let record = self[index]
    guard record.kind == .number, !record.flags.contains(.malformed) else { return nil }
    return integerValue(Int(record.start)..<Int(record.end))
  }

  /// Returns whether the number at `index` is an integer, in any notation and of any size.
  @usableFromInline package func isIntegral(_ index: RecordIndex) -> Bool {
    let record = self[index]
    guard record.kind == .number, !record.flags.contains(.malformed) else { return false }
    return Decimal(bytes, Int(record.start)..<Int(record.end)).isIntegral
  }

  /// Returns whether all digits of the number at `index` are zero, apart from its exponent.
  package func isZero(_ index: RecordIndex) -> Bool {
    let record = self[index]
    guard record.kind == .number, !record.flags.contains(.malformed) else { return false }
    return Decimal(bytes, Int(record.start)..<Int(record.end)).isZero
  }

  private func doubleValue(_ range: Range<Int>) -> Double? {
    // A mantissa below 2^53 and a power of ten up to 10^22 are exact in a double, so one division gives the
    // correctly rounded result. The general conversion is much slower.
    let decimal = Decimal(bytes, range)
    if let mantissa = decimal.mantissa, mantissa < 1 << 53, decimal.exponent <= 0, decimal.exponent >= -22 {
      let magnitude = Double(mantissa) / powersOfTen[-decimal.exponent]
      return decimal.isNegative ? -magnitude : magnitude
    }
    guard let value = Double(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  private func integerValue(_ range: Range<Int>) -> Int? {
    let decimal = Decimal(bytes, range)
    guard decimal.isIntegral, let mantissa = decimal.mantissa else { return nil }
    if mantissa == 0 { return 0 }
    var magnitude = mantissa
    var exponent = decimal.exponent
    while exponent < 0 {
      magnitude /= 10
      exponent &+= 1
    }
    while exponent > 0 {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      magnitude = product
      exponent &-= 1
    }
    if decimal.isNegative {
      return Int(exactly: magnitude).map { -$0 } ?? (magnitude == 1 << 63 ? Int.min : nil)
    }
    return Int(exactly: magnitude)
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19,
  1e20, 1e21, 1e22,
]

/// A JSON number in parts: ± mantissa × 10 to the power of exponent.
private struct Decimal {
  var isNegative = false
  /// The digits without trailing zeros; `nil` if they do not fit 64 bits.
  var mantissa: UInt64? = 0
  /// The power of ten; the part that is written is clamped to ±1,000,000,000.
  var exponent = 0
  /// Whether all digits are zero.
  var isZero = true

  var isIntegral: Bool { isZero || exponent >= 0 }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var offset = range.lowerBound
    var isFraction = false
    var zeros = 0
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset &+= 1
      switch byte {
      case Byte.minus: isNegative = true
      case Byte.dot: isFraction = true
      case Byte.zero...Byte.nine:
        if isFraction { exponent &-= 1 }
        // Zeros only become part of the mantissa if another digit follows.
        if byte == Byte.zero {
          zeros &+= 1
        } else {
          isZero = false
          append(byte &- Byte.zero, zeros: zeros)
          zeros = 0
        }
      default:
        exponent &+= readExponent(bytes, offset..<range.upperBound)
        offset = range.upperBound
      }
    }
    exponent = isZero ? 0 : exponent &+ zeros
  }

  private mutating func append(_ digit: UInt8, zeros: Int) {
    guard var value = mantissa else { return }
    var shifts = value == 0 ? 1 : zeros &+ 1
    while shifts > 0 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow {
        mantissa = nil
        return
      }
      value = product
      shifts &-= 1
    }
    let (sum, overflow) = value.addingReportingOverflow(UInt64(digit))
    mantissa = overflow ? nil : sum
  }
}

private func readExponent(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
  var value = 0
  var isNegative = false
  for offset in range {
    let byte = bytes[offset]
    if byte == Byte.minus { isNegative = true }
    if byte >= Byte.zero, byte <= Byte.nine {
      value = Swift.min(value &* 10 &+ Int(byte &- Byte.zero), 1_000_000_000)
    }
  }
  return isNegative ? -value : value
}
