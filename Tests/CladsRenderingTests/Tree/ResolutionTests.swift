import CladsDocument
import CladsHosting
import CladsRendering
import CladsRuntime
import Testing
import TextUI

@MainActor
@Suite
struct ResolutionTests {
  private func check(
    _ nodes: String, state: String = "{}", _ expected: String, as options: ResolutionOptions = .spec,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = ResolvedDocument(nodes, as: options, state: state).lines.joined(separator: "\n")
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  @Test
  func `every built-in kind is resolved with the defaults of the format`() {
    check(#"[{"type":"label","text":"Hi"}]"#, #"text (content: "Hi")"#)
    check(#"[{"type":"button","text":"Go"}]"#, #"button (label: "Go")"#)
    check(
      #"[{"type":"button","id":"b","text":"Go","fillWidth":true,"actions":{"onTap":"go"}}]"#,
      #"button (id: b, label: "Go", fillWidth, onTap: reference("go"))"#)
    check(
      #"[{"type":"button","text":"Go","actions":{"onTap":{"type":"dismiss"}}}]"#,
      #"button (label: "Go", onTap: inline(dismiss))"#)
    check(
      #"[{"type":"textfield","bind":"a.b","placeholder":"P"}]"#,
      #"textField (placeholder: "P", binding: a.b)"#)
    check(#"[{"type":"toggle","bind":"on"}]"#, "toggle (binding: on)")
    check(#"[{"type":"slider","bind":"v"}]"#, "slider (binding: v, range: 0.0...1.0)")
    check(
      #"[{"type":"slider","bind":"v","minValue":-5,"maxValue":5}]"#,
      "slider (binding: v, range: -5.0...5.0)")
    check(#"[{"type":"image"}]"#, "image (source: sfsymbol(questionmark))")
    check(#"[{"type":"divider","id":"d"}]"#, "divider (id: d)")
    check(
      #"[{"type":"shape","shapeType":"roundedRectangle","cornerRadius":4}]"#,
      "shape (type: roundedRectangle(4.0))")
    check(
      #"[{"type":"pageIndicator","currentPage":"page"}]"#,
      "pageIndicator (currentPage: page, pageCount: 5)")
    check(#"[{"type":"spacer"}]"#, "spacer")
  }

  @Test
  func `an image takes the first source that is given`() {
    let source = { (image: String) in #"[{"type":"image","image":\#(image)}]"# }
    check(source(#"{"sfsymbol":"star","asset":"a","url":"u"}"#), "image (source: sfsymbol(star))")
    check(source(#"{"asset":"a","activityIndicator":true}"#), "image (source: asset(a))")
    check(source(#"{"activityIndicator":true,"url":"u"}"#), "image (source: activityIndicator)")
    check(source(#"{"url":"https://x/${id}.png"}"#), "image (source: statePath(https://x/${id}.png))")
    check(source(#"{"url":""}"#), "image (source: sfsymbol(questionmark))")
    check(
      #"[{"type":"image","data":{"value":{"type":"static","value":"system:star"}}}]"#,
      "image (source: sfsymbol(star))")
    check(
      #"[{"type":"image","data":{"value":{"type":"binding","path":"p"}}}]"#,
      "image (source: statePath(${p}))")
  }

  @Test
  func `sections keep their header, items, and footer in order`() {
    check(
      #"""
      [{"type":"sectionLayout","id":"s","sectionSpacing":8.9,"sections":[
        {"id":"one","layout":{"type":"grid","columns":3},"header":{"type":"label","text":"H"},
         "children":[{"type":"spacer"}],"footer":{"type":"divider"}},
        {"layout":{"type":"horizontal"},"stickyHeader":true}]}]
      """#,
      """
      sectionLayout (id: s, sections: 2, spacing: 8)
        section (id: one, layout: grid(fixed: 3), children: 1)
          header:
            text (content: "H")
            spacer
          footer:
            divider
        section (layout: horizontal, children: 0, stickyHeader)
      """)
  }

  @Test
  func `a repetition creates one copy per element, or its empty view if there is none`() {
    let node = #"""
      [{"type":"forEach","items":"todos","itemVariable":"todo","spacing":4,
        "template":{"type":"label","id":"t","text":"${index + 1}. ${todo.title}"},
        "emptyView":{"type":"label","text":"Nothing"}}]
      """#
    check(
      node, state: #"{"todos":[{"title":"A"},{"title":"B"}]}"#,
      """
      vstack (id: forEach_todos, spacing: 4, align: center)
        text (id: t#0, content: "1. A")
        text (id: t#1, content: "2. B")
      """)
    check(node, state: #"{"todos":[]}"#, #"text (content: "Nothing")"#)
    check(node, state: "{}", #"text (content: "Nothing")"#)
    check(
      #"[{"type":"forEach","items":"x","template":{"type":"spacer"}}]"#,
      "vstack (id: forEach_x_empty, align: center)")
  }

  @Test
  func `templates in copies refer to the state path of their element`() {
    let resolved = ResolvedDocument(
      #"""
      [{"type":"forEach","items":"rows","itemVariable":"row","template":
        {"type":"forEach","items":"row.cells","itemVariable":"cell","indexVariable":"j","template":
          {"type":"vstack","children":[
            {"type":"label","text":"${row.name}:${cell} ${j * 2} ${other}"},
            {"type":"toggle","bind":"cell"},
            {"type":"label","text":"plain ${other}"}]}}}]
      """#, state: #"{"rows":[{"name":"r","cells":[1,2]}],"other":"o"}"#)
    #expect(resolved.texts == ["r:1 0 o", "plain o", "r:2 2 o", "plain o"])
    var templates: [String?] = []
    func collect(_ node: RenderNode) {
      if case .text(let node) = node { templates.append(node.bindingTemplate) }
      if case .toggle(let node) = node { templates.append(node.bindingPath) }
      node.parts.forEach(collect)
    }
    resolved.tracked.tree.root.children.forEach(collect)
    #expect(
      templates[3...] == [
        "${rows[0].name}:${rows[0].cells[1]} ${1 * 2} ${other}", "rows[0].cells[1]", "plain ${other}",
      ])
  }

  @Test
  func `local state belongs to the nearest node that declares it, separately for each copy`() async {
    var resolved = ResolvedDocument(
      #"""
      [{"type":"forEach","items":"list","template":
        {"type":"vstack","state":{"open":false,"name":"x"},"children":[
          {"type":"toggle","localBind":"open"},
          {"type":"label","text":"${local.open}"},
          {"type":"label","state":{"name":"y"},"data":{"value":{"type":"localBinding","path":"name"}}}]}}]
      """#, state: #"{"list":[1,2]}"#)
    #expect(resolved.texts == ["false", "y", "false", "y"])
    var paths: [String] = []
    func collect(_ node: RenderNode) {
      if case .toggle(let node) = node { paths.append(node.bindingPath ?? "") }
      node.parts.forEach(collect)
    }
    resolved.tracked.tree.root.children.forEach(collect)
    #expect(Set(paths).count == 2)
    resolved.set(paths[1], true)
    #expect(resolved.texts == ["false", "y", "true", "y"])
  }

  @Test
  func `a node that cannot be resolved becomes an error, and the others are unaffected`() {
    let resolved = ResolvedDocument(
      #"[{"type":"labl"},{"type":"label","text":"Hi"},{"type":"shape"},{"type":"pageIndicator"}]"#)
    #expect(resolved.texts.count == 4)
    #expect(resolved.texts[0] == "! unknown component `labl`")
    #expect(resolved.texts[1] == "Hi")
  }

  @Test
  func `in the extended format the edges of a stack override the padding of its style`() {
    let text = #"""
      { "id": "d", "styles": { "card": { "padding": { "all": 16 }, "backgroundColor": "#FFFFFF" } },
        "root": { "children": [
          { "type": "vstack", "styleId": "card", "padding": { "top": 4 }, "children": [] } ] } }
      """#
    func container(_ level: FormatLevel) -> ContainerNode? {
      let resolved = ResolvedDocument(text, as: ResolutionOptions(level: level))
      if case .container(let node)? = resolved.tracked.tree.root.children.first { return node }
      return nil
    }
    #expect(
      container(.extended)?.style.padding == IR.EdgeInsets(top: 4, bottom: 16, leading: 16, trailing: 16))
    #expect(container(.extended)?.padding == .zero)
    #expect(container(.base)?.padding == IR.EdgeInsets(top: 4) && container(.base)?.style == IR.Style())
  }
}
