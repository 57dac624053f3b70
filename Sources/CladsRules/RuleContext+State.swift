import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax
import SourceText

extension RuleContext {
  /// Returns the initial value of global state at a bare path, and its record; `nil` if the document does not
  /// declare it.
  func initialValue(
    at path: String, in scope: ScopeIndex
  ) -> (value: Document.StateValue, node: RecordIndex)? {
    let keypath = Keypath.parse(path)
    guard keypath.problem == nil, let root = keypath.root,
      case .declared(let value) = analysis.state.lookup(keypath.components),
      analysis.scopes.variable(named: root, in: scope) == nil, var node = analysis.state.roots[root]?.node
    else { return nil }
    for component in keypath.components.dropFirst() {
      let next: RecordIndex? =
        switch component {
        case .key(let key): view.member(named: key, of: node).flatMap { view.value(of: $0) }
        case .index(let index): view.element(at: index, of: node)
        }
      guard let next else { return nil }
      node = next
    }
    return (value, node)
  }

  /// Returns the range of the first `${…}` in a string, or `nil` if it has none.
  func placeholder(in node: RecordIndex) -> TextRange? {
    let content = UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: node)])
    guard Template.containsPlaceholder(content) else { return nil }
    let template =
      view.flags(node).contains(.escaped) ? Template.parse(view.string(node)) : Template.parse(content)
    for case .placeholder(let range, _, _) in template.segments {
      return view.sourceRange(ofDecoded: range, in: node)
    }
    return nil
  }
}
