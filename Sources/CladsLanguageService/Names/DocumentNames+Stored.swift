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
      guard let value = values[fact.node], let path = view.pathOccurrences(in: fact).first,
        let written = mention(of: path, through: path.components.count - 1, node: fact.node)
      else { return nil }
      return StoredValue(referent: written.referent, value: value)
    }
  }

  /// Returns the keys in stored values that are a part of the state, in the form of `inFirstElements`.
  func storedKeys(of referent: Referent) -> [Mention] {
    guard case .key? = referent.path?.last else { return [] }
    return file.tree.withView { view in
      storedValues(view).flatMap { stored -> [Mention] in
        guard let rest = referent.path(below: general(stored.referent)) else { return [] }
        return Self.keys(at: rest, in: stored.value, view).map {
          Mention(referent, view.content(of: $0), node: $0, .writes)
        }
      }
    }
  }

  /// Returns what an action writes in the form of `inFirstElements`, also if it is an element itself.
  func general(_ referent: Referent) -> Referent {
    let key = Keypath.Component.key("")
    switch referent {
    case .variable(let scope, let name):
      guard let variables = analysis?.scopes.scopes[Int(scope)].variables,
        variables.contains(where: { $0.name == name && $0.meaning == .element })
      else { return referent }
      return inFirstElements(.element(scope, [.key(name), key])).withoutLast
    case .element(let scope, let path):
      return inFirstElements(.element(scope, path + [key])).withoutLast
    default: return inFirstElements(referent.appending([key])).withoutLast
    }
  }

  /// Returns the part of the state that a key in a stored value is.
  func storedKey(_ record: RecordIndex, _ view: SyntaxView) -> Mention? {
    guard let owner = view.member(owning: record), view.name(of: owner) == record else { return nil }
    for stored in storedValues(view) {
      let range = view.range(stored.value)
      guard range.start <= view.range(record).start, view.range(record).end <= range.end,
        let path = Self.path(to: owner, in: stored.value, view)
      else { continue }
      return Mention(
        general(stored.referent).appending(path), view.content(of: record), node: record, .writes)
    }
    return nil
  }

  /// Returns the path from a value to one of its members; `nil` if the member is not in it.
  static func path(
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
  /// The path without its last part; any other referent is the same.
  fileprivate var withoutLast: Referent {
    switch self {
    case .state(let path): .state(path.dropLast())
    case .localState(let scope, let path): .localState(scope, path.dropLast())
    case .element(let scope, let path): .element(scope, path.dropLast())
    default: self
    }
  }
}
