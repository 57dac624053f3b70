import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax

extension RuleContext {
  /// Collects every action of the document in document order; a sequence comes before its steps.
  func collectActions() -> [Document.Action] {
    var actions: [Document.Action] = []
    func visit(_ action: Document.Action) {
      actions.append(action)
      if case .sequence(let sequence) = action.payload { sequence.steps.forEach(visit) }
    }
    func visit(_ binding: Document.ActionBinding?) {
      if case .inline(let action)? = binding { visit(action) }
    }
    visit(document.root?.actions?.onAppear)
    visit(document.root?.actions?.onDisappear)
    for entry in document.actions where !isCanceled() { visit(entry.value) }
    for action in inlineActions where !isCanceled() { visit(action) }
    return actions.sorted { $0.origin.node < $1.origin.node }
  }

  /// The names of the built-in action types and of those in the project file.
  var actionTypes: [String] { analysis.vocabulary.names(in: .action) }

  /// Returns the record of the value that an action stores; `nil` if it stores none.
  func storedValue(of action: Document.Action) -> RecordIndex? {
    switch action.payload {
    case .setState(let action): valueNode(\.value, of: action)
    case .array(let action): valueNode(\.value, of: action)
    default: nil
    }
  }

  /// Returns the initial value at the path of an action; `nil` if the document does not declare it, or if a
  /// variable of a `forEach` may have the same name.
  func initialValue(atPath path: String) -> Document.StateValue? {
    let components = Keypath.parse(path).components
    guard case .key(let root)? = components.first,
      case .declared(let value) = analysis.state.lookup(components),
      !scopedNames.contains(root)
    else { return nil }
    return value
  }
}

extension Document.ActionPayload {
  /// The value that the action stores; `nil` if it stores none.
  var storedValue: Document.ActionValue? {
    switch self {
    case .setState(let action): action.value
    case .array(let action): action.value
    default: nil
    }
  }
}
