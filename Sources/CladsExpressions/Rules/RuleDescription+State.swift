import CladsDocument
package import Diagnostics

/// What checking paths reports.
extension RuleDescription {
  package static let indexOutOfRange = RuleDescription(
    "index-out-of-range", .warning, .state,
    summary: "An index beyond the end of an array that never changes, or a computed index that may be.",
    why: """
      There is no such element. If the index is computed, the app hangs on device as soon as it is beyond \
      the end.
      """,
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
      #"{ "type": "label", "text": "${titles.«2»}" }"#),
    good: .replacing("titles.2", with: "titles.1"))

  package static let negativeIndex = RuleDescription(
    "negative-index", .error, .state, .crashes,
    summary: "A negative index in a state path.",
    why: "Indices start at 0. A negative index has no value when read, and a write to it crashes the app.",
    bad: .compactScreen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
      #"{ "type": "label", "text": "Last: ${titles«[-1]»}" }"#),
    good: .replacing("titles[-1]", with: "titles.last"))

  package static let pathBracketDirty = RuleDescription(
    "path-bracket-dirty", .info, .state, isPortability: true, renderer: .uiKit,
    summary: "A write to a path with an index in brackets.",
    why: """
      The current runtime does not notice that the array has changed: what reads the array is not redrawn.
      """,
    bad: #"""
      {
        "id": "shop",
        "state": { "titles": [ "Lake" ] },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "titles«[0]»", "value": "Hut" }
          },
          "children": [ { "type": "label", "text": "${titles.0}" } ]
        }
      }
      """#,
    fix: "Write the index with a dot")

  package static let pathIndexTooLarge = RuleDescription(
    "path-index-too-large", .error, .state,
    summary: "An index above 100,000 in a state path.",
    why: "A write to it pads the array with that many empty elements; no array on a screen is that long.",
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": {
          "actions": {
            "onAppear": { "type": "setState", "path": "titles«[1000000]»", "value": "Summit" }
          },
          "children": [ { "type": "label", "text": "${titles.count} places" } ]
        }
      }
      """#,
    good: .document(
      .compactScreen(
        "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
        onAppear: #"{ "type": "setState", "path": "titles[1]", "value": "Summit" }"#,
        #"{ "type": "label", "text": "${titles.count} places" }"#)))

  package static let pathSyntax = RuleDescription(
    "path-syntax", .error, .state, .hangs,
    summary: """
      A state path with an unclosed bracket, without a key, or with characters that do not belong in a path.
      """,
    why: """
      A path consists of keys and indices: `user.name`, `items.0`, `items[0].title`. An unclosed bracket \
      hangs the app; any other mistake refers to a key that does not exist.
      """,
    bad: .screen(
      "gallery", state: #"{ "titles": [ "Lake", "Hut" ] }"#,
      #"{ "type": "label", "data": { "value": { "type": "binding", "path": "titles«[0»" } } }"#),
    fix: "Close the bracket")

  package static let stateKeyOperator = RuleDescription(
    "state-key-operator", .warning, .state,
    summary: "A key of `state` that contains one of `+ - * / %`, a space or a quote.",
    why: """
      A bare path can refer to it, but a placeholder or an expression cannot: `${first-name}` is `first` \
      minus `name`.
      """,
    bad: .compactScreen(
      "profile", state: #"{ «"first-name"»: "Ann" }"#,
      #"{ "type": "textfield", "bind": "first-name", "placeholder": "First name" }"#),
    fix: "Rename the key and the paths that start with it")
}
