/// The rules of this folder, in the order of their names.
enum DesignSystemRules {
  static let all: [any Rule.Type] = [
    DesignSystemNoProvider.self,
    DesignSystemUndeclared.self,
    DesignSystemUnused.self,
    DesignTokenEmpty.self,
    DesignTokenKind.self,
    DesignTokenUnknown.self,
  ]
}
