/// Minimal complete documents that use the built-in actions.
package enum ActionExamples {
  /// Returns the document that uses an action, or `nil` if the action is not built in.
  package static func example(of type: String) -> String? {
    actions[type].map { action, state in
      let declared = state.map { "\n  \"state\": \($0)," } ?? ""
      return """
        {
          "id": "example",\(declared)
          "root": { "children": [
            { "type": "button", "text": "Go", "actions": { "onTap":
              \(action) } }
          ] }
        }
        """
    }
  }

  private static let actions: [String: (action: String, state: String?)] = [
    "dismiss": (#"{ "type": "dismiss" }"#, nil),
    "navigate": (#"{ "type": "navigate", "destination": "profile", "presentation": "push" }"#, nil),
    "setState": (
      #"{ "type": "setState", "path": "count", "value": { "$expr": "count + 1" } }"#, #"{ "count": 0 }"#
    ),
    "toggleState": (#"{ "type": "toggleState", "path": "isOpen" }"#, #"{ "isOpen": false }"#),
    "showAlert": (#"{ "type": "showAlert", "title": "Saved", "message": "Your changes are safe." }"#, nil),
    "sequence": (
      #"{ "type": "sequence", "steps": [ { "type": "setState", "path": "isDone", "value": true }, { "type": "dismiss" } ] }"#,
      #"{ "isDone": false }"#
    ),
    "appendToArray": (#"{ "type": "appendToArray", "path": "tags", "value": "new" }"#, #"{ "tags": [] }"#),
    "removeFromArray": (
      #"{ "type": "removeFromArray", "path": "tags", "value": "new" }"#, #"{ "tags": ["new"] }"#
    ),
    "toggleInArray": (#"{ "type": "toggleInArray", "path": "tags", "value": "new" }"#, #"{ "tags": [] }"#),
    "setArrayItem": (
      #"{ "type": "setArrayItem", "path": "tags", "index": 0, "value": "first" }"#, #"{ "tags": [] }"#
    ),
    "clearArray": (#"{ "type": "clearArray", "path": "tags" }"#, #"{ "tags": ["new"] }"#),
    "request": (
      #"{ "type": "request", "requestId": "load", "method": "GET", "url": "https://example.com/items", "loadingPath": "isLoading", "responsePath": "items", "errorPath": "error" }"#,
      #"{ "isLoading": false, "items": null, "error": null }"#
    ),
    "cancelRequest": (
      #"{ "type": "sequence", "steps": [ { "type": "request", "requestId": "load", "method": "GET", "url": "https://example.com/items", "responsePath": "items", "errorPath": "error" }, { "type": "cancelRequest", "requestId": "load" } ] }"#,
      #"{ "items": null, "error": null }"#
    ),
    "openURL": (#"{ "type": "openURL", "url": "https://example.com" }"#, nil),
  ]
}
