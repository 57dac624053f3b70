public import CladsProject
public import Diagnostics

/// The rules that are on in a project, by what they check; created once for all its documents.
public struct RuleSet: Sendable {
  let component: [String: [any ComponentRule.Type]]
  let anyComponent: [any AnyComponentRule.Type]
  let layout: [any LayoutRule.Type]
  let spacer: [any SpacerRule.Type]
  let forEach: [any ForEachRule.Type]
  let sectionLayout: [any SectionLayoutRule.Type]
  let section: [any SectionRule.Type]
  let style: [any StyleRule.Type]
  let action: [any ActionRule.Type]
  let color: [any ColorRule.Type]
  let data: [any DataRule.Type]
  let document: [any DocumentRule.Type]
  /// The levels of all rules.
  public let levels: RuleLevels

  /// Selects the rules that are on for at least one file of the project, or those in `only`, regardless of
  /// the project file.
  public init(for project: Project, only: Set<DiagnosticID>? = nil) {
    let levels = RuleLevels(project, only: only)
    self.levels = levels
    let all = RuleTable.all.filter { levels.isOnSomewhere($0.id) }
    let components = all.compactMap { $0 as? any ComponentRule.Type }
    component = Dictionary(
      uniqueKeysWithValues: RuleTable.builtInKinds.map { kind in
        (kind, components.filter { $0.kinds?.contains(kind) ?? true })
      })
    anyComponent = all.compactMap { $0 as? any AnyComponentRule.Type }
    layout = all.compactMap { $0 as? any LayoutRule.Type }
    spacer = all.compactMap { $0 as? any SpacerRule.Type }
    forEach = all.compactMap { $0 as? any ForEachRule.Type }
    sectionLayout = all.compactMap { $0 as? any SectionLayoutRule.Type }
    section = all.compactMap { $0 as? any SectionRule.Type }
    style = all.compactMap { $0 as? any StyleRule.Type }
    action = all.compactMap { $0 as? any ActionRule.Type }
    color = all.compactMap { $0 as? any ColorRule.Type }
    data = all.compactMap { $0 as? any DataRule.Type }
    document = all.compactMap { $0 as? any DocumentRule.Type }
  }
}
