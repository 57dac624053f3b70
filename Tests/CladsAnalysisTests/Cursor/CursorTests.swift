import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import SourceText
import TestSupport
import Testing

/// Returns a description of what can be typed at `$0`.
private func context(_ marked: String) -> String {
  let marked = MarkedText(marked)
  let file = ParsedFile(SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: marked.bytes))
  let offset = marked.cursors.first ?? TextOffset(utf8: 0)
  switch Cursor(at: offset, in: file, vocabulary: Project().vocabulary).context {
  case .memberName(let shape, let taken, let range):
    return
      "name of \(shape.name), taken \(taken.sorted().joined(separator: " ")), replacing \(range.utf8Count)"
  case .declaration(let role, _): return "declaration \(role)"
  case .value(let shape, let range): return "value: \(shape.phrase), replacing \(range.utf8Count)"
  case .text(let role, let range): return "text \(role), \(range.utf8Count)"
  case .expression(let cursor): return "expression at \(cursor.offset - cursor.body.lowerBound)"
  case .none: return "nothing"
  }
}

/// Returns a description of the position of `$0` among brackets, commas and colons.
private func position(_ marked: String) -> String {
  let marked = MarkedText(marked)
  let file = ParsedFile(SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: marked.bytes))
  let cursor = Cursor(
    at: marked.cursors.first ?? TextOffset(utf8: 0), in: file, vocabulary: Project().vocabulary)
  let place = cursor.place
  var parts = ["\(place.slot)", "replacing \(place.token.utf8Count)"]
  if place.missingComma != nil { parts.append("comma before") }
  if place.missingColon != nil { parts.append("colon before") }
  if place.needsCommaAfter { parts.append("comma after") }
  if place.hasColon { parts.append("has a colon") }
  if place.hasValue { parts.append("has a value") }
  return parts.joined(separator: ", ")
}

@Suite struct CursorTests {
  @Test(arguments: [
    (#"{ $0 }"#, "name, replacing 0"),
    (#"{ "a": 1 $0 }"#, "name, replacing 0, comma before"),
    (#"{ "a": 1, $0 }"#, "name, replacing 0"),
    (#"{ $0 "a": 1 }"#, "name, replacing 0, comma after"),
    (#"{ "a$0": 1 }"#, "name, replacing 3, has a colon"),
    (#"{ "a$0" 1 }"#, "name, replacing 3, has a value"),
    (#"{ "a" $0 }"#, "value, replacing 0, colon before"),
    (#"{ "a"$0: 1 }"#, "nothing, replacing 0"),
    (#"{ "a": $0 }"#, "value, replacing 0"),
    (#"{ "a": $0 "x" }"#, "value, replacing 4"),
    (#"{ "a": $0 {} }"#, "nothing, replacing 0"),
    (#"{ "a": $0 "b": 1 }"#, "value, replacing 0, comma after"),
    (#"{ "a": "x$0 }"#, "value, replacing 2"),
    (#"{ "a": tr$0 }"#, "value, replacing 2"),
    (#"{ "a": [1 $0] }"#, "value, replacing 0, comma before"),
    (#"{ "a": [$0 1] }"#, "value, replacing 0, comma after"),
    (#"{ "a": [1, $0"#, "value, replacing 0"),
    ("$0", "value, replacing 0"),
    ("{} $0", "nothing, replacing 0"),
  ])
  func `the position follows from the surrounding punctuation`(marked: String, expected: String) {
    #expect(position(marked) == expected, "\(marked)")
  }

  @Test func `a node without a type has the keys of all kinds`() {
    #expect(
      context(#"{ "root": { "children": [ { $0 } ] } }"#) == "name of node, taken , replacing 0")
    #expect(
      context(
        #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "grid", $0"#
      )
        == "name of `grid` section layout, taken type, replacing 0")
  }

  @Test(arguments: [
    (#"{ $0 }"#, "name of document, taken , replacing 0"),
    (#"{ "id": "a", "ro$0" }"#, "name of document, taken id, replacing 4"),
    (
      #"{ "id": "a", "root": { "children": [ { "type": "slider", $0 } ] } }"#,
      "name of slider, taken type, replacing 0"
    ),
    (
      #"{ "root": { "children": [ { "minV$0": 1, "type": "slider" } ] } }"#,
      "name of slider, taken type, replacing 6"
    ),
    (
      #"{ "root": { "children": [ { "type": "label", "styleId": "ca$0rd" } ] } }"#,
      "text reference(CladsDocument.SymbolKind.style), 4"
    ),
    (#"{ "root": { "children": [ { "type": "label", "text": "Hi ${na$0me}" } ] } }"#, "expression at 2"),
    (#"{ "root": { "children": [ { "type": "label", "text": "Hi ${na$0" } ] } }"#, "expression at 2"),
    (#"{ "root": { "children": [ { "type": "label", "text": "H$0i ${name}" } ] } }"#, "text template, 10"),
    (
      #"{ "actions": { "a": { "type": "setState", "path": "$0" } } }"#,
      "text path(CladsDocument.Access.write, CladsDocument.StateType.any), 0"
    ),
    (#"{ "styles": { "$0": {} } }"#, "declaration declaration(CladsDocument.SymbolKind.style)"),
    (#"{ "styles": { "a": { "fontSize": $0 } } }"#, "value: a number, replacing 0"),
  ])
  func `a half-typed document has a context`(marked: String, expected: String) {
    #expect(context(marked) == expected)
  }

  @Test func `every offset of a truncated document has a cursor`() {
    let text =
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "${a.b}", "padding": { "top": 1 } } ] } }"#
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      let file = ParsedFile(
        SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(bytes[..<end])))
      for offset in 0...end {
        let cursor = Cursor(at: TextOffset(utf8: offset), in: file, vocabulary: Project().vocabulary)
        #expect(!cursor.path.isEmpty)
      }
    }
  }
}
