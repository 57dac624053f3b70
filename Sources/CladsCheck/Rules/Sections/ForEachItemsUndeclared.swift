import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A repetition over an undeclared array.
package enum ForEachItemsUndeclared {
  package static let rule = Rule(
    "foreach-items-undeclared", .warning, .sections, checks: .forEach(check), .section(check),
    absorbing: [UndeclaredState.rule.description, IterationOutOfScope.rule.description],
    summary: "A `forEach` or a section whose array the document neither declares nor writes.",
    why: """
      Nothing is ever repeated. In a document with custom components or actions, which may provide the \
      array, only a path similar to a declared one is a warning.
      """,
    bad: .compactScreen(
      "cities",
      #"""
      { "type": "forEach", "items": «"cities"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    good: .document(
      .compactScreen(
        "cities", state: #"{ "cities": [] }"#,
        #"""
        { "type": "forEach", "items": "cities",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
        """#)),
    fix: "Add an empty array to `state`")

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard let items = forEach.items else { return }
    check(items, context.iteration.outerScope(of: forEach.scope), context) {
      context.valueNode(\.items, of: forEach)
    }
  }

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let items = section.dataSource, section.itemTemplate != nil else { return }
    check(items, context.iteration.outerScope(of: section.scope), context) {
      context.valueNode(\.dataSource, of: section)
    }
  }

  private static func check(
    _ items: String, _ scope: ScopeIndex, _ context: RuleContext, at node: () -> RecordIndex?
  ) {
    let path = Keypath.parse(items)
    // An undeclared member of a declared value is reported by `undeclared-state`.
    guard path.problem == nil, let root = path.root, root != "local",
      case .undeclared(after: 0) = context.analysis.state.lookup(path.components),
      context.analysis.scopes.variable(named: root, in: scope) == nil,
      !context.host.declaresState(at: path.components),
      !context.isBeingTyped(\.state), let node = node(), context.view.isCompleteString(node)
    else { return }
    let near = names(near: path, context)
    // An iteration variable outside its template has its own finding.
    if near.isEmpty, context.iteration.itemNames.contains(root) { return }
    let isFirst = context.isFirst(path.components)
    let uses = isFirst ? context.state.uses(of: path.components).filter { $0.node != node } : []
    var value = "[]"
    for case .key(let key) in path.components.dropFirst().reversed() {
      value = "{ \(StringLiteral.quoted(key)): \(value) }"
    }
    let state = context.name(\Document.Definition.state)
    var finding = RuleFinding(
      at: context.view.range(node), "`\(items)` is not in `\(state)`, and nothing writes it",
      consequence: context.host.isOpen
        ? "nothing is repeated unless the app stores an array there" : "nothing is ever repeated",
      help: didYouMean(near)
        ?? "add `\(StringLiteral.quoted(root)): \(value)` to `\(state)`",
      severity: context.host.isOpen && near.isEmpty ? .info : nil,
      related: uses.map { Related("also used here", at: context.state.range(of: $0)) },
      fixes: context.replacements(of: node, with: near)
        + context.declaration("Add `\(root)` to `\(state)`", of: root, as: value, in: \.state))
    finding.covered = uses.map { context.state.range(of: $0) }
    context.report(finding)
  }

  /// Returns the paths of declared state and of host state that may be meant by a path.
  private static func names(near path: Keypath, _ context: RuleContext) -> [String] {
    let (depth, host) = context.host.stateNames(along: path.components)
    guard case .key(let name)? = path.components.dropFirst(depth).first else { return [] }
    let names = depth == 0 ? context.state.rootNames + host : host
    let known =
      host.isEmpty && depth == 0 ? context.state.knownRoots : KnownNames(Set(names).sorted())
    return known.closest(to: name).filter(Keypath.isName).map {
      Keypath(path.components.prefix(depth) + [.key($0)] + path.components.dropFirst(depth + 1)).text
    }
  }
}
