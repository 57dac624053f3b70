import CladsSchema
import Diagnostics
import JSONSyntax

extension Schema where Value == Int {
  /// A place in a list: a whole number that is not negative, written out.
  static let indexLiteral = Schema(shape: .integer(0...Int.max)) { node, reading in
    guard reading.view.kind(node) == .number else { return nil }
    guard let index = reading.view.integer(node) else { return nil }
    if index < 0 {
      reading.report(
        Finding(
          "array-action-index", at: reading.view.range(node), "`index` must not be negative",
          effect: .crashes,
          help: "places are counted from 0"))
      return nil
    }
    return index
  }
}

extension Reading {
  /// Reports a `removeFromArray` that says neither where nor what.
  mutating func reportMissingAlternative(_ node: RecordIndex) {
    let place = typeNode(of: node).map { view.range($0) } ?? head(of: node)
    report(
      Finding(
        "action-parameter-missing", at: place, "a `removeFromArray` action needs `index` or `value`",
        effect: .doesNothing, help: "add `\"index\": 0`, or `\"value\": …`"))
  }
}
