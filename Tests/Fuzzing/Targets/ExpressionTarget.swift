import CladsDocument
import CladsExpressions
import JSONSyntax
import TestSupport

extension FuzzTarget {
  /// Any text can be parsed and evaluated as an expression, a template, a condition and a path, by both
  /// evaluators, and a valid expression is the same after printing.
  static let expressions = FuzzTarget("expressions", .text) { bytes, violations in
    let text = String(decoding: bytes, as: UTF8.self)
    var copy = text
    copy.withUTF8 { buffer in
      for grouping in Grouping.allCases { checkTree(buffer, grouping, &violations) }
      checkTemplate(buffer, &violations)
      let path = Keypath.parse(buffer)
      violations.expect(
        path.ranges.allSatisfy { isInside($0, buffer) }, "a part of a path is outside the text")
      violations.expect(
        path.isMalformed || Keypath(path.components) == path, "a path differs from that of its components")
      _ = (Keypath.isPlain(buffer), Keypath.rootRange(of: buffer), path.parents, path.problem?.message)
    }
    checkPrinting(text, &violations)
    checkValues(text, &violations)
  }

  private static func isInside(_ range: Range<Int>, _ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    0 <= range.lowerBound && range.upperBound <= buffer.count
  }

  private static func checkTree(
    _ buffer: UnsafeBufferPointer<UInt8>, _ grouping: Grouping, _ violations: inout Violations
  ) {
    let expression = Expression.parse(buffer, grouping: grouping)
    violations.expect(expression.problems.count <= 1, "an expression has several problems")
    violations.expect(expression.nodes.indices.contains(expression.root), "an expression has no root")
    violations.expect(
      expression.nodes.count <= Expression.maximumNodes + 4 * Expression.maximumDepth,
      "an expression has too many nodes")
    for (id, node) in expression.nodes.enumerated() {
      violations.expect(isInside(node.range, buffer), "a node is outside the text")
      violations.expect(expression.children(of: id).allSatisfy { $0 < id }, "a child follows its parent")
    }
    violations.expect(
      expression.problems.allSatisfy { isInside($0.range, buffer) }, "a problem is outside the text")
    for path in expression.paths {
      violations.expect(isInside(path.range, buffer), "a path is outside the text")
      violations.expect(path.ranges.count == path.components.count, "a component of a path has no range")
    }
    _ = expression.deviations(in: buffer, at: .source)
  }

  private static func checkTemplate(_ buffer: UnsafeBufferPointer<UInt8>, _ violations: inout Violations) {
    let template = Template.parse(buffer)
    var end = 0
    for segment in template.segments {
      violations.expect(
        segment.range.lowerBound == end && !segment.range.isEmpty, "a template is not all of its segments")
      end = segment.range.upperBound
    }
    violations.expect(end == buffer.count, "a template is not all of its segments")
    violations.expect(
      template.problems.allSatisfy { isInside($0.range, buffer) }, "a problem is outside the template")
    _ = (template.paths, template.expressionProblems, Template.solePlaceholderBody(buffer))
  }

  private static func checkPrinting(_ text: String, _ violations: inout Violations) {
    let expression = Expression.parse(text)
    guard expression.isValid else { return }
    let printed = PrintedExpression(expression)
    guard printed.isPrintable else { return }
    for space in ["", " "] {
      let copy = Expression.parse(printed.text(space))
      violations.expect(
        copy.isValid && PrintedExpression(copy) == printed,
        "`\(printed.text(space))` is another expression than the one it was printed from")
    }
    let grouped = Expression.parse(expression.grouped(text))
    violations.expect(
      grouped.isValid || grouped.problems.first?.kind == .tooDeep, "parentheses make an expression invalid")
    _ = Expression.conflictingReadings(of: text)
  }

  /// The largest text that a template of `length` bytes may print: every byte as the whole state.
  private static func limit(_ length: Int) -> Int { (length + 1) * 512 }

  private static func checkValues(_ text: String, _ violations: inout Violations) {
    let evaluator = ExpressionEvaluator()
    let device = DeviceEvaluator()
    let limit = limit(text.utf8.count)
    let parsed = ParsedExpression(text)
    let template = ParsedTemplate(text)
    for report in [
      EvaluationReport(parsed, in: state), EvaluationReport(template, in: state),
      EvaluationReport(condition: text, in: state), EvaluationReport(path: text, in: state),
      EvaluationReport(path: text, in: state, isContent: true),
    ] {
      violations.expect(report.text.utf8.count <= limit, "a short text is evaluated to a huge one")
      var writer = JSONWriter()
      writer.beginObject()
      report.write(to: &writer)
      writer.endObject()
      violations.expect(SyntaxTree.parse(writer.bytes).errors.isEmpty, "a printed evaluation is not JSON")
    }
    if parsed.expression.isValid {
      violations.expect(
        evaluator.steps(of: parsed.expression, in: state).count <= 8 * Expression.maximumNodes,
        "an evaluation has too many steps")
    }
    for outcome in [
      device.interpolateAtResolution(text, using: state), device.condition(text, using: state),
      device.write(.nullValue, to: text, in: state),
    ] {
      guard case .value(.stringValue(let result)) = outcome else { continue }
      violations.expect(result.utf8.count <= limit, "a short text is evaluated on device to a huge one")
    }
  }

  /// A state with a value of every type, and texts that look like expressions.
  private static let state: SampleState = {
    let text = #"""
      {"count": 5, "zero": 0, "neg": -3, "d": 2.5, "on": true, "off": false, "name": "Bob", "none": null,
       "items": ["a", "b", "c"], "nums": [1, 2, 3], "people": [{"name": "P0"}, {"name": "P1"}], "empty": [],
       "user": {"name": "Ann", "age": 30}, "i": 5, "text": "1 + 1", "matrix": [[1, 2], [3, 4]],
       "cart": {"count": 3, "isEmpty": false, "first": "f"}, "sum of it": 7, "big": 9223372036854775807}
      """#
    guard case .objectValue(let values)? = Document.StateValue.parse(Array(text.utf8)).value else {
      return SampleState()
    }
    return SampleState(values, variables: ["item": .objectValue(["name": .stringValue("${name}")])])
  }()
}

extension PrintedExpression {
  /// Whether the syntax has a notation for every literal; it has none for very large and small numbers.
  fileprivate var isPrintable: Bool {
    switch self {
    case .literal(.double(let value)): !value.description.contains { $0 == "e" || $0 == "f" }
    case .literal, .name, .other: true
    case .member(let base, _), .element(let base, _), .unary(_, let base), .braced(let base),
      .grouped(let base):
      base.isPrintable
    case .subscripted(let base, let other), .contains(let base, let other), .binary(_, let base, let other):
      base.isPrintable && other.isPrintable
    case .ternary(let condition, let then, let otherwise):
      condition.isPrintable && then.isPrintable && otherwise.isPrintable
    }
  }
}
