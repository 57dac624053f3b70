import CladsCompare
import CladsProject
import Diagnostics
import Testing

/// A document with these members in `root.children` and at the top.
private func document(_ children: String, _ more: String = "") -> String {
  """
  { "id": "screen", "version": "1.0", \(more.isEmpty ? "" : more + ",")
    "root": { "children": [\(children)] } }
  """
}

private func label(_ text: String, _ more: String = "") -> String {
  "{ \"type\": \"label\", \"text\": \"\(text)\"\(more.isEmpty ? "" : ", " + more) }"
}

private func button(_ text: String, _ action: String) -> String {
  "{ \"type\": \"button\", \"text\": \"\(text)\", \"actions\": { \"onTap\": \(action) } }"
}

struct ScreenComparisonTests {
  @Test func `a changed text is one change`() async {
    let screen = await ComparisonStage.compare(document(label("Pay")), document(label("Pay now")))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed node label “Pay” → label “Pay now”: text Pay → Pay now",
      ])
  }

  @Test func `a style that is renamed everywhere changes nothing on screen`() async {
    let styles = { (name: String) in
      "\"styles\": { \"\(name)\": { \"fontSize\": 20 }, \"big\": { \"inherits\": \"\(name)\" } }"
    }
    let screen = await ComparisonStage.compare(
      document(
        label("A", "\"styleId\": \"body\"") + "," + label("B", "\"styleId\": \"big\""), styles("body")),
      document(label("A", "\"styleId\": \"copy\"") + "," + label("B", "\"styleId\": \"big\""), styles("copy"))
    )
    #expect(ComparisonStage.lines(screen) == ["same", "note: the style `body` is now called `copy`"])
  }

  @Test func `a renamed style with a change is a change of the style`() async {
    let screen = await ComparisonStage.compare(
      document(label("A", "\"styleId\": \"body\""), "\"styles\": { \"body\": { \"fontSize\": 20 } }"),
      document(label("A", "\"styleId\": \"copy\""), "\"styles\": { \"copy\": { \"fontSize\": 22 } }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed style body → copy: fontSize 20 → 22 | label “A”",
      ])
  }

  @Test func `a change of a parent style names the parent and what it reaches`() async {
    let styles = { (size: Int) in
      "\"styles\": { \"ink\": { \"fontSize\": \(size) }, \"title\": { \"inherits\": \"ink\", \"fontWeight\": \"bold\" } }"
    }
    let children = label("A", "\"styleId\": \"title\"") + "," + label("B", "\"styleId\": \"ink\"")
    let screen = await ComparisonStage.compare(document(children, styles(16)), document(children, styles(18)))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed style ink: fontSize 16 → 18 | label “A”, label “B”",
      ])
  }

  @Test func `a property that has no effect on device is no change on screen`() async {
    let screen = await ComparisonStage.compare(
      document("{ \"type\": \"toggle\", \"bind\": \"on\" }", "\"state\": { \"on\": true }"),
      document(
        "{ \"type\": \"toggle\", \"bind\": \"on\", \"accessibilityLabel\": \"On\" }",
        "\"state\": { \"on\": true }"))
    #expect(screen?.verdict == .same)
  }

  @Test func `a subtree that moves is moved, and nothing else`() async {
    let card = "{ \"type\": \"vstack\", \"children\": [\(label("Card")), \(label("More"))] }"
    let screen = await ComparisonStage.compare(
      document(label("A") + "," + label("B") + "," + label("C") + "," + card),
      document(card + "," + label("A") + "," + label("B") + "," + label("C")))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks",
        "moved node vstack with “Card”: the screen place 4 → place 1",
      ])
  }

  @Test func `a node that moves into another stack is moved`() async {
    let screen = await ComparisonStage.compare(
      document(
        "{ \"type\": \"vstack\", \"id\": \"a\", \"children\": [\(label("A")), \(label("X"))] },"
          + "{ \"type\": \"vstack\", \"id\": \"b\", \"children\": [\(label("B"))] }"),
      document(
        "{ \"type\": \"vstack\", \"id\": \"a\", \"children\": [\(label("A"))] },"
          + "{ \"type\": \"vstack\", \"id\": \"b\", \"children\": [\(label("B")), \(label("X"))] }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks",
        "moved node label “X”:  place 2 in the vstack `a` → place 2 in the vstack `b`",
      ])
  }

  @Test func `nodes that are put in a stack are wrapped, and taken out of it, unwrapped`() async {
    let flat = document(label("A") + "," + label("B") + "," + label("C"))
    let wrapped = document(
      label("A") + ", { \"type\": \"hstack\", \"children\": [\(label("B")), \(label("C"))] }")
    #expect(
      ComparisonStage.lines(await ComparisonStage.compare(flat, wrapped)) == [
        "looks", "wrapped node hstack: label “B”, label “C”",
      ])
    #expect(
      ComparisonStage.lines(await ComparisonStage.compare(wrapped, flat)) == [
        "looks", "unwrapped node hstack: label “B”, label “C”",
      ])
  }

  @Test func `a wrapped node with another text is wrapped and changed`() async {
    let screen = await ComparisonStage.compare(
      document(label("A") + "," + label("Total price")),
      document(
        label("A") + ", { \"type\": \"hstack\", \"children\": [\(label("Total price today")), "
          + "{ \"type\": \"spacer\" }, \(label("$ 5"))] }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks",
        "changed node label “Total price” → label “Total price today”: text Total price → Total price today",
        "added node spacer: ", "added node label “$ 5”: ",
        "wrapped node hstack: label “Total price today”",
      ])
  }

  @Test func `added and removed nodes are said once, with what is in them`() async {
    let old = document(label("A"))
    let new = document(
      label("A") + ", { \"type\": \"vstack\", \"children\": [\(label("B")), \(label("C"))] }")
    #expect(
      ComparisonStage.lines(await ComparisonStage.compare(old, new)) == [
        "looks", "added node vstack: “B”, “C”",
      ])
    #expect(
      ComparisonStage.lines(await ComparisonStage.compare(new, old)) == [
        "looks", "removed node vstack: “B”, “C”",
      ])
  }

  @Test func `an action that also does something else is a change of behavior`() async {
    let actions = { (steps: String) in
      "\"state\": { \"cart\": [1], \"done\": false }, \"actions\": { \"buy\": { \"type\": \"sequence\", \"steps\": [\(steps)] } }"
    }
    let set = "{ \"type\": \"setState\", \"path\": \"done\", \"value\": true }"
    let clear = "{ \"type\": \"clearArray\", \"path\": \"cart\" }"
    let children = button("Buy now", "\"buy\"")
    let screen = await ComparisonStage.compare(
      document(children, actions(set)), document(children, actions(set + "," + clear)))
    #expect(
      ComparisonStage.lines(screen) == [
        "behaves", "changed action buy:  - → clears `cart` | `onTap` of button “Buy now”",
      ])
  }

  @Test func `an action that moves into the list of named actions does the same`() async {
    let set = "{ \"type\": \"setState\", \"path\": \"done\", \"value\": true }"
    let screen = await ComparisonStage.compare(
      document(button("Buy", set), "\"state\": { \"done\": false }"),
      document(
        button("Buy", "\"finish\""), "\"state\": { \"done\": false }, \"actions\": { \"finish\": \(set) }"))
    #expect(ComparisonStage.lines(screen) == ["same", "note: added the action `finish`"])
  }

  @Test func `an inline action that changes is a change of its node`() async {
    let set = { (value: Int) in "{ \"type\": \"setState\", \"path\": \"n\", \"value\": \(value) }" }
    let screen = await ComparisonStage.compare(
      document(button("Go", set(1)), "\"state\": { \"n\": 0 }"),
      document(button("Go", set(2)), "\"state\": { \"n\": 0 }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "behaves", "changed node button “Go”: onTap sets `n` to `1` → sets `n` to `2`",
      ])
  }

  @Test func `a changed initial value names what shows it`() async {
    let children = label("${count} items") + "," + label("Fixed")
    let screen = await ComparisonStage.compare(
      document(children, "\"state\": { \"count\": 1 }"), document(children, "\"state\": { \"count\": 2 }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed state count: initial value 1 → 2 | label “2 items”",
      ])
  }

  @Test func `a key of the state that nothing uses is not on screen`() async {
    let screen = await ComparisonStage.compare(
      document(label("A")), document(label("A"), "\"state\": { \"new\": 2 }"))
    #expect(
      ComparisonStage.lines(screen) == [
        "same", "added state new: initial value - → 2 (not on screen)",
      ])
  }

  @Test func `a changed binding is a change although it shows the same`() async {
    let state = "\"state\": { \"a\": \"x\", \"b\": \"x\" }"
    let screen = await ComparisonStage.compare(
      document(label("${a}"), state), document(label("${b}"), state))
    #expect(ComparisonStage.lines(screen) == ["looks", "changed node label “x”: template ${a} → ${b}"])
  }

  @Test func `keys of the state and variables that are renamed everywhere change nothing on screen`() async {
    let version = { (key: String, item: String, name: String) in
      document(
        "{ \"type\": \"forEach\", \"items\": \"\(key)\", \"itemVariable\": \"\(item)\", \"template\": "
          + "{ \"type\": \"label\", \"text\": \"${\(item).title} of ${\(key).count} by ${user.\(name)}\" } },"
          + button("Clear", "{ \"type\": \"clearArray\", \"path\": \"\(key)\" }"),
        "\"state\": { \"\(key)\": [{ \"title\": \"One\" }], \"user\": { \"\(name)\": \"Ada\" } }")
    }
    let screen = await ComparisonStage.compare(
      version("todos", "todo", "name"), version("tasks", "task", "fullName"))
    #expect(
      ComparisonStage.lines(screen) == [
        "same", "note: the state key `todos` is now called `tasks`",
        "note: the state key `name` is now called `fullName`",
        "note: the variable `todo` is now called `task`",
      ])
  }

  @Test func `a template is compared although its list is empty`() async {
    let version = { (text: String) in
      document(
        "{ \"type\": \"forEach\", \"items\": \"rows\", \"template\": \(label(text)), "
          + "\"emptyView\": \(label("None")) }", "\"state\": { \"rows\": [] }")
    }
    let screen = await ComparisonStage.compare(version("Row"), version("Line"))
    #expect(
      ComparisonStage.lines(screen) == ["looks", "changed node label “Row” → label “Line”: text Row → Line"])
  }

  @Test func `an empty view is compared although its list is not empty`() async {
    let version = { (text: String) in
      document(
        "{ \"type\": \"forEach\", \"items\": \"rows\", \"template\": \(label("Row")), "
          + "\"emptyView\": \(label(text)) }", "\"state\": { \"rows\": [1] }")
    }
    let screen = await ComparisonStage.compare(version("None"), version("Nothing"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed node label “None” → label “Nothing”: text None → Nothing",
      ])
  }

  @Test func `more elements in a list are a change of the state`() async {
    let version = { (rows: String) in
      document(
        "{ \"type\": \"forEach\", \"items\": \"rows\", \"template\": \(label("Row")) }",
        "\"state\": { \"rows\": [\(rows)] }")
    }
    let screen = await ComparisonStage.compare(version("1, 2"), version("1, 2, 3"))
    #expect(
      ComparisonStage.lines(screen) == [
        "looks", "changed state rows: initial value [1,2] → [1,2,3] | label “Row”",
      ])
  }

  @Test func `a screen that the app rejects is not the same as before`() async {
    let screen = await ComparisonStage.compare(document(label("A")), "{ \"id\": \"screen\" }")
    #expect(screen?.verdict == .looks)
    #expect(screen?.newFailure == "the app rejects the whole document and shows nothing")
    #expect(screen?.newFindings.map(\.rule.rawValue) == ["missing-required-key"])
  }

  @Test func `new and gone findings are told`() async {
    let screen = await ComparisonStage.compare(
      document(label("A", "\"styleId\": \"missing\"")), document(label("A", "\"styleID\": \"x\"")))
    #expect(screen?.verdict == .same)
    #expect(screen?.newFindings.map(\.rule.rawValue) == ["case-mismatch"])
    #expect(screen?.goneFindings.map(\.rule.rawValue) == ["unresolved-style"])
  }

  @Test func `the drawing shows the rows that differ`() async throws {
    let screen = await ComparisonStage.compare(
      document(label("A") + "," + label("B")), document(label("A") + "," + label("C")))
    let rows = try #require(screen?.drawing?.rows)
    #expect(
      rows.filter(\.isChanged).map { "\($0.old ?? "") | \($0.new ?? "")".filter { $0 != " " } } == ["B|C"])
  }

  @Test func `screens are paired by path, by id, and by what they have in common`() async {
    let files = { (names: [String], id: String) in
      [
        names[0]: document(label("First screen")).replacing("screen\", \"v", with: "one\", \"v"),
        names[1]: document(label("Second") + "," + label("Two")).replacing(
          "screen\", \"v", with: "\(id)\", \"v"),
        names[2]: document(
          label("Third") + "," + label("Three") + "," + label("Drei") + "," + label("Trois")
        ).replacing("screen\", \"v", with: "\(id)3\", \"v"),
      ]
    }
    let comparison = await ComparisonStage.compare(
      files(["a.clads.json", "b.clads.json", "c.clads.json"], "two"),
      files(["a.clads.json", "new/b.clads.json", "new/d.clads.json"], "two"))
    #expect(comparison.unchangedCount == 1)
    #expect(
      comparison.screens.map { "\($0.title) was \($0.oldTitle ?? "-")" } == [
        "new/b.clads.json was b.clads.json", "new/d.clads.json was c.clads.json",
      ])
    #expect(comparison.screens.allSatisfy { $0.verdict == .same })
  }

  @Test func `screens that only one version has are added or removed`() async {
    let comparison = await ComparisonStage.compare(
      [
        "a.clads.json": document(label("A")),
        "b.clads.json": document(label("B")).replacing("screen", with: "b"),
        "c.clads.json": document(label("C")).replacing("screen", with: "c"),
      ],
      [
        "c.clads.json": document(label("C")).replacing("screen", with: "c"),
        "a.clads.json": document(label("A")),
        "d.clads.json": document(button("Other", "\"go\"")).replacing("screen", with: "d"),
      ])
    #expect(
      comparison.screens.map { "\($0.path) \($0.verdict)" } == ["b.clads.json removed", "d.clads.json added"])
    #expect(comparison.screens.allSatisfy { $0.drawing != nil })
  }

  @Test func `documents in Swift files are screens`() async {
    let file = { (text: String) in
      "let home = \"\"\"\n\(document(label("A"))).\n\"\"\"\nlet other = \"\"\"\n\(document(label(text)))\n\"\"\"\n"
        .replacing("} }.", with: "} }")
    }
    let comparison = await ComparisonStage.compare(["S.swift": file("B")], ["S.swift": file("C")])
    #expect(comparison.screens.map(\.title) == ["S.swift#screen2"])
  }

  @Test func `a style that changes equally in several screens is said once`() async {
    let version = { (radius: Int) in
      document(
        button("Go", "\"go\"").replacing("\"text\"", with: "\"styleId\": \"card\", \"text\""),
        "\"styles\": { \"card\": { \"cornerRadius\": \(radius) } }")
    }
    let files = { (radius: Int) in ["a.clads.json": version(radius), "b.clads.json": version(radius)] }
    let comparison = await ComparisonStage.compare(files(8), files(12))
    #expect(comparison.shared.map(\.change.name) == ["card"])
    #expect(comparison.shared.map(\.screens) == [["a.clads.json", "b.clads.json"]])
    #expect(
      comparison.screens.allSatisfy { $0.changes.isEmpty && $0.sharedCount == 1 && $0.verdict == .looks })
  }
}
