public import Diagnostics
package import JSONSyntax

extension Schema where Value == Bool {
  /// `true` or `false`.
  package static let boolean = Schema(shape: .boolean) { node, reading in
    switch reading.view.kind(node) {
    case .true: true
    case .false: false
    default: nil
    }
  }
}

extension Schema where Value == Double {
  /// A number.
  public static let number = number(in: nil)

  /// A size, radius or distance in points, which must not be negative.
  public static let points = number(in: 0...Double.greatestFiniteMagnitude, otherwise: .negativeNumber)

  /// Returns the schema of a number; a number outside `range` is accepted, but reported by the rule `id`.
  public static func number(in range: ClosedRange<Double>?, otherwise id: RuleDescription? = nil) -> Schema {
    Schema(shape: .number(range)) { node, reading in
      guard reading.view.kind(node) == .number else { return nil }
      guard let value = reading.finiteNumber(node) else { return nil }
      if let range, let id, !range.contains(value) { reading.reportRange(node, range, id) }
      return value
    }
  }
}

extension Schema where Value == Int {
  /// A whole number, written `3` or `3.0`.
  public static let integer = Schema(shape: .integer(nil)) { node, reading in
    guard reading.view.kind(node) == .number else { return nil }
    if let value = reading.view.integer(node) { return value }
    guard let number = reading.finiteNumber(node, asDouble: false) else { return nil }
    // The app converts the nearest double, and that may be whole.
    if let value = Int(exactly: number) { return value }
    let rounded = JSONNumber(value: number.rounded())
    let text = reading.sourceText(reading.view.range(node))
    reading.report(
      Finding(
        .integerExpected, at: reading.view.range(node),
        "\(reading.place(of: node)) must be a whole number, not \(text)",
        effect: .rejectsDocument, help: rounded.isWhole ? "round it to `\(rounded.text)`" : nil,
        fixes: rounded.isWhole
          ? [QuickFix("Round to `\(rounded.text)`", replacing: reading.view.range(node), with: rounded.text)]
          : []))
    return nil
  }
}

extension Schema where Value == String {
  /// Returns the schema of a string with a role.
  public static func string(_ role: Role) -> Schema {
    Schema(shape: .string(role)) { node, reading in
      guard reading.view.kind(node) == .string else { return nil }
      reading.addFact(role, node)
      return reading.view.string(node)
    }
  }

  /// A string that is shown or used as written.
  public static let literal = string(.literal)
  /// A string with `${…}` placeholders.
  public static let template = string(.template)
}

extension Reading {
  /// Returns the number at `node`; reports it and returns `nil` if it cannot be represented as a `Double`.
  ///
  /// A number that is rounded to zero is rejected where the app decodes a `Double`; decoded as an integer, it
  /// is zero.
  package mutating func finiteNumber(_ node: RecordIndex, asDouble: Bool = true) -> Double? {
    if let value = view.number(node) {
      guard asDouble, value == 0, !view.isZero(node) else { return value }
      report(
        Finding(
          .numberOutOfRange, at: view.range(node),
          "\(sourceText(view.range(node))) is too close to zero", effect: .rejectsDocument,
          help: "write `0`"))
      return nil
    }
    if view.flags(node).contains(.malformed) {
      isReported = true
      return nil
    }
    report(
      Finding(
        .numberOutOfRange, at: view.range(node),
        "\(sourceText(view.range(node))) is too large", effect: .rejectsDocument,
        help: "write a number below 1.8e308"))
    return nil
  }

  fileprivate mutating func reportRange(
    _ node: RecordIndex, _ range: ClosedRange<Double>, _ id: RuleDescription
  ) {
    let text = sourceText(view.range(node))
    let bounds =
      range.upperBound == .greatestFiniteMagnitude
      ? "must not be negative"
      : "must be between \(JSONNumber(value: range.lowerBound).text) and "
        + JSONNumber(value: range.upperBound).text
    report(
      Finding(id, at: view.range(node), "\(place(of: node)) \(bounds), but is \(text)"))
    isReported = false
  }
}
