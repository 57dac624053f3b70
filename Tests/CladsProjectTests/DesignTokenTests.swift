import CladsDocument
import CladsProject
import Diagnostics
import Testing

@Suite struct DesignTokenTests {
  @Test(arguments: [
    (##"{ "c": { "$type": "color", "$value": "#112233" } }"##, "c", allColors("#112233")),
    (##"{ "c": { "$type": "color", "$value": "#112233cc" } }"##, "c", allColors("#112233cc")),
    (##"{ "c": { "$type": "color", "$value": "#abcd" } }"##, "c", allColors("#aabbccdd")),
    (#"{ "c": { "$type": "color", "$value": "rgba(1, 2, 3, 0.5)" } }"#, "c", allColors("rgba(1, 2, 3, 0.5)")),
    (#"{ "c": { "$type": "color", "$value": "white" } }"#, "c", allColors("#FFFFFF")),
    (
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, "none"] } } }"#,
      "c", allColors("#FF8000")
    ),
    (
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5 } } }"#,
      "c", allColors("rgba(0, 0, 255, 0.5)")
    ),
    (
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "hsl", "components": [120, 100, 50] } } }"#, "c",
      allColors("#00FF00")
    ),
    (
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "hwb", "components": [240, 20, 20] } } }"#, "c",
      allColors("#3333CC")
    ),
    (
      ##"{ "c": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, 30], "hex": "#ff00aa" } } }"##,
      "c", allColors("#FF00AA")
    ),
    (
      #"{ "c": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, 30] } } }"#,
      "c", ""
    ),
    (
      ##"{ "color": { "$type": "color", "text": { "quiet": { "$value": "#112233" } } } }"##,
      "color.text.quiet",
      ##"textColor: "#112233""##
    ),
    (
      ##"{ "surface-raised": { "$type": "color", "$value": "#112233" } }"##, "surface-raised",
      ##"backgroundColor: "#112233""##
    ),
    (
      ##"{ "icon": { "$type": "color", "$value": "#112233" } }"##, "icon", ##"tintColor: "#112233""##
    ),
  ])
  func `a color sets the properties that its name implies`(file: String, name: String, expected: String) {
    check(file, name, expected)
  }

  @Test(arguments: [
    (#"{ "radius": { "$type": "dimension", "$value": "16px" } }"#, "radius", "cornerRadius: 16"),
    (#"{ "radius": { "$type": "dimension", "$value": "1rem" } }"#, "radius", "cornerRadius: 16"),
    (
      #"{ "radius": { "$type": "dimension", "$value": { "value": 1.5, "unit": "px" } } }"#, "radius",
      "cornerRadius: 1.5"
    ),
    (
      #"{ "radius": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } } }"#, "radius",
      "cornerRadius: 32"
    ),
    (#"{ "radius": { "$type": "number", "$value": 4 } }"#, "radius", "cornerRadius: 4"),
    (
      #"{ "spacing": { "$type": "dimension", "s": { "$value": "8px" } } }"#, "spacing.s",
      #"padding: { "horizontal": 8, "vertical": 8 }"#
    ),
    (#"{ "font-size": { "$type": "dimension", "m": { "$value": "8px" } } }"#, "font-size.m", "fontSize: 8"),
    (#"{ "text": { "lineHeight": { "$type": "number", "$value": 1.2 } } }"#, "text.lineHeight", ""),
    (#"{ "button": { "height": { "$type": "dimension", "$value": "8px" } } }"#, "button.height", "height: 8"),
    (#"{ "m": { "$type": "dimension", "$value": "8px" } }"#, "m", ""),
    (#"{ "slow": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } } }"#, "slow", ""),
  ])
  func `a length sets the property that its name implies`(file: String, name: String, expected: String) {
    check(file, name, expected)
  }

  @Test(arguments: [
    (#"{ "f": { "$type": "fontFamily", "$value": "Inter" } }"#, #"fontFamily: "Inter""#),
    (#"{ "f": { "$type": "fontFamily", "$value": ["Inter", "Arial"] } }"#, #"fontFamily: "Inter""#),
    (#"{ "f": { "$type": "fontWeight", "$value": 700 } }"#, #"fontWeight: "bold""#),
    (#"{ "f": { "$type": "fontWeight", "$value": 350.5 } }"#, #"fontWeight: "regular""#),
    (#"{ "f": { "$type": "fontWeight", "$value": 1 } }"#, #"fontWeight: "ultraLight""#),
    (#"{ "f": { "$type": "fontWeight", "$value": 1000 } }"#, #"fontWeight: "black""#),
    (#"{ "f": { "$type": "fontWeight", "$value": "semi-bold" } }"#, #"fontWeight: "semibold""#),
    (#"{ "f": { "$type": "fontWeight", "$value": "extra-black" } }"#, #"fontWeight: "black""#),
    (
      #"{ "f": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "20px", "fontWeight": 500, "lineHeight": 1.2 } } }"#,
      #"fontFamily: "Inter", fontSize: 20, fontWeight: "medium""#
    ),
    (
      ##"{ "f": { "$type": "border", "$value": { "color": "#111111", "width": "2px", "style": "solid" } } }"##,
      ##"borderWidth: 2, borderColor: "#111111""##
    ),
    (
      ##"{ "f": { "$type": "shadow", "$value": { "color": "#111111", "offsetX": "1px", "offsetY": "2px", "blur": "4px", "spread": "0px" } } }"##,
      ##"shadow: { "color": "#111111", "radius": 4, "x": 1, "y": 2 }"##
    ),
    (
      ##"{ "f": { "$type": "shadow", "$value": [{ "color": "#111111", "blur": "4px" }, { "blur": "9px" }] } }"##,
      ##"shadow: { "color": "#111111", "radius": 4 }"##
    ),
  ])
  func `a composite value sets several properties`(file: String, expected: String) {
    check(file, "f", expected)
  }

  @Test(arguments: [
    (##"{ "a": { "$type": "color", "$value": "#112233" }, "text": { "$value": "{a}" } }"##, "text"),
    (
      ##"{ "a": { "$type": "color", "$value": "#112233" }, "b": { "$value": "{a}" }, "text": { "$value": "{b}" } }"##,
      "text"
    ),
    (
      ##"{ "p": { "$type": "color", "a": { "$value": "#112233" } }, "text": { "x": { "$value": "{p.a}" } } }"##,
      "text.x"
    ),
    (
      ##"{ "p": { "$type": "color", "$root": { "$value": "#112233" } }, "text": { "$value": "{p}" } }"##,
      "text"
    ),
    (
      ##"{ "p": { "$type": "color", "$root": { "$value": "#112233" } }, "text": { "$value": "{p.$root}" } }"##,
      "text"
    ),
    (##"{ "a": { "$type": "color", "$value": "#112233" }, "text": { "$ref": "#/a/$value" } }"##, "text"),
    (
      ##"{ "a": { "$type": "color", "$value": "#112233" }, "text": { "$type": "color", "$value": { "$ref": "#/a" } } }"##,
      "text"
    ),
  ])
  func `an alias has the value that it refers to`(file: String, name: String) {
    check(file, name, ##"textColor: "#112233""##)
  }

  @Test func `parts of a composite value may be aliases`() {
    check(
      ##"""
      { "ink": { "$type": "color", "$value": "#112233" }, "thin": { "$type": "dimension", "$value": "1px" },
        "line": { "$type": "border", "$value": { "color": "{ink}", "width": "{thin}" } } }
      """##, "line", ##"borderWidth: 1, borderColor: "#112233""##)
  }

  @Test func `a group is a style if its tokens are named like properties`() {
    check(
      ##"""
      { "button": { "primary": { "$description": "Main.",
          "backgroundColor": { "$type": "color", "$value": "#112233" },
          "cornerRadius": { "$type": "dimension", "$value": "8px" },
          "type": { "$type": "typography", "$value": { "fontSize": "17px" } },
          "ink": { "$type": "color", "$value": "#FFFFFF" } } } }
      """##, "button.primary", ##"backgroundColor: "#112233", cornerRadius: 8, fontSize: 17"##)
  }

  @Test func `files of one system refer to each other`() {
    let project = project(
      [
        "core.json": ##"{ "ink": { "$type": "color", "$value": "#112233" } }"##,
        "use.json": #"{ "text": { "title": { "$description": "Big.", "$value": "{ink}" } } }"#,
      ], tokens: #"["core.json", "use.json"]"#)
    #expect(project.findings.isEmpty)
    let token = project.designSystems["s"]?.token(named: "text.title")
    #expect(token?.declaration?.file == "use.json")
    #expect(token?.documentation == "Big.")
    #expect(token?.style.textColor?.text == "#112233")
    #expect(project.designSystems["s"]?.isClosed == true)
  }

  @Test func `a pattern includes every file that matches`() {
    let project = project(
      ["d/a.tokens.json": token("a"), "d/b.tokens.json": token("b"), "e/c.tokens.json": token("c")],
      tokens: #"["d/*.tokens.json"]"#)
    #expect(project.companions == ["d/a.tokens.json", "d/b.tokens.json"])
    #expect(project.designSystems["s"]?.tokens.map(\.name) == ["a", "b"])
    #expect(project.companionPatterns.contains { $0.matches("d/new.tokens.json") })
  }

  @Test func `tokens of the project file win over those of token files`() {
    let text =
      #"{ "designSystems": { "s": { "styles": { "a": { "fontSize": 3 } }, "tokens": ["t.json"] } } }"#
    let project = Project.read(
      Array(text.utf8), path: "clads.json", files: MemoryFiles(texts: ["t.json": token("a")]))
    #expect(project.designSystems["s"]?.tokens.count == 1)
    #expect(project.designSystems["s"]?.token(named: "a")?.declaration?.file == nil)
  }

  private func token(_ name: String) -> String {
    #"{ "\#(name)": { "$type": "duration", "$value": "1ms" } }"#
  }

  private func project(_ files: [String: String], tokens: String) -> Project {
    Project.read(
      Array(#"{ "designSystems": { "s": { "tokens": \#(tokens) } } }"#.utf8), path: "clads.json",
      files: MemoryFiles(texts: files))
  }

  private func check(_ file: String, _ name: String, _ expected: String) {
    let project = project(["t.json": file], tokens: #"["t.json"]"#)
    #expect(project.findings.isEmpty, "\(project.findings.map(\.diagnostic.message))")
    #expect(project.designSystems["s"]?.isClosed == true)
    let token = project.designSystems["s"]?.token(named: name)
    #expect(token?.properties.map { "\($0.name): \($0.json)" }.joined(separator: ", ") == expected)
  }
}

/// Returns the properties that a color without a known purpose sets.
private func allColors(_ text: String) -> String {
  ["textColor", "backgroundColor", "tintColor"].map { "\($0): \"\(text)\"" }.joined(separator: ", ")
}
