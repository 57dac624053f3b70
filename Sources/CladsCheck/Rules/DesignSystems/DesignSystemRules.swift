/// The rules of this folder, sorted by name.
enum DesignSystemRules {
  static let all: [Rule] = [
    DesignSystemNoProvider.rule,
    DesignSystemUndeclared.rule,
    DesignSystemUnused.rule,
    DesignTokenEmpty.rule,
    DesignTokenKind.rule,
    DesignTokenStyle.rule,
    DesignTokenUnknown.rule,
  ]
}
