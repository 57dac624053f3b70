import CladsCheck
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Help and first fixes that lead to what the author wants.
@Suite struct HelpTests {
  private static func screen(
    _ nodes: String, state: String = "{}", styles: String = "{}", actions: String = "{}"
  ) -> String {
    #"{ "id": "a", "state": \#(state), "styles": \#(styles), "actions": \#(actions), "root": { "children": [\#(nodes)] } }"#
  }

  private func findings(_ text: String, _ id: DiagnosticID) -> [Diagnostic] {
    Checker().check(Array(text.utf8)).filter { $0.id == id }
  }

  private func afterFirstFix(_ text: String, _ finding: Diagnostic) throws -> String {
    let fix = try #require(finding.fixes.first)
    let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: Array(text.utf8))
    let fixed = source.edited(by: fix.edits.sorted { $0.range.start > $1.range.start }, version: nil)
    return String(decoding: fixed.bytes, as: UTF8.self)
  }

  @Test func `a button that chooses its style by a template gets two styles`() throws {
    let styles = #"{ "on": { "fontSize": 20 }, "off": { "fontSize": 17 } }"#
    func text(_ keys: String) -> String {
      Self.screen(#"{ "type": "button", "text": "a", \#(keys) }"#, state: #"{ "up": true }"#, styles: styles)
    }
    for template in ["${up ? 'on' : 'off'}", "${!up ? 'off' : 'on'}"] {
      let before = text(#""styleId": "\#(template)""#)
      let finding = try #require(findings(before, "unresolved-style").first)
      let after = text(#""styles": { "normal": "off", "selected": "on" }, "isSelectedBinding": "up""#)
      #expect(try afterFirstFix(before, finding) == after)
    }
  }

  @Test(arguments: ["${up ? 'on' : 'other'}", "${count > 3 ? 'on' : 'off'}", "${up}", "on ${up}"])
  func `any other template in styleId has no fix`(template: String) throws {
    let text = Self.screen(
      #"{ "type": "button", "text": "a", "styleId": "\#(template)" }"#,
      state: #"{ "up": true, "count": 4 }"#,
      styles: #"{ "on": { "fontSize": 20 }, "off": { "fontSize": 17 } }"#)
    let finding = try #require(findings(text, "unresolved-style").first)
    #expect(finding.fixes.isEmpty)
    #expect(finding.help?.contains("no template is evaluated here") == true)
  }

  @Test(arguments: [
    ("first + ' ' + last", "write `${first} ${last}`"), ("'Dear ' + first", "write `Dear ${first}`"),
    ("first + (' and ' + last)", "write `${first} and ${last}`"),
    ("first + ': ' + (up ? 'on' : 'off')", "write `${first}: ${up ? 'on' : 'off'}`"),
  ])
  func `the help for joined texts has all of them`(expression: String, help: String) {
    let text = Self.screen(
      #"{ "type": "label", "text": "${\#(expression)}" }"#,
      state: #"{ "first": "Ann", "last": "Lee", "up": true }"#)
    let found = findings(text, "expr-string-concat")
    #expect(found.map(\.help) == [help])
    #expect(found.map(\.message) == ["`+` does not join strings"])
  }

  @Test func `the help for a property after an operator keeps the operation`() {
    let text = Self.screen(
      #"{ "type": "label", "text": "${done + items.count}" }"#, state: #"{ "done": 1, "items": [1] }"#)
    #expect(
      findings(text, "expr-compound-suffix").map(\.help)
        == ["store `items.count` in the state, for example as `itemsCount`, and write `done + itemsCount`"])
  }

  @Test func `a path that is set to its negation is toggled`() throws {
    func text(_ action: String) -> String {
      Self.screen(
        #"{ "type": "button", "text": "${up}", "actions": { "onTap": \#(action) } }"#,
        state: #"{ "up": true }"#)
    }
    let before = text(#"{ "type": "setState", "path": "up", "value": { "$expr": "!up" } }"#)
    let finding = try #require(findings(before, "expr-unsupported-operator").first)
    #expect(try afterFirstFix(before, finding) == text(#"{ "type": "toggleState", "path": "up" }"#))
  }

  @Test(arguments: ["${err != null ? 'Failed' : ''}", "${err ? 'Failed' : ''}"])
  func `an error that starts as null is checked with what a request stores`(template: String) {
    let text = Self.screen(
      #"{ "type": "label", "text": "\#(template)" }, { "type": "button", "text": "a", "actions": { "onTap": "load" } }"#,
      state: #"{ "err": null }"#,
      actions: #"""
        { "load": { "type": "request", "method": "GET", "url": "https://example.com/a", "errorPath": "err" } }
        """#)
    let found = Checker().check(Array(text.utf8)).filter { $0.severity >= .warning }
    #expect(found.count == 1, "\(found.map(\.message))")
  }

  @Test func `a path in a text with placeholders that an action stores is looked up`() {
    let text = Self.screen(
      #"{ "type": "button", "text": "${shown}", "actions": { "onTap": { "type": "setState", "path": "shown", "value": { "$expr": "Dear ${usr.name}" } } } }"#,
      state: #"{ "user": { "name": "Ann" }, "shown": "" }"#)
    #expect(findings(text, "undeclared-state").map(\.help) == ["did you mean `user`?"])
  }

  @Test func `the color of a style is that which its components draw`() throws {
    for (node, property) in [
      (#"{ "type": "shape", "shapeType": "circle", "styleId": "s" }"#, "backgroundColor"),
      (#"{ "type": "label", "text": "a", "styleId": "s" }"#, "textColor"),
      (#"{ "type": "image", "image": { "sfsymbol": "star" }, "styleId": "s" }"#, "tintColor"),
    ] {
      let before = Self.screen(node, styles: ##"{ "s": { "color": "#123456" } }"##)
      let finding = try #require(findings(before, "unknown-style-key").first)
      #expect(
        try afterFirstFix(before, finding)
          == Self.screen(node, styles: ##"{ "s": { "\##(property)": "#123456" } }"##))
    }
  }

  @Test func `a style of padding on a stack becomes the padding of the stack`() throws {
    let styles = #"{ "card": { "padding": { "top": 8 } } }"#
    func text(_ key: String) -> String {
      Self.screen(#"{ "type": "vstack", \#(key), "children": [] }"#, styles: styles)
    }
    let before = text(#""styleId": "card""#)
    let finding = try #require(findings(before, "container-style").first)
    #expect(try afterFirstFix(before, finding) == text(#""padding": {"top":8}"#))
  }

  @Test func `what is wrong inside nodes that the app drops is listed`() throws {
    let text = Self.screen(
      #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "dismiss" } }, "children": [{ "type": "label", "txt": "a", "styleId": "none" }] }"#
    )
    let finding = try #require(findings(text, "component-children").first)
    #expect(
      finding.related.map(\.message)
        == ["inside: unknown key `txt` in a label", "inside: no style named `none`"])
  }

  @Test func `what is wrong with the value of a key that belongs in a style is listed, and put right`() throws
  {
    let before = Self.screen(#"{ "type": "label", "text": "a", "fontSize": "20" }"#)
    let finding = try #require(findings(before, "inline-style-key").first)
    #expect(finding.related.map(\.message) == ["`fontSize` must be a number, not a string"])
    #expect(try afterFirstFix(before, finding).contains(#""labelStyle": { "fontSize": 20 }"#))
  }

  @Test func `an alert that is shown before the screen closes is lost`() throws {
    let text = Self.screen(
      #"{ "type": "button", "text": "a", "actions": { "onTap": { "type": "sequence", "steps": [{ "type": "showAlert", "title": "Saved" }, { "type": "dismiss" }] } } }"#
    )
    let finding = try #require(findings(text, "sequence-after-dismiss").first)
    #expect(finding.message == "the screen closes while the alert is shown")
  }

  @Test func `a renamed key whose value is misspelled, too, is fixed in one run`() {
    let text = Self.screen(
      #"{ "type": "label", "text": "a", "styleId": "s" }"#, styles: #"{ "s": { "weight": "blod" } }"#)
    let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: Array(text.utf8))
    let fixed = FileContext(kind: .document).fixed(source, applying: .suggested)
    #expect(String(decoding: fixed.source.bytes, as: UTF8.self).contains(#""fontWeight": "bold""#))
  }
}
