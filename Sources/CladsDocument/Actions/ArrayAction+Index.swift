import CladsSchema
import Diagnostics
import JSONSyntax

extension Schema where Value == Int {
  /// A place in a list: a whole number that is not negative, written out.
  static func index(whenNegative effect: RuntimeEffect) -> Schema {
    Schema(shape: .integer(0...Int.max)) { node, reading in
      guard let index = reading.view.integer(node) else { return nil }
      if index >= 0 { return index }
      reading.report(
        Finding(
          "array-action-index", at: reading.view.range(node), "`index` must not be negative", effect: effect,
          help: "places are counted from 0"))
      return nil
    }.refusing([.object]) { node, reading in
      Finding(
        "array-action-index", at: reading.view.range(node), "`index` cannot be computed",
        effect: .doesNothing, help: "write the number itself: an `$expr` is not evaluated here")
    }
  }
}

extension Reading {
  /// Reports a `removeFromArray` that says neither where nor what.
  mutating func reportMissingAlternative(_ node: RecordIndex) {
    report(
      Finding(
        "action-parameter-missing", at: title(of: node),
        "a `removeFromArray` action needs `index` or `value`",
        effect: .doesNothing, help: "add `\"index\": 0`, or `\"value\": …`"))
  }
}
