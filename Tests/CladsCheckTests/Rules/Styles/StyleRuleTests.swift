import Diagnostics
import SourceText
import TestSupport
import Testing

/// Tests of the rules about named styles beyond the examples in their documentation.
@Suite struct StyleRuleTests {
  @Test func `a reference is not reported while the styles are being typed`() {
    let label = #""root": { "children": [ { "type": "label", "text": "a", "styleId": "b" } ] }"#
    expectMarks("unresolved-style", #"{ "id": "a", \#(label)"#)
    expectMarks("unresolved-style", #"{ "id": "a", \#(label), "styles": { "#)
    expectMarks("unresolved-style", #"{ "id": "a", "styles": [], \#(label) }"#)
  }

  @Test func `a fix creates a missing style`() throws {
    let found = expectMarks(
      "unresolved-style",
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "a", "styleId": «"card"» } ] } }"#)
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.edits.map(\.newText) == [#", "styles": { "card": {} }"#])
  }

  @Test func `an unknown style of a stack is reported even where stacks have no styles`() {
    let stack = #"{ "type": "vstack", "styleId": \#("«\"b\"»"), "children": [] }"#
    expectMarks("unresolved-style", document(#""styles": {}"#, children: stack))
    expectMarks(
      "container-style",
      document(#""styles": {}"#, children: #"{ "type": "vstack", "styleId": "b", "children": [] }"#))
    expectMarks(
      "unresolved-style", document(#""styles": {}"#, children: stack),
      project: #"{ "formatLevel": "extended" }"#)
  }

  @Test func `a cycle is reported once, at its first style`() {
    let found = expectMarks(
      "style-cycle",
      document(
        #"""
        "styles": {
          "c": { "inherits": "a" }, "a": { "inherits": «"b"» }, "b": { "inherits": "a" },
          "d": { "inherits": «"d"» }, "e": { "inherits": "nothing" }
        }
        """#))
    #expect(found.map(\.related.count) == [1, 0])
  }

  @Test func `only the style that makes a chain too long is reported`() {
    expectMarks(
      "style-inheritance-depth",
      document(
        #"""
        "styles": {
          "a": {}, "b": { "inherits": "a" }, "c": { "inherits": "b" }, "d": { "inherits": "c" },
          "e": { "inherits": "d" }, "f": { "inherits": «"e"» }, "g": { "inherits": "f" }
        }
        """#))
  }

  @Test func `a name passed to a custom component counts as a use`() {
    let styles = #""styles": { "inner": { "fontSize": 12 } }"#
    expectMarks("unused-style", document(styles, children: #"{ "type": "card", "headerStyle": "inner" }"#))
    expectMarks("unused-style", document(#""styles": { «"inner"»: { "fontSize": 12 } }"#))
  }

  @Test func `a style with a misspelled reference is not unused`() {
    expectMarks(
      "unused-style",
      document(
        #""styles": { "card": {}, «"other"»: {} }"#,
        children: #"{ "type": "label", "text": "a", "styleId": "crad" }"#))
  }

  @Test func `a property has an effect if any use of the style or of an inheriting style has`() {
    func check(_ style: String, _ children: String) {
      expectMarks(
        "style-property-no-effect",
        document(#""styles": { "base": \#(style), "child": { "inherits": "base" } }"#, children: children))
    }
    let label = #"{ "type": "label", "text": "a", "styleId": "child" }"#
    check(##"{ «"borderWidth"»: 1, "borderColor": "#000000", "fontSize": 12 }"##, label)
    check(
      #"{ "borderWidth": 1 }"#, #"{ "type": "shape", "shapeType": "circle", "styleId": "child" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "card", "styleId": "base" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "vstack", "styleId": "base" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "spacer" }"#)
  }

  @Test func `redundant padding is found edge by edge`() {
    expectMarks(
      "redundant-style-property",
      document(
        #"""
        "styles": {
          "base": { "padding": { "horizontal": 8 }, "fontSize": 17 },
          "same": { "inherits": "base", «"padding"»: { "leading": 8 } },
          "other": { "inherits": "base", "padding": { "leading": 4 }, "fontSize": "17" }
        }
        """#))
  }

  @Test func `an inheriting style may complete a border`() {
    let shape = #"{ "type": "shape", "shapeType": "circle", "styleId": "blue" }"#
    expectMarks(
      "border-incomplete",
      document(
        ##"""
        "styles": { "base": { "borderWidth": 1 }, "blue": { "inherits": "base", "borderColor": "#0000FF" } }
        """##, children: shape))
    expectMarks(
      "border-incomplete",
      document(
        #""styles": { "base": { «"borderWidth"»: 1 }, "blue": { "inherits": "base" } }"#, children: shape))
  }

  @Test func `what only UIKit draws on a text field is not offered for deletion`() {
    let style = #""styles": { "a": { "padding": { "top": 1 }, "cornerRadius": 8 } }"#
    func found(_ node: String) -> [Diagnostic] {
      diagnose(Array(document(style, children: node).utf8), only: ["style-property-no-effect"])
    }
    let field = #"{ "type": "textfield", "styleId": "a" }"#
    #expect(
      found(field).map(\.message) == [
        "`padding` and `cornerRadius` have no effect on a textfield in SwiftUI"
      ])
    #expect(found(field).map(\.consequence) == ["SwiftUI ignores them; UIKit draws `cornerRadius`"])
    #expect(found(field).flatMap(\.fixes).map(\.title) == ["Delete `padding`"])
    #expect(
      found(#"{ "type": "label", "text": "a", "styleId": "a" }"#).map(\.message) == [
        "`padding` and `cornerRadius` have no effect on a label"
      ])
  }

  @Test func `the states of a button have one finding about their size and one about their contrast`() {
    let styles = ##"""
      "styles": {
        "a": { "width": 30, "height": 44, "textColor": "#999999", "backgroundColor": "#FFFFFF" },
        "b": { "width": 31, "height": 44, "textColor": "#AAAAAA", "backgroundColor": "#FFFFFF" } },
      "state": { "isOn": true }
      """##
    let button = #"""
      { "type": "button", "text": "a", "styles": { "normal": "a", "selected": "b" },
        "isSelectedBinding": "isOn", "actions": { "onTap": { "type": "dismiss" } } }
      """#
    for id: DiagnosticID in ["tap-target-small", "contrast-low"] {
      let found = diagnose(Array(document(styles, children: button).utf8), only: [id])
      #expect(found.count == 1, "\(id.rawValue)")
      #expect(found.first?.related.last?.message.contains("another state") == true)
    }
  }

  @Test(arguments: [("#949494", 0), ("#959595", 1)])
  func `an icon needs less contrast than text`(color: String, count: Int) {
    let styles = ##"""
      "styles": { "a": { "textColor": "\##(color)", "backgroundColor": "#FFFFFF" } }
      """##
    func found(_ content: String) -> [Diagnostic] {
      let button = #"{ "type": "button", \#(content), "styleId": "a" }"#
      return diagnose(Array(document(styles, children: button).utf8), only: ["contrast-low"])
    }
    let icon = found(#""image": { "sfsymbol": "star" }"#)
    #expect(icon.count == count)
    #expect(icon.allSatisfy { $0.consequence?.contains("this icon needs 3.0:1") == true })
    #expect(found(#""image": { "sfsymbol": "star" }, "text": "a""#).count == 1)
  }

  @Test(arguments: [
    (##""textColor": "#FFFFFF", "backgroundColor": "#0A66C2""##, ["invisible-text"]),
    (##""textColor": "#F4F4F4", "backgroundColor": "#0A66C2""##, ["invisible-text"]),
    (
      ##""textColor": "#FFFFFF", "backgroundColor": "#EEEEEE""##,
      ["style-property-no-effect", "contrast-low"]
    ),
    (##""textColor": "#1C1C1E", "backgroundColor": "#0A66C2""##, ["style-property-no-effect"]),
  ])
  func `text on the background that a label does not draw has one cause`(style: String, ids: [String]) {
    let text = #"""
      { "id": "a", "styles": { "a": { \#(style) } },
        "root": { "backgroundColor": "#FFFFFF", "children": [
          { "type": "label", "text": "a", "styleId": "a" } ] } }
      """#
    let known = ["invisible-text", "style-property-no-effect", "contrast-low"]
    let found = diagnose(Array(text.utf8)).map(\.id.rawValue).filter { known.contains($0) }
    #expect(Set(found) == Set(ids) && found.count == ids.count, "\(found)")
    let extended = diagnose(Array(text.utf8), #"{ "formatLevel": "extended" }"#, only: ["invisible-text"])
    #expect(extended.isEmpty)
  }

  @Test func `text that only UIKit shows in a text field is reported`() {
    let text = ##"""
      { "id": "a", "state": { "name": "" },
        "styles": { "a": { "textColor": "#FFFFFF", «"backgroundColor"»: "#1C1C1E" },
          "b": { "textColor": "#888888", "backgroundColor": "#1C1C1E" } },
        "root": { "backgroundColor": "#FFFFFF", "children": [
          { "type": "textfield", "bind": "name", "styleId": "a" },
          { "type": "textfield", "bind": "name", "styleId": "b" } ] } }
      """##
    let found = expectMarks("invisible-text", text)
    #expect(found.map { $0.message.contains("SwiftUI") } == [true])
  }

  @Test func `text on the background that a stack does not draw has one finding about the stack`() {
    func ids(_ background: String) -> [String] {
      let text = ##"""
        { "id": "a", "styles": { "card": { \##(background) }, "t": { "textColor": "#EEEEEE" } },
          "root": { "backgroundColor": "#FFFFFF", "children": [
            { "type": "vstack", "styleId": "card", "children": [
              { "type": "label", "text": "a", "styleId": "t" } ] } ] } }
        """##
      return diagnose(Array(text.utf8)).map(\.id.rawValue)
    }
    #expect(ids(##""backgroundColor": "#112233""##) == ["container-style"])
    #expect(Set(ids(##""cornerRadius": 4"##)) == ["container-style", "contrast-low"])
  }

  @Test func `a merge conflict is the only finding about a document that was right before`() {
    let text = """
      { "id": "a",
        "styles": {
      <<<<<<< HEAD
          "a": { "fontSize": 20 }
      =======
          "a": { "fontSize": 22 },
          "b": { "fontSize": 24 }
      >>>>>>> other
        },
        "root": { "children": [ { "type": "label", "text": "a", "styleId": "a" } ] } }
      """
    #expect(diagnose(Array(text.utf8)).map(\.message) == ["unresolved merge conflict"])
  }

  @Test(arguments: [
    #"{ "type": "button", "text": "a", "children": [ { "type": "label", "text": "a", "styleId": "b" } ] }"#,
    #"{ "type": "vstack", "children": { "type": "label", "text": "a", "styleId": "b" } }"#,
    #"{ "type": "label", "text": "a", "styleID": "b" }"#, #"{ "text": "a", "styleId": "b" }"#,
  ])
  func `a style that the fix of another mistake needs is not unused`(node: String) {
    let found = diagnose(Array(document(#""styles": { "b": { "fontSize": 20 } }"#, children: node).utf8))
    #expect(!found.contains { $0.id == "unused-style" })
    #expect(found.count == 1, "\(found.map(\.message))")
  }

  @Test func `a parent under a wrong key is not unused`() {
    let styles = #""styles": { "b": { "fontSize": 20 }, "c": { "baseStyle": "b", "fontSize": 12 } }"#
    let label = #"{ "type": "label", "text": "a", "styleId": "c" }"#
    let found = diagnose(Array(document(styles, children: label).utf8))
    #expect(found.map(\.id) == ["unknown-style-key"])
  }
}
