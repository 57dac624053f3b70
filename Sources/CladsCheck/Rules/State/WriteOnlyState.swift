import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A state key that is written and never read.
enum WriteOnlyState {
  static let rule = Rule(
    "write-only-state", .hint, .state, checks: .document(check),
    summary: "A key of `state` that the document writes and never reads.",
    why: """
      The written value is never used unless the app itself reads it. The rule is off in documents with \
      custom components or actions.
      """,
    bad: .compactScreen(
      "news", state: #"{ «"seen"»: false }"#,
      onAppear: #"{ "type": "setState", "path": "seen", "value": true }"#,
      #"{ "type": "label", "text": "News" }"#),
    good: .replacing(#""News""#, with: #""${seen ? 'No news' : 'News'}""#))

  static func check(_ context: RuleContext) {
    guard !(context.document.state ?? [:]).isEmpty, !context.host.isOpen, !context.hasSyntaxErrors,
      context.hasContent
    else { return }
    for entry in context.document.state ?? [:]
    where !context.isCanceled() && context.state.access(ofRoot: entry.name) == .write {
      guard !context.state.isMentioned(entry.name) else { continue }
      let writes = context.state.uses(ofRoot: entry.name)
      context.report(
        RuleFinding(
          at: context.view.range(entry.key), "`\(entry.name)` is written but never read",
          help: "use it, or delete it and \(writers(writes, context))",
          related: writes.map { Related("written here", at: context.view.range($0.node)) }))
    }
  }

  /// Returns what to delete: keys of requests that write the state, or the actions that do nothing else.
  private static func writers(_ uses: some Sequence<StateUse>, _ context: RuleContext) -> String {
    let request = Document.RequestAction.table
    var keys: [String] = []
    for use in uses {
      guard let member = context.view.member(owning: use.node) else { continue }
      let key = context.view.string(context.view.name(of: member))
      guard request.row(named: key) != nil, !keys.contains(key) else { continue }
      keys.append(key)
    }
    return keys.isEmpty
      ? "the actions that write it" : "the keys that write it: \(listing(keys, last: "and"))"
  }
}
