import CladsDocument
import CladsSchema
public import Diagnostics

/// Every rule there is.
public enum RuleTable {
  /// The rules, by group, in the order of their names.
  public static let all: [any Rule.Type] =
    SyntaxRules.all + StructureRules.all + RootRules.all + SectionRules.all + ComponentRules.all
    + StyleRules.all + DesignSystemRules.all + StateRules.all + ActionRules.all + ExpressionRules.all
    + SuppressionRules.all
    + ProjectRules.all

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule with an id.
  public static func rule(_ id: DiagnosticID) -> (any Rule.Type)? { byID[id] }

  /// The names of the built-in component kinds.
  static let builtInKinds = BuiltInKinds.components.map { $0.description.name }
}
