import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// Moves actions between the document's `actions`, which have names, and those of `root`, which are events.
enum MisplacedActions {
  /// The maximum number of actions that are looked at.
  private static let maximumActions = 64

  /// Returns the fix that moves an action with the name of a lifecycle event to where the app runs it.
  static func moveIntoRoot(_ action: RecordIndex, named name: String, _ context: RuleContext) -> QuickFix? {
    let root = context.document.root
    guard isEvent(name), context.document.hasReadRoot, let actions = context.documentMember(\.actions),
      context.member(\.actions, of: root) == nil
    else { return nil }
    let view = context.view
    let key = context.name(\Document.RootComponent.actions)
    let owner = context.name(\Document.Definition.root)
    let areEvents = view.members(of: view[action].parent).allSatisfy {
      isEvent(view.string(view.name(of: $0)))
    }
    return areEvents
      ? move(
        "Move `\(key)` into `\(owner)`", of: actions, as: view.text(of: actions), into: root.origin.node,
        context)
      : move(
        "Move `\(name)` into the `\(key)` of `\(owner)`", of: action,
        as: context.written(\Document.RootComponent.actions, as: "{ \(view.text(of: action)) }"),
        into: root.origin.node, context)
  }

  /// Returns the member of the root's `actions` that has the name of a missing action.
  static func eventNamed(_ name: String, _ context: RuleContext) -> RecordIndex? {
    let root = context.document.root
    guard !isEvent(name), context.document.hasReadRoot,
      let actions = context.valueNode(\.actions, of: root)
    else { return nil }
    let view = context.view
    return view.members(of: actions).prefix(maximumActions).first { view.string(view.name(of: $0)) == name }
  }

  /// Returns the fix that moves an action out of the root's `actions`.
  static func moveOutOfRoot(_ action: RecordIndex, named name: String, _ context: RuleContext) -> QuickFix? {
    let view = context.view
    let events = view[action].parent
    let document = context.analysis.document.origin.node
    let key = context.name(\Document.Definition.actions)
    let owner = context.name(\Document.Definition.root)
    if let actions = context.documentMember(\.actions).flatMap({ view.value(of: $0) }) {
      return move(
        "Move `\(name)` into the document's `\(key)`", of: action, as: view.text(of: action), into: actions,
        context)
    }
    let areActions = view.members(of: events).allSatisfy { !isEvent(view.string(view.name(of: $0))) }
    if areActions, let member = view.member(owning: events) {
      return move(
        "Move `\(key)` out of `\(owner)`", of: member, as: view.text(of: member), into: document, context)
    }
    return move(
      "Move `\(name)` into the document's `\(key)`", of: action,
      as: context.written(\Document.Definition.actions, as: "{ \(view.text(of: action)) }"), into: document,
      context)
  }

  private static func isEvent(_ name: String) -> Bool {
    Document.LifecycleActions.table.row(named: name) != nil
  }

  private static func move(
    _ title: String, of member: RecordIndex, as text: String, into object: RecordIndex, _ context: RuleContext
  ) -> QuickFix? {
    guard let removal = context.view.removal(of: member),
      let insertion = context.view.insertion(of: text, into: object)
    else { return nil }
    return QuickFix(title, edits: [removal, insertion])
  }
}
