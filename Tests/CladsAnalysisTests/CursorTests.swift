import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import SourceText
import TestSupport
import Testing

/// What may be typed at `$0`, as text.
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

/// Where `$0` is among brackets, commas and colons, as text.
private func place(_ marked: String) -> String {
  let marked = MarkedText(marked)
  let file = ParsedFile(SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: marked.bytes))
  let cursor = Cursor(
    at: marked.cursors.first ?? TextOffset(utf8: 0), in: file, vocabulary: Project().vocabulary)
  let place = cursor.place
  var words = ["\(place.slot)", "replacing \(place.token.utf8Count)"]
  if place.missingComma != nil { words.append("comma before") }
  if place.missingColon != nil { words.append("colon before") }
  if place.needsCommaAfter { words.append("comma behind") }
  if place.hasColon { words.append("has a colon") }
  if place.hasValue { words.append("has a value") }
  return words.joined(separator: ", ")
}

@Suite struct CursorTests {
  @Test(arguments: [
    (#"{ $0 }"#, "name, replacing 0"),
    (#"{ "a": 1 $0 }"#, "name, replacing 0, comma before"),
    (#"{ "a": 1, $0 }"#, "name, replacing 0"),
    (#"{ $0 "a": 1 }"#, "name, replacing 0, comma behind"),
    (#"{ "a$0": 1 }"#, "name, replacing 3, has a colon"),
    (#"{ "a$0" 1 }"#, "name, replacing 3, has a value"),
    (#"{ "a" $0 }"#, "value, replacing 0, colon before"),
    (#"{ "a"$0: 1 }"#, "nothing, replacing 0"),
    (#"{ "a": $0 }"#, "value, replacing 0"),
    (#"{ "a": $0 "x" }"#, "value, replacing 4"),
    (#"{ "a": $0 {} }"#, "nothing, replacing 0"),
    (#"{ "a": $0 "b": 1 }"#, "value, replacing 0, comma behind"),
    (#"{ "a": "x$0 }"#, "value, replacing 2"),
    (#"{ "a": tr$0 }"#, "value, replacing 2"),
    (#"{ "a": [1 $0] }"#, "value, replacing 0, comma before"),
    (#"{ "a": [$0 1] }"#, "value, replacing 0, comma behind"),
    (#"{ "a": [1, $0"#, "value, replacing 0"),
    ("$0", "value, replacing 0"),
    ("{} $0", "nothing, replacing 0"),
  ])
  func placesAreKnownByWhatStandsAroundThem(marked: String, expected: String) {
    #expect(place(marked) == expected, "\(marked)")
  }

  @Test func theKeysOfWhatIsNotNamedYetAreThoseOfEveryKind() {
    #expect(
      context(#"{ "root": { "children": [ { $0 } ] } }"#) == "name of component kind, taken , replacing 0")
    #expect(
      context(
        #"{ "root": { "children": [ { "type": "sectionLayout", "sections": [ { "layout": { "type": "grid", $0"#
      )
        == "name of grid, taken type, replacing 0")
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
      "text reference(CladsSchema.SymbolKind.style), 4"
    ),
    (#"{ "root": { "children": [ { "type": "label", "text": "Hi ${na$0me}" } ] } }"#, "expression at 2"),
    (#"{ "root": { "children": [ { "type": "label", "text": "Hi ${na$0" } ] } }"#, "expression at 2"),
    (#"{ "root": { "children": [ { "type": "label", "text": "H$0i ${name}" } ] } }"#, "text template, 10"),
    (
      #"{ "actions": { "a": { "type": "setState", "path": "$0" } } }"#,
      "text path(CladsSchema.Access.write, CladsSchema.StateType.any), 0"
    ),
    (#"{ "styles": { "$0": {} } }"#, "declaration declaration(CladsSchema.SymbolKind.style)"),
    (#"{ "styles": { "a": { "fontSize": $0 } } }"#, "value: a number, replacing 0"),
  ])
  func contextsAreKnownInHalfTypedDocuments(marked: String, expected: String) {
    #expect(context(marked) == expected)
  }

  @Test func everyPlaceOfATruncatedDocumentHasAnAnswer() {
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
