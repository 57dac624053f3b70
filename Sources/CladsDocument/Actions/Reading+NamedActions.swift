import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// The fix that writes a list of actions and ids as one `sequence`, with the named actions copied in.
  ///
  /// - Parameter event: the event to bind it to, where the list stands for all events.
  func writeAsSequence(_ list: RecordIndex, on event: String? = nil) -> QuickFix? {
    var steps: [String] = []
    var child = view.firstChild(of: list)
    while child < view.end(of: list) {
      guard let action = view.kind(child) == .string ? namedAction(at: child) : child,
        view.kind(action) == .object
      else { return nil }
      steps.append(text(of: action))
      child = view.end(of: child)
    }
    guard !steps.isEmpty else { return nil }
    let isSingle = steps.count == 1
    let action =
      isSingle
      ? text(of: view.firstChild(of: list))
      : "{ \"type\": \"sequence\", \"steps\": [\(steps.joined(separator: ", "))] }"
    let title = isSingle ? "Write the action without `[ ]`" : "Write a `sequence`"
    return QuickFix(
      event.map { "\(title) for `\($0)`" } ?? title, replacing: view.range(list),
      with: event.map { "{ \"\($0)\": \(action) }" } ?? action)
  }

  /// The fix that replaces the id of a named action by a copy of the action.
  func copyNamedAction(_ id: RecordIndex) -> QuickFix? {
    namedAction(at: id).map {
      QuickFix("Copy the action `\(view.string(id))` here", replacing: view.range(id), with: text(of: $0))
    }
  }

  /// The named action whose id is the text at `node`, unless `node` is inside it.
  private func namedAction(at node: RecordIndex) -> RecordIndex? {
    let id = view.string(node)
    var place = node
    while true {
      if view.member(named: "root", of: place) != nil, let actions = view.member(named: "actions", of: place),
        let map = view.value(of: actions), let entry = view.member(named: id, of: map),
        let action = view.value(of: entry), view.kind(action) == .object
      {
        return view.range(action).contains(view.range(node)) ? nil : action
      }
      let parent = view[place].parent
      if parent == place { return nil }
      place = parent
    }
  }
}
