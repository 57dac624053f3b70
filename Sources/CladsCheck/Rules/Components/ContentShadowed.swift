import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics

/// Content that is never shown because other content of the same component takes precedence.
enum ContentShadowed {
  static let rule = Rule(
    "content-shadowed", .warning, .components, .isIgnored,
    checks: .component(kinds: ["label", "button"], check),
    summary: "More than one of `dataSourceId`, `data` and `text` on one label or button.",
    why: """
      A label shows its data source, otherwise its `data`, otherwise its `text`; a button shows its `text` \
      first. The rest is ignored.
      """,
    bad: .compactScreen(
      "greeting", dataSources: #"{ "hello": { "type": "static", "value": "Hello" } }"#,
      #"{ "type": "label", "dataSourceId": "hello", «"text"»: "Welcome" }"#),
    fix: "Delete the key that is never shown", fixLevel: .destructive)

  static func check(_ component: Document.ComponentContents, _ context: RuleContext) {
    let hasText = component.text != nil
    guard component.data != nil || component.dataSourceId != nil,
      hasText || (component.data != nil && component.dataSourceId != nil)
    else { return }
    let sources = sources(of: component, context)
    guard let winner = sources.first, let winnerKey = context.key(winner, of: component) else { return }
    for loser in sources.dropFirst() {
      guard let key = context.key(loser, of: component) else { continue }
      context.report(
        RuleFinding(
          at: key, "`\(context.name(loser))` is never shown: `\(context.name(winner))` takes precedence",
          effect: rule.description.effect, help: "delete one of them",
          related: [Related("this is shown", at: winnerKey)],
          fixes: context.deletion(loser, of: component)))
    }
  }

  /// Returns the keys that provide content, the effective one first.
  private static func sources(
    of component: Document.ComponentContents, _ context: RuleContext
  ) -> [PartialKeyPath<Document.ComponentContents>] {
    var sources: [PartialKeyPath<Document.ComponentContents>] = []
    if let name = component.dataSourceId, context.analysis.symbols.declares(.dataSource, name) {
      sources.append(\.dataSourceId)
    }
    if component.data?.contains(where: { $0.name == Document.DataReference.contentName }) ?? false {
      sources.append(\.data)
    }
    guard component.text != nil else { return sources }
    // By the specification, a button looks for content in the same order as a label.
    let isTextFirst = component.kind == "button" && context.deviations.contains(.buttonText)
    sources.insert(\.text, at: isTextFirst ? 0 : sources.count)
    return sources
  }
}
