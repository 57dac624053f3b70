import Diagnostics
import SourceText
import Testing

/// The findings of the component rules beyond the examples in their documentation.
@Suite struct ComponentRuleTests {
  @Test func `an unknown kind is reported once, with its other uses`() throws {
    let found = findings(
      of: "unknown-component-kind",
      in: #"{ "type": "map" }, { "type": "label", "text": "a" }, { "type": "map" }"#)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.related.count == 1)
  }

  @Test func `a kind missing from the project file is an error`() {
    let project = #"{ "components": { "map": {} } }"#
    let found = findings(
      of: "unknown-component-kind", in: #"{ "type": "map" }, { "type": "chart" }"#, project)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.pointer == "/root/children/1/type")
  }

  @Test(arguments: [
    ("TextField", "textfield"), ("lable", "label"), ("text", "label"), ("Switch", "toggle"),
    ("row", "hstack"),
    ("circle", "shape"), ("pageindicator", "pageIndicator"),
  ])
  func `the intended kind is suggested`(written: String, meant: String) {
    let found = findings(of: "unknown-component-kind", in: #"{ "type": "\#(written)" }"#)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.fixes.first?.title == "Replace with `\(meant)`")
  }

  @Test(arguments: [
    #"{ "type": "label", "txt": "a" }"#, #"{ "type": "label", "label": "a" }"#,
    #"{ "type": "label", "text": 5 }"#,
    #"{ "type": "button", "children": [] }"#, #"{ "type": "label", "text": "" }"#, #"{ "type": "label""#,
    #"{ "type": "label", "styleId": "@text.body" }"#, #"{ "type": "label", "styleId": "box" }"#,
  ])
  func `missing content is not reported where another rule applies or content may exist`(node: String) {
    #expect(findings(of: "component-no-content", in: node).isEmpty)
  }

  @Test func `the text of a button takes precedence on device`() {
    let node = #"""
      { "type": "button", "text": "a", "data": { "value": { "type": "static", "value": "b" } } },
      { "type": "label", "text": "a", "data": { "value": { "type": "static", "value": "b" } } }
      """#
    #expect(
      findings(of: "content-shadowed", in: node).map(\.pointer) == [
        "/root/children/0/data", "/root/children/1/text",
      ])
    #expect(
      findings(of: "content-shadowed", in: node, #"{ "target": "spec" }"#).map(\.pointer) == [
        "/root/children/0/text", "/root/children/1/text",
      ])
  }

  @Test(arguments: [
    ("isOn", false), ("items[0].isOn", false), ("${isOn}", true), ("!isOn", true), ("tab == 'a'", true),
    ("items.contains('a')", true), ("", false), ("items[", false),
  ])
  func `only a bare path selects a button on device`(binding: String, isReported: Bool) {
    let node = #"{ "type": "button", "text": "a", "isSelectedBinding": "\#(binding)" }"#
    #expect(findings(of: "selected-binding-template", in: node).isEmpty != isReported)
    #expect(findings(of: "selected-binding-template", in: node, #"{ "target": "spec" }"#).isEmpty)
  }

  @Test func `an expression that selects a button has a single finding`() {
    let node = #"{ "type": "button", "text": "a", "isSelectedBinding": "${a == 'b' && n * 2 + 1 > 3}" }"#
    let found = findings(in: node).filter { $0.pointer == "/root/children/0/isSelectedBinding" }
    #expect(!found.contains { $0.id.rawValue.hasPrefix("expr-") })
    #expect(found.contains { $0.id == "selected-binding-template" })
  }

  @Test(arguments: [
    ("https://example.com/a b.png", true), ("${address}", true), ("cdn${n}/a.png", true),
    ("data:image/png;base64,", true),
    ("", false), ("/a.png", false), ("localhost:80/a.png", false), ("htps://example.com", false),
    ("https://", false),
    (" https://example.com", false), ("system:star", false), ("http://example.com", true),
  ])
  func `the scheme and host of an image URL are checked`(url: String, isFine: Bool) {
    let node = #"{ "type": "image", "image": { "url": "\#(url)" } }"#
    #expect(findings(of: "image-url-invalid", in: node).isEmpty == isFine)
  }

  @Test(arguments: [
    "http://localhost:8080/a", "http://127.0.0.1/a", "http://mac.local/a", "https://example.com",
  ])
  func `unencrypted URLs of local hosts are allowed`(url: String) {
    #expect(findings(of: "insecure-url", in: #"{ "type": "image", "image": { "url": "\#(url)" } }"#).isEmpty)
  }

  @Test func `stripes in a gradient are not reported`() {
    let node = #"""
      { "type": "gradient", "gradientStart": "top", "gradientColors": [
        { "color": "#FF0000", "location": 0 }, { "color": "#FF0000", "location": 0.5 },
        { "color": "#0000FF", "location": 0.5 }, { "color": "#0000FF", "location": 1 } ] }
      """#
    #expect(findings(of: "gradient-location-duplicate", in: node).isEmpty)
    #expect(findings(of: "gradient-unsorted", in: node).isEmpty)
  }

  @Test(arguments: [
    (#""bind": "zero""#, [String]()), (#""bind": "whole", "maxValue": 100"#, ["slider-integer-state"]),
    (#""bind": "whole""#, ["slider-initial-outside"]), (#""bind": "half""#, []),
    (#""bind": "word""#, ["binding-type"]), (#""bind": "unknown""#, []),
    (#""bind": "half", "minValue": 2, "maxValue": 1"#, ["slider-range"]),
    (#""bind": "half", "minValue": "0""#, []),
  ])
  func `a slider is compared with its state`(keys: String, expected: [String]) {
    let rules = ["slider-integer-state", "slider-initial-outside", "slider-range", "binding-type"]
    let found = findings(in: #"{ "type": "slider", \#(keys) }"#).map(\.id.rawValue)
    #expect(found.filter(rules.contains) == expected)
  }

  @Test func `style keys move to a style that inherits from the current one`() throws {
    let found = findings(
      of: "inline-style-key", in: #"{ "type": "label", "text": "a", "styleId": "box", "fontSize": 12 }"#)
    let fix = try #require(found.first?.fixes.first)
    #expect(fix.edits.contains { $0.newText.contains(#""inherits": "box", "fontSize": 12"#) })
  }

  @Test func `no fix gives a style two parents`() {
    let found = findings(
      of: "inline-style-key", in: #"{ "type": "label", "text": "a", "styleId": "box", "inherits": "box" }"#)
    #expect(found.count == 1)
    #expect(found.first?.fixes.isEmpty ?? false)
  }
}

/// Returns the findings for a document with these nodes.
func findings(
  of id: DiagnosticID? = nil, in nodes: String, _ project: String? = nil
) -> [Diagnostic] {
  let text = #"""
    { "id": "a",
      "state": { "zero": 0, "whole": 50, "half": 0.5, "word": "a", "isOn": true },
      "styles": { "box": { "width": 10, "height": 10 } },
      "root": { "children": [ \#(nodes) ] } }
    """#
  return diagnose(Array(text.utf8), project).filter { id == nil || $0.id == id }
}
