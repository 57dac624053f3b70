import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// Navigation in a project that does not say that the app supports it.
enum NavigateNoHandler {
  static let rule = Rule(
    "navigate-no-handler", .info, .actions, .doesNothing, checks: .document(check), renderer: .swiftUI,
    summary: "A `navigate` action in a project that lists no `destinations`.",
    why: """
      The stock SwiftUI view sets no navigation handler, so `navigate` does nothing unless the app that hosts \
      the view handles it. The finding disappears once clads.json has a list of `destinations`.
      """,
    bad: .compactScreen(
      "shop", actions: #"{ "pay": { "type": «"navigate"», "destination": "checkout" } }"#,
      #"{ "type": "button", "text": "Pay", "actions": { "onTap": "pay" } }"#),
    good: .document(
      .compactScreen(
        "shop", actions: #"{ "close": { "type": "dismiss" } }"#,
        #"{ "type": "button", "text": "Close", "actions": { "onTap": "close" } }"#)))

  static func check(_ context: RuleContext) {
    // An app whose source handles destinations has a handler.
    guard context.project.destinations == nil, !context.project.documentsAreDestinations,
      context.project.offeredDestinations.isEmpty
    else { return }
    let types = context.actions.all.compactMap { action in
      if case .navigate = action { action.typeNode(in: context.view) } else { nil }
    }
    guard let first = types.first else { return }
    let view = context.view
    let name = view.string(first)
    context.report(
      RuleFinding(
        at: view.range(first), "`\(name)` works only if the app sets a navigation handler",
        consequence: "the stock SwiftUI view sets none, so nothing happens",
        help: "once the app has one, list its screens in `destinations` in clads.json",
        related: types.dropFirst().prefix(100).map { Related("also used here", at: view.range($0)) }
      ).about(hostName: name))
  }
}
