/// The rules of this folder, sorted by name.
enum DesignSystemRules {
  static let all: [any Rule.Type] = [
    DesignSystemNoProvider.self,
    DesignSystemUndeclared.self,
    DesignSystemUnused.self,
    DesignTokenEmpty.self,
    DesignTokenKind.self,
    DesignTokenStyle.self,
    DesignTokenUnknown.self,
  ]
}
