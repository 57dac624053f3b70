import CladsDocument
import CladsSchema
import Diagnostics

/// A style that inherits from itself, directly or through others.
enum StyleCycle: StyleRule {
  static let id: DiagnosticID = "style-cycle"
  static let severity = Severity.error
  static let group = RuleGroup.styles
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A chain of styles that comes back to where it started.",
    why: """
      There is no first style to start from: the app cuts the chain where it closes, so what each style \
      inherits depends on which one a view names.
      """,
    bad: #"""
      {
        "id": "greeting",
        "styles": { "a": { "inherits": «"b"», "fontSize": 20 }, "b": { "inherits": «"a"», "fontSize": 17 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "a" } ] }
      }
      """#,
    good: #"""
      {
        "id": "greeting",
        "styles": { "a": { "inherits": "b", "fontSize": 20 }, "b": { "fontSize": 17 } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "a" } ] }
      }
      """#,
    fix: "Delete `inherits`")

  /// Longer cycles are nobody's slip.
  private static let longestCycle = 64

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let parent = style.value.inherits else { return }
    var current = parent
    var steps = 0
    while current != style.name {
      // A chain that closes further up is the mistake of the styles there.
      guard steps < longestCycle, let next = context.cascade.parent(of: current) else {
        return
      }
      current = next
      steps += 1
    }
    report(style, parent, context)
  }

  private static func report(_ style: Named<Document.Style>, _ parent: String, _ context: RuleContext) {
    var others: [String] = []
    var current = parent
    while current != style.name {
      others.append(current)
      current = context.cascade.parent(of: current) ?? style.name
    }
    guard let range = context.value(\.inherits, of: style.value) else { return }
    let way = others.isEmpty ? "" : " through \(listing(others, last: "and"))"
    let next = others.first.flatMap { context.cascade[$0] }.flatMap { context.value(\.inherits, of: $0) }
    context.report(
      Finding(
        id, at: range, "`\(style.name)` inherits from itself\(way)",
        consequence: "the app cuts the chain where it closes: its own properties win over the others'",
        help: "delete one `\(context.name(\Document.Style.inherits))` of the chain",
        related: next.map { [Related("the chain goes on here", at: $0)] } ?? [],
        fixes: context.deletion(\.inherits, of: style.value)))
  }
}
