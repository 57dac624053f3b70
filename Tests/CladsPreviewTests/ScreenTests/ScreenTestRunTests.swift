import CladsProject
import SourceText
import Testing

@testable import CladsPreview

@MainActor
@Suite struct ScreenTestRunTests {
  private let stage = TestStage()

  @Test(arguments: [
    #"[{ "tap": "Buy" }, { "expect": { "state": { "left": 2 }, "alert": { "title": "Thanks" } } }]"#,
    #"[{ "tap": "Buy" }, { "answer": "More" }, { "expect": { "destination": "more" } }]"#,
    #"[{ "tap": "Buy" }, { "answer": "Back" }, { "expect": { "nothingPresented": true } }]"#,
    #"[{ "tap": "Buy" }, { "back": true }, { "expect": { "nothingPresented": true } }]"#,
    #"[{ "tap": "Leave" }, { "expect": { "dismissed": true, "actions": [{ "action": "leave" }] } }]"#,
    #"[{ "type": { "into": "Your name", "text": "Ada" } }, { "expect": { "state": { "name": "Ada" } } }]"#,
    #"[{ "type": { "into": "name", "text": "Ada" } }, { "expect": { "texts": ["Shop", "Ada"] } }]"#,
    #"[{ "slide": { "slider": "size", "to": 7 } }, { "expect": { "state": { "size": 7 } } }]"#,
    #"[{ "toggle": "news" }, { "expect": { "nodes": [{ "node": "news", "value": true }] } }]"#,
    #"[{ "tap": { "text": "Pick", "index": 1 } }, { "expect": { "state": { "name": "picked" } } }]"#,
    #"{ "state": { "items": [] }, "steps": [{ "expect": { "texts": ["Nothing here"], "noTexts": ["Tent"] } }] }"#,
    #"[{ "set": { "some": false } }, { "expect": { "texts": ["Sold out"] } }]"#,
    ##"[{ "expect": { "nodes": [{ "node": "left", "style": { "textColor": "#f00", "fontSize": 17 } }] } }]"##,
    #"[{ "expect": { "nodes": [{ "node": { "id": "nope" }, "visible": false }] } }]"#,
    #"[{ "expect": { "state": { "seen": true }, "actions": [{ "action": "setState" }] } }]"#,
    #"[{ "set": { "left": 0 } }, { "appear": true }, { "expect": { "actions": [{ "action": "setState", "with": { "path": "seen" } }], "requests": [], "noProblems": true } }]"#,
    #"[{ "disappear": true }, { "expect": { "actions": [] } }]"#,
    #"{ "state": { "some": false }, "steps": [{ "expect": { "texts": ["Sold out"] } }] }"#,
  ])
  func `what a user does has its effect`(_ test: String) async {
    #expect(await stage.run(test) == "passed")
  }

  @Test(arguments: [
    (#"[{ "tap": "By" }]"#, "0: nothing on the screen is called `By`; did you mean `Buy`?"),
    (
      #"[{ "tap": { "id": "lft" } }]"#,
      "0: no node with the id `lft` is on the screen; did you mean `left`?"
    ),
    (
      #"[{ "tap": { "text": "Pick", "index": 2 } }]"#,
      "0: there are only 2 `Pick` on the screen, but `index` is 2; `index` counts from 0"
    ),
    (
      #"[{ "tap": "Shop" }]"#,
      "0: the label at `/root/children/0` does nothing when tapped: it has no `onTap`"
    ),
    (#"[{ "toggle": "Buy" }]"#, "0: `Buy` is not a toggle"),
    (
      #"[{ "type": { "into": "news", "text": "x" } }]"#,
      "0: the toggle at `/root/children/4` cannot hold a string"
    ),
    (#"[{ "answer": "OK" }]"#, "0: no alert is presented"),
    (
      #"[{ "tap": "Buy" }, { "answer": "Mor" }]"#,
      "1: the alert has no button `Mor`; did you mean `More`?"
    ),
    (
      #"[{ "tap": "Buy" }, { "tap": "Load" }]"#,
      "1: the alert `Thanks` is in front of the screen and takes the taps; "
        + "`answer` presses one of its buttons, and `back` closes it"
    ),
    (#"[{ "back": true }]"#, "0: nothing is presented that can be closed"),
    (#"[{ "respond": { "with": [] } }]"#, "0: no request waits for a response"),
    (
      #"[{ "set": { "0": 1 } }]"#,
      "0: `0` is not a path that can be set; write a path in the state, such as `user.name`"
    ),
    (
      #"[{ "expect": { "texts": ["Shp"] } }]"#,
      "0: `Shp` is not on the screen; did you mean `Shop`? "
        + "(Shp ≠ Shop|There is some|Your name|Tent|Pick|Stove|Pick|Buy|Load|Share|Leave)"
    ),
    (
      #"[{ "expect": { "texts": ["Buy", "Tent"] } }]"#,
      "0: `Tent` is on the screen, but before `Buy`; `texts` are in the order of the screen "
        + "(Buy|Tent ≠ Shop|There is some|Your name|Tent|Pick|Stove|Pick|Buy|Load|Share|Leave)"
    ),
    (#"[{ "expect": { "noTexts": ["some"] } }]"#, "0: `some` is on the screen, in `There is some`"),
    (#"[{ "expect": { "nodes": [{ "node": "left", "visible": false }] } }]"#, "0: `left` is on the screen"),
    (
      #"[{ "expect": { "nodes": [{ "node": "news", "value": 1 }] } }]"#,
      "0: `news` has another value (1 ≠ false)"
    ),
    (
      ##"[{ "expect": { "nodes": [{ "node": "left", "style": { "textColor": "#00FF00" } }] } }]"##,
      "0: `textColor` of `left` has another value (#00FF00 ≠ #FF0000)"
    ),
    (
      #"[{ "expect": { "nodes": [{ "node": "left", "style": { "textColour": 1 } }] } }]"#,
      "0: the style of `left` has no `textColour`; did you mean `textColor`?"
    ),
    (
      #"[{ "expect": { "state": { "lft": 3 } } }]"#,
      "0: the state has no value at `lft`; did you mean `left`? (3 ≠ nothing)"
    ),
    (#"[{ "expect": { "state": { "left": 4 } } }]"#, "0: the state at `left` is different (4 ≠ 3)"),
    (#"[{ "expect": { "alert": { "title": "Hi" } } }]"#, "0: no alert is presented"),
    (
      #"[{ "tap": "Buy" }, { "expect": { "alert": { "title": "Hi", "buttons": ["OK"] } } }]"#,
      "1: the alert has another title (Hi ≠ Thanks)\n1: the alert has other buttons (OK ≠ Back|More)"
    ),
    (
      #"[{ "tap": "Buy" }, { "expect": { "nothingPresented": true } }]"#, "1: the alert `Thanks` is presented"
    ),
    (
      #"[{ "expect": { "destination": "more" } }]"#,
      "0: the screen did not navigate anywhere (more ≠ nothing)"
    ),
    (#"[{ "expect": { "dismissed": true } }]"#, "0: the screen did not close"),
    (
      #"[{ "tap": "Buy" }, { "expect": { "actions": [{ "action": "by" }] } }]"#,
      "1: `by` did not run; did you mean `buy`? (by ≠ buy|setState|showAlert)"
    ),
    (
      #"[{ "tap": "Buy" }, { "expect": { "actions": [{ "action": "setState", "with": { "path": "x" } }] } }]"#,
      "1: `setState` ran with another `path` (path: \"x\" ≠ path: \"left\")"
    ),
    (
      #"[{ "tap": "Load" }, { "expect": { "requests": [] } }]"#,
      "1: `GET https://a.example/items` was sent ( ≠ GET https://a.example/items)"
    ),
    (#"[{ "steps": 1 }]"#, "unknown key `steps`"),
  ])
  func `what is otherwise is said with what is there`(_ test: String, _ message: String) async {
    let found = await stage.run(test)
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `a request waits for its response, and what is shown while loading can be expected`() async {
    let start = #"""
      { "tap": "Load" }, { "expect": { "state": { "busy": true }, "requests": ["items"] } },
      """#
    let loaded = #"""
      [\#(start) { "respond": { "request": "items", "with": ["Boots"] } },
        { "expect": { "state": { "busy": false, "items": ["Boots"] } } }]
      """#
    #expect(await stage.run(loaded) == "passed")
    let failed = #"""
      [\#(start) { "respond": { "with": { "$failure": "offline" } } },
        { "expect": { "alert": { "title": "No connection" }, "state": { "failure.statusCode": -1 } } }]
      """#
    #expect(await stage.run(failed) == "passed")
    let refused = #"""
      [\#(start) { "respond": { "with": { "$status": 500, "$body": "no" } } },
        { "expect": { "state": { "failure.statusCode": 500 } } }]
      """#
    #expect(await stage.run(refused) == "passed")
  }

  @Test func `a sample answers requests, and its state is where the screen starts`() async {
    let stage = TestStage(
      samples: [("stocked", #"{ "left": 9, "$responses": { "items": ["Rope"] } }"#)])
    let test = #"""
      { "sample": "stocked", "steps": [ { "tap": "Load" },
        { "expect": { "state": { "items": ["Rope"], "left": 9, "busy": false }, "requests": ["items"] } } ] }
      """#
    #expect(await stage.run(test) == "passed")
  }

  @Test func `overlapping requests are responded to in any order`() async {
    let test = #"""
      [ { "tap": "Load" }, { "tap": "Load" },
        { "expect": { "state": { "busy": false, "failure.cancelled": true } } },
        { "respond": { "with": ["New"] } }, { "expect": { "state": { "items": ["New"] } } } ]
      """#
    #expect(await stage.run(test) == "passed")
  }

  @Test func `what was in front of a screen that has closed is gone`() async {
    let test = #"""
      [ { "tap": "trash" }, { "expect": { "dismissed": true, "noTexts": ["Thanks"] } } ]
      """#
    let stage = TestStage(
      #"""
      { "id": "a",
        "actions": { "buy": { "type": "sequence", "steps": [
          { "type": "showAlert", "title": "Thanks" }, { "type": "dismiss" } ] } },
        "root": { "children": [
          { "type": "button", "image": { "sfsymbol": "trash" }, "actions": { "onTap": "buy" } } ] } }
      """#)
    #expect(await stage.run(test) == "passed")
    let alert = test.replacing(#""dismissed": true"#, with: #""alert": { "title": "Thanks" }"#)
    #expect(await stage.run(alert) == "1: no alert is presented")
  }

  @Test func `what only the app can do leaves a test undecided, unless it expects the action`() async {
    let result = await stage.result(#"[{ "tap": "Share" }, { "expect": { "texts": ["Shop"] } }]"#)
    #expect(result.status == .undecided)
    #expect(
      result.failures.first?.message.hasPrefix(
        "only the app knows what `share` does: no handler for actions of type `shareSheet`") == true)
    let test = #"""
      [{ "tap": "Share" }, { "expect": { "actions": [{ "action": "share", "with": { "text": "Hi" } }] } }]
      """#
    #expect(await stage.run(test) == "passed")
  }

  @Test func `what a component of the app shows is only known there`() async {
    let stage = TestStage(
      #"{ "id": "a", "root": { "children": [ { "type": "stars", "count": 3 } ] } }"#,
      project: #"{ "components": { "stars": {} } }"#)
    #expect(await stage.result(#"[{ "expect": { "texts": ["★★★"] } }]"#).status == .undecided)
  }

  @Test func `a test of a document that the app rejects fails at once`() async {
    let stage = TestStage(#"{ "id": "a", "root": { "children": [ { "type": "labl" } ] } }"#)
    let message = await stage.run(#"[{ "expect": { "noTexts": ["x"] } }]"#)
    #expect(message.hasPrefix("unknown component `labl`: the app shows an empty screen"), "\(message)")
  }

  @Test func `actions that run each other forever end with a message`() async {
    let stage = TestStage(
      #"""
      { "id": "a", "actions": { "a": { "type": "b" }, "loop": { "type": "sequence", "steps": [
        { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } ] },
        "big": { "type": "request", "requestId": "r", "method": "GET", "url": "https://a.example",
          "onSuccess": "big" } },
        "state": { "n": 0 },
        "root": { "children": [ { "type": "button", "text": "Go", "actions": { "onTap": "big" } } ] } }
      """#, samples: [("all", #"{ "$responses": { "r": {} } }"#)])
    let message = await stage.run(#"{ "sample": "all", "steps": [ { "tap": "Go" } ] }"#)
    #expect(message.hasPrefix("0: ") && !message.contains("has not ended"), "\(message)")
  }

  @Test func `an outline is what the screen says, whatever it looks like`() async {
    let test = #"""
      [{ "tap": "Buy" }, { "expect": { "outline": [] } }]
      """#
    let run = stage.testRun(test)
    let result = await run.result(updating: true)
    #expect(result.status == .passed)
    let text = String(decoding: run.file.updatedText(result.updates), as: UTF8.self)
    #expect(
      result.updates.first?.lines == [
        #"label "Shop""#, #"label "There is some" #left"#, #"textfield "Your name" empty"#, "slider 2.5",
        "toggle off #news", "forEach", "  hstack", #"    label "Tent""#, #"    button "Pick""#, "  hstack",
        #"    label "Stove""#, #"    button "Pick""#, #"button "Buy""#, #"button "Load""#,
        #"button "Share""#, #"button "Leave""#, #"alert "Thanks" "See you" [Back] [More]"#,
      ])
    #expect(await stage.run(text) == "passed")
    #expect(await stage.result(test).status == .failed)
  }

  @Test func `the range of a failure is that of what is wrong in the test`() async {
    let test = #"{ "steps": [{ "tap": "By" }] }"#
    let failure = await stage.result(test).failures.first
    let range = failure?.range ?? TextRange(utf8: 0, 0)
    #expect(String(decoding: Array(test.utf8)[range.start.utf8..<range.end.utf8], as: UTF8.self) == "\"By\"")
  }

  @Test func `any text is a test with a message`() async {
    let texts = [
      "", "{", "[]", "null", "\u{0}", "{ \"steps\": [ {} ] }", "{ \"steps\": [ { \"tap\": 1 } ] }",
      "{ \"steps\": [ { \"tap\": \"Buy\", \"back\": true } ] }",
      "{ \"steps\": [ { \"expect\": { \"nodes\": [ {} ] } } ] }",
      "{ \"sample\": 3, \"steps\": [] }", String(repeating: "[", count: 100_000),
      "{ \"steps\": [ { \"tap\": { \"text\": \"Buy\", \"index\": -1 } } ] }",
    ]
    for text in texts {
      let run = ScreenTestRun(
        ScreenTestFile(
          SourceFile(uri: FileURI(path: "/a.clads-test.json"), version: nil, bytes: Array(text.utf8))),
        stage.input
      ) { PreviewSession(options: $0, input: $1) }
      let result = await run.result()
      #expect(result.status == .failed && !result.failures.isEmpty, "\(text.prefix(60))")
    }
  }
}
