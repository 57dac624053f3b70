import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// A use of an iteration variable.
struct IterationUse {
  /// How the variable is used; on device, the effect depends on it.
  enum Usage: Hashable {
    /// On its own, as content.
    case shown
    /// With a member, as content.
    case member
    /// Inside a larger expression.
    case expression
    /// In an action.
    case action
    /// As the path that a control is bound to.
    case control
    /// As the items of a nested `forEach`.
    case list
  }

  let use: StateUse
  /// The scope that declares the variable.
  let scope: ScopeIndex
  let usage: Usage
  /// The inline action that contains it, if any.
  let action: RecordIndex?
}

/// Iteration variables and their uses.
extension RuleContext {
  /// Returns the scope that encloses another one.
  func outerScope(of scope: ScopeIndex) -> ScopeIndex {
    scope == 0 ? 0 : analysis.scopes.scopes[Int(scope)].parent
  }

  /// Returns whether any `forEach` of the document declares a variable with this name.
  func isIterationName(_ name: String) -> Bool {
    iterationNames.contains(name)
  }

  /// Collects the uses of the variables of `forEach`, in document order.
  func collectIterationUses() -> [IterationUse] {
    guard !analysis.state.variableUses.isEmpty else { return [] }
    let actions = inlineActions.map(\.origin.node).sorted()
    return analysis.state.variableUses.compactMap { use in
      guard let (_, scope) = analysis.scopes.variable(named: use.root, in: use.scope),
        analysis.scopes.scopes[Int(scope)].kind == .iteration
      else { return nil }
      let action = self.action(around: use.node, among: actions)
      let usage: IterationUse.Usage = action == nil ? self.usage(ofVariable: use) : .action
      return IterationUse(use: use, scope: scope, usage: usage, action: action)
    }
  }

  /// Returns the innermost of the sorted actions that contains a record, or `nil`.
  private func action(around node: RecordIndex, among actions: [RecordIndex]) -> RecordIndex? {
    let next = actions.partitioningIndex { $0 > node }
    guard next > 0, node < view.end(of: actions[next - 1]) else { return nil }
    return actions[next - 1]
  }

  private func usage(ofVariable use: StateUse) -> IterationUse.Usage {
    if use.form == .path, !use.isContent { return use.expects == .array ? .list : .control }
    // An expression outside of a template has a finding of its own.
    if use.form == .expression { return .shown }
    guard use.form == .path || isAlone(use) else { return .expression }
    return use.components.count > 1 ? .member : .shown
  }

  /// Returns whether the path is the entire content of its placeholder.
  private func isAlone(_ use: StateUse) -> Bool {
    guard case .value = use.use else { return false }
    let content = view.contentRange(of: use.node)
    // Looks for `{` before and `}` after the path, with spaces (0x20) in between.
    var start = use.range.start.utf8
    var end = use.range.end.utf8
    while start > content.lowerBound, view.bytes[start - 1] == Byte.space { start -= 1 }
    while end < content.upperBound, view.bytes[end] == Byte.space { end += 1 }
    return start > content.lowerBound && view.bytes[start - 1] == Byte.openBrace && end < content.upperBound
      && view.bytes[end] == Byte.closeBrace
  }
}
