import CladsDocument
import Testing

@Suite struct DataTests {
  @Test(
    arguments: [
      (#""dataSources": { "d": { "type": "static", "value": "v" } }"#, []),
      (
        #""dataSources": { "d": { "type": «"localBinding"», "path": "a" } }"#,
        ["data-source-local (rejectsDocument): a named data source cannot read local state"]
      ),
      (
        #""dataSources": { "d": { "type": "binding", "value": «5» } }"#,
        [
          "wrong-type (rejectsDocument): `value` must be a string, not a number",
          #"→ "dataSources": { "d": { "type": "binding", "value": "5" } }"#,
        ]
      ),
      (
        #""dataSources": { «"d"»: {} }"#,
        [
          "missing-required-key (rejectsDocument): `type` is required here",
          #"→ "dataSources": { "d": { "type": "static" } }"#,
        ]
      ),
      (
        #""dataSources": { "d": { "type": «"Binding"» } }"#,
        [
          "case-mismatch (rejectsDocument): `Binding` differs from `binding` only in case",
          #"→ "dataSources": { "d": { "type": "binding" } }"#,
        ]
      ),
      (
        #""dataSources": { "d": «null» }"#,
        ["null-not-allowed (rejectsDocument): `d` must not be `null`", #"→ "dataSources": {}"#]
      ),
    ] as [DocumentCase])
  func `a named data source is static or a binding`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .member)
  }

  @Test(
    arguments: [
      (#"{ "type": "label", "data": { "value": { "type": "localBinding", "path": "a" } } }"#, []),
      (
        #"{ "type": "label", "data": «{ "type": "static", "value": "v" }» }"#,
        [
          "data-single-reference (rejectsDocument): `data` must be an object of named references, not a single reference",
          #"→ { "type": "label", "data": { "value": { "type": "static", "value": "v" } } }"#,
        ]
      ),
      (
        #"{ "type": "label", "data": { "value": «"v"» } }"#,
        ["wrong-type (rejectsDocument): `value` must be an object, not a string"]
      ),
      (
        #"{ "type": "label", "data": { "value": { "type": «"state"» } } }"#,
        ["enum-invalid (rejectsDocument): unknown value `state` for `type`"]
      ),
      (
        #"{ "type": "label", "data": «[]» }"#,
        ["wrong-type (rejectsDocument): `data` must be an object, not an array"]
      ),
    ] as [DocumentCase])
  func `the data of a component are references by name`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test func `a data source has a kind and its content`() {
    let text =
      #""dataSources": { "a": { "type": "static", "value": "v" }, "b": { "type": "binding", "path": "p", "template": "t" } }"#
    let reading = DocumentReading(text, .member)
    #expect((reading.document.dataSources ?? [:]).map(\.value.kind) == [.static, .binding])
    #expect((reading.document.dataSources ?? [:]).map(\.value.value) == ["v", nil])
    #expect((reading.document.dataSources ?? [:]).map(\.value.path) == [nil, "p"])
    #expect(
      reading.facts == [
        "a: declaration(dataSource)", "static: choice", "b: declaration(dataSource)", "binding: choice",
        "p: dataPath", "t: template",
      ])
  }

  @Test(arguments: [
    ("binding", "p: dataPath"), ("localBinding", "p: localPath(read, any)"), ("static", "p: dataPath"),
  ])
  func `only the path of a local binding is one of local state`(kind: String, fact: String) {
    for members in [#""type": "\#(kind)", "path": "p""#, #""path": "p", "type": "\#(kind)""#] {
      let reading = DocumentReading(#"{ "type": "label", "data": { "value": { \#(members) } } }"#, .node)
      #expect(reading.facts.contains(fact))
      #expect(reading.component?.data?.first?.value.path == "p")
      let named = DocumentReading(#""dataSources": { "d": { \#(members) } }"#, .member)
      #expect(named.facts.contains(fact))
    }
  }
}
