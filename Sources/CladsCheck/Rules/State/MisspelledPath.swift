import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax

/// A path that something writes to and that is almost a declared one.
enum MisspelledPath {
  static let rule = Rule(
    "misspelled-path", .warning, .state, checks: .document(check),
    summary: "A path that is written to, is not in `state`, and differs little from a path that is.",
    why: "The app creates a second value under the misspelled name, and the declared one never changes.",
    bad: .compactScreen(
      "counter", state: #"{ "count": 0 }"#,
      #"""
      { "type": "label", "text": "${count}" },
      { "type": "button", "text": "Start again",
        "actions": { "onTap": { "type": "setState", "path": «"cuont"», "value": 0 } } }
      """#),
    fix: "Replace the name with the closest declared one")

  /// The maximum number of components of a path that are looked at.
  private static let maximumDepth = 8

  static func check(_ context: RuleContext) {
    guard !(context.document.state ?? [:]).isEmpty else { return }
    let declared = context.initialValues
    var users: [[Keypath.Component]: Users]?
    var known: [[Keypath.Component]: KnownNames] = [:]
    for use in context.analysis.state.uses where use.access != .read && !context.isCanceled() {
      guard use.form == .path, context.view.isCompleteString(use.node),
        !context.host.declaresState(at: use.components),
        let wrong = firstUndeclared(use.components, declared), wrong.index < maximumDepth
      else { continue }
      let allUsers = users ?? self.users(context)
      users = allUsers
      let path = Array(use.components.prefix(wrong.index + 1))
      // A name that is used again is meant.
      guard allUsers[path]?.count == 1 else { continue }
      let owner = Array(path.dropLast())
      let siblings = known[owner] ?? KnownNames(wrong.siblings())
      known[owner] = siblings
      let near = use.writable(siblings.closest(to: wrong.name).filter { !differsInDigits($0, wrong.name) })
      if near.isEmpty { continue }
      report(use, wrong.index, near, context)
    }
  }

  /// How many strings use a path or one below it.
  private struct Users {
    var count = 0
    var last: RecordIndex?
  }

  private static func users(_ context: RuleContext) -> [[Keypath.Component]: Users] {
    var users: [[Keypath.Component]: Users] = [:]
    for use in context.analysis.state.uses where !context.isCanceled() {
      for length in 1...min(maximumDepth, max(use.components.count, 1)) {
        let path = Array(use.components.prefix(length))
        if users[path]?.last == use.node { continue }
        users[path, default: Users()].count += 1
        users[path]?.last = use.node
      }
    }
    return users
  }

  private static func report(
    _ use: StateUse, _ index: Int, _ near: [String], _ context: RuleContext
  ) {
    let owner = Keypath(Array(use.components.prefix(index))).text
    let written = near.map { owner.isEmpty ? $0 : "\(owner).\($0)" }
    let ranges = context.state.componentRanges(of: use)
    let full = Keypath(Array(use.components.prefix(index + 1))).text
    context.report(
      RuleFinding(
        at: context.state.range(of: use),
        "`\(full)` is not in `\(context.name(\Document.Definition.state))`, but `\(written[0])` is",
        consequence: "the app stores a new value at `\(full)`, and `\(written[0])` does not change",
        help: didYouMean(written),
        fixes: ranges.indices.contains(index)
          ? near.map { QuickFix("Replace with `\($0)`", replacing: ranges[index], with: $0) } : []))
  }

  /// Returns the first component that the initial state does not have, with the keys next to it; `nil` if it
  /// has all of them, or if the rest is not certain.
  private static func firstUndeclared(
    _ components: [Keypath.Component], _ state: [String: Document.StateValue]
  ) -> (index: Int, name: String, siblings: () -> [String])? {
    var members = state
    for (index, component) in components.enumerated() {
      guard case .key(let name) = component else { return nil }
      guard let value = members[name] else {
        let siblings = members
        return (index, name, { siblings.keys.sorted() })
      }
      guard case .objectValue(let inner) = value else { return nil }
      members = inner
    }
    return nil
  }

  /// Returns whether two names are two of a numbered series, such as `item1` and `item2`.
  private static func differsInDigits(_ name: String, _ other: String) -> Bool {
    name.filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}
