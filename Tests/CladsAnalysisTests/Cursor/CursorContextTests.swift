import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct CursorContextTests {
  private func keys(_ node: String, level: FormatLevel = .base) -> [String] {
    MarkedCursor(document(node), level: level).keys
  }

  @Test(arguments: [
    (#"{ "type": "spacer", $0 }"#, []), (#"{ "type": "divider", $0 }"#, ["styleId"]),
    (#"{ "type": "toggle", "bind": "a", $0 }"#, ["styleId"]),
  ])
  func `the keys of a kind come with those of every component`(node: String, own: [String]) {
    let keys = keys(node)
    if node.contains("spacer") {
      #expect(keys == own)
    } else {
      #expect(own.allSatisfy(keys.contains) && keys.contains("id") && !keys.contains("minValue"))
      #expect(!keys.contains("type") && !keys.contains("bind"))
    }
  }

  @Test func `keys of the extended format are offered at its level`() {
    let spacer = keys(#"{ "type": "spacer", $0 }"#, level: .extended)
    #expect(spacer == ["minLength", "width", "height", "modifiers"])
    #expect(!keys(#"{ "type": "vstack", $0 }"#).contains("style"))
    #expect(keys(#"{ "type": "vstack", $0 }"#, level: .extended).contains("style"))
  }

  @Test func `an object without a type has the keys of all, one with an unknown type those they share`() {
    let all = keys("{ $0 }")
    #expect(
      all.first == "type" && Set(["children", "items", "sections", "text", "minValue"]).isSubset(of: all))
    #expect(all.count == Set(all).count)
    let unknown = keys(#"{ "type": "own", $0 }"#)
    #expect(unknown.contains("text") && !unknown.contains("sections"))
    let action = MarkedCursor(#"{ "actions": { "a": { "type": "own", $0 } } }"#)
    #expect(action.keys == [])
    let sections = #"{ "type": "sectionLayout", "sections": [{ "layout": { "type": "grid", $0 } }] }"#
    #expect(keys(sections).contains("columns") && !keys(sections).contains("showsDividers"))
  }

  @Test(arguments: [
    (#"{ "id": $0 }"#, "a string"), (#"{ "state": { "a": $0 } }"#, "any value"),
    (#"{ "root": { "colorScheme": $0 } }"#, "one of `light`, `dark` or `system`"),
    (#"{ "root": { "children": [$0] } }"#, "an object"), (#"{ "root": { "children": $0 } }"#, "an array"),
    (#"{ "root": { "edgeInsets": { "top": $0 } } }"#, "a number or an object"),
    (#"{ "root": { "actions": { "onAppear": $0 } } }"#, "a string or an object"),
    (#"{ "styles": { "s": { "padding": { "top": $0 } } } }"#, "a number"),
    (#"{ "styles": { "s": { "zzz": $0 } } }"#, "any value"), ("$0", "an object"),
  ])
  func `the shape of a value follows from the values around it`(marked: String, phrase: String) {
    let cursor = MarkedCursor(marked).cursor
    #expect(cursor.expected.phrase == phrase)
    if case .value(let shape, _) = cursor.context {
      #expect(shape.phrase == phrase)
    } else {
      Issue.record("no value can be typed")
    }
  }

  @Test(arguments: [
    (#"{ "styles": { "s": { "inherits": "$0" } } }"#, Role.parent(.style)),
    (##"{ "styles": { "s": { "textColor": "#$0" } } }"##, .color),
    (#"{ "root": { "styleId": "$0" } }"#, .reference(.style)),
    (#"{ "root": { "actions": { "onAppear": "$0" } } }"#, .reference(.action)),
    (#"{ "root": { "children": [{ "type": "image", "image": { "sfsymbol": "$0" } }] } }"#, .symbolName),
    (#"{ "root": { "children": [{ "type": "image", "image": { "asset": "$0" } }] } }"#, .assetName),
    (#"{ "root": { "children": [{ "type": "forEach", "items": "$0" }] } }"#, .path(.read, .array)),
    (#"{ "root": { "children": [{ "type": "label", "text": "$0" }] } }"#, .template),
    (#"{ "actions": { "a": { "type": "showAlert", "message": "$0" } } }"#, .literal),
    (#"{ "designSystem": "$0" }"#, .entry(.designSystem)),
  ])
  func `a string at a cursor has its role`(marked: String, role: Role) {
    if case .text(let found, _) = MarkedCursor(marked).cursor.context {
      #expect(found == role)
    } else {
      Issue.record("no text")
    }
  }

  @Test(arguments: [
    (
      #"{ "root": { "children": [{ "type": "label", "text": "$0" }] } }"#,
      ["document", "root", "array", "label", "string"]
    ),
    (#"{ "styles": { "s": { "padding": { $0 } } } }"#, ["document", "dictionary", "style", "padding"]),
    (#"{ "styles": { "s": { "zzz": { "y": $0 } } } }"#, ["document", "dictionary", "style", "any"]),
  ])
  func `the path leads from the document to the innermost value`(marked: String, expected: [String]) {
    let names = MarkedCursor(marked).cursor.path.map { step in
      switch step.shape {
      case .object(let shape): shape.name
      case .dictionary: "dictionary"
      case .array: "array"
      case .string: "string"
      case .any: "any"
      default: "other"
      }
    }
    #expect(names == expected)
  }

  @Test func `a cursor in one of several documents sees that one only`() {
    let text = MarkedText(#"[{ "id": "a" }, { "version": "1", $0 }]"#)
    let file = ParsedFile(SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: text.bytes))
    let (first, second): (RecordIndex, RecordIndex) = (1, file.tree.withView { $0.indexAfter(1) })
    let inside = Cursor(at: text.cursors[0], in: file, vocabulary: BuiltInKinds.vocabulary(), at: second)
    #expect(inside.container?.node == second && inside.place.slot == .name)
    let outside = Cursor(at: text.cursors[0], in: file, vocabulary: BuiltInKinds.vocabulary(), at: first)
    #expect(outside.place.slot == .nothing)
  }
}
