import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// The longest action that a fix copies, in bytes, and the number of actions: a document may refer to one
  /// action thousands of times.
  private static let longestCopy = 2_000
  private static let mostCopies = 100

  /// Returns the fix that replaces an array of actions and ids by one `sequence`, with the named actions
  /// copied in, or `nil` if that is not possible. If the array is in the place of an object of events, the
  /// sequence is bound to `event`.
  func writeAsSequence(_ array: RecordIndex, on event: String? = nil) -> QuickFix? {
    var steps: [String] = []
    for child in view.children(of: array) {
      guard let action = view.kind(child) == .string ? namedAction(at: child) : child,
        view.kind(action) == .object
      else { return nil }
      guard steps.count < Self.mostCopies else { return nil }
      steps.append(text(of: action))
    }
    guard !steps.isEmpty else { return nil }
    let isSingle = steps.count == 1
    let action =
      isSingle
      ? text(of: view.firstChild(of: array))
      : "{ \"type\": \"sequence\", \"steps\": [\(steps.joined(separator: ", "))] }"
    let title = isSingle ? "Write the action without `[ ]`" : "Write a `sequence`"
    return QuickFix(
      event.map { "\(title) for `\($0)`" } ?? title, replacing: view.range(array),
      with: event.map { "{ \"\($0)\": \(action) }" } ?? action)
  }

  /// Returns the fix that replaces the id of a named action by a copy of the action, or `nil` if there is no
  /// such action.
  func copyNamedAction(_ id: RecordIndex) -> QuickFix? {
    namedAction(at: id).map {
      QuickFix("Copy the action `\(view.string(id))` here", replacing: view.range(id), with: text(of: $0))
    }
  }

  /// Returns the named action whose id is the string at `node`, unless `node` is inside it.
  private func namedAction(at node: RecordIndex) -> RecordIndex? {
    let table = Document.Definition.table
    guard let root = table.row(of: \.root)?.name, let actions = table.row(of: \.actions)?.name else {
      return nil
    }
    let id = view.string(node)
    var ancestor = node
    while true {
      if namedValues.value(named: root, of: ancestor, view) != nil,
        let map = namedValues.value(named: actions, of: ancestor, view),
        let action = namedValues.value(named: id, of: map, view), view.kind(action) == .object
      {
        guard view.range(action).utf8Count <= Self.longestCopy else { return nil }
        return view.range(action).contains(view.range(node)) ? nil : action
      }
      let parent = view[ancestor].parent
      if parent == ancestor { return nil }
      ancestor = parent
    }
  }
}
