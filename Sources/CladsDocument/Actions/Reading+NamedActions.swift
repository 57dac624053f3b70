import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// The fix that writes a list of actions and ids as one `sequence`, with the named actions copied in.
  func writeAsSequence(_ list: RecordIndex) -> QuickFix? {
    var steps: [String] = []
    var child = view.firstChild(of: list)
    while child < view.end(of: list) {
      guard let action = view.kind(child) == .string ? namedAction(at: child) : child,
        view.kind(action) == .object
      else { return nil }
      steps.append(text(of: action))
      child = view.end(of: child)
    }
    let first = view.firstChild(of: list)
    if steps.count == 1 {
      return QuickFix("Remove the `[ ]`", replacing: view.range(list), with: text(of: first))
    }
    guard !steps.isEmpty else { return nil }
    return QuickFix(
      "Write a `sequence`", replacing: view.range(list),
      with: "{ \"type\": \"sequence\", \"steps\": [\(steps.joined(separator: ", "))] }")
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
