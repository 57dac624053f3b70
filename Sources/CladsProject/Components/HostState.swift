package import CladsDocument
package import JSONSyntax
import SourceText

/// A value that the host app puts into the state of its documents.
package struct HostState: Sendable, Hashable {
  /// The type of the value.
  package let type: StateType
  /// What the value means, in sentences; `nil` if the project file does not say.
  package let documentation: String?
}

/// The type of host state in the project file: a name, or a description that may list the members.
struct HostStateFile: Sendable {
  let type: TypeSpecification

  static let schema = Schema<HostStateFile>(
    shape: .either([Schema<TypeName>.choice().shape, TypeSpecification.schema.shape])
  ) { node, reading in
    switch reading.view.kind(node) {
    case .string:
      return Schema<TypeName>.choice().read(node, &reading).map {
        HostStateFile(type: TypeSpecification(type: $0))
      }
    case .object: return TypeSpecification.schema.read(node, &reading).map(HostStateFile.init(type:))
    default: return nil
    }
  }

  /// Returns the state at a path and at the paths of its members.
  static func paths(of entries: NamedList<HostStateFile>) -> [String: HostState] {
    var paths: [String: HostState] = [:]
    for entry in entries { add(entry.value.type, at: entry.name, isMember: false, to: &paths) }
    return paths
  }

  private static func add(
    _ type: TypeSpecification, at path: String, isMember: Bool, to paths: inout [String: HostState]
  ) {
    if paths[path] == nil || !isMember {
      paths[path] = HostState(
        type: (type.type ?? .any).stateType, documentation: type.description)
    }
    for member in type.properties ?? [] where member.name.utf8.allSatisfy(\.isWord) {
      add(member.value, at: path + "." + member.name, isMember: true, to: &paths)
    }
  }
}

/// The key of a member that a project file describes in its host state.
package struct HostStateKey: Sendable {
  /// The key of `hostState` that contains it: a path.
  package let owner: String
  /// The names from there to its own.
  package let members: [String]
  /// The record of the key.
  package let node: RecordIndex

  /// Returns the keys in a project file, in source order.
  package static func all(_ view: SyntaxView) -> [HostStateKey] {
    var keys: [HostStateKey] = []
    func add(membersOf value: RecordIndex, in owner: String, at path: [String]) {
      guard path.count < Reading.maximumDepth,
        let properties = TypeSpecification.table.value(of: \.properties, in: value, view)
      else { return }
      for member in view.members(of: properties) {
        let own = path + [view.string(view.name(of: member))]
        keys.append(HostStateKey(owner: owner, members: own, node: view.name(of: member)))
        if let value = view.value(of: member) { add(membersOf: value, in: owner, at: own) }
      }
    }
    guard let entries = ProjectFile.table.value(of: \.hostState, in: 0, view) else { return [] }
    for entry in view.members(of: entries) {
      guard let value = view.value(of: entry) else { continue }
      add(membersOf: value, in: view.string(view.name(of: entry)), at: [])
    }
    return keys
  }
}

extension UInt8 {
  /// Whether a name of such bytes can follow a dot in a path.
  fileprivate var isWord: Bool { isLetter || isDigit || self == Byte.underscore }
}
