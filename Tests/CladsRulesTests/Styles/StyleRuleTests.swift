import Diagnostics
import SourceText
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

  @Test func `a cycle is reported only for the styles in it`() {
    expectMarks(
      "style-cycle",
      document(
        #"""
        "styles": {
          "a": { "inherits": «"b"» }, "b": { "inherits": «"a"» }, "c": { "inherits": "a" },
          "d": { "inherits": «"d"» }, "e": { "inherits": "nothing" }
        }
        """#))
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
}
