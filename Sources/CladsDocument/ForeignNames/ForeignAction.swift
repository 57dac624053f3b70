/// The equivalent of an action of another UI framework.
package struct ForeignAction: Sendable {
  /// The equivalent `type`; `nil` if there is none.
  package var type: String?
  /// What an author can do instead, as a clause.
  package let help: String

  /// Returns the equivalent of a name in another UI framework, in any case, or `nil` if there is none.
  package static func named(_ name: String) -> ForeignAction? { table[name.lowercased()] }

  private static let table: [String: ForeignAction] = {
    var table: [String: ForeignAction] = [:]
    for (names, action) in rows { for name in names { table[name] = action } }
    return table
  }()

  private static let rows: [(names: [String], action: ForeignAction)] = [
    (
      [
        "setvalue", "updatestate", "assign", "mutate", "dispatch", "store", "save", "setvar", "setvariable",
        "set",
      ],
      ForeignAction(type: "setState", help: "`setState` writes a `value` at a `path` of the state")
    ),
    (
      ["toggle", "invert", "switch", "flip", "action.togglevisibility"],
      ForeignAction(type: "toggleState", help: "`toggleState` inverts the boolean at a `path` of the state")
    ),
    (
      [
        "push", "goto", "navigateto", "route", "open", "openscreen", "showscreen", "present", "presentscreen",
        "pushscreen",
        "segue", "deeplink",
      ],
      ForeignAction(type: "navigate", help: "`navigate` opens the screen that `destination` names")
    ),
    (
      [
        "back", "goback", "pop", "close", "closescreen", "navigateback", "hide", "exit", "finish",
        "popscreen",
      ],
      ForeignAction(type: "dismiss", help: "`dismiss` closes the screen")
    ),
    (
      [
        "alert", "dialog", "confirm", "message", "prompt", "showdialog", "showmessage", "actionsheet",
        "confirmdialog", "action.showcard",
      ],
      ForeignAction(type: "showAlert", help: "`showAlert` shows a `title`, a `message` and `buttons`")
    ),
    (
      ["toast", "snackbar", "notify", "notification", "banner", "showtoast"],
      ForeignAction(
        help: "CLADS has no short message; run `showAlert`, or show a label that depends on the state")
    ),
    (
      ["batch", "chain", "all", "parallel", "actions", "compound", "multiple", "steps", "series", "group"],
      ForeignAction(type: "sequence", help: "`sequence` runs its `steps` one after the other")
    ),
    (
      [
        "callapi", "fetch", "http", "httprequest", "apicall", "api", "get", "post", "networkrequest",
        "submit", "load", "loaddata", "query", "action.submit", "action.execute", "action.http",
      ],
      ForeignAction(
        type: "request",
        help: "`request` sends a request to a `url`, and writes the response at `responsePath`")
    ),
    (
      ["abort", "cancel", "stoprequest", "cancelfetch"],
      ForeignAction(type: "cancelRequest", help: "`cancelRequest` stops the request with a `requestId`")
    ),
    (
      ["push_item", "append", "additem", "addtoarray", "insert", "arraypush"],
      ForeignAction(type: "appendToArray", help: "`appendToArray` adds a `value` to the array at a `path`")
    ),
    (
      ["removeitem", "deleteitem", "removefromlist", "arrayremove", "remove"],
      ForeignAction(
        type: "removeFromArray", help: "`removeFromArray` removes a `value` from the array at a `path`")
    ),
    (
      ["openlink", "openurl", "link", "browser", "url", "web", "openwebpage", "href", "action.openurl"],
      ForeignAction(
        type: "openURL",
        help: "an app opens a web page by a custom action; at level `extended`, `openURL` does it")
    ),
    (
      ["if", "condition", "conditional", "switchcase", "when", "branch", "else", "case"],
      ForeignAction(
        help: """
          an action has no condition; to offer it only sometimes, make its button the `template` of a `forEach` \
          over an array of the state that is empty or has one element when the screen opens
          """)
    ),
    (
      ["delay", "wait", "sleep", "timeout", "timer", "settimeout", "debounce", "schedule"],
      ForeignAction(help: "CLADS has no delay; what follows can run after a `request`, by its `onSuccess`")
    ),
    (
      ["log", "print", "debug", "track", "analytics", "logevent", "trackevent", "sendevent"],
      ForeignAction(help: "the app can handle a custom action for it, declared in clads.json")
    ),
    (
      ["increment", "decrement", "add", "plus", "inc", "dec"],
      ForeignAction(
        help:
          "write a `setState` whose `value` is `{ \"$expr\": \"count + 1\" }`, with the path of the number")
    ),
    (
      [
        "copy", "share", "clipboard", "haptic", "vibrate", "call", "sms", "email", "download", "upload",
        "scroll", "focus",
        "animate", "play", "playsound", "refresh", "reload",
      ],
      ForeignAction(help: "CLADS has no such action; the app can handle a custom one, declared in clads.json")
    ),
  ]
}
