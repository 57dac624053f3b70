package import Diagnostics

/// What reading actions reports.
extension RuleDescription {
  package static let actionParameterMissing = RuleDescription(
    "action-parameter-missing", .error, .actions, .rejectsDocument,
    summary: "An action without a required key.",
    why: "Without it, the app rejects the document, or the action does nothing when it is triggered.",
    bad: .screen(
      "settings", state: #"{ "wifi": true }"#,
      #"""
      { "type": "toggle", "bind": "wifi" },
      { "type": "button", "text": "Switch", "actions": {
        "onTap": { "type": «"toggleState"» } } }
      """#),
    fix: "Add the key with a placeholder value")

  package static let actionParameterType = RuleDescription(
    "action-parameter-type", .error, .actions, .doesNothing,
    summary: "An action parameter of the wrong type.",
    why: """
      The parameters of array actions and requests are not checked when the document is decoded. When the \
      action runs, it ignores the parameter or does nothing at all.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "requestId": «7», "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Convert the value to the right type, where possible")

  package static let actionTypeMissing = RuleDescription(
    "action-type-missing", .error, .actions, .rejectsDocument,
    summary: "An action whose `type` is missing or not a string.",
    why: """
      The type says what the action does. Without it, the app rejects the whole document, even if the \
      action is never triggered.
      """,
    bad: .screen(
      "home",
      #"{ "type": "button", "text": "Settings", "actions": { «"onTap"»: { "destination": "settings" } } }"#),
    good: .document(
      .screen(
        "home",
        #"""
        { "type": "button", "text": "Settings",
          "actions": { "onTap": { "type": "navigate", "destination": "settings" } } }
        """#)),
    fix: "Add the type that matches the other keys, if there is one")

  package static let alertButtonInline = RuleDescription(
    "alert-button-inline", .error, .actions, .rejectsDocument,
    summary: "An inline action in an alert button.",
    why: "An alert button refers to a named action by id. It does not accept an inline action.",
    bad: .screen(
      "form",
      #"""
      { "type": "button", "text": "Leave", "actions": { "onTap":
        { "type": "showAlert", "title": "Leave?", "buttons": [{ "label": "Stay", "style": "cancel" },
          { "label": "Leave", "action": «{ "type": "dismiss" }» }] } } }
      """#),
    good: .document(
      .screen(
        "form", actions: #"{ "leave": { "type": "dismiss" } }"#,
        #"""
        { "type": "button", "text": "Leave", "actions": { "onTap":
          { "type": "showAlert", "title": "Leave?", "buttons": [{ "label": "Stay", "style": "cancel" },
            { "label": "Leave", "action": "leave" }] } } }
        """#)))

  package static let alertButtonLegacy = RuleDescription(
    "alert-button-legacy", .error, .actions, .rejectsDocument,
    summary: "An alert button with `text`, `title` or `role` instead of `label` and `style`.",
    why: """
      A button's caption is its `label`, and its appearance is its `style`. Without a `label`, the app \
      rejects the document.
      """,
    bad: .screen(
      "form",
      #"""
      { "type": "button", "text": "Save", "actions": { "onTap":
        { "type": "showAlert", "title": "Saved",
          "buttons": [{ «"text"»: "Fine" }] } } }
      """#),
    fix: "Rename the key")

  package static let alertMessageForm = RuleDescription(
    "alert-message-form", .error, .actions, .rejectsDocument,
    summary: "An alert `message` that is neither a string nor a template object.",
    why: """
      A message is either a string, shown as written, or an object with `"type": "binding"` and a \
      `template`.
      """,
    bad: .screen(
      "form",
      #"""
      { "type": "button", "text": "Save", "actions": { "onTap":
        { "type": "showAlert", "title": "Saved",
          «"message"»: { "type": "static", "value": "All done." } } } }
      """#),
    fix: "Write the text directly, or as a `binding`")

  package static let arrayActionIndex = RuleDescription(
    "array-action-index", .error, .actions, .doesNothing,
    summary: "An `index` that is not a non-negative whole number.",
    why: """
      The index must be a literal: strings and expressions are not evaluated here, and `setArrayItem` \
      crashes the app if the index is negative.
      """,
    bad: .screen(
      "todos", state: #"{ "todos": ["Milk", "Bread"] }"#,
      #"""
      { "type": "label", "text": "${todos.count} left" },
      { "type": "button", "text": "Done", "actions": { "onTap":
        { "type": "removeFromArray", "path": "todos", "index": «"0"» } } }
      """#),
    fix: "Write the number without quotes")

  package static let callbackInline = RuleDescription(
    "callback-inline", .error, .actions, .isIgnored,
    summary: "An inline action in a request's `onSuccess` or `onError`.",
    why: """
      A callback is the id of a named action. An inline action is ignored, so nothing runs after the \
      request.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": «{ "type": "showAlert", "title": "Offline" }» } },
          "children": [{ "type": "label", "text": "${joke.text}" }]
        }
      }
      """#,
    good: #"""
      {
        "id": "joke",
        "state": { "joke": null },
        "actions": { "failed": { "type": "showAlert", "title": "Offline" } },
        "root": {
          "actions": { "onAppear": { "type": "request", "method": "GET", "url": "https://example.com/joke",
            "responsePath": "joke", "onError": "failed" } },
          "children": [{ "type": "label", "text": "${joke.text}" }]
        }
      }
      """#)

  package static let navigatePresentationSheet = RuleDescription(
    "navigate-presentation-sheet", .error, .actions, .rejectsDocument,
    summary: "A `presentation` of `sheet` or `modal`.",
    why: "The presentation that slides up over the current screen is called `present`.",
    bad: .screen(
      "home",
      #"""
      { "type": "button", "text": "Settings", "actions": { "onTap":
        { "type": "navigate", "destination": "settings", "presentation": «"sheet"» } } }
      """#),
    fix: "Replace it with `present`")

  package static let navigateToKey = RuleDescription(
    "navigate-to-key", .error, .actions, .rejectsDocument,
    summary: "A `navigate` action with `to` or `screen` instead of `destination`.",
    why: "The target of a navigation is its `destination`. Without it, the app rejects the document.",
    bad: .screen(
      "home",
      #"""
      { "type": "button", "text": "Settings", "actions": { "onTap":
        { "type": "navigate", «"to"»: "settings" } } }
      """#),
    fix: "Rename it to `destination`")

  package static let requestBodyShape = RuleDescription(
    "request-body-shape", .error, .actions, .isIgnored,
    summary: "A `body`, `queryParams` or `headers` that is not an array of objects.",
    why: """
      The fields of a request are an array with one object each. Anything else is ignored as a whole, and \
      the request is sent without it.
      """,
    bad: .screen(
      "profile", state: #"{ "name": "Ann", "failure": null }"#,
      #"""
      { "type": "textfield", "bind": "name", "placeholder": "Name" },
      { "type": "button", "text": "Save", "actions": { "onTap": { "type": "request", "method": "POST",
        "url": "https://example.com/profile", "errorPath": "failure",
        "body": «{ "name": "${name}" }» } } }
      """#),
    fix: "Convert the object to an array of fields")

  package static let requestContentType = RuleDescription(
    "request-content-type", .warning, .actions, .fallsBack(to: "`json`"),
    summary: """
      A `contentType` other than `json` and `formUrlEncoded`, or a `Content-Type` header in a request with \
      a body.
      """,
    why: """
      The body is sent as JSON unless `contentType` is `formUrlEncoded`, and it sets the `Content-Type` \
      header itself.
      """,
    bad: .screen(
      "profile", state: #"{ "name": "Ann", "failure": null }"#,
      #"""
      { "type": "textfield", "bind": "name", "placeholder": "Name" },
      { "type": "button", "text": "Save", "actions": { "onTap": { "type": "request", "method": "POST",
        "url": "https://example.com/profile", "errorPath": "failure",
        "body": [{ "path": "name" }], "contentType": «"form"» } } }
      """#),
    fix: "Replace it with the intended content type, or delete the header")

  package static let requestHeader = RuleDescription(
    "request-header", .error, .actions, .isIgnored,
    summary: "A header without a `name`, or with neither `value` nor `path`.",
    why: "An incomplete header is left out, and the request is sent without it.",
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": "https://example.com/joke",
            "headers": [«{» "name": "Accept-Language" }],
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    good: .replacing(#""Accept-Language""#, with: #""Accept-Language", "value": "en""#),
    fix: "Add the missing key, to be filled in")

  package static let requestMethod = RuleDescription(
    "request-method", .error, .actions, .doesNothing,
    summary: "A request whose `method` is missing or unknown.",
    why: """
      Unless `method` is `GET`, `POST`, `PUT`, `PATCH` or `DELETE`, nothing is sent, and not even \
      `errorPath` is set.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": «"FETCH"», "url": "https://example.com/joke",
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Replace it with the intended method, or add `GET`")

  package static let requestTimeout = RuleDescription(
    "request-timeout", .warning, .actions, .fallsBack(to: "30 seconds"),
    summary: "A `timeout` that is not a whole number of seconds from 1 to 600.",
    why: """
      A fraction or a string is ignored, and the app waits 30 seconds. No user waits longer than ten \
      minutes.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": "https://example.com/joke", "timeout": «2.5»,
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Round it")

  package static let requestURL = RuleDescription(
    "request-url", .error, .actions, .doesNothing,
    summary: """
      A request whose `url` is missing, empty or relative, has no host or another scheme than `https`, or \
      contains whitespace.
      """,
    why: """
      Without a URL, nothing is sent. A relative URL fails every time, because a document has no base URL, and \
      so does one without a host or with a scheme such as `ftp`. A space in the host or at the start is no URL \
      at all; elsewhere iOS 17 and later send it as `%20`.
      """,
    bad: #"""
      {
        "id": "joke",
        "state": { "joke": null, "failure": null },
        "root": {
          "actions": { "onAppear": { "type": "request",
            "method": "GET", "url": «"example.com/joke"»,
            "responsePath": "joke", "errorPath": "failure" } },
          "children": [{ "type": "label", "text": "${joke.text} ${failure.message}" }]
        }
      }
      """#,
    fix: "Add `https://`, correct the scheme, or remove or escape the whitespace")

  package static let sequenceKey = RuleDescription(
    "sequence-key", .error, .actions, .rejectsDocument,
    summary: "A `sequence` with `actions` or `children` instead of `steps`.",
    why: "The actions of a sequence are its `steps`. Without them, the app rejects the document.",
    bad: .screen(
      "cart", state: #"{ "count": 2 }"#,
      #"""
      { "type": "label", "text": "${count} items" },
      { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", «"actions"»: [
        { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
      ] } } }
      """#),
    fix: "Rename it to `steps`")

  package static let sequenceStringStep = RuleDescription(
    "sequence-string-step", .error, .actions, .rejectsDocument,
    summary: "A `sequence` step that is the id of an action.",
    why: "Steps are inline actions. A `sequence` cannot refer to named actions.",
    bad: .screen(
      "cart", state: #"{ "count": 2 }"#,
      actions: #"{ "empty": { "type": "setState", "path": "count", "value": 0 } }"#,
      #"""
      { "type": "label", "text": "${count} items" },
      { "type": "button", "text": "Empty", "actions": { "onTap":
        { "type": "sequence", "steps": [«"empty"», { "type": "dismiss" }] } } }
      """#),
    good: .document(
      .screen(
        "cart", state: #"{ "count": 2 }"#,
        #"""
        { "type": "label", "text": "${count} items" },
        { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", "steps": [
          { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
        ] } } }
        """#)),
    fix: "Copy the named action here")

  package static let unknownActionKey = RuleDescription(
    "unknown-action-key", .warning, .actions, .isIgnored,
    summary: "A key that a built-in action does not have.",
    why: "Built-in actions ignore all keys but their own, so the value has no effect.",
    bad: .screen(
      "home",
      #"""
      { "type": "button", "text": "Cart", "actions": { "onTap":
        { "type": "navigate", "destination": "cart", «"params"»: { "items": 3 } } } }
      """#),
    fix: "Rename it to the intended key, or delete it", fixLevel: .destructive)
}
