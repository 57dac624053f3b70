import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// The keys of objects that actions store, which are those of the state at the path.
extension DocumentNames {
  /// An object or array that an action stores.
  private struct StoredValue {
    /// What the action writes.
    let referent: Referent
    /// The record of the value.
    let value: RecordIndex
  }

  /// The literal values that actions store in the state or in local state.
  private func storedValues(_ view: SyntaxView) -> [StoredValue] {
    guard let analysis else { return [] }
    let table = Document.SetStateAction.table
    var values: [RecordIndex: RecordIndex] = [:]
    analysis.document.forEachAction { action in
      guard case .setState(let set) = action, case .literal? = set.value, set.origin != .none,
        let path = table.value(of: \.path, in: set.origin.node, view),
        let value = table.value(of: \.value, in: set.origin.node, view),
        view.kind(value) == .object || view.kind(value) == .array
      else { return }
      values[path] = value
    }
    if values.isEmpty { return [] }
    return facts.compactMap { fact in
      guard let value = values[fact.node], let mention = view.pathOccurrences(in: fact).first,
        let written = occurrence(of: mention, through: mention.components.count - 1, node: fact.node)
      else { return nil }
      return StoredValue(referent: written.referent, value: value)
    }
  }

  /// Returns the keys in stored values that are a part of the state.
  func storedKeys(of referent: Referent) -> [Occurrence] {
    file.tree.withView { view in
      storedValues(view).compactMap { stored in
        guard let rest = referent.path(below: stored.referent), case .key? = rest.last else { return nil }
        let (node, count) = Self.descend(into: stored.value, along: rest, view)
        guard let node, count == rest.count else { return nil }
        return Occurrence(
          referent, view.content(of: node), node: node, isDeclaration: false, isWrite: true)
      }
    }
  }

  /// Returns the part of the state that a key in a stored value is.
  func storedKey(_ record: RecordIndex, _ view: SyntaxView) -> Occurrence? {
    guard let owner = view.member(owning: record), view.name(of: owner) == record else { return nil }
    for stored in storedValues(view) {
      let range = view.range(stored.value)
      guard range.start <= view.range(record).start, view.range(record).end <= range.end,
        let path = Self.path(to: owner, in: stored.value, view)
      else { continue }
      return Occurrence(
        stored.referent.appending(path), view.content(of: record), node: record, isDeclaration: false,
        isWrite: true)
    }
    return nil
  }

  /// Returns the path from a value to one of its members; `nil` if the member is not in it.
  private static func path(
    to member: RecordIndex, in value: RecordIndex, _ view: SyntaxView
  ) -> [Keypath.Component]? {
    var path: [Keypath.Component] = []
    var member = member
    while path.count < Reading.maximumDepth {
      path.append(.key(view.string(view.name(of: member))))
      var container = view[member].parent
      while container != value, view.kind(view[container].parent) == .array {
        path.append(.index(view.position(of: container, in: view[container].parent)))
        container = view[container].parent
      }
      if container == value { return path.reversed() }
      guard let next = view.member(owning: container), next != member else { return nil }
      member = next
    }
    return nil
  }
}

extension Referent {
  /// Returns the parts of the path that follow those of another path of the same state; `nil` if it does not
  /// continue it.
  func path(below other: Referent) -> ArraySlice<Keypath.Component>? {
    switch (self, other) {
    case (.state(let path), .state(let start)) where path.count > start.count && path.starts(with: start):
      path.dropFirst(start.count)
    case (.localState(let scope, let path), .localState(let owner, let start))
    where scope == owner && path.count > start.count && path.starts(with: start):
      path.dropFirst(start.count)
    default: nil
    }
  }
}
