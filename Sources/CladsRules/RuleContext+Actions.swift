import CladsAnalysis
import CladsDocument
import CladsSchema

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
    forEachComponent { component in
      visit(component.actions?.onTap)
      visit(component.actions?.onValueChanged)
    }
    return actions.sorted { $0.origin.node < $1.origin.node }
  }

  /// The names of the action types that the framework brings, and those of the project.
  var actionTypes: [String] { analysis.vocabulary.names(in: .action) }
}
