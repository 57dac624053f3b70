import CladsDocument
import Diagnostics
import JSONSyntax

/// Data references of a built-in kind under names that it does not read.
enum DataValueMissing {
  static let rule = Rule(
    "data-value-missing", .warning, .components, .isIgnored,
    checks: .component(kinds: ["label", "button", "image"], check),
    summary: "A label, button or image whose `data` has no `value` entry.",
    why: "Built-in kinds read only the `value` entry. Other names are for custom components.",
    bad: #"""
      {
        "id": "greeting",
        "root": { "children": [
          { "type": "label", "data": { «"title"»: { "type": "static", "value": "Hello" } } }
        ] }
      }
      """#,
    fix: "Rename the only entry to `value`")

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    let content = Document.DataReference.contentName
    let read = context.modifiers.attributeNames(of: component.origin.node)
    let data = component.data?.filter { !read.contains($0.name) } ?? []
    guard !data.isEmpty, !data.contains(where: { $0.name == content }),
      let node = context.valueNode(\.data, of: component), context.isSettled(node),
      context.view.member(named: content, of: node) == nil
    else { return }
    let only = data.count == 1 ? data.first : nil
    let range = only.map { context.view.range($0.key) } ?? context.key(\.data, of: component)
    guard let range else { return }
    let key = context.name(\Document.ComponentContents.data)
    context.report(
      RuleFinding(
        at: range,
        only.map { "\(component.kind.rawValue.withArticle) does not read `\($0.name)`, only `\(content)`" }
          ?? "\(component.kind.rawValue.withArticle) reads only `\(content)` in `\(key)`",
        effect: rule.description.effect,
        help: only == nil ? "add a `\(content)` entry" : "rename it to `\(content)`",
        fixes: only == nil
          ? [] : [QuickFix("Rename to `\(content)`", replacing: range, with: StringLiteral.quoted(content))]))
  }
}
