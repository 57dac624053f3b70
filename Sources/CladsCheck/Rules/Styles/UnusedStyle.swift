import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A named style that is never used.
enum UnusedStyle {
  static let rule = Rule(
    "unused-style", .hint, .styles, checks: .document(check),
    summary: "A named style that no component and no other style uses.",
    why: "It has no effect and makes the document harder to read.",
    bad: .compactScreen(
      "greeting", styles: #"{ "title": { "fontSize": 28 }, «"oldTitle"»: { "fontSize": 24 } }"#,
      #"{ "type": "label", "text": "Hello", "styleId": "title" }"#),
    fix: "Delete the style", fixLevel: .destructive)

  static func check(_ context: RuleContext) {
    for symbol in context.unused(.style) {
      guard let key = symbol.declarations.first, let member = context.view.member(owning: key) else {
        continue
      }
      context.report(
        RuleFinding(
          at: context.view.range(key), "the style `\(symbol.name)` is never used",
          help: "delete it, or use it where it should apply",
          fixes: deletion(of: member, symbol.name, context),
          tags: [.unnecessary]))
    }
  }

  /// The maximum number of styles that are deleted together.
  private static let maximumLength = 16

  /// Returns the fix that deletes a style, and the styles that only it inherits from.
  private static func deletion(of style: RecordIndex, _ name: String, _ context: RuleContext) -> [QuickFix] {
    if context.mentions.areComputed { return [] }
    let view = context.view
    var names = [name]
    var members = [style]
    while let last = names.last, names.count < maximumLength,
      let parent = context.styles.parents[last], !names.contains(parent),
      !context.mentions.contains(parent, as: .style),
      let symbol = context.analysis.symbols.symbol(.style, named: parent),
      symbol.references.count <= names.count,
      let key = symbol.declarations.first, let member = view.member(owning: key),
      symbol.references.allSatisfy({ use in members.contains { $0 <= use && use < view.end(of: $0) } })
    {
      names.append(parent)
      members.append(member)
    }
    // What it inherits from is still used.
    if members.count == 1 { return context.deletion(of: style).map(\.safe) }
    return context.deletion(
      "Delete \(listing(names, last: "and")), which nothing else uses", of: members
    ).map(\.safe)
  }
}
