import CladsDocument
package import CladsProject
package import Diagnostics

/// The rules that are on in a project, by what they check; created once for all its documents.
package struct RuleSet: Sendable {
  /// A check of a rule.
  struct Entry: Sendable {
    /// The index of the rule in `RuleTable.all`.
    let rule: Int
    let check: RuleCheck
  }

  /// A check of components, of which there are many for each: it has a type of its own, since taking a
  /// function out of an enumeration copies it.
  struct ComponentEntry: Sendable {
    let rule: Int
    let check: @Sendable (Document.ComponentContents, RuleContext) -> Void
  }

  /// The checks of components of a built-in kind, by its name: those of every component, and its own.
  private(set) var component: [String: [ComponentEntry]] = [:]
  /// The checks of every component.
  private(set) var anyComponent: [ComponentEntry] = []
  private(set) var layout: [Entry] = []
  private(set) var spacer: [Entry] = []
  private(set) var forEach: [Entry] = []
  private(set) var sectionLayout: [Entry] = []
  private(set) var section: [Entry] = []
  private(set) var style: [Entry] = []
  private(set) var action: [Entry] = []
  private(set) var color: [Entry] = []
  private(set) var data: [Entry] = []
  /// The checks of the document as a whole, by group.
  private(set) var documentGroups: [[Entry]] = []
  /// The levels of all rules.
  package let levels: RuleLevels

  /// Selects the rules that are on for at least one file of the project, or those in `only`, regardless of
  /// the project file.
  package init(for project: Project, only: Set<DiagnosticID>? = nil) {
    levels = RuleLevels(project, only: only)
    var groups: [RuleGroup] = []
    for (index, rule) in RuleTable.all.enumerated() where levels.isOnSomewhere(rule.id) {
      for check in rule.checks { insert(Entry(rule: index, check: check), of: rule, &groups) }
    }
    for kind in RuleTable.builtInKinds { component[kind] = anyComponent + (component[kind] ?? []) }
  }

  /// Returns some of the rules.
  func filtered(_ isIncluded: (Rule) -> Bool) -> RuleSet {
    let included = RuleTable.all.map(isIncluded)
    var set = self
    set.component = component.mapValues { $0.filter { included[$0.rule] } }
    set.anyComponent.removeAll { !included[$0.rule] }
    for path in Self.lists { set[keyPath: path].removeAll { !included[$0.rule] } }
    set.documentGroups = documentGroups.map { $0.filter { included[$0.rule] } }
    return set
  }

  private static var lists: [WritableKeyPath<RuleSet, [Entry]>] {
    [\.layout, \.spacer, \.forEach, \.sectionLayout, \.section, \.style, \.action, \.color, \.data]
  }

  private mutating func insert(_ entry: Entry, of rule: Rule, _ groups: inout [RuleGroup]) {
    switch entry.check {
    case .document:
      let index = groups.firstIndex(of: rule.description.group) ?? groups.count
      if index == groups.count {
        groups.append(rule.description.group)
        documentGroups.append([])
      }
      documentGroups[index].append(entry)
    case .component(let kinds, let check):
      for kind in kinds ?? RuleTable.builtInKinds {
        component[kind, default: []].append(ComponentEntry(rule: entry.rule, check: check))
      }
    case .anyComponent(let check): anyComponent.append(ComponentEntry(rule: entry.rule, check: check))
    case .layout: layout.append(entry)
    case .spacer: spacer.append(entry)
    case .forEach: forEach.append(entry)
    case .sectionLayout: sectionLayout.append(entry)
    case .section: section.append(entry)
    case .style: style.append(entry)
    case .action: action.append(entry)
    case .color: color.append(entry)
    case .data: data.append(entry)
    }
  }
}
