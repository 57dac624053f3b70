import CladsDocument
import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct ValueReadingTests {
  /// A member besides the name, with the range of its finding marked, and what is reported.
  private func check(_ member: String, _ line: String?, fixed: String? = nil) {
    let lines = (line.map { [$0] } ?? []) + (fixed.map { [#"→ { "name": "A", \#($0) }"#] } ?? [])
    checkReading(#"{ "name": "A", \#(member) }"#, lines)
  }

  @Test(arguments: [
    (#""width": «"12"»"#, "`width` must be a number, not a string", #""width": 12"#),
    (#""width": «"1.50"»"#, "`width` must be a number, not a string", #""width": 1.5"#),
    (#""width": «"wide"»"#, "`width` must be a number, not a string", nil),
    (#""width": «[1]»"#, "`width` must be a number, not an array", #""width": 1"#),
    (#""kind": «5»"#, "`kind` must be a string, not a number", #""kind": "5""#),
    (#""kind": «true»"#, "`kind` must be a string, not `true`", #""kind": "true""#),
    (#""kind": «{}»"#, "`kind` must be a string, not an object", nil),
    (#""tags": «"a"»"#, "`tags` must be an array, not a string", #""tags": ["a"]"#),
    (#""tags": «{}»"#, "`tags` must be an array, not an object", nil),
    (#""tags": [«5»]"#, "element 1 of `tags` must be a string, not a number", #""tags": ["5"]"#),
    (
      #""tags": ["a", «false»]"#, "element 2 of `tags` must be a string, not `false`",
      #""tags": ["a", "false"]"#
    ),
    (#""prices": { "x": «"1"» }"#, "`x` must be a number, not a string", #""prices": { "x": 1 }"#),
    (#""lid": «"x"»"#, "`lid` must be an object, not a string", nil),
    (#""size": «"7"»"#, "`size` must be a number or an object, not a string", #""size": 7"#),
    (#""hue": «3»"#, "`hue` must be one of `red`, `green` or `blue`, not a number", nil),
  ])
  func `a value of the wrong type is reported, with the value that was meant`(
    member: String, message: String, fixed: String?
  ) {
    check(member, "wrong-type (rejectsDocument): \(message)", fixed: fixed)
  }

  @Test(arguments: [
    (#""count": «"4"»"#, "`count` must be a whole number, not a string", #""count": 4"#),
    (#""count": «"4.5"»"#, "`count` must be a whole number, not a string", nil),
    (#""count": «true»"#, "`count` must be a whole number, not `true`", nil),
  ])
  func `the row says what the app does with a wrong type`(member: String, message: String, fixed: String?) {
    check(member, "action-parameter-type (doesNothing): \(message)", fixed: fixed)
  }

  @Test(arguments: [
    (#"«"true"»"#, "a string", "true"), (#"«"YES"»"#, "a string", "true"), ("«1»", "a number", "true"),
    (#"«"No"»"#, "a string", "false"), ("«0»", "a number", "false"), ("«2»", "a number", nil),
    (#"«"maybe"»"#, "a string", nil),
  ])
  func `a boolean is recognized in what other languages write`(value: String, found: String, fixed: String?) {
    check(
      #""isOpen": \#(value)"#, "wrong-type (isIgnored): `isOpen` must be a boolean, not \(found)",
      fixed: fixed.map { #""isOpen": \#($0)"# })
  }

  @Test(arguments: [
    (
      #""tags": ["a", «null»]"#, "null-not-allowed (rejectsDocument): element 2 of `tags` must not be `null`",
      #""tags": ["a"]"#
    ),
    (
      #""prices": { "x": «null» }"#, "null-not-allowed (rejectsDocument): `x` must not be `null`",
      #""prices": {}"#
    ),
  ])
  func `a null entry can be deleted`(member: String, line: String, fixed: String) {
    check(member, line, fixed: fixed)
  }

  @Test(arguments: [
    (
      #""hue": «"Blue"»"#, "case-mismatch (rejectsDocument): `Blue` differs from `blue` only in case",
      #""hue": "blue""#
    ),
    (
      #""hue": «"crimson"»"#, "enum-invalid (rejectsDocument): unknown value `crimson` for `hue`",
      #""hue": "red""#
    ),
    (
      #""hue": «"gren"»"#, "enum-invalid (rejectsDocument): unknown value `gren` for `hue`",
      #""hue": "green""#
    ),
    (#""hue": «"black"»"#, "no-black (rejectsDocument): unknown value `black` for `hue`", nil),
    (
      #""edge": «"left"»"#, "enum-ignored (falls back to `top`): unknown value `left` for `edge`", nil
    ),
    (#""mood": «"zzzzz"»"#, "mood-rule (rejectsDocument): unknown value `zzzzz` for `mood`", nil),
  ])
  func `a value outside its closed set is reported`(member: String, line: String, fixed: String?) {
    check(member, line, fixed: fixed)
  }

  @Test func `a choice is read in any case only where the app ignores it`() {
    #expect(BoxReading(#"{ "name": "A", "edge": "Bottom" }"#).box?.edge == .bottom)
    #expect(BoxReading(#"{ "name": "A", "hue": "Red" }"#).box?.hue == nil)
    #expect(BoxReading(#"{ "name": "A", "hue": "re"#).findings.isEmpty)
  }

  @Test(arguments: [
    (#""width": «-1»"#, "negative-number (none): `width` must not be negative, but is -1"),
    (#""opacity": «1.5»"#, "opacity-range (none): `opacity` must be between 0 and 1, but is 1.5"),
    (#""opacity": 0"#, nil), (#""opacity": 1.0"#, nil),
    (#""width": «1e400»"#, "number-out-of-range (rejectsDocument): 1e400 is too large"),
    (#""width": «1e-400»"#, "number-out-of-range (rejectsDocument): 1e-400 is too close to zero"),
    (#""width": «-2e-324»"#, "number-out-of-range (rejectsDocument): -2e-324 is too close to zero"),
    (#""width": 4.9e-324"#, nil), (#""width": 0e-400"#, nil), (#""width": 0.000"#, nil),
    (#""count": 1e-400"#, nil), (#""count": 3.00000000000000000000001"#, nil),
  ])
  func `a number is compared with its bounds`(member: String, line: String?) { check(member, line) }

  @Test func `a number out of bounds is kept`() {
    #expect(BoxReading(#"{ "name": "A", "width": -1 }"#).box?.width == -1)
  }

  @Test(arguments: [("2.6", "3"), ("2.4", "2"), ("-1.5", "-2")])
  func `a fraction is rounded to the nearest whole number`(written: String, rounded: String) {
    check(
      #""count": «\#(written)»"#,
      "integer-expected (rejectsDocument): `count` must be a whole number, not \(written)",
      fixed: #""count": \#(rounded)"#)
  }

  @Test func `the elements and entries that can be read are kept`() {
    let box = BoxReading(#"{ "name": "A", "tags": ["a", 5, "b"], "prices": { "x": "1", "y": 2 } }"#).box
    #expect(box?.tags == ["a", "b"])
    #expect(box?.prices?.map(\.name) == ["y"])
  }

  @Test func `strings have facts with their roles, but literals have none`() {
    let text =
      #"{ "name": "A", "kind": "k", "hue": "red", "tags": ["t"], "prices": { "p": 1 }, "lid": { "label": "l" } }"#
    let facts = BoxReading(text).facts.map { $0.replacing("CladsDocument.SymbolKind.", with: "") }
    #expect(facts == ["A: template", "red: choice", "t: reference(style)", "p: declaration(action)"])
  }

  @Test func `a schema that refuses a kind reports it in its own way`() {
    let schema = Schema<String>.literal.refusing([.number, .string]) { node, reading in
      let isNumber = reading.view.kind(node) == .number
      return isNumber ? Finding("own-rule", at: reading.view.range(node), "no numbers") : nil
    }
    #expect(findings("5", schema) == ["own-rule (none): no numbers"])
    #expect(findings("\"a\"", schema) == [])
    #expect(
      findings("[]", schema) == ["wrong-type (rejectsDocument): the document must be a string, not an array"])
    #expect(findings("\"a\"", schema.map { $0.count }) == [])
  }
}
