import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A `forEach` with one name for the element and its index.
enum ForEachVariableCollision {
  static let rule = Rule(
    "foreach-variable-collision", .error, .sections, .crashes, checks: .forEach(check),
    absorbing: [ForEachVariableShadowed.rule.description, ForEachVariableName.rule.description],
    summary: "A `forEach` whose `itemVariable` and `indexVariable` are the same.",
    why: """
      The app crashes as soon as the array has an element. The default names, `item` and `index`, count too.
      """,
    bad: .compactScreen(
      "chapters", state: #"{ "chapters": ["Dawn", "Noon"] }"#,
      #"""
      { "type": "forEach", "items": "chapters", "itemVariable": «"index"»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "index" } } } }
      """#),
    good: .document(
      .compactScreen(
        "chapters", state: #"{ "chapters": ["Dawn", "Noon"] }"#,
        #"""
        { "type": "forEach", "items": "chapters", "itemVariable": "chapter",
          "template": { "type": "label", "data": { "value": { "type": "binding", "path": "chapter" } } } }
        """#)),
    fix: "Rename one of them")

  static func check(_ forEach: Document.ForEach, _ context: RuleContext) {
    guard forEach.itemVariable == forEach.indexVariable else { return }
    let item = context.writtenName(\.itemVariable, of: forEach)
    let index = context.writtenName(\.indexVariable, of: forEach)
    guard let range = index ?? item else { return }
    let standard = index == nil ? "item" : "index"
    let name = standard == forEach.itemVariable ? standard + "2" : standard
    let other = context.name(index == nil ? \Document.ForEach.indexVariable : \.itemVariable)
    let isImplied = item == nil || index == nil
    var finding =
      RuleFinding(
        at: range, "the element and its index are both named `\(forEach.itemVariable)`",
        consequence: Deviation.equalVariables.entry.device,
        help: isImplied
          ? "use a different name: `\(forEach.itemVariable)` is the default of `\(other)`"
          : "rename one of them",
        related: index == nil ? [] : item.map { [Related("the same name here", at: $0)] } ?? [],
        fixes: context.replacement(
          "Rename to `\(name)` (only here)", of: range, with: StringLiteral.quoted(name)))
    finding.covered = item.map { [$0] } ?? []
    context.report(finding)
  }
}
