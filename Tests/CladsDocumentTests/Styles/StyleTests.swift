import CladsDocument
import Testing

@Suite struct StyleTests {
  @Test(
    arguments: [
      ("«5»", ["wrong-type (rejectsDocument): `s` must be an object, not a number"]),
      (
        "«null»",
        [
          "null-not-allowed (rejectsDocument): `s` must not be `null`",
          #"→ { "id": "a", "styles": {}, "root": { "children": [] } }"#,
        ]
      ),
      (
        #"{ "fontSize": «"12"» }"#,
        ["wrong-type (rejectsDocument): `fontSize` must be a number, not a string", #"→ { "fontSize": 12 }"#]
      ),
      (#"{ "fontSize": «-1» }"#, ["negative-number (none): `fontSize` must not be negative, but is -1"]),
      (
        #"{ "fontWeight": «700» }"#,
        [
          "wrong-type (rejectsDocument): `fontWeight` must be the name of a weight, not a number",
          #"→ { "fontWeight": "bold" }"#,
        ]
      ),
      (
        #"{ "fontWeight": «750» }"#,
        [
          "wrong-type (rejectsDocument): `fontWeight` must be one of `ultraLight`, `thin`, `light`, `regular`, `medium`, `semibold`, `bold`, `heavy` or `black`, not a number"
        ]
      ),
      (
        #"{ "fontWeight": «"normal"» }"#,
        [
          "enum-invalid (rejectsDocument): unknown value `normal` for `fontWeight`",
          #"→ { "fontWeight": "regular" }"#,
        ]
      ),
      (
        #"{ "fontWeight": «"Bold"» }"#,
        [
          "case-mismatch (rejectsDocument): `Bold` differs from `bold` only in case",
          #"→ { "fontWeight": "bold" }"#,
        ]
      ),
      (
        #"{ "textAlignment": «"left"» }"#,
        [
          "enum-invalid (rejectsDocument): unknown value `left` for `textAlignment`",
          #"→ { "textAlignment": "leading" }"#,
        ]
      ),
      (
        #"{ "textColor": «5» }"#,
        [
          "wrong-type (rejectsDocument): `textColor` must be a string, not a number",
          #"→ { "textColor": "5" }"#,
        ]
      ),
      (
        #"{ "inherits": «["a"]» }"#,
        [
          "wrong-type (rejectsDocument): `inherits` must be a string, not an array",
          #"→ { "inherits": "a" }"#,
        ]
      ),
      (
        #"{ "padding": «8» }"#,
        [
          "padding-number (rejectsDocument): `padding` must be an object with the edges, not a number",
          #"→ { "padding": { "horizontal": 8, "vertical": 8 } }"#,
        ]
      ),
      (
        #"{ "padding": { «"tp"»: 8 } }"#,
        ["unknown-key (isIgnored): unknown key `tp` in a padding", #"→ { "padding": { "top": 8 } }"#]
      ),
    ] as [DocumentCase])
  func `a wrong value of a style is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style)
  }

  @Test(
    arguments: [
      (
        ##"{ «"color"»: "#FFFFFF" }"##,
        [
          "unknown-style-key (isIgnored): unknown key `color` in a style; the key is `textColor`",
          ##"→ { "textColor": "#FFFFFF" }"##,
        ]
      ),
      (
        ##"{ «"color"»: "#FFFFFF", "textColor": "#000000" }"##,
        [
          "unknown-style-key (isIgnored): unknown key `color` in a style; the key is `textColor`",
          ##"→ { "textColor": "#000000" }"##,
        ]
      ),
      (
        #"{ «"fontsize"»: 3 }"#,
        ["case-mismatch (isIgnored): unknown key `fontsize` in a style", #"→ { "fontSize": 3 }"#]
      ),
      (#"{ «"zzzzzz"»: 3 }"#, ["unknown-style-key (isIgnored): unknown key `zzzzzz` in a style", "→ {}"]),
      (
        #"{ «"paddingTop"»: 3 }"#,
        [
          "unknown-style-key (isIgnored): unknown key `paddingTop` in a style; edges are keys of `padding`",
          #"→ { "padding": { "top": 3 } }"#,
        ]
      ),
      (
        #"{ «"paddingTop"»: 3, "padding": { "bottom": 1 } }"#,
        [
          "unknown-style-key (isIgnored): unknown key `paddingTop` in a style; edges are keys of `padding`",
          #"→ { "padding": { "bottom": 1, "top": 3 } }"#,
        ]
      ),
      (
        #"{ «"paddingTop"»: 3, "padding": { "top": 1 } }"#,
        ["unknown-style-key (isIgnored): unknown key `paddingTop` in a style; edges are keys of `padding`"]
      ),
      (
        #"{ «"shadow"»: { "radius": 2 } }"#,
        ["unknown-style-key (isIgnored): `shadow` has no effect here on device", "→ {}"]
      ),
    ] as [DocumentCase])
  func `a key from elsewhere is reported with the key of a style`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style)
  }

  @Test(
    arguments: [
      (
        #"{ "padding": { «"all"»: 4 } }"#,
        [
          "padding-all (isIgnored): `all` has no effect here on device",
          #"→ { "padding": { "horizontal": 4, "vertical": 4 } }"#,
        ]
      ),
      (
        #"{ "padding": { «"all"»: 4, "horizontal": 1 } }"#,
        [
          "padding-all (isIgnored): `all` has no effect here on device",
          #"→ { "padding": { "vertical": 4, "horizontal": 1 } }"#,
        ]
      ),
      (
        #"{ "padding": { «"all"»: 4, "top": 1, "bottom": 2 } }"#,
        [
          "padding-all (isIgnored): `all` has no effect here on device",
          #"→ { "padding": { "horizontal": 4, "top": 1, "bottom": 2 } }"#,
        ]
      ),
      (
        #"{ "padding": { «"all"»: 4, "horizontal": 1, "vertical": 1 } }"#,
        [
          "padding-all (isIgnored): `all` has no effect here on device",
          #"→ { "padding": { "horizontal": 1, "vertical": 1 } }"#,
        ]
      ),
      (
        #"{ "padding": { «"all"»: "4" } }"#,
        ["padding-all (isIgnored): `all` has no effect here on device", #"→ { "padding": {} }"#]
      ),
    ] as [DocumentCase])
  func `padding on all edges is written by axis at the base level`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style)
  }

  @Test(
    arguments: [
      (
        ##"{ "shadow": { "radius": «-2», «"colour"»: "#000000" }, "padding": { "all": 4 } }"##,
        [
          "negative-number (none): `radius` must not be negative, but is -2",
          "unknown-key (isIgnored): unknown key `colour` in a shadow",
          ##"→ { "shadow": { "radius": -2, "color": "#000000" }, "padding": { "all": 4 } }"##,
        ]
      )
    ] as [DocumentCase])
  func `the extended format has shadows and padding on all edges`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style, level: .extended)
  }

  @Test func `a style has the values of its keys`() throws {
    let text =
      ##"{ "inherits": "p", "fontFamily": "F", "fontSize": 12, "fontWeight": "bold", "textColor": "#FF0000", "textAlignment": "trailing", "backgroundColor": "#00FF00", "cornerRadius": 4, "borderWidth": 1, "borderColor": "#0000FF", "tintColor": "red", "width": 100, "height": 50, "minWidth": 1, "minHeight": 2, "maxWidth": 3, "maxHeight": 4, "padding": { "horizontal": 8, "top": 2 } }"##
    checkFindings(text, [], in: .style)
    let style = try #require(DocumentReading(text, .style).style)
    #expect(style.inherits == "p" && style.fontFamily == "F" && style.fontSize == 12)
    #expect(style.fontWeight == .bold && style.textAlignment == .trailing && style.cornerRadius == 4)
    #expect(style.textColor?.reading.red == 1 && style.backgroundColor?.reading.green == 1)
    #expect(style.borderWidth == 1 && style.borderColor?.reading.blue == 1 && style.tintColor?.text == "red")
    #expect(style.width == .absolute(100) && style.height == .absolute(50))
    #expect(style.minWidth == .absolute(1) && style.minHeight == .absolute(2))
    #expect(style.maxWidth == .absolute(3) && style.maxHeight == .absolute(4))
    #expect(style.padding?.edges ?? (0, 0, 0, 0) == (top: 2, bottom: 0, leading: 8, trailing: 8))
    #expect(style.keys.indices.count == Document.Style.table.properties.count - 1, "all but the shadow")
  }

  @Test func `shadows have a color, a radius and an offset`() throws {
    let text = ##"{ "shadow": { "color": "#000000", "radius": 3, "x": -1, "y": 2 } }"##
    let shadow = try #require(DocumentReading(text, .style, level: .extended).style?.shadow)
    #expect(shadow.color?.reading.form == .hex(digits: 6, hasHash: true))
    #expect(shadow.radius == 3 && shadow.x == -1 && shadow.y == 2)
  }

  @Test func `the more specific key of a padding wins`() {
    func edges(_ text: String) -> [Double] {
      let padding = DocumentReading(#"{ "padding": \#(text) }"#, .style, level: .extended).style?.padding
      return padding.map { [$0.edges.top, $0.edges.bottom, $0.edges.leading, $0.edges.trailing] } ?? []
    }
    #expect(edges(#"{ "all": 1 }"#) == [1, 1, 1, 1])
    #expect(edges(#"{ "all": 1, "vertical": 2 }"#) == [2, 2, 1, 1])
    #expect(edges(#"{ "all": 1, "horizontal": 3, "leading": 4 }"#) == [1, 1, 4, 3])
    #expect(edges(#"{ "vertical": 2, "bottom": 5 }"#) == [2, 5, 0, 0])
  }
}
