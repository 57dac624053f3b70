import CladsDocument
import Testing

@Suite struct StackTests {
  @Test(
    arguments: [
      (
        #"{ "type": "vstack", «"actions"»: {} }"#,
        [
          "container-event (isIgnored): a stack cannot be tapped; `actions` has no effect here",
          #"→ { "type": "vstack" }"#,
        ]
      ),
      (
        #"{ "type": "zstack", «"spacing"»: 4 }"#,
        [
          "no-effect-property (isIgnored): `spacing` has no effect here: the children of a `zstack` are layered",
          #"→ { "type": "zstack" }"#,
        ]
      ),
      (#"{ "type": "hstack", "spacing": 4 }"#, []),
      (
        #"{ "type": "vstack", "spacing": «"8"» }"#,
        [
          "wrong-type (rejectsDocument): `spacing` must be a number, not a string",
          #"→ { "type": "vstack", "spacing": 8 }"#,
        ]
      ),
      (
        #"{ "type": "vstack", "children": «{}» }"#,
        [
          "wrong-type (rejectsDocument): `children` must be an array, not an object",
          #"→ { "type": "vstack", "children": [{}] }"#,
        ]
      ),
      (
        #"{ "type": "vstack", "children": [«null», { "type": "label" }] }"#,
        [
          "null-not-allowed (rejectsDocument): element 1 of `children` must not be `null`",
          #"→ { "type": "vstack", "children": [{ "type": "label" }] }"#,
        ]
      ),
      (#"{ "type": "vstack", "alignment": "top" }"#, []),
    ] as [DocumentCase])
  func `a stack has no events, and a layered one no spacing`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (#"{ "type": "spacer" }"#, []),
      (
        #"{ "type": "spacer", «"minLength"»: 4 }"#,
        ["spacer-key (isIgnored): `minLength` has no effect here on device", #"→ { "type": "spacer" }"#]
      ),
      (
        #"{ "type": "spacer", «"size"»: 4 }"#,
        ["spacer-key (isIgnored): unknown key `size` in a spacer", #"→ { "type": "spacer" }"#]
      ),
      (
        #"{ "type": "spacer", «"state"»: {} }"#,
        [
          "local-state-misplaced (isIgnored): a spacer has no local state; `state` has no effect here",
          #"→ { "type": "spacer" }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a spacer has a length in the extended format only`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (#"{ "type": "spacer", "minLength": 4 }"#, []),
      (
        #"{ "type": "spacer", "minLength": «-4» }"#,
        ["negative-number (none): `minLength` must not be negative, but is -4"]
      ),
    ] as [DocumentCase])
  func `a spacer of the extended format has a length`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node, level: .extended)
  }

  private func readStack(_ text: String) -> Document.Layout? {
    guard case .layout(let stack)? = DocumentReading(text, .node, level: .extended).node else { return nil }
    return stack
  }

  @Test func `a stack has its properties`() throws {
    let stack = try #require(
      readStack(
        #"{ "type": "hstack", "spacing": 4, "padding": { "top": 1 }, "children": [{ "type": "label" }, { "type": "spacer" }], "styleId": "s", "style": { "width": 3 }, "state": { "a": 1 } }"#
      ))
    #expect(
      stack.kind == .hstack && stack.spacing == 4 && stack.padding?.top == 1 && stack.children.count == 2)
    #expect(
      stack.styleId == "s" && stack.style?.width == .absolute(3)
        && stack.state?.initialValues.map(\.name) == ["a"])
  }

  @Test(arguments: [
    (#""topTrailing""#, Document.HorizontalAlignment.trailing, Document.VerticalAlignment.top, false),
    (#""leading""#, .leading, .center, false), (#""bottom""#, .center, .bottom, false),
    (#""middle""#, nil, nil, true),
    (#"{ "horizontal": "leading" }"#, .leading, nil, false),
    (#"{ "vertical": "bottom" }"#, nil, .bottom, false),
    (#"{ "vertical": "middle" }"#, nil, nil, true), (#"{ "vertical": null }"#, nil, nil, false),
    (#"{ "across": "leading" }"#, nil, nil, true), (#"{ "$comment": "c" }"#, nil, nil, false),
    ("5", nil, nil, true),
  ])
  func `an alignment is a word or an object`(
    text: String, horizontal: Document.HorizontalAlignment?, vertical: Document.VerticalAlignment?,
    hasUnknown: Bool
  ) {
    let alignment = readStack(#"{ "type": "vstack", "alignment": \#(text) }"#)?.alignment
    #expect(alignment?.horizontal == horizontal && alignment?.vertical == vertical)
    #expect((alignment?.unknown != nil) == hasUnknown)
  }

  @Test func `an alignment is written in the form that a stack understands`() {
    func written(_ kind: Document.LayoutType, _ level: FormatLevel = .base) -> String? {
      Document.StackAlignment.written(horizontal: .leading, vertical: .bottom, on: kind, level: level)
    }
    #expect(written(.vstack) == #""leading""#)
    #expect(written(.hstack) == #"{ "vertical": "bottom" }"#)
    #expect(written(.hstack, .extended) == #""bottom""#)
    #expect(written(.zstack) == #"{ "horizontal": "leading", "vertical": "bottom" }"#)
    for kind in Document.LayoutType.allCases {
      #expect(
        Document.StackAlignment.written(horizontal: .center, vertical: .center, on: kind, level: .base) == nil
      )
    }
  }

  @Test(arguments: [
    ("left", Document.Position.leading), ("topLeft", .topLeading), ("bottom-right", .bottomTrailing),
    ("centre", .center), ("Top", .top), ("botom", .bottom), ("xyzxyz", nil),
  ])
  func `a position is recognized in other words`(name: String, expected: Document.Position?) {
    #expect(Document.Position.meant(by: name) == expected)
  }

  @Test func `local state is visible in the stack and its descendants only`() throws {
    let reading = DocumentReading(
      #"{ "type": "vstack", "children": [{ "type": "label" }], "state": { "a": 1, "b": 2 } }, { "type": "label" }"#,
      .node)
    guard case .layout(let stack)? = reading.node, case .component(let child)? = stack.children.first,
      case .component(let sibling)? = reading.document.root.children.last
    else {
      Issue.record("no stack")
      return
    }
    #expect(reading.scopes[Int(child.scope)].variables.map(\.name) == ["a", "b"])
    #expect(reading.scopes[Int(child.scope)].kind == .localState && sibling.scope == 0)
    #expect(
      reading.facts.filter { $0.contains("declaration") } == [
        "a: declaration(localState)", "b: declaration(localState)",
      ])
  }
}
