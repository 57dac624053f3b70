import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A `setState` that changes the type of its state.
enum StateTypeChange {
  static let rule = Rule(
    "state-type-change", .warning, .actions, checks: .action(check),
    summary: "A `setState` whose value has a different type than the initial one.",
    why: """
      Whatever reads the path expects the initial type: text becomes empty, conditions become false, and \
      sums are not computed.
      """,
    bad: .compactScreen(
      "counter", state: #"{ "count": 0 }"#,
      onAppear: #"{ "type": "setState", "path": "count", "value": «"5"» }"#,
      #"{ "type": "label", "text": "${count} visits" }"#),
    fix: "Convert the value to the declared type")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .setState(let set) = action else { return }
    if case .expression(let source)? = set.value { return check(source, set, context) }
    guard case .literal(let value)? = set.value,
      let path = set.path,
      !isComputed(value), let declared = context.state.initialValue(atPath: path),
      !isAlike(declared.kind, value.kind),
      let node = context.valueNode(\.value, of: set), context.isSettled(node),
      !isIncomplete(value, set, context)
    else { return }
    if let expression = expression(meantBy: value, context) {
      return report(expression, value, at: node, path, declared, set, context)
    }
    let converted = conversion(of: value, to: declared)
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(path)` is declared as \(declared.phrase) but set to \(value.phrase)",
        consequence: "whatever reads it expects \(declared.phrase)",
        help: converted.map { "write `\($0)`" } ?? "store \(declared.phrase), or `null` for no value",
        fixes: converted.map {
          context.replacement("Write `\($0)`", of: context.view.range(node), with: $0)
        } ?? []))
  }

  /// Returns the text of a string that is an expression about declared state; `nil` for other values.
  private static func expression(meantBy value: Document.StateValue, _ context: RuleContext) -> String? {
    guard case .stringValue(let text) = value else { return nil }
    let expression = Expression.parse(text)
    guard expression.isValid, !expression.isPlainPath, !expression.paths.isEmpty,
      expression.paths.allSatisfy({
        context.state.initialValue(atPath: Keypath($0.staticComponents).text) != nil
      })
    else { return nil }
    return text
  }

  /// Reports an expression that is stored as text.
  private static func report(
    _ expression: String, _ value: Document.StateValue, at node: RecordIndex, _ path: String,
    _ declared: Document.StateValue, _ set: Document.SetStateAction, _ context: RuleContext
  ) {
    // On device, `!` is only evaluated in conditions.
    let isInverted = declared.kind == .bool && expression == "!\(path)"
    let text =
      isInverted
      ? "{ \"type\": \"toggleState\", \(context.written(\Document.ToggleStateAction.path, as: StringLiteral.quoted(path))) }"
      : "{ \"\(Document.SetValue.expressionKey)\": \(StringLiteral.quoted(expression)) }"
    let replaced = isInverted ? set.origin.node : node
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(path)` is declared as \(declared.phrase) but set to \(value.phrase)",
        consequence: "the app stores `\(expression)` as text", help: "write `\(text)`",
        fixes: context.replacement("Write `\(text)`", of: context.view.range(replaced), with: text)))
  }

  /// Reports an expression whose result on device has certainly another type.
  private static func check(
    _ source: String, _ set: Document.SetStateAction, _ context: RuleContext
  ) {
    guard let path = set.path, let declared = context.state.initialValue(atPath: path),
      let node = context.expressionText(\.value, of: set),
      let kinds = context.writes.kindsOnDevice(of: source), let kind = kinds.min(by: { $0.rank < $1.rank }),
      !kinds.contains(where: { isAlike(declared.kind, $0) }), context.view.isCompleteString(node),
      // What is wrong with the expression itself comes first.
      !context.reportedExpressions.contains(node)
    else { return }
    let condition = declared.kind == .bool ? condition(of: source) : nil
    context.report(
      RuleFinding(
        at: context.view.range(node),
        "`\(path)` is declared as \(declared.phrase) but set to \(kind.phrase)",
        consequence: "whatever reads it expects \(declared.phrase)",
        help: help(condition, path, declared.kind, kind, isTernary: source.utf8.contains(Byte.questionMark)),
        fixes: condition.map {
          context.replacement(
            "Write `\($0)`", of: context.view.range(node), with: StringLiteral.quoted($0))
        } ?? []))
  }

  private static func help(
    _ condition: String?, _ path: String, _ declared: Document.StateValue.Kind,
    _ kind: Document.StateValue.Kind, isTernary: Bool
  ) -> String {
    if let condition { return "on device, the result of `? :` is always a string; write `\(condition)`" }
    if isTernary {
      return "on device, the result of `? :` is always a string; compute the value in the app"
    }
    return "store \(declared.phrase), or declare `\(path)` as \(kind.phrase)"
  }

  /// Returns the condition of `condition ? 'true' : 'false'` if it gives a boolean on device.
  private static func condition(of source: String) -> String? {
    let expression = Expression.parse(source)
    guard case .ternary(let condition, let then, let otherwise) = expression[expression.root].kind,
      case .literal(.string("true")) = expression[then].kind,
      case .literal(.string("false")) = expression[otherwise].kind
    else { return nil }
    switch expression[condition].kind {
    case .identifier, .member, .property(_, .isEmpty), .contains:
      let bytes = Array(source.utf8)
      let range = expression[condition].range.clamped(to: 0..<bytes.count)
      return String(decoding: bytes[range], as: UTF8.self)
    default: return nil
    }
  }

  /// Returns whether the value looks as if it should be evaluated; other rules report that.
  private static func isComputed(_ value: Document.StateValue) -> Bool {
    switch value {
    case .stringValue(let text): Template.containsPlaceholder(text)
    case .objectValue(let members): members[Document.SetValue.expressionKey] != nil
    default: false
    }
  }

  /// Returns whether the value is an empty object beside a key that the action does not have, but a computed
  /// value does.
  private static func isIncomplete(
    _ value: Document.StateValue, _ action: Document.SetStateAction, _ context: RuleContext
  ) -> Bool {
    guard case .objectValue(let members) = value, members.isEmpty else { return false }
    return context.hasDroppedKey(action.origin.node)
  }

  private static func isAlike(_ first: Document.StateValue.Kind, _ second: Document.StateValue.Kind) -> Bool {
    switch (first, second) {
    case (.null, _), (_, .null), (.int, .double), (.double, .int): true
    default: first == second
    }
  }

  /// Returns the same value in the declared type, as JSON text; `nil` if it cannot be converted.
  private static func conversion(of value: Document.StateValue, to declared: Document.StateValue) -> String? {
    switch (declared, value) {
    case (.intValue, .stringValue(let text)): Int(text).map(String.init)
    case (.doubleValue, .stringValue(let text)): Double(text).flatMap { $0.isFinite ? String($0) : nil }
    case (.boolValue, .stringValue(let text)): text == "true" || text == "false" ? text : nil
    case (.boolValue, .intValue(let number)): number == 0 ? "false" : number == 1 ? "true" : nil
    case (.stringValue, .intValue(let number)): "\"\(number)\""
    case (.stringValue, .boolValue(let value)): "\"\(value)\""
    default: nil
    }
  }
}
