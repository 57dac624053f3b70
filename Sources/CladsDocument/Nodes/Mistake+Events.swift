import Diagnostics
import JSONSyntax

extension Mistake {
  /// The mistake of events on a node that has none, such as a stack.
  static func events(on owner: String, help: String) -> Mistake {
    Mistake(
      "actions", .containerEvent, message: "\(owner) cannot be tapped; `actions` has no effect here",
      help: "\(help); `onAppear` belongs in the `actions` of the root",
      remedy: .custom { member, reading in
        reading.moveIntoRoot(events: member)
          ?? reading.removal(of: member).map {
            QuickFix("Delete `\(reading.view.string(reading.view.name(of: member)))`", edits: [$0])
          }
      })
  }
}

extension Reading {
  /// Returns the fix that moves events of the screen to the root, which has them; `nil` if there are others.
  fileprivate func moveIntoRoot(events member: RecordIndex) -> QuickFix? {
    let root = Document.RootComponent.table
    let events = Document.LifecycleActions.table
    guard let value = view.value(of: member), view.kind(value) == .object,
      let name = root.row(of: \.actions)?.name,
      view.kind(0) == .object, let screen = Document.Definition.table.value(of: \.root, in: 0, view),
      view.kind(screen) == .object, root.member(of: \.actions, in: screen, view) == nil
    else { return nil }
    let names = view.members(of: value).map { view.string(view.name(of: $0)) }
    guard !names.isEmpty, names.allSatisfy({ events.row(named: $0) != nil }),
      let insertion = insertion(of: text(of: member), into: screen), let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move `\(name)` into the root", edits: [insertion, removal])
  }
}
