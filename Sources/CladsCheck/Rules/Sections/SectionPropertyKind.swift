import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A layout key that this type of section does not use.
enum SectionPropertyKind {
  static let rule = RuleDescription.sectionPropertyKind.checks(.section(check))

  static func check(_ section: Document.SectionDefinition, _ context: RuleContext) {
    guard let layout = section.layout, let type = layout.type,
      let description = context.analysis.vocabulary.entry(named: type.rawValue, in: .sectionLayout)?
        .sectionLayout, let used = description.used
    else { return }
    let ignored = layout.keys.subtracting(used)
    guard !ignored.isEmpty else { return }
    for index in ignored.indices {
      let row = Document.SectionLayoutConfig.table.properties[index].row
      guard row.elsewhere == .sectionPropertyKind,
        let member = context.view.member(named: row.name, of: layout.origin.node),
        let value = context.view.value(of: member), context.view.kind(value) != .null
      else { continue }
      context.report(
        RuleFinding(
          at: context.view.range(context.view.name(of: member)),
          "a `\(type.rawValue)` section ignores `\(row.name)`", effect: rule.description.effect,
          help: "delete it",
          fixes: context.deletion(of: member), tags: [.unnecessary]))
    }
  }
}
