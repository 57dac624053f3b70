import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import Diagnostics
import SourceText

/// A path that looks inside a value that has no inside, or not of that sort.
enum PathThroughScalar: DocumentRule {
  static let id: DiagnosticID = "path-through-scalar"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A path with a member of a number, a text or a list, or with a place in an object.",
    why: "There is nothing at such a path: texts stay empty, conditions are false, lists have no elements.",
    bad: #"""
      {
        "id": "people",
        "state": { "people": [ { "name": "Ann" }, { "name": "Ben" } ] },
        "root": { "children": [ { "type": "label", "text": "First: ${people.«name»}" } ] }
      }
      """#,
    good: #"""
      {
        "id": "people",
        "state": { "people": [ { "name": "Ann" }, { "name": "Ben" } ] },
        "root": { "children": [ { "type": "label", "text": "First: ${people.0.name}" } ] }
      }
      """#)

  static func check(_ context: RuleContext) {
    let state = context.analysis.state
    for use in state.uses where use.access == .read && use.components.count > 1 {
      guard case .undeclared(let count) = state.lookup(use.components), count > 0,
        context.isTyped(use.node), !context.isHostState(use.components),
        case .declared(let owner) = state.lookup(Array(use.components.prefix(count)))
      else { continue }
      let component = use.components[count]
      if case .objectValue = owner, case .key = component { continue }
      if isFunction(component, at: count, of: use) { continue }
      report(use, count, owner, context)
    }
  }

  /// Whether the name is one that other languages have on texts and lists: another rule explains it.
  private static func isFunction(_ component: Keypath.Component, at place: Int, of use: StateUse) -> Bool {
    guard use.form != .path, place == use.components.count - 1, case .key(let name) = component else {
      return false
    }
    return ["size", "length", "uppercase", "uppercased", "lowercase", "lowercased", "trim", "trimmed"]
      .contains(name)
  }

  private static func report(
    _ use: StateUse, _ count: Int, _ owner: Document.StateValue, _ context: RuleContext
  ) {
    let places = context.places(of: use)
    let path = Keypath(Array(use.components.prefix(count))).text
    let message =
      switch use.components[count] {
      case .key(let key): "`\(path)` is \(owner.phrase) and has no `\(key)`"
      case .index(let index): "`\(path)` is \(owner.phrase) and has no place \(index)"
      }
    context.report(
      Finding(
        id, at: places.indices.contains(count) ? places[count] : use.range, message,
        consequence: "nothing is found there", help: help(use, count, owner)))
  }

  private static func help(_ use: StateUse, _ count: Int, _ owner: Document.StateValue) -> String {
    let path = Keypath(Array(use.components.prefix(count))).text
    switch (owner, use.components[count]) {
    case (.arrayValue, .key(let key)): return "name an element first: `\(path).0.\(key)`"
    case (.objectValue(let members), _):
      let names = members.keys.sorted()
      return names.isEmpty || names.count > 6
        ? "name a key of it" : "name a key of it: \(listing(names, last: "or"))"
    default: return "write `\(path)` alone, or declare it as an object"
    }
  }
}
