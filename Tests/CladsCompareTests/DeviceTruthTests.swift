import CladsCompare
import CladsProject
import Testing

/// What is a change on device, and what only seems to be one.
struct DeviceTruthTests {
  private static func document(_ children: String, _ more: String = "") -> String {
    "{ \"id\": \"screen\", \(more.isEmpty ? "" : more + ",") \"root\": { \"children\": [\(children)] } }"
  }

  private static func button(_ action: String) -> String {
    "{ \"type\": \"button\", \"text\": \"Go\", \"actions\": { \"onTap\": \(action) } }"
  }

  private func verdict(_ old: String, _ new: String) async -> ScreenComparison.Verdict {
    await ComparisonStage.compare(old, new)?.verdict ?? .same
  }

  private func lines(_ old: String, _ new: String) async -> [String] {
    ComparisonStage.lines(await ComparisonStage.compare(old, new))
  }

  // MARK: - Defaults and keys without an effect

  private static let request = "\"type\": \"request\", \"method\": \"GET\", \"url\": \"https://a.b\""

  @Test(arguments: [
    (
      #"{ "type": "navigate", "destination": "a" }"#,
      #"{ "type": "navigate", "destination": "a", "presentation": "push" }"#
    ),
    ("{ \(request) }", "{ \(request), \"timeout\": 30, \"debug\": true }"),
    (
      #"{ "type": "request", "method": "PUT", "url": "https://a.b" }"#,
      #"{ "type": "request", "method": "put", "url": "https://a.b" }"#
    ),
    ("{ \(request) }", "{ \(request), \"timeout\": 2.5, \"contentType\": \"json\" }"),
    (
      "{ \(request), \"body\": [{ \"path\": \"a.b\" }] }",
      "{ \(request), \"body\": [{ \"path\": \"a.b\", \"as\": \"b\" }] }"
    ),
    (#"{ "type": "showAlert" }"#, #"{ "type": "showAlert", "title": "Alert", "buttons": [] }"#),
    (#"{ "type": "showAlert" }"#, #"{ "type": "showAlert", "buttons": [{ "label": "OK" }] }"#),
    (
      #"{ "type": "removeFromArray", "path": "l", "index": 1 }"#,
      #"{ "type": "removeFromArray", "path": "l", "index": 1, "value": 2 }"#
    ),
    (
      #"{ "type": "setState", "path": "a", "value": 1 }"#,
      #"{ "type": "sequence", "steps": [{ "type": "setState", "path": "a", "value": 1 }] }"#
    ),
  ])
  func `an action that does the same is the same`(old: String, new: String) async {
    #expect(await verdict(Self.document(Self.button(old)), Self.document(Self.button(new))) == .same)
    #expect(await verdict(Self.document(Self.button(new)), Self.document(Self.button(old))) == .same)
  }

  @Test(arguments: [
    (
      #"{ "type": "vstack", "children": [] }"#,
      #"{ "type": "vstack", "spacing": 0, "alignment": "center", "children": [] }"#
    ),
    (#"{ "type": "zstack", "children": [] }"#, #"{ "type": "zstack", "spacing": 9, "children": [] }"#),
    (
      #"{ "type": "image", "image": { "url": "https://a.b/c.png" } }"#,
      #"{ "type": "image", "image": { "url": "https://a.b/c.png", "placeholder": { "sfsymbol": "photo" } } }"#
    ),
    (
      #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "children": [] }] }"#,
      #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "list", "snapBehavior": "paging", "lineSpacing": 4 }, "stickyHeader": true, "children": [] }] }"#
    ),
    (#"{ "type": "label", "text": "A" }"#, #"{ "type": "label", "text": "\u0041", "id": "a" }"#),
  ])
  func `a node that looks the same is the same`(old: String, new: String) async {
    #expect(await lines(Self.document(old), Self.document(new)).first ?? "same" == "same")
    #expect(await verdict(Self.document(new), Self.document(old)) == .same)
  }

  // MARK: - Names that are data

  @Test func `a renamed key that is sent under its name is a change`() async {
    let version = { (key: String) in
      Self.document(
        Self.button("{ \(Self.request), \"body\": [{ \"path\": \"\(key)\" }] }"),
        "\"state\": { \"\(key)\": 1 }")
    }
    #expect(await verdict(version("name"), version("nick")) != .same)
  }

  @Test func `a renamed member of an object that is used as a whole is a change`() async {
    let version = { (key: String) in
      Self.document(
        "{ \"type\": \"label\", \"text\": \"${user} ${user.\(key)}\" }",
        "\"state\": { \"user\": { \"\(key)\": \"Ada\" } }")
    }
    #expect(await verdict(version("name"), version("nick")) != .same)
  }

  @Test func `a key that is renamed in its declaration only is gone`() async {
    let version = { (key: String) in
      Self.document("{ \"type\": \"label\", \"text\": \"${a}\" }", "\"state\": { \"\(key)\": \"x\" }")
    }
    #expect(
      await lines(version("a"), version("b")).sorted() == [
        "added state b: initial value - → \"x\" (not on screen)",
        "changed state a: initial value \"x\" → - | label", "looks",
      ])
  }

  // MARK: - Screens that the app does not show

  @Test func `a rule that is silenced does not make an empty screen`() async {
    let shape = #"{ "type": "shape", "$comment": "clads-disable shape-type", "shapeType": "Circle" }"#
    let label = #"{ "type": "label", "text": "A" }"#
    let screen = await ComparisonStage.compare(Self.document(label), Self.document("\(label), \(shape)"))
    #expect(screen?.newFailure?.contains("empty screen") ?? false)
    #expect(screen?.changes.isEmpty ?? false)
    #expect(await verdict(Self.document(shape), Self.document("\(shape), \(label)")) == .same)
  }

  @Test func `a document that the app rejects in both versions is listed, without a change on screen`() async
  {
    let version = { (text: String) in "{ \"id\": \"a\", \"root\": { \"children\": [\"\(text)\"] } }" }
    let screen = await ComparisonStage.compare(version("a"), version("b"))
    #expect(screen?.verdict == .same)
    #expect(screen?.newFailure == "the app rejects the whole document and shows nothing")
  }

  // MARK: - One change, one entry

  @Test func `the steps of a sequence in another order are one change`() async {
    let (first, second) = (
      #"{ "type": "setState", "path": "a", "value": 1 }"#, #"{ "type": "toggleState", "path": "b" }"#
    )
    let version = { (steps: String) in
      Self.document(
        Self.button("{ \"type\": \"sequence\", \"steps\": [\(steps)] }"),
        "\"state\": { \"a\": 0, \"b\": true }")
    }
    #expect(
      await lines(version("\(first), \(second)"), version("\(second), \(first)")) == [
        "behaves",
        "changed node button “Go”: onTap sets `a` to `1`, then toggles `b` → toggles `b`, then sets `a` to `1`",
      ])
  }

  @Test func `a parameter that changes is named with its values`() async {
    let version = { (message: String) in
      Self.document(Self.button("{ \"type\": \"showAlert\", \"title\": \"T\", \"message\": \"\(message)\" }"))
    }
    #expect(
      await lines(version("one"), version("two")) == [
        "behaves", "changed node button “Go”: `onTap` shows the alert “T”: message one → two",
      ])
  }

  @Test func `what a callback does is a change of the callback`() async {
    let version = { (value: Int) in
      Self.document(
        Self.button("{ \"type\": \"showAlert\", \"buttons\": [{ \"label\": \"Yes\", \"action\": \"go\" }] }"),
        "\"state\": { \"a\": 0 }, \"actions\": { \"go\": { \"type\": \"setState\", \"path\": \"a\", \"value\": \(value) } }"
      )
    }
    #expect(
      await lines(version(1), version(2)) == [
        "behaves", "changed action go:  sets `a` to `1` → sets `a` to `2` | `onTap` of button “Go”",
      ])
  }

  @Test func `one of several equal rows that changes is the only change`() async {
    let row = { (caption: String) in
      "{ \"type\": \"hstack\", \"children\": [{ \"type\": \"label\", \"text\": \"n\" }, { \"type\": \"button\", \"text\": \"\(caption)\" }] }"
    }
    for position in 0..<3 {
      var captions = ["x", "x", "x"]
      let old = Self.document(captions.map(row).joined(separator: ","))
      captions[position] = "y"
      #expect(
        await lines(old, Self.document(captions.map(row).joined(separator: ","))) == [
          "looks", "changed node button “x” → button “y”: text x → y",
        ])
    }
  }

  @Test func `a change that several nodes share is one entry`() async {
    let version = { (style: String) in
      Self.document(
        (1...3).map { "{ \"type\": \"label\", \"text\": \"\($0)\", \"styleId\": \"\(style)\" }" }
          .joined(separator: ","),
        "\"styles\": { \"a\": { \"fontSize\": 12 }, \"b\": { \"fontSize\": 14 } }")
    }
    #expect(
      await lines(version("a"), version("b")) == [
        "looks", "changed node label “1”: style a → b; fontSize 12 → 14 | label “1”, label “2”, label “3”",
      ])
  }

  @Test func `rows in reverse move as a whole, and the one in the middle stays`() async {
    let row = { (text: String) in
      "{ \"type\": \"hstack\", \"children\": [{ \"type\": \"label\", \"text\": \"\(text)\" }, { \"type\": \"label\", \"text\": \"+\" }, { \"type\": \"label\", \"text\": \"-\" }] }"
    }
    let lines = await lines(
      Self.document(["a", "b", "c"].map(row).joined(separator: ",")),
      Self.document(["c", "b", "a"].map(row).joined(separator: ",")))
    #expect(
      lines == [
        "looks", "moved node hstack with “a”: the screen place 1 → place 3",
        "moved node hstack with “c”: the screen place 3 → place 1",
      ])
  }

  @Test func `an interpolation in a Swift literal that changes is a change`() async {
    let file = { (name: String) in
      "let screen = \"\"\"\n{ \"id\": \"s\", \"root\": { \"children\": [{ \"type\": \"label\", \"text\": \"\\(\(name))\" }] } }\n\"\"\"\n"
    }
    let comparison = await ComparisonStage.compare(["S.swift": file("x")], ["S.swift": file("y")])
    #expect(comparison.screens.map(\.verdict) == [.looks])
  }
}
