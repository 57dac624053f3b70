import CladsCheck
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct HoverTests {
  /// Returns the text of the hover at `$0`; `nil` when there is none.
  private func hover(_ marked: String, project: Project = Project()) async -> String? {
    let text = MarkedText(marked)
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: project)))
    guard let cursor = text.cursor else { return nil }
    return await document.hover(at: cursor)?.text(.markdown)
  }

  @Test func `a key shows its documentation and the effect of a wrong type`() async throws {
    let text = try #require(
      await hover(#"{ "root": { "children": [ { "type": "label", "styl$0eId": "a" } ] } }"#))
    #expect(text.contains("**styleId**"))
    #expect(text.contains("the name of a style"))
    #expect(text.contains("rejects the whole document"))
  }

  @Test func `a component kind shows its keys and an example`() async throws {
    let text = try #require(await hover(#"{ "root": { "children": [ { "type": "sli$0der" } ] } }"#))
    #expect(text.contains("**slider**, component kind"))
    #expect(text.contains("`minValue`"))
    #expect(text.contains("```json"))
  }

  @Test func `a style shows the source of each property and what it overrides`() async throws {
    let text = try #require(
      await hover(
        """
        { "styles": {
            "base": { "fontSize": 16, "textColor": "#000000" },
            "title": { "inherits": "base", "fontSize": 28 } },
          "root": { "children": [ { "type": "label", "styleId": "ti$0tle" } ] } }
        """))
    #expect(text.contains("`title` → `base`"))
    #expect(text.contains("- `fontSize`: `28`, overrides `16` from `base`"))
    #expect(text.contains("- `textColor`: `\"#000000\"` from `base`"))
  }

  @Test func `a cycle of styles is reported`() async throws {
    let text = try #require(
      await hover(#"{ "styles": { "a$0": { "inherits": "b" }, "b": { "inherits": "a" } } }"#))
    #expect(text.contains("cycle"))
  }

  @Test func `an action is summarized with its steps`() async throws {
    let text = try #require(
      await hover(
        """
        { "actions": { "finish": { "type": "sequence", "steps": [
            { "type": "setState", "path": "done", "value": true }, { "type": "dismiss" } ] } },
          "root": { "children": [ { "type": "button", "actions": { "onTap": "fin$0ish" } } ] } }
        """))
    #expect(text.contains("Runs 2 steps"))
    #expect(text.contains("1. Sets `done` to `true`."))
    #expect(text.contains("2. Closes the screen."))
  }

  @Test func `a token shows its definition`() async throws {
    let project = Project.read(
      Array(
        #"{ "designSystems": { "light": { "styles": { "button.primary": { "description": "Main.", "cornerRadius": 12 } } } } }"#
          .utf8), path: "clads.json", files: EmptyFolder())
    let text = try #require(
      await hover(
        #"{ "root": { "children": [ { "type": "button", "styleId": "@button.pri$0mary" } ] } }"#,
        project: project))
    #expect(text.contains("**@button.primary**, token of `light`"))
    #expect(text.contains("Main."))
    #expect(text.contains("- `cornerRadius`: `12`"))
  }

  @Test func `a color shows its contrast`() async throws {
    let text = try #require(await hover(##"{ "styles": { "a": { "textColor": "#76$07676" } } }"##))
    #expect(text.contains("4.5:1 on white"))
  }

  @Test func `a state path shows its initial value and its uses`() async throws {
    let text = try #require(
      await hover(
        """
        { "state": { "cart": { "size": 3 } },
          "root": { "children": [ { "type": "label", "text": "${cart.si$0ze}" } ] } }
        """))
    #expect(text.contains("**`cart.size`** is `3`, a whole number."))
    #expect(
      text.contains(
        "`cart.size` is declared on [line 1](file:///app/a.clads.json#L1), read once and never written."))
  }

  @Test func `a key inside the state is a path`() async throws {
    let text = try #require(await hover(#"{ "state": { "cart": { "cou$0nt": 3 } } }"#))
    #expect(text.contains("**cart.count**: a whole number"))
  }

  @Test func `a function shows its signature`() async throws {
    let text = try #require(
      await hover(
        #"{ "root": { "children": [ { "type": "label", "text": "${tags.cont$0ains('a')}" } ] } }"#))
    #expect(text.contains("items.contains(value) → bool"))
  }

  @Test func `a finding says what the editor lists, and why`() async throws {
    let text = try #require(await hover(#"{ "root": { "children": [ { "type": "lab$0le" } ] } }"#))
    #expect(
      text.contains(
        """
        **unknown-component-kind** (error): unknown component kind `lable`\u{20}\u{20}
        At run time: the app shows an empty screen.\u{20}\u{20}
        Help: did you mean `label`?

        A single component of an unknown kind empties the whole screen.
        """), "\(text)")
  }

  @Test func `whitespace has no hover`() async {
    #expect(await hover(#"{ $0 "id": "a", "root": { "children": [] } }"#) == nil)
  }

  @Test func `the text of a button says that devices show it as written`() async throws {
    let marked = #"""
      { "state": { "name": "Ann" }, "root": { "children": [ { "type": "KIND", "text": "Hi ${na$0me}" } ] } }
      """#
    let button = try #require(await hover(marked.replacing("KIND", with: "button")))
    #expect(
      button.hasPrefix(
        """
        The text reads “Hi ${name}”: a button's `text` is not interpolated on device.

        **`name`** is `"Ann"`, a string.
        """), "\(button)")
    #expect(!button.contains("Hi Ann"))
    let spec = try #require(
      await hover(
        marked.replacing("KIND", with: "button"),
        project: Project.read(Array(#"{ "target": "spec" }"#.utf8), path: "clads.json", files: EmptyFolder()))
    )
    #expect(spec.contains("The text reads “Hi Ann”.") && !spec.contains("on device"), "\(spec)")
    let label = try #require(await hover(marked.replacing("KIND", with: "label")))
    #expect(!label.contains("on device"))
  }

  @Test(arguments: [
    (#""type": "vstack", "ali$0gnment": "leading""#, #"Apps read `"leading"`, `"center"` or `"trailing"`."#),
    (
      #""type": "hstack", "alignment": "to$0p""#,
      "This value is not read here. Apps read `{ \"vertical\": \"top\" }`,"
    ),
    (#""type": "vstack", "alignment": "lead$0ing""#, "leading edge"),
  ])
  func `an alignment shows what its stack reads`(member: String, expected: String) async throws {
    let shown = try #require(await hover(#"{ "root": { "children": [ { \#(member) } ] } }"#))
    #expect(shown.contains(expected), "\(shown)")
  }

  @Test func `keys of a later level are not listed`() async throws {
    let shown = try #require(await hover(#"{ "root": { "children": [ { "type": "vst$0ack" } ] } }"#))
    #expect(shown.contains("`children`") && !shown.contains("`modifiers`"))
  }

  @Test func `a size is a number at level base`() async throws {
    let shown = try #require(await hover(#"{ "styles": { "a": { "wid$0th": 10 } } }"#))
    #expect(shown.contains("a number, optional"))
  }
}
