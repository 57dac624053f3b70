import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText

/// A use of a variable of a repetition.
struct IterationUse {
  /// What is done with the variable; today's phones differ in what they do about it.
  enum Place: Hashable {
    /// Alone, where content is shown.
    case shown
    /// With a member, where content is shown.
    case member
    /// Inside a larger expression.
    case expression
    /// In an action.
    case action
    /// As the path of what a control shows and changes.
    case control
    /// As the list of another repetition.
    case list
  }

  /// The use.
  let use: StateUse
  /// The scope that declares the variable.
  let scope: ScopeIndex
  /// What is done with it.
  let place: Place
  /// The action written in place in which it stands.
  let action: RecordIndex?
}

/// Repetitions, their variables and who uses them.
extension RuleContext {
  /// The scope around another one.
  func outerScope(of scope: ScopeIndex) -> ScopeIndex {
    scope == 0 ? 0 : analysis.scopes.scopes[Int(scope)].parent
  }

  /// Whether some repetition of the document has a variable of this name.
  func isIterationName(_ name: String) -> Bool {
    analysis.scopes.scopes.contains { scope in
      scope.kind == .iteration && scope.variables.contains { $0.name == name }
    }
  }

  /// Collects the uses of the variables of `forEach`, in the order of the document.
  func collectIterationUses() -> [IterationUse] {
    guard !analysis.state.variableUses.isEmpty else { return [] }
    let actions = inlineActions.map(\.origin.node).sorted()
    return analysis.state.variableUses.compactMap { use in
      guard let (_, scope) = analysis.scopes.variable(named: use.root, in: use.scope),
        analysis.scopes.scopes[Int(scope)].kind == .iteration
      else { return nil }
      let action = self.action(around: use.node, among: actions)
      let place: IterationUse.Place = action == nil ? self.place(ofVariable: use) : .action
      return IterationUse(use: use, scope: scope, place: place, action: action)
    }
  }

  /// The last of some actions that starts before a record, if the record is inside.
  private func action(around node: RecordIndex, among actions: [RecordIndex]) -> RecordIndex? {
    var low = 0
    var high = actions.count
    while low < high {
      let middle = (low + high) / 2
      if actions[middle] <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0, node < view.end(of: actions[low - 1]) else { return nil }
    return actions[low - 1]
  }

  private func place(ofVariable use: StateUse) -> IterationUse.Place {
    if use.form == .path, !use.isContent { return use.expects == .array ? .list : .control }
    // An expression that is no template has a finding of its own there.
    if use.form == .expression { return .shown }
    guard use.form == .path || isAlone(use) else { return .expression }
    return use.components.count > 1 ? .member : .shown
  }

  /// Whether the path is all there is in its placeholder.
  private func isAlone(_ use: StateUse) -> Bool {
    guard case .value = use.use else { return false }
    let content = view.contentRange(of: use.node)
    var start = use.range.start.utf8
    var end = use.range.end.utf8
    while start > content.lowerBound, view.bytes[start - 1] == 0x20 { start -= 1 }
    while end < content.upperBound, view.bytes[end] == 0x20 { end += 1 }
    return start > content.lowerBound && view.bytes[start - 1] == 0x7B && end < content.upperBound
      && view.bytes[end] == 0x7D
  }
}
