/// The equivalent of a component kind of another UI framework.
package struct ForeignKind: Sendable {
  /// The equivalent `type`.
  package let type: String
  /// A member to add in addition to `type`: its name, and its value as JSON.
  package let member: (name: String, value: String)?
  /// Whether the foreign name is unlikely to be a custom component of the app.
  package let isCertain: Bool
  /// Whether changing the `type` is enough.
  package let isRename: Bool

  /// Returns the equivalent of a name in another UI framework, in any case, or `nil` if there is none.
  package static func named(_ name: String) -> ForeignKind? { table[name.lowercased()] }

  init(
    _ type: String, member: (name: String, value: String)? = nil, isCertain: Bool = true,
    isRename: Bool = true
  ) {
    self.type = type
    self.member = member
    self.isCertain = isCertain
    self.isRename = isRename
  }

  private static let table: [String: ForeignKind] = {
    var table: [String: ForeignKind] = [:]
    func add(_ kind: ForeignKind, _ names: String...) { for name in names { table[name] = kind } }
    for component in BuiltInKinds.components {
      for (names, kind) in component.foreignNames { for name in names { table[name] = kind } }
    }
    add(ForeignKind("vstack"), "column", "col", "vbox", "lazyvstack")
    add(ForeignKind("hstack"), "row", "hbox", "lazyhstack")
    add(ForeignKind("sectionLayout", isRename: false), "scrollview", "scroll", "tableview", "collectionview")
    add(ForeignKind("sectionLayout", isCertain: false, isRename: false), "list", "grid", "section")
    add(ForeignKind("vstack", isCertain: false), "container", "view", "box", "group", "stack", "div")
    return table
  }()
}
