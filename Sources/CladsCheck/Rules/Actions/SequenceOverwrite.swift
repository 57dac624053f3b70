import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A value that is overwritten before anything reads it.
enum SequenceOverwrite {
  static let rule = Rule(
    "sequence-overwrite", .warning, .actions, checks: .action(check),
    summary: "Two consecutive `setState` steps for the same path.",
    why: "The first value is overwritten before anything reads it.",
    bad: #"""
      {
        "id": "shop",
        "state": { "title": "" },
        "root": {
          "actions": {
            "onAppear": {
              "type": "sequence",
              "steps": [
                { "type": "setState", "path": «"title"», "value": "Lake" },
                { "type": "setState", "path": "title", "value": "Hut" }
              ]
            }
          },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#,
    good: #"""
      {
        "id": "shop",
        "state": { "title": "" },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "title", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${title}" } ]
        }
      }
      """#,
    fix: "Delete the first step", fixLevel: .destructive)

  static func check(_ action: Document.Action, _ context: RuleContext) {
    guard case .sequence(let sequence) = action else { return }
    for (first, second) in zip(sequence.steps, sequence.steps.dropFirst()) where !context.isCanceled() {
      guard case .setState(let earlier) = first, case .setState(let later) = second,
        let path = earlier.path, Keypath.parse(path) == Keypath.parse(later.path ?? ""),
        !Keypath.parse(path).components.isEmpty, !reads(later.value, Keypath.parse(path)),
        let node = context.valueNode(\.path, of: earlier), context.view.isCompleteString(node)
      else { continue }
      context.report(
        RuleFinding(
          at: context.view.range(node), "`\(path)` is set again by the next step",
          consequence: "this value is never used", help: "delete one of the two steps",
          related: context.value(\.path, of: later).map { [Related("set again here", at: $0)] } ?? [],
          fixes: context.deletion(of: first.origin.node)))
    }
  }

  /// Returns whether an expression reads the path, an ancestor of it or a descendant of it.
  private static func reads(_ value: Document.SetValue?, _ path: Keypath) -> Bool {
    guard case .expression(let source)? = value else { return false }
    let expression = Expression.parse(source)
    let paths = expression.isValid ? expression.paths : Template.parse(source).paths
    return paths.contains { $0.staticKeypath.isRelated(to: path) }
  }
}
