import CladsDocument
import Testing

@Suite struct RootTests {
  @Test(
    arguments: [
      (
        "«{»}",
        [
          "missing-required-key (rejectsDocument): `id` and `root` are required here",
          #"→ { "id": "screen", "root": { "children": [] } }"#,
        ]
      ),
      ("«[]»", ["document-not-object (rejectsDocument): a document must be an object, not an array"]),
      ("«5»", ["document-not-object (rejectsDocument): a document must be an object, not a number"]),
      (
        #"«{» "id": "a" }"#,
        [
          "missing-required-key (rejectsDocument): `root` is required here",
          #"→ { "id": "a", "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "id": «5», "root": { "children": [] } }"#,
        [
          "wrong-type (rejectsDocument): `id` must be a string, not a number",
          #"→ { "id": "5", "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "id": "a", «"root"»: {} }"#,
        [
          "missing-required-key (rejectsDocument): `children` is required here",
          #"→ { "id": "a", "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": «null» }"#,
        [
          "null-not-allowed (rejectsDocument): `root` must not be `null`",
          #"→ { "id": "a", "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [] }, «"title"»: "T" }"#,
        [
          "unknown-key (isIgnored): unknown key `title` in a document",
          #"→ { "id": "a", "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [] }, "$schema": «5» }"#,
        [
          "wrong-type (isIgnored): `$schema` must be a string, not a number",
          #"→ { "id": "a", "root": { "children": [] }, "$schema": "5" }"#,
        ]
      ),
      (#"{ "id": "a"#, []),
    ] as [DocumentCase])
  func `a document needs an id and a root`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .document)
  }

  @Test(
    arguments: [
      (
        #"{ "id": "a", "root": { "children": [], «"state"»: { "b": 1 } } }"#,
        [
          "local-state-misplaced (isIgnored): the root has no local state; `state` has no effect here",
          #"→ { "id": "a", "root": { "children": [] }, "state": { "b": 1 } }"#,
        ]
      ),
      (
        #"{ "id": "a", "state": {}, "root": { "children": [], «"state"»: { "b": 1 } } }"#,
        ["local-state-misplaced (isIgnored): the root has no local state; `state` has no effect here"]
      ),
      (
        #"{ "id": "a", "root": { "children": [], «"scrollable"»: true } }"#,
        ["unknown-key (isIgnored): unknown key `scrollable`; only a `sectionLayout` scrolls"]
      ),
      (#"{ "id": "a", "root": { "children": [], "colorScheme": "DARK" } }"#, []),
      (
        #"{ "id": "a", "root": { "children": [], "colorScheme": «"night"» } }"#,
        [
          "color-scheme-invalid (falls back to `system`): unknown value `night` for `colorScheme`",
          #"→ { "id": "a", "root": { "children": [], "colorScheme": "dark" } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "colorScheme": «"sepia"» } }"#,
        ["color-scheme-invalid (falls back to `system`): unknown value `sepia` for `colorScheme`"]
      ),
    ] as [DocumentCase])
  func `the keys of the root are checked`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .document)
  }

  @Test(
    arguments: [
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": { "top": 5, "bottom": { "value": 6, "positioning": "absolute" } } } }"#,
        []
      ),
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": { «"top"»: {} } } }"#,
        [
          "edge-inset-value (rejectsDocument): `value` is required here",
          #"→ { "id": "a", "root": { "children": [], "edgeInsets": { "top": { "value": 0 } } } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": { "top": { "value": 5, "positioning": «"screen"» } } } }"#,
        ["edge-inset-value (rejectsDocument): unknown value `screen` for `positioning`"]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": { «"all"»: 4 } } }"#,
        [
          "edge-inset-key (isIgnored): unknown key `all` in `edgeInsets`; only padding has it",
          #"→ { "id": "a", "root": { "children": [], "edgeInsets": { "top": 4, "bottom": 4, "leading": 4, "trailing": 4 } } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": { «"horizontal"»: 4, "leading": 1 } } }"#,
        [
          "edge-inset-key (isIgnored): unknown key `horizontal` in `edgeInsets`; only padding has it",
          #"→ { "id": "a", "root": { "children": [], "edgeInsets": { "trailing": 4, "leading": 1 } } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "edgeInsets": «5» } }"#,
        [
          "wrong-type (rejectsDocument): `edgeInsets` must be an object with the edges, not a number",
          #"→ { "id": "a", "root": { "children": [], "edgeInsets": { "top": 5, "bottom": 5, "leading": 5, "trailing": 5 } } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `an inset is a number or an object`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .document)
  }

  @Test(
    arguments: [
      (
        #"{ "id": "a", "root": { "children": [], "actions": { «"onLoad"»: "x" } } }"#,
        [
          "lifecycle-event-unknown (isIgnored): unknown key `onLoad` in a screen's `actions`; the key is `onAppear`",
          #"→ { "id": "a", "root": { "children": [], "actions": { "onAppear": "x" } } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "actions": { «"onTap"»: "x" } } }"#,
        [
          "lifecycle-event-unknown (isIgnored): the screen cannot be tapped; `onTap` has no effect here",
          #"→ { "id": "a", "root": { "children": [], "actions": {} } }"#,
        ]
      ),
      (
        #"{ "id": "a", "root": { "children": [], "actions": «[{ "type": "dismiss" }]» } }"#,
        [
          "action-array (rejectsDocument): `actions` of the root must be an object of events, not an array",
          #"→ { "id": "a", "root": { "children": [], "actions": { "onAppear": { "type": "dismiss" } } } }"#,
        ]
      ),
      (
        #"{ "id": "a", "actions": { "x": { "type": "dismiss" } }, "root": { "children": [], "actions": { "onAppear": «["x", "x"]» } } }"#,
        [
          "action-array (rejectsDocument): `onAppear` must be one action, not an array",
          #"→ { "id": "a", "actions": { "x": { "type": "dismiss" } }, "root": { "children": [], "actions": { "onAppear": { "type": "sequence", "steps": [{ "type": "dismiss" }, { "type": "dismiss" }] } } } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `the events of the screen are checked`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .document)
  }

  @Test func `a document has its parts in order`() throws {
    let document = DocumentReading(
      ##"{ "$schema": "u", "id": "a", "version": "1.0", "designSystem": "d", "state": { "b": 1, "a": 2 }, "styles": { "s": {} }, "dataSources": { "x": { "type": "static" } }, "actions": { "y": { "type": "dismiss" } }, "root": { "backgroundColor": "#FFFFFF", "colorScheme": "dark", "styleId": "s", "edgeInsets": { "top": 5, "leading": { "value": 6, "positioning": "absolute" } }, "actions": { "onAppear": "y", "onDisappear": { "type": "dismiss" } }, "children": [] } }"##
    ).document
    #expect(document.id == "a" && document.version == "1.0" && document.designSystem == "d")
    #expect(document.state?.map(\.name) == ["b", "a"] && document.styles?.map(\.name) == ["s"])
    #expect(
      (document.dataSources ?? [:]).map(\.name) == ["x"] && (document.actions ?? [:]).map(\.name) == ["y"])
    let root = document.root
    #expect(root.backgroundColor?.text == "#FFFFFF" && root.colorScheme == .dark && root.styleId == "s")
    #expect(root.edgeInsets?.top?.value == 5 && root.edgeInsets?.top?.positioning == .safeArea)
    #expect(root.edgeInsets?.leading?.value == 6 && root.edgeInsets?.leading?.positioning == .absolute)
    #expect(root.actions?.onAppear != nil && root.actions?.onDisappear?.inline?.type == "dismiss")
  }

  @Test func `every node and every action is visited, parents first`() {
    func label(_ id: String) -> String { #"{ "type": "label", "id": "\#(id)" }"# }
    let document = DocumentReading(
      #"{ "id": "a", "actions": { "x": { "type": "sequence", "steps": [{ "type": "dismiss" }] } }, "root": { "actions": { "onAppear": { "type": "one" } }, "children": [{ "type": "vstack", "children": [\#(label("1"))] }, { "type": "forEach", "items": "i", "emptyView": \#(label("3")), "template": \#(label("2")) }, { "type": "sectionLayout", "sections": [{ "layout": { "type": "list" }, "footer": \#(label("7")), "itemTemplate": \#(label("6")), "children": [\#(label("5"))], "header": \#(label("4")) }] }, { "type": "button", "id": "8", "actions": { "onTap": { "type": "two" }, "onValueChanged": "x" } }] } }"#
    ).document
    var ids: [String] = []
    document.forEachNode { node in if case .component(let component) = node { ids.append(component.id ?? "") }
    }
    #expect(ids == ["1", "2", "3", "4", "5", "6", "7", "8"])
    var types: [String] = []
    document.forEachAction { types.append($0.type ?? "") }
    #expect(types == ["sequence", "dismiss", "one", "two"])
    var bindings = 0
    document.forEachBinding { _ in bindings += 1 }
    #expect(bindings == 3)
  }
}
