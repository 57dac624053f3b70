import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A path into undeclared local state.
enum LocalUndeclared {
  static let rule = Rule(
    "local-undeclared", .error, .state, checks: .document(check),
    summary: "A path into local state that no enclosing `state` declares.",
    why: "The path refers to the global key `local` instead, which has no value.",
    bad: .screen(
      "shop",
      #"""
      {
        "type": "vstack",
        "state": { "isOpen": false },
        "children": [ { "type": "toggle", "localBind": «"isOpn"» } ]
      }
      """#),
    fix: "Replace it with the closest declared name")

  static func check(_ context: RuleContext) {
    let scopes = context.analysis.scopes
    var suggestions: [String: [String]] = [:]
    let names = Set(scopes.scopes.flatMap { $0.variables.filter(\.isLocal).map(\.name) })
    for use in context.analysis.state.localUses
    where !context.isCanceled() && context.view.isCompleteString(use.node) {
      guard use.components.count > 1, case .key(let name) = use.components[1], name != Keypath.localRoot,
        scopes.localState(named: name, in: use.scope) == nil, !isGlobal(use, context)
      else { continue }
      // A named action may be run from a node where the name is declared.
      if names.contains(name), context.isInNamedAction(use.node) { continue }
      let closest = suggestions[name] ?? context.knownNames { names.sorted() }.closest(to: name)
      suggestions[name] = closest
      let near = use.writable(closest)
      context.report(
        RuleFinding(
          at: context.state.range(of: use), "local state `\(name)` is not declared",
          consequence: "it has no value",
          help: didYouMean(near) ?? "declare it in the `state` of an enclosing stack",
          fixes: fixes(near, use, context)))
    }
  }

  private static func isGlobal(_ use: StateUse, _ context: RuleContext) -> Bool {
    if case .declared = context.analysis.state.lookup(use.components) { true } else { false }
  }

  private static func fixes(_ near: [String], _ use: StateUse, _ context: RuleContext) -> [QuickFix] {
    guard use.components.count == 2, let range = context.lastComponentRange(ofLocal: use) else { return [] }
    return near.map { QuickFix("Replace with `\($0)`", replacing: range, with: $0) }
  }
}

extension RuleContext {
  /// Returns whether a string is part of a named action.
  fileprivate func isInNamedAction(_ node: RecordIndex) -> Bool {
    guard let map = valueNode(\.actions, of: document) else { return false }
    return map <= node && node < view.end(of: map)
  }

  /// Returns the range of the last component of a local path, or `nil` if it is written with escapes.
  fileprivate func lastComponentRange(ofLocal use: StateUse) -> TextRange? {
    let start = use.range.start.utf8
    let text = UnsafeBufferPointer(rebasing: view.bytes[start..<use.range.end.utf8])
    guard !view.flags(use.node).contains(.escaped), let last = Keypath.parse(text).ranges.last else {
      return nil
    }
    return TextRange(utf8: start + last.lowerBound, start + last.upperBound)
  }
}
