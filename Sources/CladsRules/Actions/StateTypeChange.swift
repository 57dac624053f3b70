import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax

/// A `setState` that changes the type of its state.
enum StateTypeChange: ActionRule {
  static let id: DiagnosticID = "state-type-change"
  static let severity = Severity.warning
  static let group = RuleGroup.actions
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A `setState` whose value has a different type than the initial one.",
    why: """
      Whatever reads the path expects the initial type: text becomes empty, conditions become false, and \
      sums are not computed.
      """,
    bad: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "count", "value": «"5"» } },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "counter",
        "state": { "count": 0 },
        "root": {
          "actions": { "onAppear": { "type": "setState", "path": "count", "value": 5 } },
          "children": [ { "type": "label", "text": "${count} visits" } ]
        }
      }
      """#,
    fix: "Convert the value to the declared type")

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .setState(let set) = action.payload, case .literal(let value)? = set.value,
      let path = set.path,
      !isComputed(value), let declared = context.state.initialValue(atPath: path), !isAlike(declared, value),
      let node = context.valueNode(\.value, of: set), context.isSettled(node),
      !isIncomplete(value, set, context)
    else { return }
    let converted = conversion(of: value, to: declared)
    context.report(
      Finding(
        id, at: context.view.range(node),
        "`\(path)` is declared as \(declared.phrase) but set to \(value.phrase)",
        consequence: "whatever reads it expects \(declared.phrase)",
        help: converted.map { "write `\($0)`" } ?? "store \(declared.phrase), or `null` for no value",
        fixes: converted.map {
          context.replacement("Write `\($0)`", of: context.view.range(node), with: $0)
        } ?? []))
  }

  /// Returns whether the value looks as if it should be evaluated; other rules report that.
  private static func isComputed(_ value: Document.StateValue) -> Bool {
    switch value {
    case .stringValue(let text): Template.containsPlaceholder(text)
    case .objectValue(let members): members[Document.ActionValue.expressionKey] != nil
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

  private static func isAlike(_ first: Document.StateValue, _ second: Document.StateValue) -> Bool {
    switch (first, second) {
    case (.nullValue, _), (_, .nullValue), (.boolValue, .boolValue), (.stringValue, .stringValue),
      (.arrayValue, .arrayValue), (.objectValue, .objectValue):
      true
    case (.intValue, .intValue), (.intValue, .doubleValue), (.doubleValue, .intValue),
      (.doubleValue, .doubleValue):
      true
    default: false
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
