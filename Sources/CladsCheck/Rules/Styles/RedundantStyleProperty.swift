import CladsDocument
import Diagnostics
import JSONSyntax

/// A style property that repeats the inherited value.
enum RedundantStyleProperty {
  static let rule = Rule(
    "redundant-style-property", .hint, .styles, checks: .style(check),
    summary: "A style property that repeats the inherited value.",
    why: "A later change of the parent does not affect this style, although it inherits from it.",
    bad: #"""
      {
        "id": "greeting",
        "styles": {
          "text": { "fontSize": 17, "textColor": "#1C1C1E" },
          "title": { "inherits": "text", «"textColor"»: "#1C1C1E", "fontSize": 28 }
        },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "title" } ] }
      }
      """#,
    fix: "Delete the property", fixLevel: .destructive)

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let parent = style.value.inherits, !parent.hasPrefix("@"),
      let inherited = context.styles.resolved(parent), !inherited.chain.contains(style.name)
    else { return }
    let own = style.value.keys
    let repeated = own.subtracting(own.subtracting(inherited.style.keys))
    guard !repeated.isEmpty else { return }
    let table = Document.Style.table
    for index in repeated.indices where table.properties[index].path != \Document.Style.inherits {
      if isRepeated(index, style.value, inherited.style) { report(index, style, inherited, context) }
    }
  }

  private static func isRepeated(_ index: Int, _ own: Document.Style, _ inherited: Document.Style) -> Bool {
    let property = Document.Style.table.properties[index]
    if property.path == \Document.Style.padding {
      guard let padding = own.padding, let base = inherited.padding else { return false }
      return padding.merged(over: base).edges == base.edges
    }
    // A value that cannot be read changes neither style, so it is not a repetition.
    var alone = Document.Style()
    property.copy(own, &alone)
    guard alone != Document.Style() else { return false }
    var merged = inherited
    property.copy(own, &merged)
    return merged == inherited
  }

  private static func report(
    _ index: Int, _ style: Named<Document.Style>, _ inherited: ResolvedStyle, _ context: RuleContext
  ) {
    let path = Document.Style.table.properties[index].path
    guard let key = context.key(path, of: style.value) else { return }
    let source = inherited.source(of: path)
    let inheritedKey = source.flatMap { context.styles.cascade[$0] }.flatMap { context.key(path, of: $0) }
    let from = source.map { " from `\($0)`" } ?? ""
    context.report(
      RuleFinding(
        at: key, "`\(context.name(path))` repeats the value inherited\(from)", help: "delete it",
        related: inheritedKey.map { [Related("inherited from here", at: $0)] } ?? [],
        fixes: context.deletion(path, of: style.value).map(\.safe), tags: [.unnecessary]))
  }
}
