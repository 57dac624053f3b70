import CladsDocument
import Testing

@Suite struct ForEachTests {
  @Test(
    arguments: [
      (
        #"{ "type": «"forEach"» }"#,
        [
          "missing-required-key (rejectsDocument): `items` and `template` are required here",
          #"→ { "type": "forEach", "items": "", "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }"#,
        ]
      ),
      (#"{ "type": "forEach", "items": "a", "template": { "type": "label" } }"#, []),
      (
        #"{ "type": "forEach", "items": «["x"]», "template": { "type": "label" } }"#,
        [
          "wrong-type (rejectsDocument): `items` must be a string, not an array",
          #"→ { "type": "forEach", "items": "x", "template": { "type": "label" } }"#,
        ]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": «[{ "type": "label" }]» }"#,
        [
          "wrong-type (rejectsDocument): `template` must be an object, not an array",
          #"→ { "type": "forEach", "items": "a", "template": { "type": "label" } }"#,
        ]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, "layout": «"grid"» }"#,
        ["enum-invalid (rejectsDocument): unknown value `grid` for `layout`"]
      ),
    ] as [DocumentCase])
  func `a repetition needs items and a template`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": «{ "horizontal": "leading" }» }"#,
        [
          "foreach-alignment (rejectsDocument): `alignment` of a `forEach` must be a string, not an object",
          #"→ { "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": "leading" }"#,
        ]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": «{}» }"#,
        ["foreach-alignment (rejectsDocument): `alignment` of a `forEach` must be a string, not an object"]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": «"right"» }"#,
        [
          "foreach-alignment (rejectsDocument): unknown value `right` for `alignment`",
          #"→ { "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": "trailing" }"#,
        ]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, "alignment": «"top"» }"#,
        ["foreach-alignment (rejectsDocument): unknown value `top` for `alignment`"]
      ),
    ] as [DocumentCase])
  func `the alignment of a repetition is a string`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, «"state"»: { "b": 1 } }"#,
        [
          "local-state-misplaced (isIgnored): a `forEach` has no local state; `state` has no effect here",
          #"→ { "type": "forEach", "items": "a", "template": { "type": "label", "state": { "b": 1 } } }"#,
        ]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label", "state": {} }, «"state"»: { "b": 1 } }"#,
        ["local-state-misplaced (isIgnored): a `forEach` has no local state; `state` has no effect here"]
      ),
      (
        #"{ "type": "forEach", "items": "a", "template": { "type": "label" }, «"actions"»: {} }"#,
        [
          "container-event (isIgnored): a `forEach` cannot be tapped; `actions` has no effect here",
          #"→ { "type": "forEach", "items": "a", "template": { "type": "label" } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `local state belongs in the template`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  private func readForEach(_ text: String) -> (Document.ForEach, DocumentReading)? {
    let reading = DocumentReading(text, .node)
    guard case .forEach(let forEach)? = reading.node else { return nil }
    return (forEach, reading)
  }

  @Test func `a repetition has its properties`() throws {
    let (forEach, _) = try #require(
      readForEach(
        #"{ "type": "forEach", "items": "a.b", "layout": "hstack", "spacing": 4, "alignment": "trailing", "padding": { "top": 1 }, "template": { "type": "label" }, "emptyView": { "type": "image" } }"#
      ))
    #expect(forEach.items == "a.b" && forEach.layout == .hstack && forEach.spacing == 4)
    #expect(forEach.alignment == .trailing && forEach.padding?.top == 1)
    #expect(forEach.template != nil && forEach.emptyView != nil)
  }

  @Test func `the variables are named by the repetition or by default, wherever the names are written`()
    throws
  {
    let template = #""template": { "type": "label", "text": "${x}" }"#
    let (named, reading) = try #require(
      readForEach(
        #"{ "type": "forEach", "items": "a", \#(template), "itemVariable": "row", "indexVariable": "n" }"#))
    #expect(reading.scopes[Int(named.scope)].variables.map(\.name) == ["row", "n"])
    #expect(reading.scopes[Int(named.scope)].variables.map(\.meaning) == [.element, .index])
    #expect(reading.scopes[Int(named.scope)].variables.allSatisfy { $0.declaration != nil })
    let (unnamed, other) = try #require(readForEach(#"{ "type": "forEach", "items": "a", \#(template) }"#))
    #expect(unnamed.itemVariable == "item" && unnamed.indexVariable == "index")
    #expect(other.scopes[Int(unnamed.scope)].variables.map(\.name) == ["item", "index"])
    #expect(other.scopes[Int(unnamed.scope)].variables.allSatisfy { $0.declaration == nil })
    #expect(other.scopes[Int(unnamed.scope)].items != nil)
  }

  @Test func `the template is inside the scope, the empty view outside`() throws {
    let (outer, reading) = try #require(
      readForEach(
        #"{ "type": "forEach", "items": "a", "template": { "type": "forEach", "items": "item", "itemVariable": "inner", "template": { "type": "label" } }, "emptyView": { "type": "label" } }"#
      ))
    guard case .forEach(let inner)? = outer.template, case .component(let leaf)? = inner.template,
      case .component(let empty)? = outer.emptyView
    else {
      Issue.record("no nested repetition")
      return
    }
    #expect(reading.scopes.map(\.parent) == [0, 0, outer.scope])
    #expect(leaf.scope == inner.scope && inner.scope != outer.scope && empty.scope == 0)
    #expect(reading.scopes[Int(inner.scope)].variables.map(\.name) == ["inner", "index"])
  }
}
