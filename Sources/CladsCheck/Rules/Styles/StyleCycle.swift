import CladsDocument
import Diagnostics
import SourceText

/// A style that inherits from itself, directly or through others.
enum StyleCycle {
  static let rule = Rule(
    "style-cycle", .error, .styles, checks: .style(check),
    summary: "A style that inherits from itself, directly or through others.",
    why: """
      The chain has no base style: the app stops where it repeats, so the inherited properties depend on \
      which style of the cycle a component uses.
      """,
    bad: .compactScreen(
      "greeting",
      styles: #"{ "a": { "inherits": «"b"», "fontSize": 20 }, "b": { "inherits": "a", "fontSize": 17 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "a" }"#),
    good: .replacing(#""inherits": "a", "fontSize""#, with: #""fontSize""#),
    fix: "Delete `inherits`", fixLevel: .destructive)

  /// The longest cycle that is followed; longer ones do not occur by mistake.
  private static let longestCycle = 64

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let parent = style.value.inherits else { return }
    var current = parent
    var steps = 0
    while current != style.name {
      // A cycle among the ancestors is reported for those styles instead.
      guard steps < longestCycle, let next = context.styles.cascade.parent(of: current) else {
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
      current = context.styles.cascade.parent(of: current) ?? style.name
    }
    // One finding for a cycle: the other styles are related to it.
    let start = style.value.origin.range.start
    guard others.allSatisfy({ context.styles.cascade[$0].map { $0.origin.range.start > start } ?? true }),
      let range = context.value(\.inherits, of: style.value)
    else { return }
    let path = others.isEmpty ? "" : " through \(listing(others, last: "and"))"
    let rest = others.compactMap { context.styles.cascade[$0] }.compactMap {
      context.value(\.inherits, of: $0)
    }
    context.report(
      RuleFinding(
        at: range, "`\(style.name)` inherits from itself\(path)",
        consequence: "the app stops where the chain repeats, and a style's own properties win",
        help: "delete one `\(context.name(\Document.Style.inherits))` in the cycle",
        related: rest.map { Related("the cycle continues here", at: $0) },
        fixes: context.deletion(\.inherits, of: style.value)))
  }
}
