import CladsDocument
import CladsExpressions
import CladsHosting
import CladsPreview
import CladsRendering
import TestSupport
import Testing

@MainActor
@Suite struct ModifierPreviewTests {
  private func stage(_ text: String, project: String? = nil) async -> SessionStage {
    await SessionStage(text, as: .spec, level: .extended, project: project)
  }

  /// The screen of each modifier before and after it is applied.
  @Test func `each modifier is drawn as the pictures say`() async {
    var pictures = ""
    for (given, modifier) in [
      ([], "padding(16)"), ([], "padding(.horizontal, 32)"), (["frame(width: 240)"], "background(.red)"),
      ([], "frame(width: 160, alignment: .leading)"),
      ([], "frame(maxWidth: .infinity, alignment: .trailing)"), ([], "background(.regularMaterial)"),
      (["padding(16)"], "background(:back, alignment: .bottomTrailing)"), ([], "foregroundStyle(.blue)"),
      (["padding(16)"], "border(.green)"), (["padding(16)", "background(.red)"], "cornerRadius(8)"),
      ([], "opacity(0)"), ([], "opacity(0.5)"), (["padding(16)"], "overlay(.red.opacity(0.5))"),
      ([], "overlay(:back)"), (["padding(16)"], "overlay(:back, alignment: .topTrailing)"), ([], "hidden()"),
      ([], "bold()"), ([], "italic()"), ([], "lineLimit(1)"), ([], "labeled(as: \"Label\")"),
      (["padding(16)"], "labeled(as: 5, alignment: .top)"), ([], "onTap(\"go\")"),
    ] {
      let text =
        modifier.hasPrefix("lineLimit") ? "A text that has more than one line, so it is cut" : "Hello, world"
      let node = { (modifiers: [String]) in
        let list = modifiers.map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }.joined(separator: ", ")
        return """
          { "id": "d", "actions": { "go": { "type": "dismiss" } }, "root": { "children": [
            { "type": "zstack", "modifiers": [\(list)], "children": [
              { "type": "label", "text": "\(text)" },
              { "type": "label", "text": "Back", "template": "back" } ] } ] } }
          """
      }
      let before = await stage(node(given))
      let after = await stage(node(given + [modifier]))
      pictures += "## \((given + [modifier]).joined(separator: ", "))\n\n"
      pictures += picture(before) + "\n→\n\n" + picture(after) + "\n"
    }
    Golden.expect("Tests/Fixtures/Modifiers.txt", pictures)
  }

  /// The rows with their escape sequences for colors and attributes, from ESC to `m`, as `<…>`.
  private func picture(_ stage: SessionStage) -> String {
    stage.frame.ansiRows.map { row in
      "|"
        + row.replacing("\u{1B}[", with: "<").split(separator: "<", omittingEmptySubsequences: false)
        .enumerated()
        .map { index, part in
          index == 0 ? String(part) : "<" + part.replacing("m", with: ">", maxReplacements: 1)
        }
        .joined() + "|\n"
    }.joined()
  }

  @Test func `modifiers are applied in the order written`() async {
    let inner = await stage(
      #"[{ "type": "label", "text": "A", "modifiers": ["padding(16)", "labeled(as: \"B\")"] }]"#)
    let outer = await stage(
      #"[{ "type": "label", "text": "A", "modifiers": ["labeled(as: \"B\")", "padding(16)"] }]"#)
    #expect(inner.text != outer.text)
    #expect(inner.words == ["B   A"] && outer.words == ["B A"])
  }

  @Test func `a template follows the state, and is drawn only by the modifier`() async throws {
    let stage = await stage(
      #"""
      { "id": "d", "state": { "count": 1, "word": "x" }, "root": { "children": [
        { "type": "vstack", "modifiers": ["overlay(:badge, alignment: .trailing)"], "children": [
          { "type": "label", "text": "Cart ${word}" },
          { "type": "label", "text": "n${count}", "template": "badge" } ] } ] } }
      """#)
    #expect(stage.words.count == 1 && stage.text.contains("Cart x") && stage.text.contains("n1"))
    try stage.set("count", 2)
    #expect(stage.text.contains("n2") && !stage.text.contains("n1"))
    try stage.set("word", "y")
    #expect(stage.text.contains("Cart y") && stage.text.contains("n2"))
  }

  @Test func `only the node whose modifier reads a value is resolved again`() async throws {
    let stage = await stage(
      #"""
      { "id": "d", "state": { "name": "Ann" }, "root": { "children": [
        { "type": "label", "text": "A", "hint": "${name}", "modifiers": ["labeled(as: attr(\"hint\"))"] },
        { "type": "label", "text": "B" } ] } }
      """#)
    #expect(stage.words == ["Ann A", "B"])
    try stage.set("name", "Bo")
    #expect(stage.words == ["Bo A", "B"])
  }

  @Test func `a tap runs the action in the scope of the node`() async throws {
    let stage = await stage(
      #"""
      { "id": "d", "state": { "items": ["a", "b"], "last": "-" },
        "actions": { "pick": { "type": "setState", "path": "last", "value": { "$expr": "item" } } },
        "root": { "children": [
          { "type": "forEach", "items": "items", "template":
            { "type": "label", "text": "${item}", "modifiers": ["onTap(\"pick\")"] } },
          { "type": "label", "text": "last ${last}" } ] } }
      """#)
    let control = try #require(stage.frame.controls.last)
    try await stage.send(.tap(pointer: control.pointer, instance: control.instance))
    #expect(stage.text.contains("last b"))
  }

  @Test func `an addon of the project applies modifiers of the core`() async {
    let project = #"""
      { "formatLevel": "extended", "addons": { "shop": { "modifiers": { "tagged": {
        "parameters": { "name": { "type": "string", "label": "_" }, "inset": { "type": "number", "required": false } },
        "effect": ["padding(.horizontal, inset)", "labeled(as: name)"] } } } } }
      """#
    let text = { (modifier: String) in #"[{ "type": "label", "text": "A", "modifiers": ["\#(modifier)"] }]"# }
    #expect(await stage(text(#"tagged(\"B\")"#), project: project).words == ["B A"])
    #expect(await stage(text(#"tagged(\"B\", inset: 16)"#), project: project).words == ["B   A"])
    #expect(await stage(text(#"tagged(5)"#), project: project).words == ["A"])
    let read = #"[{ "type": "label", "text": "A", "n": "N", "modifiers": ["tagged(attr(\"n\"))"] }]"#
    #expect(await stage(read, project: project).words == ["N A"])
  }

  @Test(arguments: [
    #""blur(3)""#, #""padding(""#, #""opacity(attr(\"no\"))""#, "5", "null", #"["padding"]"#,
    #"["padding", {}, [true]]"#,
    #""overlay(:none)""#, #""padding(-5)""#, #""frame(width: -1)""#, #""lineLimit(0)""#,
    #""lineLimit(-1)""#, #""opacity(7)""#, #""frame(maxWidth: 1e300)""#, #""border(.red, width: -1)""#,
  ])
  func `a modifier that cannot be decoded leaves the node as it is`(modifier: String) async {
    let stage = await stage(#"[{ "type": "label", "text": "A", "modifiers": [\#(modifier)] }]"#)
    #expect(stage.words == ["A"])
  }

  @Test func `at level base nothing is modified and templates are drawn`() async {
    let stage = await SessionStage(
      #"[{ "type": "vstack", "modifiers": ["hidden()"], "children": [{ "type": "label", "text": "A", "template": "x" }] }]"#
    )
    #expect(stage.words == ["A"])
  }

  @Test func `deep nesting of nodes with many modifiers ends`() async {
    let modifiers = Array(repeating: "\"bold()\"", count: 40).joined(separator: ",")
    var node = #"{ "type": "label", "text": "A" }"#
    for _ in 0..<100 { node = #"{ "type": "zstack", "modifiers": [\#(modifiers)], "children": [\#(node)] }"# }
    let stage = await stage("[\(node)]")
    // The views are nested more deeply than a screen can be.
    #expect(stage.words.isEmpty)
  }

  @Test func `a template that draws itself is drawn once`() async {
    let stage = await stage(
      #"""
      [{ "type": "vstack", "modifiers": ["overlay(:a)"], "children": [
        { "type": "label", "text": " " },
        { "type": "vstack", "template": "a", "modifiers": ["overlay(:a)"], "children": [
          { "type": "label", "text": "A" } ] } ] }]
      """#)
    #expect(stage.words == ["A"])
  }

  @Test func `a stack with local state gives it to its modifiers`() async throws {
    let stage = await stage(
      #"""
      { "id": "d", "actions": { "set": { "type": "setState", "path": "local.name", "value": "Bo" } },
        "root": { "children": [
          { "type": "vstack", "state": { "name": "Ann" }, "caption": "Hi ${local.name}",
            "modifiers": ["labeled(as: attr(\"caption\"))", "onTap(\"set\")"],
            "children": [{ "type": "label", "text": "A" }] } ] } }
      """#)
    #expect(stage.text.contains("Hi Ann"))
    let control = try #require(stage.frame.controls.first)
    try await stage.send(.tap(pointer: control.pointer, instance: control.instance))
    #expect(stage.text.contains("Hi Bo"))
  }

  @Test func `an empty repetition has its modifiers around those of its empty view`() async {
    let stage = await stage(
      #"""
      { "id": "d", "state": { "items": [] }, "root": { "children": [
        { "type": "forEach", "items": "items", "modifiers": ["labeled(as: \"outer\")"],
          "template": { "type": "label", "text": "x" },
          "emptyView": { "type": "label", "text": "none", "modifiers": ["labeled(as: \"inner\")"] } } ] } }
      """#)
    #expect(stage.words == ["outer inner none"])
  }

  @Test func `a control with a modifier is listed once`() async {
    let stage = await stage(
      #"""
      { "id": "d", "state": { "name": "" }, "root": { "children": [
        { "type": "textfield", "bind": "name", "placeholder": "Name", "modifiers": ["padding(8)"] } ] } }
      """#)
    #expect(stage.frame.controls.map(\.kind) == ["textfield"])
  }

  @Test func `templates that are drawn many times in each other end`() async {
    let overlays = Array(repeating: #""overlay(:a)""#, count: 6).joined(separator: ",")
    var node = #"{ "type": "label", "text": "A", "template": "a" }"#
    for _ in 0..<12 {
      node = #"""
        { "type": "zstack", "template": "a", "modifiers": [\#(overlays)], "children": [
          { "type": "label", "text": "B" }, \#(node) ] }
        """#
    }
    let root = node.replacing(#""template": "a", "modifiers""#, with: #""modifiers""#, maxReplacements: 1)
    #expect(await stage("[\(root)]").text.contains("A"))
  }
}
