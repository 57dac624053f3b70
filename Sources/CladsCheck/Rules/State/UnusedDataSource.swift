import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A named data source that is never used.
enum UnusedDataSource {
  static let rule = Rule(
    "unused-data-source", .hint, .state, checks: .document(check),
    summary: "A named data source that no component uses.",
    why: "It has no effect and makes the document harder to read.",
    bad: .compactScreen(
      "greeting", dataSources: #"{ «"hello"»: { "type": "static", "value": "Hello" } }"#,
      #"{ "type": "label", "text": "Hello" }"#),
    good: .replacing(#""text": "Hello""#, with: #""dataSourceId": "hello""#),
    fix: "Delete the data source", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    for symbol in context.unused(.dataSource) {
      guard let key = symbol.declarations.first, let member = context.view.member(owning: key) else {
        continue
      }
      context.report(
        RuleFinding(
          at: context.view.range(key), "the data source `\(symbol.name)` is never used",
          help: "delete it, or use it where it should be shown", fixes: context.deletion(ofUnused: member),
          tags: [.unnecessary]))
    }
  }
}
