import CladsDocument
import Diagnostics
import TestSupport
import Testing

@Suite struct ObjectReadingTests {
  @Test func `a well-formed object fills every property`() {
    let box = checkReading(
      #"{ "name": "A", "width": 1.5, "opacity": 1, "count": 3.0, "isOpen": true, "hue": "blue", "edge": "TOP", "mood": "wild", "tags": ["a", "b"], "prices": { "x": 1, "y": 2 }, "size": 4, "lid": { "label": "L" }, "anything": null, "kind": "crate" }"#,
      [])
    #expect(box?.name == "A" && box?.width == 1.5 && box?.opacity == 1 && box?.count == 3)
    #expect(box?.isOpen == true && box?.hue == .blue && box?.edge == .top && box?.mood == .wild)
    #expect(box?.tags == ["a", "b"] && box?.size == 4 && box?.lid == Lid(label: "L"))
    #expect(box?.prices?.map(\.name) == ["x", "y"] && box?.prices?.valuesByName() == ["x": 1, "y": 2])
    #expect(box?.anything == -1 && box?.kind == "crate")
  }

  @Test func `an absent key leaves the blank value`() {
    #expect(checkReading(#"{ "name": "A" }"#, []) == Box(name: "A"))
  }

  @Test func `an optional key that is null is absent, but a key of any value keeps it`() {
    let box = checkReading(#"{ "name": "A", "width": null, "kind": null, "anything": null }"#, [])
    #expect(box == Box(name: "A", anything: -1))
  }

  @Test func `a required key that is null is reported once`() {
    checkReading(
      #"{ "name": «null» }"#,
      ["null-not-allowed (rejectsDocument): `name` must not be `null`", #"→ { "name": "" }"#])
  }

  @Test(arguments: [
    (
      #"«{»}"#, ["missing-required-key (rejectsDocument): `name` is required here", #"→ { "name": "" }"#]
    ),
    (
      #"{ "name": "A", «"lid"»: {} }"#,
      [
        "missing-required-key (rejectsDocument): `label` is required here",
        #"→ { "name": "A", "lid": { "label": "" } }"#,
      ]
    ),
    (#"{ "width": 1"#, []),
  ])
  func `a missing key is reported unless the object is still being typed`(marked: String, lines: [String]) {
    checkReading(marked, lines)
  }

  @Test func `missing keys of one rule share a finding, those of other rules have their own`() {
    let rows = [
      Property<Box>("name", \.name, .literal, "Name.", required: true),
      Property<Box>("count", \.count, .integer, "Count.", required: true, missing: .countMissing),
      Property<Box>("hue", \.hue, .choice(), "Hue.", required: true),
    ]
    let shape = ObjectShape(name: "box", documentation: "", rows: rows.map(\.row))
    let schema = Schema<Box>.object(ObjectTable(shape: shape, properties: rows), blank: Box())
    #expect(
      findings("{}", schema) == [
        "missing-required-key (rejectsDocument): `name` and `hue` are required here",
        #"→ { "name": "", "hue": "red" }"#,
        "count-missing (rejectsDocument): `count` is required here", #"→ { "count": 0 }"#,
      ])
  }

  @Test(arguments: [
    (
      #"{ "name": "A", «"widht"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `widht` in a box", #"→ { "name": "A", "width": 1 }"#]
    ),
    (
      #"{ "name": "A", «"Width"»: 1 }"#,
      ["case-mismatch (isIgnored): unknown key `Width` in a box", #"→ { "name": "A", "width": 1 }"#]
    ),
    (
      #"{ "name": "A", «"zzz"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `zzz` in a box", #"→ { "name": "A" }"#]
    ),
    (
      #"{ «"nmae"»: "A" }"#,
      [
        "unknown-key (rejectsDocument): unknown key `nmae` in a box; `name` is required here",
        #"→ { "name": "A" }"#,
      ]
    ),
    (
      #"{ "name": "A", "width": 2, «"widht"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `widht` in a box", #"→ { "name": "A", "width": 2 }"#]
    ),
    (#"{ "name": "A", "$comment": "why" }"#, []), (#"{ "name": "A", "wi" }"#, []),
  ])
  func `an unknown key is reported with the key that was meant`(marked: String, lines: [String]) {
    checkReading(marked, lines)
  }

  @Test(arguments: [
    (
      #"{ «"title"»: "A" }"#,
      ["unknown-key (isIgnored): unknown key `title` in a box; the key is `name`", #"→ { "name": "A" }"#]
    ),
    (
      #"{ "name": "B", «"title"»: "A" }"#,
      [
        "unknown-key (isIgnored): unknown key `title` in a box; the key is `name`", #"→ { "name": "B" }"#,
      ]
    ),
    (
      #"{ "name": "B", «"weight"»: 1 }"#,
      ["box-weight (isIgnored): a box has no weight", #"→ { "name": "B" }"#]
    ),
    (
      #"{ "name": "B", «"rows"»: 1 }"#, ["unknown-key (emptiesScreen): unknown key `rows` in a box"]
    ),
    (
      #"{ "name": "B", «"wide"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `wide` in a box", #"→ { "name": "B", "width": 9 }"#]
    ),
  ])
  func `a known mistake has its own message and fix`(marked: String, lines: [String]) {
    checkReading(marked, lines)
  }

  @Test func `other keys are checked as the policy says`() {
    let text = #"{ "name": "A", "type": "t", "$comment": "c", «"zzz"»: 1 }"#
    let unknown = "(isIgnored): unknown key `zzz` in a box"
    let fixed = #"→ { "name": "A", "type": "t", "$comment": "c" }"#
    checkReading(
      text, ["own-rule \(unknown)", fixed], unknown: .reportedBesidesType(by: .ownRule, comments: false))
    checkReading(
      text.replacing(#""$comment""#, with: #"«"$comment"»"#),
      [
        "own-rule (isIgnored): unknown key `$comment` in a box",
        #"→ { "name": "A", "type": "t", "zzz": 1 }"#, "own-rule \(unknown)", fixed,
      ], unknown: .reportedBesidesType(by: .ownRule, comments: true))
    checkReading(#"{ "name": "A", "type": "t", "zzz": 1 }"#, [], unknown: .allowed)
    checkReading(
      #"{ "name": "A", «"type"»: 1 }"#,
      ["own-rule (isIgnored): unknown key `type` in a box", #"→ { "name": "A" }"#],
      unknown: .reported(by: .ownRule))
  }

  @Test func `comments are collected`() {
    #expect(BoxReading(#"{ "name": "A", "$comment": "c", "lid": { "$comment": "d" } }"#).comments == 2)
  }

  @Test func `a key of the extended format is reported at the base level, but not its value`() {
    checkReading(
      #"{ "name": "A", «"glow"»: "x" }"#,
      ["unknown-key (isIgnored): `glow` has no effect here on device", #"→ { "name": "A" }"#])
    checkReading(
      #"{ "name": "A", "glow": «"x"» }"#,
      ["wrong-type (rejectsDocument): `glow` must be a number, not a string"], level: .extended)
    #expect(checkReading(#"{ "name": "A", "glow": 2 }"#, [], level: .extended)?.glow == 2)
  }

  @Test func `a key of the extended format is suggested at its level only`() {
    checkReading(
      #"{ "name": "A", «"glwo"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `glwo` in a box", #"→ { "name": "A" }"#])
    checkReading(
      #"{ "name": "A", «"glwo"»: 1 }"#,
      ["unknown-key (isIgnored): unknown key `glwo` in a box", #"→ { "name": "A", "glow": 1 }"#],
      level: .extended)
  }

  @Test func `the first of equal keys wins, and a duplicate that is unknown is not reported again`() {
    #expect(checkReading(#"{ "name": "A", "name": 5 }"#, [])?.name == "A")
    let text = #"{ "name": "A", "zzz": 1, "zzz": 2 }"#
    // The records are the object, then a member, a name and a value for each key.
    #expect(BoxReading(text, duplicates: []).findings.count == 2)
    #expect(BoxReading(text, duplicates: [7]).findings.count == 1)
  }

  @Test func `rows and members are found by the property they fill`() throws {
    let tree = SyntaxTreeText(#"{ "count": 3 }"#)
    #expect(Box.table.index(of: \.width) == 1)
    #expect(Box.table.row(of: \.glow)?.name == "glow")
    #expect(Box.table.keys([\.name, \.count]).indices == [0, 3])
    #expect(tree.with { Box.table.value(of: \.count, in: 0, $0).map($0.text(of:)) } == "3")
    #expect(tree.with { Box.table.member(of: \.width, in: 0, $0) } == nil)
    var target = Box(name: "B", width: 1)
    for property in Box.table.properties { property.copy(Box(width: 2, kind: "k"), &target) }
    #expect(target == Box(name: "B", width: 2, kind: "k"))
  }
}
