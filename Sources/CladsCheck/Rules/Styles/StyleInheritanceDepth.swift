import CladsDocument
import Diagnostics

/// A long chain of styles.
enum StyleInheritanceDepth {
  static let rule = Rule(
    "style-inheritance-depth", .hint, .styles, checks: .style(check),
    summary: "A style at the end of an inheritance chain of more than five styles.",
    why: "It is hard to tell which style a property comes from.",
    bad: #"""
      {
        "id": "greeting",
        "styles": {
          "a": { "fontSize": 17 }, "b": { "inherits": "a" }, "c": { "inherits": "b" },
          "d": { "inherits": "c" }, "e": { "inherits": "d" }, "f": { "inherits": «"e"», "fontSize": 20 }
        },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "f" } ] }
      }
      """#,
    good: .document(
      .compactScreen(
        "greeting", styles: #"{ "a": { "fontSize": 17 }, "f": { "inherits": "a", "fontSize": 20 } }"#,
        #"{ "type": "label", "text": "Hello", "styleId": "f" }"#)))

  private static let limit = 5

  static func check(_ style: Named<Document.Style>, _ context: RuleContext) {
    guard let parent = style.value.inherits else { return }
    var length = 1
    var last = style.name
    var next: String? = parent
    while let name = next, length <= limit + 1 {
      length += 1
      last = name
      next = context.styles.cascade.parent(of: name)
    }
    // Every longer chain contains one that is just too long: only that one is reported, and no cycles.
    guard length == limit + 1, context.styles.cascade[last] != nil,
      let range = context.value(\.inherits, of: style.value)
    else { return }
    context.report(
      RuleFinding(
        at: range, "`\(style.name)` is at the end of a chain of \(length) styles",
        help: "inherit from a style closer to the start of the chain, such as `\(last)`"))
  }
}
