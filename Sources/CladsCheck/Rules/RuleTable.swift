import CladsDocument
package import Diagnostics

/// All rules.
package enum RuleTable {
  /// The rules, by group, sorted by name.
  package static let all: [Rule] =
    SyntaxRules.all + StructureRules.all + RootRules.all + SectionRules.all + ComponentRules.all
    + ModifierRules.all
    + StyleRules.all + DesignSystemRules.all + StateRules.all + ActionRules.all + ExpressionRules.all
    + SuppressionRules.all + ScreenRules.all
    + ProjectRules.all

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the rule with an id, or `nil` if there is none.
  package static func rule(_ id: DiagnosticID) -> Rule? { byID[id] }

  /// The names of the built-in component kinds.
  static let builtInKinds = Set(BuiltInKinds.components.map { $0.description.name })

  /// The descriptions of all rules, sorted by name.
  package static let descriptions: [RuleDescription] = all.map(\.description).sorted { $0.id < $1.id }

  /// Returns the description of the rule with an id, or `nil` if there is none.
  package static func description(_ id: DiagnosticID) -> RuleDescription? { rule(id)?.description }
}
