import CladsDocument
import Testing

@Suite struct SectionTests {
  @Test(
    arguments: [
      (
        "«{»}",
        [
          "missing-required-key (rejectsDocument): `layout` is required here",
          #"→ { "layout": { "type": "list" } }"#,
        ]
      ),
      (
        #"{ "layout": «"list"» }"#,
        [
          "section-layout-string (rejectsDocument): `layout` must be an object, not the string `list`",
          #"→ { "layout": { "type": "list" } }"#,
        ]
      ),
      (
        #"{ "layout": «"grid"», «"config"»: { "columns": 3 } }"#,
        [
          "section-layout-string (rejectsDocument): `layout` must be an object, not the string `grid`",
          #"→ { "layout": { "type": "grid", "columns": 3 } }"#,
          "section-config-key (isIgnored): unknown key `config` in a section; its keys belong in `layout`",
          #"→ { "layout": { "type": "grid", "columns": 3 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "grid" }, «"config"»: { "columns": 3 } }"#,
        [
          "section-config-key (isIgnored): unknown key `config` in a section; its keys belong in `layout`",
          #"→ { "layout": { "type": "grid", "columns": 3 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "grid", "columns": 3 }, «"config"»: { "columns": 3 } }"#,
        [
          "section-config-key (isIgnored): unknown key `config` in a section; its keys belong in `layout`",
          #"→ { "layout": { "type": "grid", "columns": 3 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": «"carousel"» } }"#,
        [
          "enum-invalid (rejectsDocument): unknown value `carousel` for `type`",
          #"→ { "layout": { "type": "horizontal" } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": «"Grid"» } }"#,
        [
          "case-mismatch (rejectsDocument): `Grid` differs from `grid` only in case",
          #"→ { "layout": { "type": "grid" } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": «"zzzzzzzz"» } }"#,
        ["enum-invalid (rejectsDocument): unknown value `zzzzzzzz` for `type`"]
      ),
      (
        #"{ «"layout"»: {} }"#,
        [
          "missing-required-key (rejectsDocument): `type` is required here",
          #"→ { "layout": { "type": "list" } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "list", «"itemSpacin"»: 3 } }"#,
        [
          "unknown-key (isIgnored): unknown key `itemSpacin` in a section's layout",
          #"→ { "layout": { "type": "list", "itemSpacing": 3 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "list", "$comment": "c" }, «"state"»: {} }"#,
        [
          "local-state-misplaced (isIgnored): a section has no local state; `state` has no effect here",
          #"→ { "layout": { "type": "list", "$comment": "c" } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a section needs a layout`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .section)
  }

  @Test(
    arguments: [
      (
        #"{ "layout": { "type": "grid", "columns": «2.5» } }"#,
        [
          "integer-expected (rejectsDocument): `columns` must be a whole number, not 2.5",
          #"→ { "layout": { "type": "grid", "columns": 3 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "grid", "columns": «"2"» } }"#,
        [
          "wrong-type (rejectsDocument): `columns` must be a whole number or an object, not a string",
          #"→ { "layout": { "type": "grid", "columns": 2 } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "grid", "columns": { «"adaptive"»: {} } } }"#,
        [
          "missing-required-key (rejectsDocument): `minWidth` is required here",
          #"→ { "layout": { "type": "grid", "columns": { "adaptive": { "minWidth": 0 } } } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "grid", «"columns"»: { «"fixed"»: 2 } } }"#,
        [
          "unknown-key (isIgnored): unknown key `fixed` in a grid's `columns`",
          #"→ { "layout": { "type": "grid", "columns": {} } }"#,
          "missing-required-key (rejectsDocument): `adaptive` is required here",
          #"→ { "layout": { "type": "grid", "columns": { "fixed": 2, "adaptive": { "minWidth": 0 } } } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "list", "alignment": «"left"» } }"#,
        [
          "enum-invalid (rejectsDocument): unknown value `left` for `alignment`",
          #"→ { "layout": { "type": "list", "alignment": "leading" } }"#,
        ]
      ),
      (
        #"{ "layout": { "type": "horizontal", "snapBehavior": «"page"» } }"#,
        ["enum-invalid (rejectsDocument): unknown value `page` for `snapBehavior`"]
      ),
      (
        #"{ "layout": { "type": "horizontal", «"isPagingEnabled"»: true } }"#,
        [
          "no-effect-property (isIgnored): SwiftUI ignores `isPagingEnabled`",
          #"→ { "layout": { "type": "horizontal", "snapBehavior": "paging" } }"#,
        ]
      ),
      (#"{ "layout": { "type": "horizontal", "isPagingEnabled": false } }"#, []),
      (#"{ "layout": { "type": "list", "isPagingEnabled": true } }"#, []),
      (
        #"{ "layout": { "type": "horizontal", "itemDimensions": { «"width"»: {} } } }"#,
        ["missing-required-key (rejectsDocument): `absolute` or `fractional` is required here"]
      ),
      (
        #"{ "layout": { "type": "list", "contentInsets": «8» } }"#,
        [
          "padding-number (rejectsDocument): `contentInsets` must be an object with the edges, not a number",
          #"→ { "layout": { "type": "list", "contentInsets": { "horizontal": 8, "vertical": 8 } } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `the properties of a layout are checked`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .section)
  }

  @Test(
    arguments: [
      (
        #"{ "layout": { "type": "list" }, «"stickyHeader"»: true }"#,
        [
          "no-effect-property (isIgnored): `stickyHeader` has no effect here: headers always scroll away on device",
          #"→ { "layout": { "type": "list" } }"#,
        ]
      ),
      (#"{ "layout": { "type": "list" }, "stickyHeader": false }"#, []),
    ] as [DocumentCase])
  func `what has no effect in a section is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .section)
  }

  @Test(
    arguments: [
      (
        #"{ "type": «"sectionLayout"» }"#,
        [
          "missing-required-key (rejectsDocument): `sections` is required here",
          #"→ { "type": "sectionLayout", "sections": [] }"#,
        ]
      ),
      (
        #"{ "type": "sectionLayout", "sections": [], «"padding"»: { "top": 1 } }"#,
        [
          "unknown-key (isIgnored): unknown key `padding` in a section layout",
          #"→ { "type": "sectionLayout", "sections": [] }"#,
        ]
      ),
      (
        #"{ "type": "sectionLayout", "sections": [], «"actions"»: {} }"#,
        [
          "container-event (isIgnored): a `sectionLayout` cannot be tapped; `actions` has no effect here",
          #"→ { "type": "sectionLayout", "sections": [] }"#,
        ]
      ),
      (
        #"{ "type": "sectionLayout", "sections": «{}» }"#,
        ["wrong-type (rejectsDocument): `sections` must be an array, not an object"]
      ),
    ] as [DocumentCase])
  func `a section layout is not a stack`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test func `a section has a layout, a header, a footer and content`() throws {
    let text =
      #"{ "layout": { "type": "grid", "alignment": "center", "itemSpacing": 1, "lineSpacing": 2, "contentInsets": { "top": 3 }, "columns": 3, "showsIndicators": true, "showsDividers": false, "own": [1] }, "id": "s", "header": { "type": "label" }, "footer": { "type": "spacer" }, "stickyHeader": false, "children": [{ "type": "label" }, { "type": "image" }] }"#
    let section = try #require(DocumentReading(text, .section).section)
    let layout = try #require(section.layout)
    #expect(layout.type == "grid" && layout.alignment == .center && layout.itemSpacing == 1)
    #expect(layout.lineSpacing == 2 && layout.contentInsets?.top == 3 && layout.columns == .fixed(3))
    #expect(layout.showsIndicators == true && layout.showsDividers == false)
    #expect(layout.additionalProperties == ["own": .arrayValue([.intValue(1)])])
    #expect(section.id == "s" && section.children.count == 2 && section.stickyHeader == false)
    if case .component? = section.header, case .spacer? = section.footer {} else { Issue.record("no header") }
  }

  @Test func `columns are fixed or adaptive, and items have sizes`() throws {
    let text =
      #"{ "layout": { "type": "grid", "columns": { "adaptive": { "minWidth": 80 } }, "itemDimensions": { "width": { "fractional": 0.5 }, "height": 40, "aspectRatio": 2 } } }"#
    let layout = try #require(DocumentReading(text, .section).section?.layout)
    #expect(layout.columns == .adaptive(minWidth: 80))
    #expect(
      layout.itemDimensions?.width == .fractional(0.5) && layout.itemDimensions?.height == .absolute(40))
    #expect(layout.itemDimensions?.aspectRatio == 2)
  }

  @Test func `a number among the other keys of a layout can be asked for`() {
    func layout(_ width: String) -> Document.SectionLayoutConfig? {
      DocumentReading(#"{ "layout": { "type": "list", "pageWidth": \#(width) } }"#, .section).section?.layout
    }
    #expect(layout("300")?.pageWidth == 300 && layout("1.5")?.pageWidth == 1.5)
    #expect(layout(#""300""#)?.pageWidth == nil)
  }

  @Test func `the template of a section has the variables of an element`() throws {
    let text =
      #"{ "layout": { "type": "list" }, "dataSource": "rows", "itemTemplate": { "type": "label", "text": "${item}" }, "header": { "type": "label", "text": "${x}" } }"#
    let reading = DocumentReading(text, .section)
    let section = try #require(reading.section)
    #expect(section.scope == 1 && section.dataSource == "rows")
    #expect(reading.scopes[1].kind == .section && reading.scopes[1].items != nil)
    #expect(reading.scopes[1].variables.map(\.name) == ["item", "index"])
    #expect(reading.scopes[1].variables.map(\.meaning) == [.element, .index])
    #expect(reading.facts.contains("rows: path(read, array)"))
    if case .component(let header)? = section.header { #expect(header.scope == 0) }
    if case .component(let template)? = section.itemTemplate { #expect(template.scope == 1) }
  }
}
