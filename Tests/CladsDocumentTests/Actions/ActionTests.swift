import CladsDocument
import Testing

@Suite struct ActionTests {
  @Test(
    arguments: [
      ("{}", [#""x" action-type-missing (rejectsDocument): `type` is required here"#]),
      (
        #"{ "path": "a" }"#,
        [#""x" action-type-missing (rejectsDocument): `type` is required here"#]
      ),
      (#"{ "type": «5» }"#, ["action-type-missing (rejectsDocument): `type` must be a string, not a number"]),
      (#"{ "type": «null» }"#, ["null-not-allowed (rejectsDocument): `type` must not be `null`"]),
      (#"«"b"»"#, ["wrong-type (rejectsDocument): `x` must be an object, not a string"]),
      (
        "«null»",
        [
          "null-not-allowed (rejectsDocument): `x` must not be `null`",
          #"→ { "id": "a", "actions": {}, "root": { "children": [] } }"#,
        ]
      ),
      ("«[]»", ["wrong-type (rejectsDocument): `x` must be an object, not an array"]),
    ] as [DocumentCase])
  func `an action without a usable type is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (
        #"{ "type": «"setState"» }"#,
        [
          "action-parameter-missing (rejectsDocument): `path` and `value` are required here",
          #"→ { "type": "setState", "path": "", "value": null }"#,
        ]
      ),
      (
        #"{ "type": «"setState"», "path": "a" }"#,
        [
          "action-parameter-missing (rejectsDocument): `value` is required here",
          #"→ { "type": "setState", "path": "a", "value": null }"#,
        ]
      ),
      (
        #"{ "type": "setState", "path": «5», "value": 1 }"#,
        [
          "wrong-type (rejectsDocument): `path` must be a string, not a number"
        ]
      ),
      (
        #"{ "type": «"setState"», «"slot"»: "a", "value": 1 }"#,
        [
          "unknown-action-key (isIgnored): unknown key `slot` in a `setState` action",
          #"→ { "type": "setState", "value": 1 }"#,
          "action-parameter-missing (rejectsDocument): `path` is required here",
          #"→ { "type": "setState", "slot": "a", "value": 1, "path": "" }"#,
        ]
      ),
      (
        #"{ "type": "setState", «"key"»: "a", "value": 1 }"#,
        [
          "unknown-action-key (rejectsDocument): unknown key `key` in a `setState` action; the key is `path`",
          #"→ { "type": "setState", "path": "a", "value": 1 }"#,
        ]
      ),
      (#"{ "type": "setState", "path": "a", "value": 1, "$comment": "c" }"#, []),
      (
        #"{ "type": "toggleState", «"paht"»: "a" }"#,
        [
          "unknown-action-key (rejectsDocument): unknown key `paht` in a `toggleState` action; `path` is required here",
          #"→ { "type": "toggleState", "path": "a" }"#,
        ]
      ),
      (
        #"{ "type": "dismiss", «"animated"»: true }"#,
        [
          "unknown-action-key (isIgnored): unknown key `animated` in a `dismiss` action",
          #"→ { "type": "dismiss" }"#,
        ]
      ),
      (
        #"{ "type": "navigate", «"to"»: "x" }"#,
        [
          "navigate-to-key (rejectsDocument): unknown key `to` in a `navigate` action; the key is `destination`",
          #"→ { "type": "navigate", "destination": "x" }"#,
        ]
      ),
      (
        #"{ "type": "navigate", "destination": "x", "presentation": «"sheet"» }"#,
        [
          "navigate-presentation-sheet (rejectsDocument): unknown value `sheet` for `presentation`",
          #"→ { "type": "navigate", "destination": "x", "presentation": "present" }"#,
        ]
      ),
      (#"{ "type": "navigate", "destination": "x", "presentation": "push" }"#, []),
      (#"{ "type": "openURL" }"#, []),
      (#"{ "type": "openURL", "url": 5, "$comment": "c" }"#, []),
    ] as [DocumentCase])
  func `a parameter that is missing or wrong is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (#"{ "type": "sequence", "steps": [{ "type": "dismiss" }] }"#, []),
      (
        #"{ "type": "sequence", «"actions"»: [] }"#,
        [
          "sequence-key (rejectsDocument): unknown key `actions` in a `sequence` action; the key is `steps`",
          #"→ { "type": "sequence", "steps": [] }"#,
        ]
      ),
      (
        #"{ "type": "sequence", "steps": [«"x"»] }"#,
        ["sequence-string-step (rejectsDocument): a step must be an inline action, not the id `x`"]
      ),
      (
        #"{ "type": "sequence", "steps": [«null»] }"#,
        [
          "null-not-allowed (rejectsDocument): element 1 of `steps` must not be `null`",
          #"→ { "type": "sequence", "steps": [] }"#,
        ]
      ),
      (
        #"{ "type": "sequence", "steps": «{}» }"#,
        [
          "wrong-type (rejectsDocument): `steps` must be an array, not an object",
          #"→ { "type": "sequence", "steps": [{}] }"#,
        ]
      ),
    ] as [DocumentCase])
  func `steps of a sequence are inline actions`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  @Test(
    arguments: [
      (
        #"{ "type": «"appendToArray"», "path": "a" }"#,
        [
          "action-parameter-missing (doesNothing): `value` is required here",
          #"→ { "type": "appendToArray", "path": "a", "value": null }"#,
        ]
      ),
      (#"{ "type": "appendToArray", "path": "a", "value": null }"#, []),
      (
        #"{ "type": «"removeFromArray"», "path": "a" }"#,
        ["action-parameter-missing (doesNothing): `index` or `value` is required here"]
      ),
      (#"{ "type": "removeFromArray", "path": "a", "index": 0 }"#, []),
      (
        #"{ "type": "removeFromArray", "path": "a", "index": «-1» }"#,
        ["array-action-index (doesNothing): `index` must not be negative"]
      ),
      (
        #"{ "type": "setArrayItem", "path": "a", "index": «-1», "value": 1 }"#,
        ["array-action-index (crashes): `index` must not be negative"]
      ),
      (
        #"{ "type": "setArrayItem", "path": "a", "index": «{ "$expr": "i" }», "value": 1 }"#,
        ["array-action-index (doesNothing): `index` must be a number, not an expression"]
      ),
      (
        #"{ "type": «"setArrayItem"», "path": "a", "index": «"0"» }"#,
        [
          "array-action-index (doesNothing): `index` must be a whole number, not a string",
          #"→ { "type": "setArrayItem", "path": "a", "index": 0 }"#,
          "action-parameter-missing (doesNothing): `value` is required here",
          #"→ { "type": "setArrayItem", "path": "a", "index": "0", "value": null }"#,
        ]
      ),
      (
        #"{ "type": "clearArray", "path": "a", «"value"»: 1 }"#,
        [
          "unknown-action-key (isIgnored): unknown key `value` in a `clearArray` action",
          #"→ { "type": "clearArray", "path": "a" }"#,
        ]
      ),
    ] as [DocumentCase])
  func `an array action has the parameters of its type`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .action)
  }

  private func action(_ text: String, level: FormatLevel = .base) -> Document.Action? {
    DocumentReading(text, .action, level: level).action
  }

  @Test func `each type has its parameters`() {
    if case .setState(let set)? = action(#"{ "type": "setState", "path": "a.b", "value": [1] }"#) {
      #expect(set.path == "a.b" && set.value == .literal(.arrayValue([.intValue(1)])))
    } else {
      Issue.record("no setState")
    }
    if case .toggleState(let toggle)? = action(#"{ "type": "toggleState", "path": "a" }"#) {
      #expect(toggle.path == "a")
    } else {
      Issue.record("no toggleState")
    }
    let navigate = #"{ "type": "navigate", "destination": "d", "presentation": "fullScreen" }"#
    if case .navigate(let navigate)? = action(navigate) {
      #expect(navigate.destination == "d" && navigate.presentation == .fullScreen)
    } else {
      Issue.record("no navigate")
    }
    let sequence = #"{ "type": "sequence", "steps": [{ "type": "dismiss" }, { "type": "x" }] }"#
    if case .sequence(let sequence)? = action(sequence) {
      #expect(sequence.steps.map(\.type) == ["dismiss", "x"])
    } else {
      Issue.record("no sequence")
    }
    if case .dismiss? = action(#"{ "type": "dismiss" }"#) {} else { Issue.record("no dismiss") }
    let open = #"{ "type": "openURL", "url": "u" }"#
    if case .openURL(let open)? = action(open, level: .extended) {
      #expect(open.url == "u")
    } else {
      Issue.record("no openURL")
    }
  }

  @Test(arguments: Document.ArrayActionKind.allCases)
  func `array actions have a path, a value and an index`(kind: Document.ArrayActionKind) {
    let text = #"{ "type": "\#(kind.rawValue)", "path": "a", "value": null, "index": 2 }"#
    guard case .array(let array)? = action(text) else {
      Issue.record("no array action")
      return
    }
    #expect(array.kind == kind && array.path == "a")
    let takesIndex = kind == .removeFromArray || kind == .setArrayItem
    #expect(array.index == (takesIndex ? 2 : nil))
    #expect(array.value == (kind == .clearArray ? nil : .literal(.nullValue)))
  }

  @Test func `an action of an unknown type has all its other keys as parameters`() {
    guard case .custom(let custom)? = action(#"{ "a": 1, "type": "own", "b": { "type": "t" } }"#)
    else {
      Issue.record("no custom action")
      return
    }
    #expect(custom.parameters.map(\.name) == ["a", "b"])
    #expect(custom.parameters.map(\.value) == [.intValue(1), .objectValue(["type": .stringValue("t")])])
  }

  @Test func `a value is an expression only if its $expr is a string`() {
    func value(_ text: String) -> Document.SetValue? {
      let text = #"{ "type": "setState", "path": "a", "value": \#(text) }"#
      guard case .setState(let set)? = action(text) else { return nil }
      return set.value
    }
    if case .expression("n + 1")? = value(#"{ "other": 1, "$expr": "n + 1" }"#) {
    } else {
      Issue.record("no expression")
    }
    #expect(value(#"{ "$expr": 5 }"#) == .literal(.objectValue(["$expr": .intValue(5)])))
    #expect(value("null") == .literal(.nullValue))
  }

  @Test func `an event has an action or the name of one`() {
    let text = #"{ "type": "button", "actions": { "onTap": "a", "onValueChanged": { "type": "dismiss" } } }"#
    let actions = DocumentReading(text, .node).component?.actions
    if case .reference("a")? = actions?.onTap {} else { Issue.record("no reference") }
    #expect(actions?.onValueChanged?.inline?.type == "dismiss")
    #expect(actions?.onTap?.inline == nil)
  }

  @Test func `the strings of an action have roles`() {
    let text =
      #"{ "type": "sequence", "steps": [{ "type": "setState", "path": "p", "value": { "$expr": "e" } }, { "type": "toggleState", "path": "q" }, { "type": "navigate", "destination": "d" }] }"#
    #expect(
      DocumentReading(text, .action).facts == [
        "x: declaration(action)", "sequence: entry(action)", "setState: entry(action)", "p: path(write, any)",
        "e: expression", "toggleState: entry(action)", "q: path(write, boolean)",
        "navigate: entry(action)", "d: reference(destination)",
      ])
  }
}
