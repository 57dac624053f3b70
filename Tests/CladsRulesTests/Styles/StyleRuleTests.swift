import Diagnostics
import SourceText
import Testing

/// What the rules about named styles say beyond their documentation.
@Suite struct StyleRuleTests {
  @Test func waitsForStylesThatAreStillBeingTyped() {
    let label = #""root": { "children": [ { "type": "label", "text": "a", "styleId": "b" } ] }"#
    expectMarks("unresolved-style", #"{ "id": "a", \#(label)"#)
    expectMarks("unresolved-style", #"{ "id": "a", \#(label), "styles": { "#)
    expectMarks("unresolved-style", #"{ "id": "a", "styles": [], \#(label) }"#)
  }

  @Test func createsAMissingStyle() throws {
    let found = expectMarks(
      "unresolved-style",
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "a", "styleId": «"card"» } ] } }"#)
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.edits.map(\.newText) == [#", "styles": { "card": {} }"#])
  }

  @Test func saysNothingAboutTheStyleOfAStackThatDrawsNone() {
    let stack = #"{ "type": "vstack", "styleId": \#("«\"b\"»"), "children": [] }"#
    let silent = #"{ "type": "vstack", "styleId": "b", "children": [] }"#
    expectMarks("unresolved-style", document(#""styles": {}"#, children: silent))
    expectMarks(
      "unresolved-style", document(#""styles": {}"#, children: stack),
      project: #"{ "formatLevel": "extended" }"#)
  }

  @Test func followsChainsIntoACircleOnlyFromInside() {
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

  @Test func reportsOnlyTheStyleThatMakesAChainTooLong() {
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

  @Test func countsWhatComponentsOfTheAppAreToldAsUses() {
    let styles = #""styles": { "inner": { "fontSize": 12 } }"#
    expectMarks("unused-style", document(styles, children: #"{ "type": "card", "headerStyle": "inner" }"#))
    expectMarks("unused-style", document(#""styles": { «"inner"»: { "fontSize": 12 } }"#))
  }

  @Test func doesNotCallAMisspelledStyleUnused() {
    expectMarks(
      "unused-style",
      document(
        #""styles": { "card": {}, «"other"»: {} }"#,
        children: #"{ "type": "label", "text": "a", "styleId": "crad" }"#))
  }

  @Test func judgesPropertiesByEveryUseOfAStyleAndOfItsHeirs() {
    func check(_ style: String, _ children: String) {
      expectMarks(
        "style-property-no-effect",
        document(#""styles": { "base": \#(style), "heir": { "inherits": "base" } }"#, children: children))
    }
    let label = #"{ "type": "label", "text": "a", "styleId": "heir" }"#
    check(##"{ «"borderWidth"»: 1, "borderColor": "#000000", "fontSize": 12 }"##, label)
    check(
      #"{ "borderWidth": 1 }"#, #"{ "type": "shape", "shapeType": "circle", "styleId": "heir" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "card", "styleId": "base" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "vstack", "styleId": "base" }, \#(label)"#)
    check(#"{ "borderWidth": 1 }"#, #"{ "type": "spacer" }"#)
  }

  @Test func comparesPaddingEdgeByEdge() {
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

  @Test func leavesHalfABorderToTheHeirsOfAStyle() {
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
