package import JSONSyntax

/// Finds members by name in objects that are asked many times, where a search each time would be slow.
public final class NamedValues {
  private var members: [RecordIndex: [String: RecordIndex]] = [:]

  init() {}

  /// Returns the value of the first member of an object with this name, or `nil` if there is none.
  package func value(named name: String, of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    guard view.kind(object) == .object else { return nil }
    if members[object] == nil { members[object] = Self.members(of: object, view) }
    return members[object]?[name].flatMap { view.value(of: $0) }
  }

  private static func members(of object: RecordIndex, _ view: SyntaxView) -> [String: RecordIndex] {
    var members: [String: RecordIndex] = [:]
    for member in view.members(of: object) {
      let name = view.string(view.name(of: member))
      if members[name] == nil { members[name] = member }
    }
    return members
  }
}
