import CladsPreview
import Diagnostics
import Testing
import TextUI

@testable import CladsGallery

/// What is found in pictures, and what is not.
struct PictureProblemTests {
  @Test func `two findings about one node have pictures of their own`() async {
    let text = #"""
      { "id": "a", "styles": { "note": { "textColor": "#80808080" } }, "root": { "children": [
        { "type": "label", "text": "Hello", "styleId": "note" } ] } }
      """#
    let pictures = await pictures(text)
    let found = PictureFinding.all(in: pictures, of: input(text), known: [])
    let reported = PictureFinding.reported(found) { $0.map(\.diagnostic) }
    #expect(reported.count == 2)
    for finding in reported {
      let scheme: PreviewColorScheme = finding.diagnostic.message.hasPrefix("dark") ? .dark : .light
      #expect(finding.pictures.allSatisfy { pictures[$0].combination.colorScheme == scheme })
    }
  }

  @Test func `spaces at the end of a line are not cut`() async {
    let text = #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "word word word " } ] } }"#
    let problems = await pictures(text).flatMap(\.problems)
    #expect(!problems.contains { $0.kind == .textCut })
  }

  /// Returns the problems of a document whose root has some children, as their kinds and messages.
  private func problems(
    _ children: String, styles: String = "{}", root: String = "", _ axes: GalleryAxes = .one
  ) async -> [String] {
    let text = #"{ "id": "a", "styles": \#(styles), "root": { \#(root) "children": [\#(children)] } }"#
    return await pictures(text, axes).flatMap(\.problems).map { "\($0.kind.rule.id.rawValue): \($0.message)" }
  }

  @Test func `a screen as it should be has no problems`() async {
    let styles = #"{ "big": { "fontSize": 17, "padding": { "vertical": 14, "horizontal": 20 } } }"#
    let children = #"""
      { "type": "label", "text": "Hello" },
      { "type": "button", "text": "Go on", "styleId": "big", "actions": { "onTap": { "type": "dismiss" } } }
      """#
    #expect(await problems(children, styles: styles) == [])
  }

  @Test func `a text that a box cuts is found`() async {
    let styles = #"{ "low": { "width": 60, "height": 44 } }"#
    let button = #"""
      { "type": "button", "text": "A caption with many words", "styleId": "low",
        "actions": { "onTap": { "type": "dismiss" } } }
      """#
    let found = await problems(button, styles: styles)
    #expect(found.contains { $0.hasPrefix("picture-text-cut") })
  }

  @Test func `what can be scrolled into sight is not cut`() async {
    let rows = (0..<40).map { #"{ "type": "label", "text": "Row \#($0)" }"# }.joined(separator: ",")
    let section = #"{ "layout": { "type": "list" }, "children": [\#(rows)] }"#
    let list = #"{ "type": "sectionLayout", "sections": [\#(section)] }"#
    #expect(await problems(list) == [])
  }

  @Test func `texts over each other are found`() async {
    let stack = #"""
      { "type": "zstack", "children": [
        { "type": "label", "text": "Hello" }, { "type": "label", "text": "World" } ] }
      """#
    #expect(await problems(stack) == ["picture-text-overlap: “World” is drawn over “Hello”"])
  }

  @Test func `a text that something covers is not overlapped`() async {
    let stack = #"""
      { "type": "zstack", "children": [
        { "type": "label", "text": "Hello" },
        { "type": "shape", "shapeType": "rectangle", "styleId": "box" },
        { "type": "label", "text": "World" } ] }
      """#
    let styles = ##"{ "box": { "backgroundColor": "#FFFFFF", "width": 200, "height": 60 } }"##
    #expect(await problems(stack, styles: styles) == [])
  }

  @Test func `only what can be tapped may be too small`() async {
    let button = #"{ "type": "button", "text": "Go on", "actions": { "onTap": { "type": "dismiss" } } }"#
    let found = await problems(button)
    #expect(found.count == 1 && found[0].hasPrefix("picture-target-small: the area that can be tapped is "))
    #expect(await problems(#"{ "type": "button", "text": "Go on" }"#) == [])
  }

  @Test func `a text without contrast in one scheme is found in that one`() async {
    let label = #"{ "type": "label", "text": "Hello", "styleId": "grey" }"#
    let styles = ##"{ "grey": { "textColor": "#333333" } }"##
    var axes = GalleryAxes.one
    axes.colorSchemes = [.light, .dark]
    let found = await problems(label, styles: styles, axes)
    #expect(found == ["picture-contrast-low: `#333333` on `#000000` has a contrast ratio of only 1.6:1"])
  }

  @Test func `a picture wider than the screen is found`() async {
    let image = #"{ "type": "image", "image": { "sfsymbol": "star" }, "styleId": "wide" }"#
    let styles = #"{ "wide": { "width": 500, "height": 100 } }"#
    let found = await problems(image, styles: styles)
    #expect(found.contains { $0.hasPrefix("picture-content-outside") })
  }

  @Test func `content below the screen is found if nothing scrolls`() async {
    let labels = (0..<30).map { #"{ "type": "label", "text": "Row \#($0)" }"# }.joined(separator: ",")
    let stack = #"{ "type": "vstack", "children": [\#(labels)] }"#
    #expect(await problems(stack) == [])
    var axes = GalleryAxes.one
    axes.textSizes = [.accessibility5]
    let found = await problems(stack, axes)
    #expect(found.count == 1 && found[0].hasPrefix("picture-content-below: "), "\(found)")
  }

  @Test func `a screen without anything on it is found`() async {
    #expect(await problems("") == ["picture-empty-screen: the screen shows nothing"])
  }

  @Test func `each problem is said once, with the pictures that show it`() async {
    let text = #"""
      { "id": "a", "styles": { "grey": { "textColor": "#333333" } },
        "root": { "children": [ { "type": "label", "text": "Hello", "styleId": "grey" } ] } }
      """#
    let all = await drawn(text)
    let screen = GalleryScreen(path: "a.clads.json", input(text), [], all)
    let found = screen.findings.filter { $0.rule == "picture-contrast-low" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("dark: `#333333` on `#000000`") == true)
    #expect(found.first?.line == 1)
    #expect(found.first?.pictures.count == all.pictures.count / 2)
  }
}
