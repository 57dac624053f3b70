import CladsDocument
import Diagnostics
import JSONSyntax

/// A global state key named `local`.
enum StateRootLocal {
  static let rule = Rule(
    "state-root-local", .warning, .state, checks: .document(check),
    summary: "A key of the global `state` named `local`.",
    why: "Paths that start with `local.` refer to local state; on device, both share one object.",
    bad: .compactScreen(
      "shop", state: #"{ «"local"»: { "city": "Ulm" } }"#,
      #"{ "type": "label", "text": "Shops near you" }"#),
    good: .document(
      .compactScreen(
        "shop", state: #"{ "nearby": { "city": "Ulm" } }"#,
        #"{ "type": "label", "text": "Shops in ${nearby.city}" }"#)))

  static func check(_ context: RuleContext) {
    for entry in context.document.state ?? [:] where !context.isCanceled() && entry.name == "local" {
      context.report(
        RuleFinding(
          at: context.view.range(entry.key), "`local` is reserved for local state",
          consequence: "a path that starts with `local.` may mean this key or local state",
          help: "rename it and the paths that start with it"))
    }
  }
}
