import CladsDocument
import Testing

@Suite struct DimensionTests {
  @Test(
    arguments: [
      (
        #"{ "width": «"100%"» }"#,
        ["style-size-unit (rejectsDocument): `width` must be a number of points, not a string"]
      ),
      (
        #"{ "width": «"100px"» }"#,
        [
          "style-size-unit (rejectsDocument): `width` must be a number of points, not a string",
          #"→ { "width": 100 }"#,
        ]
      ),
      (
        #"{ "width": «{ "absolute": 5 }» }"#,
        [
          "style-size-unit (rejectsDocument): `width` must be a number of points, not an object",
          #"→ { "width": 5 }"#,
        ]
      ),
      (
        #"{ "width": «{ "fractional": 0.5 }» }"#,
        ["style-size-unit (rejectsDocument): `width` must be a number of points, not an object"]
      ),
      (
        #"{ "width": «true» }"#,
        ["wrong-type (rejectsDocument): `width` must be a number or an object, not `true`"]
      ),
      (#"{ "width": 12.5 }"#, []),
      (#"{ "width": «-1» }"#, ["negative-number (none): `width` must not be negative, but is -1"]),
    ] as [DocumentCase])
  func `a size of a style is a number of points at the base level`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style)
  }

  @Test(
    arguments: [
      (#"{ "width": { "absolute": 5 } }"#, []),
      (#"{ "width": { "fractional": 0.5 } }"#, []),
      (
        #"{ «"width"»: {} }"#,
        ["missing-required-key (rejectsDocument): `absolute` or `fractional` is required here"]
      ),
      (
        #"{ «"width"»: { "fractional": 0.5, "absolute": 5 } }"#,
        [
          "dimension-conflict (none): this dimension has both `absolute` and `fractional`",
          #"→ { "width": { "fractional": 0.5 } }"#,
        ]
      ),
      (
        #"{ "width": { "absolute": «"5"» } }"#,
        [
          "wrong-type (rejectsDocument): `absolute` must be a number, not a string",
          #"→ { "width": { "absolute": 5 } }"#,
        ]
      ),
      (
        #"{ «"width"»: { «"percent"»: 5 } }"#,
        [
          "unknown-key (isIgnored): unknown key `percent` in a dimension", #"→ { "width": {} }"#,
          "missing-required-key (rejectsDocument): `absolute` or `fractional` is required here",
        ]
      ),
      (
        #"{ "width": «"5"» }"#,
        [
          "wrong-type (rejectsDocument): `width` must be a number or an object, not a string",
          #"→ { "width": 5 }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a dimension is points or a fraction`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .style, level: .extended)
  }

  @Test(arguments: [
    ("12.5", Document.DimensionValue.absolute(12.5)), (#"{ "absolute": 5 }"#, .absolute(5)),
    (#"{ "fractional": 0.5 }"#, .fractional(0.5)),
    (#"{ "absolute": 5, "fractional": 0.5 }"#, .fractional(0.5)),
    (#"{ "fractional": 0.5, "absolute": 5 }"#, .fractional(0.5)), (#""5""#, nil),
  ])
  func `a fraction wins over points`(text: String, expected: Document.DimensionValue?) {
    #expect(DocumentReading(#"{ "width": \#(text) }"#, .style, level: .extended).style?.width == expected)
  }
}
