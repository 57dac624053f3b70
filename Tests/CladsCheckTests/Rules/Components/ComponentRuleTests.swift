import Diagnostics
import SourceText
import TestSupport
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

  @Test(arguments: [
    (##"{ "color": "#FFF", "location": 0 }, { "color": "rgba(255, 255, 255, 1)", "location": 1 }"##, 0),
    (##"{ "color": "#FFF", "location": 0 }, { "color": "#FFFFFE", "location": 1 }"##, 1),
    (##"{ "location": 0 }, { "color": "rgba(1, 2, 3, 0)", "location": 1 }"##, 0),
    (
      ##"{ "lightColor": "#FFF", "darkColor": "#000", "location": 0 }, { "color": "#FFF", "location": 1 }"##,
      1
    ),
  ])
  func `the direction matters only where colors differ`(stops: String, count: Int) {
    let node = #"{ "type": "gradient", "gradientColors": [ \#(stops) ] }"#
    #expect(findings(of: "gradient-direction", in: node).count == count)
  }

  @Test func `gradients with one style have one finding`() throws {
    let stops = ##"[ { "color": "#FFF", "location": 0 }, { "color": "#000", "location": 1 } ]"##
    let styled = #"{ "type": "gradient", "styleId": "sky", "gradientColors": \#(stops) }"#
    let plain = #"{ "type": "gradient", "gradientColors": \#(stops) }"#
    let found = findings(of: "gradient-direction", in: "\(styled), \(styled), \(plain)")
    #expect(found.map(\.related.count) == [1, 0])
    let flat = ##"{ "type": "gradient", "gradientColors": [ { "color": "#FFF", "location": 0 } ] }"##
    #expect(findings(of: "gradient-single-stop", in: "\(flat), \(flat)").map(\.related.count) == [1])
  }

  @Test(arguments: [
    (#""activityIndicator": true"#, ["unknown-key info"]),
    (#""activityIndicator": false"#, ["unknown-key warning"]),
    (#""activityIndicator": true, "sfsymbol": "clock""#, ["unknown-key warning"]),
    (#""spinner": true"#, ["unknown-key warning"]), (#""$comment": "slow""#, []),
  ])
  func `a spinner that is drawn anyway loses nothing`(keys: String, expected: [String]) {
    func found(_ key: String) -> [String] {
      let image = #"{ "type": "image", "image": { "url": "https://a.com/b", "\#(key)": { \#(keys) } } }"#
      return findings(of: "unknown-key", in: image).map { "\($0.id.rawValue) \($0.severity)" }
    }
    #expect(found("loading") == expected)
    #expect(found("placeholder") == expected.map { $0.replacing("info", with: "warning") })
  }

  @Test(arguments: [
    (#""leading": 16"#, #""horizontal": 16"#, 1), (#""leading": 8"#, #""horizontal": 16"#, 0),
    (#""top": 16"#, #""horizontal": 16"#, 0), (#""horizontal": 16"#, #""leading": 16, "trailing": 4"#, 1),
    (#""horizontal": 0"#, #""horizontal": 0"#, 0), (#""all": 16"#, #""horizontal": 16"#, 0),
  ])
  func `a header is inset twice if its padding repeats the insets`(
    padding: String, insets: String, count: Int
  ) {
    for part in ["header", "footer"] {
      let section = #"""
        { "layout": { "type": "list", "contentInsets": { \#(insets) } }, "children": [],
          "\#(part)": { "type": "vstack", "padding": { \#(padding) }, "children": [] } }
        """#
      let found = findings(
        of: "section-header-inset", in: #"{ "type": "sectionLayout", "sections": [ \#(section) ] }"#)
      #expect(found.count == count)
    }
  }

  @Test func `paging is replaced by what SwiftUI reads`() {
    func fixes(_ layout: String) -> [String] {
      findings(
        of: "no-effect-property",
        in: #"""
          { "type": "sectionLayout", "sections": [
            { "layout": { "type": "horizontal", "isPagingEnabled": true\#(layout) }, "children": [] } ] }
          """#
      ).map { "\($0.severity) \($0.fixes.first?.title ?? "")" }
    }
    #expect(fixes("") == [#"warning Write `"snapBehavior": "paging"`"#])
    #expect(fixes(#", "snapBehavior": "paging""#) == ["warning Delete `isPagingEnabled`"])
  }

  @Test(arguments: [
    (#"{ "type": "zstack", "spacing": 4, "children": [] }"#, Severity.info),
    (#"{ "type": "divider", "padding": { "top": 4 } }"#, .warning),
    (#"{ "type": "divider", "cornerRadius": 4 }"#, .warning),
  ])
  func `a key without effect is a warning if its effect would be visible`(node: String, severity: Severity) {
    #expect(findings(of: "no-effect-property", in: node).map(\.severity) == [severity])
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
