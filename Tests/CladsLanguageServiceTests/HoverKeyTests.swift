import CladsLanguageService
import LanguageServerProtocol
import TestSupport
import Testing

/// Hovers over keys and values: of the state, of closed sets, and of what apps ignore.
@Suite struct HoverKeyTests {
  private func hover(_ marked: String, files: [String: String] = [:]) async throws -> String {
    try await FeatureStage(marked, files: files).hover()
  }

  @Test(arguments: [
    (#"{ "name": "A$0nn" }"#, #"**name**: a string, initially `"Ann"`"#),
    (#"{ "n": 1$02 }"#, "**n**: a whole number, initially `12`"),
    (#"{ "ok": tr$0ue }"#, "**ok**: a boolean, initially `true`"),
    (#"{ "none": nu$0ll }"#, "**none**: initially `null`"),
    (#"{ "user": { "name": "A$0nn" } }"#, #"**user.name**: a string, initially `"Ann"`"#),
    (#"{ "tags": ["a", "$0b"] }"#, #"**tags.1**: a string, initially `"b"`"#),
    (#"{ "codes": { "0": "$0b" } }"#, #"**codes.0**: a string, initially `"b"`"#),
  ])
  func `a value of the state says what its key says`(_ state: String, _ expected: String) async throws {
    #expect(try await hover(FeatureStage.screen("", state: state)) == expected)
  }

  @Test(arguments: [
    (#"{ "type": "la$0bel", "text": "a" }"#, "an icon stands in an `image` beside it"),
    (#"{ "type": "vst$0ack", "children": [] }"#, "takes the full width"),
    (#"{ "type": "divi$0der" }"#, "horizontal line"),
    (#"{ "type": "hstack", "al$0ignment": { "vertical": "top" }, "children": [] }"#, "in an `hstack`"),
    (#"{ "type": "button", "text": "a", "sty$0les": { "normal": "s" } }"#, "not a list of styles"),
    (#"{ "type": "forEach", "it$0ems": "list", "template": { "type": "divider" } }"#, "without `${}`"),
    (#"{ "type": "label", "dat$0a": { "value": { "type": "static", "value": "a" } } }"#, "the entry `value`"),
    (#"{ "type": "textfield", "bin$0d": "name" }"#, "State path of the text"),
    (#"{ "type": "button", "text": "a", "styles": { "disa$0bled": "s" } }"#, "cannot be disabled"),
    (
      #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "dis$0miss" } } }"#,
      "an alert closes by itself"
    ),
    (
      #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "navigate", "desti$0nation": "a" } } }"#,
      "not a URL"
    ),
    (
      #"""
      { "type": "sectionLayout", "sections": [{ "layout": { "type": "grid", "lineSp$0acing": 4 },
        "children": [{ "type": "divider" }] }] }
      """#, "not between lines of text"
    ),
    (
      #"""
      { "type": "sectionLayout", "sections": [{ "layout": { "type": "grid" }, "sticky$0Header": true,
        "children": [{ "type": "divider" }] }] }
      """#, "ignored on device"
    ),
  ])
  func `a word that means something else in other frameworks says what it means here`(
    _ node: String, _ expected: String
  ) async throws {
    #expect(try await hover(FeatureStage.screen(node)).contains(expected))
  }

  @Test func `a value of the state says what reads and writes it`() async throws {
    let shown = try await hover(
      FeatureStage.screen(FeatureStage.label("${name}"), state: #"{ "name": "A$0nn" }"#))
    #expect(shown.contains("`name` is read once and never written."))
    #expect(!shown.contains("declared"))
  }

  @Test(arguments: [
    (["a"], "x", "never read, but written by `a` (LINE 3)"),
    (["a", "b"], "x", "never read, but written by `a` (LINE 3) and `b` (LINE 4)"),
    (["a", "b", "c"], "x", "never read, but written by `a` (LINE 3), `b` (LINE 4) and `c` (LINE 5)"),
    (
      ["a", "b", "c", "d", "e", "f"], "x",
      """
      never read, but written by `a` (LINE 3), `b` (LINE 4), `c` (LINE 5), `d` (LINE 6), `e` (LINE 7) and \
      1 more
      """
    ),
    (["a"], "y", "read once and written by `a` (LINE 3), and on LINE 5"),
    ([], "y", "read once and written on LINE 5"),
  ])
  func `the writes of a state value are listed in a sentence`(
    _ actions: [String], _ name: String, _ expected: String
  ) async throws {
    let toggles = actions.map { #""\#($0)": { "type": "toggleState", "path": "\#(name)" }"# }
    try await expect(name, actions: toggles.joined(separator: ",\n"), expected)
  }

  @Test func `an action that writes twice is listed once`() async throws {
    let toggle = #"{ "type": "toggleState", "path": "x" }"#
    try await expect(
      "x", actions: "\"a\": { \"type\": \"sequence\", \"steps\": [\n\(toggle),\n\(toggle) ] }",
      "never read, but written by `a` (LINE 4 and LINE 5)")
  }

  /// Checks what the hover of a state key says about its reads and writes; the actions start on line 3.
  private func expect(_ name: String, actions: String, _ expected: String) async throws {
    let shown = try await hover(
      """
      { "state": { "$0\(name)": true },
      "actions": {
      \(actions)
      }, "root": { "children": [
      { "type": "toggle", "bind": "y" } ] } }
      """)
    let plain = shown.replacing(/\[line (\d+)\]\([^)]*\)/) { "LINE \($0.1)" }
    #expect(plain.contains("`\(name)` is \(expected)."), "\(plain)")
  }

  @Test(arguments: [
    (
      #"{ "root": { "colorS$0cheme": "dark" } }"#,
      "For any other string, the app silently uses `system` instead."
    ),
    (
      #"{ "actions": { "a": { "type": "request", "met$0hod": "GET" } } }"#,
      "For any other value, nothing happens when the action is triggered."
    ),
    (
      #"{ "styles": { "a": { "font$0Weight": "bold" } } }"#,
      "For any other value, the app rejects the whole document and shows nothing."
    ),
    (
      #"{ "root": { "children": [ { "type": "shape", "shape$0Type": "circle" } ] } }"#,
      "For any other string, the app shows an empty screen."
    ),
    (
      #"{ "root": { "children": [ { "type": "vstack", "align$0ment": "leading" } ] } }"#,
      "For any other value, the app silently uses `center` instead."
    ),
    (
      #"{ "root": { "children": [ { "type": "zstack", "alignment": { "verti$0cal": "top" } } ] } }"#,
      "For any other value, the app silently uses `center` on both axes instead."
    ),
  ])
  func `a key with a closed set says what the app does with another string`(
    _ marked: String, _ expected: String
  ) async throws {
    let shown = try await hover(marked)
    #expect(shown.contains(expected), "\(shown)")
  }

  @Test(arguments: [
    (#"{ "actions": { "a": { "ty$0pe": "track" } } }"#, "**type** of `track` action: a string, required"),
    (#"{ "actions": { "a": { "ty$0pe": "dismiss" } } }"#, "**type** of `dismiss` action: a string, required"),
    (
      #"{ "root": { "children": [ { "ty$0pe": "card" } ] } }"#, "**type** of `card` node: a string, required"
    ),
    (#"{ "root": { "children": [ { "te$0xt": "" } ] } }"#, "**text** of node: a string"),
    (#"{ "actions": { "a": { "pa$0th": "" } } }"#, "**path** of action: a string"),
  ])
  func `the type of an object is not one of the known types only`(_ marked: String, _ title: String)
    async throws
  {
    let shown = try await hover(marked)
    #expect(shown.hasPrefix(title) && !shown.contains("usually"), "\(shown)")
    #expect(!shown.contains("any other string"), "\(shown)")
  }

  @Test func `the values of a project's key are listed`() async throws {
    let project =
      #"{ "components": { "card": { "properties": { "tone": { "type": "string", "enum": ["warm", "cold"] } } } } }"#
    let shown = try await hover(
      #"{ "root": { "children": [ { "type": "card", "to$0ne": "warm" } ] } }"#, files: ["clads.json": project]
    )
    #expect(shown.contains("**tone** of card: one of 2 strings, optional"), "\(shown)")
    #expect(shown.contains("- `\"warm\"`\n- `\"cold\"`"), "\(shown)")
  }

  @Test(arguments: [
    (
      #"{ "type": "button", "text": "a", "children": [ { "ty$0pe": "label", "text": "b" } ] }"#,
      "**Ignored**, like everything in `children`: unknown key `children` in a button; a component has no child nodes."
    ),
    (
      #"{ "type": "label", "text": "a", "minValue": $03 }"#, "**Ignored**: a label ignores `minValue`."
    ),
    (
      #"{ "type": "label", "text": "$0a", "data": { "value": { "type": "static", "value": "b" } } }"#,
      "**Ignored**: "
    ),
    (
      #"{ "type": "vstack", "style": { "fontSize": $03 }, "children": [] }"#,
      "**Ignored**, like everything in `style`, because `style` is part of format level `extended`."
    ),
    (
      #"{ "type": "sectionLayout", "sections": [ { "layout": { "type": "list" }, "dataSource": "l", "itemTemplate": { "type": "label", "text": "a" }, "children": [ { "type": "label", "te$0xt": "b" } ] } ] }"#,
      "**Ignored**, like everything in `children`: these children are never shown, because the section repeats its template."
    ),
  ])
  func `what is inside an ignored key is ignored`(_ node: String, _ expected: String) async throws {
    let shown = try await hover(FeatureStage.screen(node, state: #"{ "l": [] }"#))
    #expect(shown.contains(expected), "\(shown)")
  }

  @Test(arguments: [
    #"{ "type": "label", "te$0xt": "a" }"#, #"{ "type": "label", "text": "$0a", "minValue": 3 }"#,
    #"{ "type": "vstack", "children": [ { "type": "label", "text": "$0a" } ] }"#,
  ])
  func `what the app reads is not ignored`(_ node: String) async throws {
    #expect(try await !hover(FeatureStage.screen(node)).contains("Ignored"))
  }

  @Test func `nothing is said about types inside a key that the app does not decode`() async throws {
    let document = #"{ "styles": { "a": { "shadow": { "ra$0dius": 4 } } } }"#
    let base = try await hover(document)
    #expect(base.contains("Blur radius") && base.contains("**Ignored**"), "\(base)")
    #expect(!base.contains("another type"), "\(base)")
    let extended = try await hover(document, files: ["clads.json": #"{ "formatLevel": "extended" }"#])
    #expect(extended.contains("another type") && !extended.contains("Ignored"), "\(extended)")
  }

  @Test func `keys of level extended are explained in objects without a type`() async throws {
    let shown = try await hover(#"{ "root": { "children": [ { "modi$0fiers": [] } ] } }"#)
    #expect(shown.contains("**modifiers** of node"), "\(shown)")
    #expect(shown.contains("Part of format level `extended`"), "\(shown)")
    let styled = try await hover(#"{ "root": { "children": [ { "style$0Id": "a" } ] } }"#)
    #expect(!styled.contains("extended"), "\(styled)")
  }

  @Test(arguments: [
    (#"{ "o$0pen": true }"#, "**local.open**: a boolean, initially `true`", "Used on LINE 6 and LINE 7."),
    (#"{ "open": tr$0ue }"#, "**local.open**: a boolean, initially `true`", "Used on LINE 6 and LINE 7."),
    (#"{ "box": { "w": $03 } }"#, "**local.box.w**: a whole number, initially `3`", "Used on LINE 8."),
    (#"{ "none": $0null }"#, "**local.none**: initially `null`", "Not used in this document."),
  ])
  func `local state says what it is and where it is used`(
    _ state: String, _ title: String, _ uses: String
  ) async throws {
    let nodes = """
      { "type": "vstack", "state": \(state), "children": [
        { "type": "toggle", "localBind": "open" },
        \(FeatureStage.label("${local.open} ${local.open}")),
        \(FeatureStage.label("${local.box.w}")) ] }
      """
    let shown = try await hover(FeatureStage.screen(nodes))
    let plain = shown.replacing(/\[line (\d+)\]\([^)]*\)/) { "LINE \($0.1)" }
    #expect(plain.hasPrefix("\(title)\n\n\(uses)"), "\(plain)")
  }

  @Test(arguments: [
    ("i$0t", "at", "**it**: `it` is the current element of `l`", "Used on LINE 6."),
    ("it", "a$0t", "**at**: `at` is the zero-based index of the current element of `l`", "Used on LINE 6."),
    (
      "it", "unu$0sed", "**unused**: `unused` is the zero-based index of the current element of `l`",
      "Not used in this document."
    ),
  ])
  func `a variable says what it is and where it is used`(
    _ item: String, _ index: String, _ title: String, _ uses: String
  ) async throws {
    let list = """
      { "type": "forEach", "items": "l", "itemVariable": "\(item)", "indexVariable": "\(index)", "template":
      \(FeatureStage.label("${it.t} ${at}")) }
      """
    let shown = try await hover(FeatureStage.screen(list, state: #"{ "l": [{ "t": 1 }] }"#))
    let plain = shown.replacing(/\[line (\d+)\]\([^)]*\)/) { "LINE \($0.1)" }
    #expect(plain.hasPrefix("\(title)\n\n\(uses)"), "\(plain)")
  }

  @Test func `the text of a button is no template on device`() async throws {
    let button = FeatureStage.screen(#"{ "type": "button", "te$0xt": "a" }"#)
    #expect(try await hover(button).hasPrefix("**text** of button: a string, optional"))
    #expect(
      try await hover(button, files: ["clads.json": #"{ "target": "spec" }"#]).hasPrefix(
        "**text** of button: a string (a template with"))
  }

  @Test func `the JSON of a data source is not indented`() async throws {
    let shown = try await hover(
      FeatureStage.screen(
        "",
        more: """

              "dataSources": {
                "$0a": {
                  "type": "static"
                }
              },
          """))
    #expect(shown.contains("```json\n{\n  \"type\": \"static\"\n}\n```"), "\(shown)")
  }

  @Test(arguments: [
    (#""ty$0pe": "binding""#, "**type** of alert message: one value, required"),
    (#""type": "sta$0tic""#, #"This value is not read here. Apps read `"binding"`."#),
  ])
  func `the type of an alert message is binding`(_ member: String, _ expected: String) async throws {
    let shown = try await hover(
      #"{ "actions": { "a": { "type": "showAlert", "message": { \#(member), "template": "" } } } }"#)
    #expect(shown.hasPrefix(expected), "\(shown)")
    #expect(shown.contains(#"Apps read `"binding"`."#) && !shown.contains("Fixed text"), "\(shown)")
  }
}
