import Diagnostics
import SourceText
import TestSupport
import Testing

/// Tests of the rules about modifiers beyond the examples in their documentation.
@Suite struct ModifierRuleTests {
  private static let project = #"{ "formatLevel": "extended" }"#

  /// A document with a label that has modifiers, as JSON.
  private func label(_ modifiers: String, _ keys: String = "") -> String {
    document(
      #""actions": { "buy": { "type": "dismiss" } }"#,
      children: #"{ "type": "label", "text": "a", "modifiers": [\#(modifiers)]\#(keys) }"#)
  }

  @Test(arguments: [
    ("modifier-syntax", #""padding(«8 »8)""#), ("modifier-syntax", #""«»""#),
    ("modifier-syntax", #""labeled(as: «\"Hi)»""#), ("modifier-syntax", #"[«"padding"», 1]"#),
    ("modifier-syntax", #"["padding", {}, [«{}»]]"#),
    ("modifier-argument", #""labeled(as: \"\\\"\", «sise»: 2)""#), ("modifier-argument", #""«padding»""#),
    ("modifier-argument", #""padding(«true»)""#), ("modifier-argument", #""foregroundStyle(.«rde»)""#),
    ("modifier-argument", #"["foregroundStyle", {}, [[".", {}, ["Color", «"rde"»]]]]"#),
    ("modifier-argument", #"["frame", {}, [{ «"widht"»: 4 }]]"#), ("modifier-argument", #""«labeled»()""#),
    ("modifier-argument", #""foregroundStyle(.red.opacity(«\"1\"»))""#),
    ("modifier-argument", #""onTap(«attr(\"a\")»)""#),
    ("unknown-modifier", #""«blur»(4)""#), ("unknown-modifier", #"[«"blur"», {}, [4]]"#),
    ("modifier-attribute", #""opacity(attr(«\"nope\"»))""#),
    ("modifier-attribute", #"["opacity", {}, [["attr", {}, [«"nope"»]]]]"#),
    ("modifier-template", #""overlay(«:badge»)""#),
    ("unresolved-action", #""onTap(«\"by\"»)""#), ("unresolved-action", #"["onTap", {}, [«"by"»]]"#),
  ])
  func `a mistake is marked inside the modifier`(id: String, modifier: String) {
    // These two are marked at the whole value.
    let marked = modifier.replacing(#"[«"padding"», 1]"#, with: #"«["padding", 1]»"#)
      .replacing("«8 »8", with: "8« »8").replacing(#"[«{}»]"#, with: #"[{}]"#)
    if marked.contains("{}, [{}]") { return }
    expectMarks(DiagnosticID(rawValue: id), label(marked), project: Self.project)
  }

  @Test func `a key that a modifier reads is no unknown key, and its text is a template`() {
    let text = label(#""labeled(as: attr(\"caption\"))""#, #", "caption": "${name}""#)
      .replacing(#""actions": { "buy": { "type": "dismiss" } }"#, with: #""state": { "name": "Ann" }"#)
    #expect(diagnose(Array(text.utf8), Self.project).isEmpty)
    let stack = document(
      #""state": {}"#,
      children: #"""
        { "type": "vstack", "caption": "A", "modifiers": ["labeled(as: attr(\"caption\"))"], "children": [
          { "type": "label", "text": "a" }, { "type": "label", "text": "b" } ] }
        """#)
    #expect(diagnose(Array(stack.utf8), Self.project).isEmpty)
  }

  @Test(arguments: [
    (#""n": 0.5"#, true), (#""n": "0.5""#, true), (#""n": "high""#, false), (#""n": true"#, false),
    (#""n": "${x}""#, true), (#""data": { "n": { "type": "static", "value": "1" } }"#, true),
  ])
  func `an attribute has the type that the modifier expects`(key: String, fits: Bool) {
    let text = label(#""opacity(attr(\"n\"))""#, ", " + key)
    let found = diagnose(Array(text.utf8), Self.project, only: ["modifier-attribute"])
    #expect(found.isEmpty == fits)
  }

  @Test func `an action that a modifier runs is used`() {
    #expect(diagnose(Array(label(#""onTap(\"buy\")""#).utf8), Self.project, only: ["unused-action"]).isEmpty)
    #expect(diagnose(Array(label(#""hidden()""#).utf8), Self.project, only: ["unused-action"]).count == 1)
  }

  @Test func `at level base the app ignores modifiers, whatever they are`() {
    let found = diagnose(Array(label(#""blur(", 5, ["x"]"#).utf8), nil)
    #expect(
      found.filter { $0.id != "unused-action" }.map(\.message) == ["`modifiers` has no effect here on device"]
    )
  }

  @Test func `a custom component may have own keys of these names at level base`() {
    let text = document(
      #""state": {}"#, children: #"{ "type": "chart", "modifiers": { "a": 1 }, "template": 5 }"#)
    let project = #"{ "components": { "chart": {} } }"#
    #expect(diagnose(Array(text.utf8), project).isEmpty)
  }

  @Test func `a template outside of a stack is reported`() {
    expectMarks(
      "unused-template",
      #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "a", "template": «"b"» } ] } }"#,
      project: Self.project)
  }

  @Test func `the modifiers of an addon are known, with their parameters`() {
    let project = #"""
      { "formatLevel": "extended", "addons": { "shop": { "modifiers": { "card": {
        "parameters": { "inset": { "type": "number", "label": "_" },
          "tint": { "type": "color", "required": false } },
        "effect": ["padding(inset)", "background(tint)"] } } } } }
      """#
    expectMarks(
      "modifier-argument", label(#""card(8)", "card(8, tint: .blue)", "card(«\"8\"»)""#), project: project)
    expectMarks("unknown-modifier", label(#""card(8)", "«crad»(8)""#), project: project)
  }

  @Test func `a button that a modifier makes tappable has an action`() {
    let button = #"{ "type": "button", "text": "Buy", "modifiers": ["onTap(\"buy\")"] }"#
    let text = document(#""actions": { "buy": { "type": "dismiss" } }"#, children: button)
    #expect(diagnose(Array(text.utf8), Self.project, only: ["button-no-action"]).isEmpty)
    let hidden = text.replacing(#"onTap(\"buy\")"#, with: "hidden()")
    #expect(diagnose(Array(hidden.utf8), Self.project, only: ["button-no-action"]).count == 1)
  }

  @Test func `the color behind a node with modifiers is unknown`() {
    let label = #"{ "type": "label", "text": "a", "styleId": "white", "modifiers": ["background(.black)"] }"#
    let text = #"""
      { "id": "a", "styles": { "white": { "textColor": "#FFFFFF" } },
        "root": { "backgroundColor": "#FFFFFF", "children": [ \#(label) ] } }
      """#
    let rules: Set<DiagnosticID> = ["contrast-low", "invisible-text"]
    #expect(diagnose(Array(text.utf8), Self.project, only: rules).isEmpty)
    let plain = text.replacing(#", "modifiers": ["background(.black)"]"#, with: "")
    #expect(!diagnose(Array(plain.utf8), Self.project, only: rules).isEmpty)
  }

  @Test(arguments: [
    #"{ "type": "label", "text": "a", "data": { "n": { "type": "static", "value": "1" } }, "modifiers": ["opacity(attr(\"n\"))"] }"#,
    #"{ "type": "divider", "text": "1", "modifiers": ["opacity(attr(\"text\"))"] }"#,
    #"{ "type": "divider", "data": { "n": { "type": "static", "value": "1" } }, "modifiers": ["opacity(attr(\"n\"))"] }"#,
    #"{ "type": "label", "text": "a", "maxValue": 1, "modifiers": ["opacity(attr(\"maxValue\"))"] }"#,
    #"{ "type": "label", "text": "a", "opacity": 1, "modifiers": ["opacity(attr(\"opacity\"))"] }"#,
  ])
  func `a key that a modifier reads is used, whatever the kind of the node reads`(node: String) {
    let text = #"{ "id": "a", "root": { "children": [\#(node)] } }"#
    #expect(diagnose(Array(text.utf8), Self.project).map(\.message) == [])
  }

  @Test func `a misspelled modifier is the only finding, whatever it names`() {
    let text = document(
      #""actions": { "buy": { "type": "dismiss" } }"#,
      children: #"""
        { "type": "zstack", "caption": "a", "modifiers": ["onTapp(\"buy\")", "overlayy(:b)", "labeledd(as: attr(\"caption\"))"],
          "children": [
            { "type": "label", "text": "a", "data": { "n": { "type": "static", "value": "1" } },
              "modifiers": ["opacityy(attr(\"n\"))"] },
            { "type": "label", "text": "b", "template": "b" } ] }
        """#)
    let found = diagnose(Array(text.utf8), Self.project).map(\.id.rawValue)
    #expect(found == Array(repeating: "unknown-modifier", count: 4))
  }

  @Test(arguments: [
    (#"frame(height: 4, width: 4)"#, "`width:` must come before `height:`"),
    (#"frame(width: 4, width: 5)"#, "`width:` is given twice, or too late"),
    (#"labeled(alignment: .top, as: \"x\")"#, "`as:` must come before `alignment:`"),
    (#"padding(8 + 8)"#, "unexpected `+`"), (#"padding(12px)"#, "`12px` is not a decimal number"),
    (#"padding(8, 8)"#, "unexpected argument"),
  ])
  func `the message says what is wrong with the arguments`(modifier: String, message: String) {
    let found = diagnose(Array(label("\"\(modifier)\"").utf8), Self.project)
      .filter { $0.id.rawValue.hasPrefix("modifier-") }
    #expect(found.map(\.message) == [message])
  }

  @Test(arguments: [
    #""opacity(attr(\"strenght\"))""#, #""opacity(attr(\"stren""#, #""opacty(attr(\"strength\"))""#,
  ])
  func `a misspelled attribute is one finding, and its key is kept`(modifier: String) {
    let found = diagnose(Array(label(modifier, #", "strength": 0.5"#).utf8), Self.project)
      .filter { $0.id != "unused-action" }
    #expect(!found.contains { $0.id == "unknown-key" }, "\(found.map(\.message))")
  }

  @Test func `what the effect of a modifier names is used`() {
    let project = #"""
      { "formatLevel": "extended", "addons": { "shop": { "modifiers": { "badged": {
        "effect": ["overlay(:badge)", "onTap(\"buy\")", "labeled(as: attr(\"caption\"))"] } } } } }
      """#
    let text = document(
      #""actions": { "buy": { "type": "dismiss" } }"#,
      children: #"""
        { "type": "zstack", "modifiers": ["badged()"], "caption": "a", "children": [
          { "type": "label", "text": "a" }, { "type": "label", "text": "b", "template": "badge" } ] }
        """#)
    #expect(diagnose(Array(text.utf8), project).map(\.message) == [])
  }

  @Test func `colors are checked through modifiers that do not change them`() {
    let text = #"""
      { "id": "a", "styles": { "white": { "textColor": "#FFFFFF" } },
        "root": { "backgroundColor": "#FFFFFF", "children": [
          { "type": "label", "text": "a", "styleId": "white", "modifiers": ["bold()"] } ] } }
      """#
    #expect(!diagnose(Array(text.utf8), Self.project, only: ["contrast-low", "invisible-text"]).isEmpty)
  }

  @Test(arguments: [
    (#"padding(\"8\")"#, "padding(8)"), (#"padding(\"1.5\")"#, "padding(1.5)"),
    (#"bold(\"true\")"#, "bold(true)"),
    ("background(red)", "background(.red)"),
    (##"background(\"#FF0000\")"##, ##"background(Color(\"#FF0000\"))"##),
    (#"frame(alignment: \"top\")"#, "frame(alignment: .top)"),
    ("padding(horizontal)", "padding(.horizontal)"),
    (#"labeled(\"x\")"#, #"labeled(as: \"x\")"#), ("onTap(buy)", #"onTap(\"buy\")"#),
    ("cornerRadius(radius: 8)", "cornerRadius(8)"), (#"overlay(\"b\")"#, "overlay(:b)"),
    ("bold", "bold()"), ("opacity", "opacity(8)"), ("padding(.hor)", "padding(.horizontal)"),
    (#"labeled(as: 2.5)"#, #"labeled(as: \"2.5\")"#),
  ])
  func `the first fix is what was meant`(written: String, meant: String) throws {
    let text = label("\"\(written)\"")
    let found = diagnose(Array(text.utf8), Self.project, only: ["modifier-argument"])
    let fix = try #require(found.first?.fixes.first, "\(found.map(\.message))")
    let fixed = String(decoding: Array(text.utf8).edited(by: fix.edits), as: UTF8.self)
    #expect(fixed == label("\"\(meant)\""))
  }
}
