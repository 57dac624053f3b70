import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax

extension RuleContext {
  /// Every action of the document: of the root, the named ones, those of components, each before its steps.
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
    for entry in document.actions { visit(entry.value) }
    for action in inlineActions { visit(action) }
    return actions.sorted { $0.origin.node < $1.origin.node }
  }

  /// The names of the action types that the framework brings, and those of the project.
  var actionTypes: [String] { analysis.vocabulary.names(in: .action) }

  /// The record of the value that an action stores.
  func storedValue(of action: Document.Action) -> RecordIndex? {
    switch action.payload {
    case .setState(let action): valueNode(\.value, of: action)
    case .array(let action): valueNode(\.value, of: action)
    default: nil
    }
  }

  /// The initial value at the path of an action; nothing where the document does not say.
  func initialValue(atPath path: String) -> Document.StateValue? {
    let components = Keypath.parse(path).components
    guard case .key(let root)? = components.first,
      case .declared(let value) = analysis.state.lookup(components),
      !analysis.scopes.scopes.contains(where: { $0.variables.contains { $0.name == root } })
    else { return nil }
    return value
  }
}

extension Document.ActionPayload {
  /// What the action stores, if it is one that stores something.
  var storedValue: Document.ActionValue? {
    switch self {
    case .setState(let action): action.value
    case .array(let action): action.value
    default: nil
    }
  }
}
