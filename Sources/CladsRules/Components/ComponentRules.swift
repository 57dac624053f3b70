/// The rules of this folder, in the order of their names.
enum ComponentRules {
  static let all: [any Rule.Type] = [
    ComponentNoContent.self,
    ContentShadowed.self,
    DataValueMissing.self,
    DuplicateComponentID.self,
    InlineStyleKey.self,
    UnknownComponentKind.self,
  ]
}
