import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// A path through a value that has no such member or element.
enum PathThroughScalar {
  static let rule = Rule(
    "path-through-scalar", .warning, .state, checks: .document(check),
    summary: "A path with a key of a number, a string or an array, or with an index of an object.",
    why: "Such a path has no value: text stays empty, conditions are false, and `forEach` repeats nothing.",
    bad: .compactScreen(
      "people", state: #"{ "people": [ { "name": "Ann" }, { "name": "Ben" } ] }"#,
      #"{ "type": "label", "text": "First: ${people.«name»}" }"#),
    good: .replacing("people.name", with: "people.0.name"))

  static func check(_ context: RuleContext) {
    let state = context.analysis.state
    for use in state.uses where !context.isCanceled() && use.access == .read && use.components.count > 1 {
      guard let count = declaredCount(of: use, context), count > 0, context.view.isCompleteString(use.node),
        !context.host.declaresState(at: use.components),
        case .declared(let owner) = state.lookup(Array(use.components.prefix(count)))
      else { continue }
      let component = use.components[count]
      if case .objectValue = owner, case .key = component { continue }
      if isFunction(component, at: count, of: use) { continue }
      report(use, count, owner, context)
    }
  }

  /// The number of components up to which the values of written paths are inferred.
  private static let maximumDepth = 8

  /// Returns how many components have an initial value, if the rest never has one.
  private static func declaredCount(of use: StateUse, _ context: RuleContext) -> Int? {
    let state = context.analysis.state
    switch state.lookup(use.components) {
    case .declared: return nil
    case .undeclared(let count): return count
    case .unknown: break
    }
    for count in 1..<min(use.components.count, maximumDepth) {
      let owner = Array(use.components.prefix(count))
      guard case .declared(let value) = state.lookup(owner) else { return nil }
      if value.isScalar { return context.writes.holdOnlyScalars(at: owner) ? count : nil }
    }
    return nil
  }

  /// Returns whether the name is a property from another language, which `expr-unknown-member` reports.
  private static func isFunction(_ component: Keypath.Component, at position: Int, of use: StateUse) -> Bool {
    guard use.form != .path, position == use.components.count - 1, case .key(let name) = component else {
      return false
    }
    return ["size", "length", "uppercase", "uppercased", "lowercase", "lowercased", "trim", "trimmed"]
      .contains(name)
  }

  private static func report(
    _ use: StateUse, _ count: Int, _ owner: Document.StateValue, _ context: RuleContext
  ) {
    let ranges = context.state.componentRanges(of: use)
    let path = Keypath(Array(use.components.prefix(count))).text
    let message =
      switch use.components[count] {
      case .key(let key): "`\(path)` is \(owner.phrase) and has no `\(key)`"
      case .index(let index): "`\(path)` is \(owner.phrase) and has no index \(index)"
      }
    context.report(
      RuleFinding(
        at: ranges.indices.contains(count) ? ranges[count] : use.range, message,
        consequence: "it has no value", help: help(use, count, owner, context)))
  }

  private static func help(
    _ use: StateUse, _ count: Int, _ owner: Document.StateValue, _ context: RuleContext
  ) -> String {
    if use.form != .path, count == use.components.count - 1, case .key(let name) = use.components[count],
      let function = didYouMean(closest(to: name, in: context.evaluator.allFunctions.map(\.name)))
    {
      return function
    }
    let path = Keypath(Array(use.components.prefix(count))).text
    switch (owner, use.components[count]) {
    case (.arrayValue, .key(let key)): return "add the index of an element: `\(path).0.\(key)`"
    case (.objectValue(let members), _):
      let names = members.keys.sorted()
      return names.isEmpty || names.count > 6
        ? "use one of its keys" : "use one of its keys: \(listing(names, last: "or"))"
    default: return "write only `\(path)`, or declare it as an object"
    }
  }
}
