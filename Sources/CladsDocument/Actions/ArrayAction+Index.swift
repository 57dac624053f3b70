import Diagnostics
import JSONSyntax
import SourceText

extension Schema where Value == Int {
  /// Returns the schema of an array index: a literal, non-negative whole number.
  static func index(whenNegative effect: RuntimeEffect) -> Schema {
    Schema(shape: .integer(0...Int.max)) { node, reading in
      guard let index = reading.view.integer(node) else { return nil }
      if index >= 0 { return index }
      reading.report(
        Finding(
          .arrayActionIndex, at: reading.view.range(node), "`index` must not be negative", effect: effect,
          help: "indexes start at 0"))
      return nil
    }.refusing([.object]) { node, reading in
      Finding(
        .arrayActionIndex, at: reading.view.range(node), "`index` must be a number, not an expression",
        effect: .doesNothing, help: "write the number itself; `$expr` is not evaluated here")
    }
  }
}

extension Reading {
  /// Reports a `removeFromArray` with neither `index` nor `value`.
  mutating func reportMissingAlternative(_ node: RecordIndex) {
    report(
      Finding(
        .actionParameterMissing, at: title(of: node),
        "`index` or `value` is required here",
        effect: .doesNothing, help: "add `\"index\": 0` or `\"value\": …`"
      ).about(.missing(["index", "value"], object: view.range(node).start)))
  }
}
