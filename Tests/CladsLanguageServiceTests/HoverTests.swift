import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct HoverTests {
  /// The text of the hover at `$0`; nothing when there is none.
  private func hover(_ marked: String, project: Project = Project()) async -> String? {
    let text = MarkedText(marked)
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(source, project: project)
    guard let cursor = text.cursor else { return nil }
    return await HoverContent.at(cursor, in: document)?.text(.markdown)
  }

  @Test func aKeySaysWhatItMeansAndWhatHappensWhenItIsWrong() async throws {
    let text = try #require(
      await hover(#"{ "root": { "children": [ { "type": "label", "styl$0eId": "a" } ] } }"#))
    #expect(text.contains("**styleId**"))
    #expect(text.contains("the name of a style"))
    #expect(text.contains("rejects the whole document"))
  }

  @Test func aKindSaysWhichKeysItUsesAndShowsItsExample() async throws {
    let text = try #require(await hover(#"{ "root": { "children": [ { "type": "sli$0der" } ] } }"#))
    #expect(text.contains("**slider**, component kind"))
    #expect(text.contains("`minValue`"))
    #expect(text.contains("```json"))
  }

  @Test func aStyleNamesTheSourceOfEachPropertyAndWhatItOverrides() async throws {
    let text = try #require(
      await hover(
        """
        { "styles": {
            "base": { "fontSize": 16, "textColor": "#000000" },
            "title": { "inherits": "base", "fontSize": 28 } },
          "root": { "children": [ { "type": "label", "styleId": "ti$0tle" } ] } }
        """))
    #expect(text.contains("`title` → `base`"))
    #expect(text.contains("- `fontSize`: `28`, overrides `16` of `base`"))
    #expect(text.contains("- `textColor`: `\"#000000\"` from `base`"))
  }

  @Test func aCircleOfParentsIsSaid() async throws {
    let text = try #require(
      await hover(#"{ "styles": { "a$0": { "inherits": "b" }, "b": { "inherits": "a" } } }"#))
    #expect(text.contains("circle"))
  }

  @Test func anActionIsSummedUpWithItsSteps() async throws {
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

  @Test func aTokenShowsItsDefinition() async throws {
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

  @Test func aColorShowsItsContrast() async throws {
    let text = try #require(await hover(##"{ "styles": { "a": { "textColor": "#76$07676" } } }"##))
    #expect(text.contains("4.5:1 on white"))
  }

  @Test func aStatePathShowsItsFirstValueAndWhoUsesIt() async throws {
    let text = try #require(
      await hover(
        """
        { "state": { "cart": { "size": 3 } },
          "root": { "children": [ { "type": "label", "text": "${cart.si$0ze}" } ] } }
        """))
    #expect(text.contains("**`cart.size`** is `3`, a whole number."))
    #expect(
      text.contains(
        "`cart.size` is declared in [line 1](file:///app/a.clads.json#L1), read once, never written."))
  }

  @Test func aKeyInsideTheStateIsAPath() async throws {
    let text = try #require(await hover(#"{ "state": { "cart": { "cou$0nt": 3 } } }"#))
    #expect(text.contains("**cart.count**: a whole number"))
  }

  @Test func aFunctionOfAnExpressionShowsItsSignature() async throws {
    let text = try #require(
      await hover(
        #"{ "root": { "children": [ { "type": "label", "text": "${tags.cont$0ains('a')}" } ] } }"#))
    #expect(text.contains("items.contains(value) → bool"))
  }

  @Test func aFindingExplainsItsRule() async throws {
    let text = try #require(await hover(#"{ "root": { "children": [ { "type": "lab$0le" } ] } }"#))
    #expect(text.contains("**unknown-component-kind** (error)"))
  }

  @Test func whiteSpaceSaysNothing() async {
    #expect(await hover(#"{ $0 "id": "a", "root": { "children": [] } }"#) == nil)
  }
}
