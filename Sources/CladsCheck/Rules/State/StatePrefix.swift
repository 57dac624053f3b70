import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A path that starts with `state.`.
enum StatePrefix {
  static let rule = Rule(
    "state-prefix", .warning, .state, checks: .document(check),
    absorbing: [
      UndeclaredState.rule.description, MisspelledPath.rule.description,
      ForEachItemsUndeclared.rule.description, .exprMemberOperand, .exprUnresolvedOperand, .exprMemberType,
      .exprShadowedKey,
    ],
    summary: "A path such as `state.name` to the key `name` of `state`.",
    why: """
      Paths start inside `state`: `state.name` is the member `name` of a key `state`, which does not exist.
      """,
    bad: .compactScreen(
      "profile", state: #"{ "name": "Ann" }"#, #"{ "type": "label", "text": "Hello, ${«state.name»}" }"#),
    fix: "Remove `state.`")

  static func check(_ context: RuleContext) {
    let prefix = context.name(\Document.Definition.state)
    let path = [Keypath.Component.key(prefix)]
    let uses = context.state.uses(ofRoot: prefix)
    guard !uses.isEmpty, context.analysis.state.roots[prefix] == nil, !context.host.declaresState(at: path),
      !context.isBeingTyped(\.state), !uses.contains(where: { $0.components == path && $0.access.writes }),
      !context.samples.contains(where: { $0.values[prefix] != nil })
    else { return }
    for use in uses where !context.isCanceled() && context.view.isCompleteString(use.node) {
      guard let meant = Meant(use, context), isKnown(meant.components, use, context) else { continue }
      report(use, meant, prefix, context)
    }
  }

  /// The path that is meant.
  private struct Meant {
    let components: [Keypath.Component]
    /// The range of the path as it is written.
    let range: TextRange
    /// The range to delete; `nil` if escapes hide it.
    let prefix: TextRange?

    init?(_ use: StateUse, _ context: RuleContext) {
      if use.components.count > 1 {
        components = Array(use.components.dropFirst())
        range = context.state.range(of: use)
        let ranges = context.state.componentRanges(of: use)
        prefix = ranges.count > 1 ? TextRange(ranges[0].start, ranges[1].start) : nil
      } else if case .propertyBase(let property) = use.use,
        !context.view.flags(use.node).contains(.escaped)
      {
        // A key such as `count` is read like an array property.
        components = [.key(property.rawValue)]
        let name = use.range.end.utf8 + 1
        range = TextRange(utf8: use.range.start.utf8, name + property.rawValue.utf8.count)
        prefix = TextRange(utf8: use.range.start.utf8, name)
      } else {
        return nil
      }
    }
  }

  /// Returns whether a path starts with a declared key, or with a variable that is visible to the use.
  private static func isKnown(
    _ components: [Keypath.Component], _ use: StateUse, _ context: RuleContext
  ) -> Bool {
    guard case .key(let root)? = components.first else { return false }
    return context.analysis.state.roots[root] != nil || context.host.declaresState(at: components)
      || context.analysis.scopes.variable(named: root, in: use.scope) != nil
  }

  private static func report(_ use: StateUse, _ meant: Meant, _ prefix: String, _ context: RuleContext) {
    let path = Keypath(meant.components).text
    let written = "\(prefix).\(path)"
    let consequence =
      if use.access.writes {
        "the app stores a new value at `\(written)`, and `\(path)` does not change"
      } else if context.analysis.state.isWritten([.key(prefix)] + meant.components) {
        "it is the value that is stored at `\(written)`, and never that of `\(path)`"
      } else {
        "it never has a value"
      }
    context.report(
      RuleFinding(
        at: meant.range, "`\(written)` is not `\(path)`: paths start inside `\(prefix)`",
        consequence: consequence, help: "write `\(path)`",
        fixes: meant.prefix.map { [QuickFix("Remove `\(prefix).`", replacing: $0, with: "")] } ?? []))
  }
}
