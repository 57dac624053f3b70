import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A write that replaces a value on its path.
enum WriteClobbers {
  static let rule = Rule(
    "write-clobbers", .warning, .state, checks: .document(check),
    summary: "A write to a path that goes through a string, a number, or the wrong type of container.",
    why: "The value on the path is replaced by a new object or array, and its content is lost.",
    bad: #"""
      {
        "id": "shop",
        "state": { "title": "Mountain hut" },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "«title».short", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#,
    good: .replacing(#""title.short""#, with: #""title""#))

  static func check(_ context: RuleContext) {
    for use in context.analysis.state.uses
    where !context.isCanceled() && use.access.writes && use.components.count > 1 {
      guard context.view.isCompleteString(use.node), !context.host.declaresState(at: use.components),
        let (position, value) = obstacle(for: use.components, context)
      else { continue }
      let ranges = context.state.componentRanges(of: use)
      let path = Keypath(Array(use.components.prefix(position + 1))).text
      context.report(
        RuleFinding(
          at: ranges.indices.contains(position) ? ranges[position] : use.range,
          "`\(path)` is \(value.phrase), and a write to `\(use.text)` replaces it",
          consequence: "the value of `\(path)` is lost",
          help: help(value, use.components[position + 1], path)))
    }
  }

  /// Returns the first value on the path that is not the required type of container, or `nil` if there is
  /// none.
  private static func obstacle(
    for path: [Keypath.Component], _ context: RuleContext
  ) -> (position: Int, value: Document.StateValue)? {
    guard case .key(let root)? = path.first, let entry = context.analysis.state.roots[root] else {
      return nil
    }
    var value = entry.value
    for position in path.indices.dropLast() {
      switch (value, path[position + 1]) {
      case (.nullValue, _): return nil
      case (.objectValue(let members), .key(let key)):
        guard let member = members[key] else { return nil }
        value = member
      case (.arrayValue(let elements), .index(let index)):
        guard elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return (position, value)
      }
    }
    return nil
  }

  private static func help(
    _ value: Document.StateValue, _ next: Keypath.Component, _ path: String
  ) -> String {
    switch (value, next) {
    case (.arrayValue, .key(let key)): "add the index of an element: `\(path).0.\(key)`"
    case (.objectValue, .index): "use a key instead of an index"
    default: "write to `\(path)` itself, or declare it as an object"
    }
  }
}
