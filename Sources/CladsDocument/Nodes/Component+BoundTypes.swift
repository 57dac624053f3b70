extension Document.Component {
  /// Returns the type of the state that a kind of component binds with a key; `nil` if the key binds none.
  public static func boundType(
    of key: PartialKeyPath<Document.ComponentContents>, on kind: Document.ComponentKind
  ) -> StateType? {
    switch key {
    case \.bind: BuiltInKinds.kind(kind)?.boundType
    case \.isSelectedBinding: .boolean
    case \.currentPage: .integer
    default: nil
    }
  }

  /// Returns the type of the state that a kind of component binds with the key of this name.
  public static func boundType(ofKeyNamed name: String, on kind: Document.ComponentKind) -> StateType? {
    table.properties.first { $0.row.name == name }.flatMap { boundType(of: $0.path, on: kind) }
  }
}

extension Document.ComponentKind {
  /// Whether components of the kind show and change a value of the state.
  public var isControl: Bool { Document.Component.boundType(of: \.bind, on: self) != nil }
}
