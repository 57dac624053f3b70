import CladsDocument
import CladsHosting
import CladsRendering
import Testing
import TextUI

/// An addon with one modifier.
private struct SingleAddon<Modifier: ViewModifier & ASTDecodable>: Addon {
  typealias CustomModifier = Modifier

  static var modifiers: [ModifierDescription] { [Modifier.decoding.description] }
}

/// An addon of the guide, as a plugin.
private struct GuidePlugin<Modifier: ViewModifier & ASTDecodable>: CLADSPlugin {
  func register(with registry: CladsRegistry) { registry.registerAddon(SingleAddon<Modifier>.self) }
}

@MainActor
@Suite struct ModifierGuideTests {
  private func screen(
    _ node: String, state: String = "{}", _ plugin: any CLADSPlugin
  ) throws -> GuideScreen {
    let registry = CladsRegistry()
    registry.load(plugin)
    let json = #"{ "id": "guide", "state": \#(state), "root": { "children": [\#(node)] } }"#
    return GuideScreen(
      try #require(
        CladsRendererView(jsonString: json, registry: registry, options: ResolutionOptions(level: .extended)))
    )
  }

  private func label(_ modifier: String, _ keys: String = "") -> String {
    let modifier = "\"" + modifier.replacing("\"", with: "\\\"") + "\""
    return #"{ "type": "label", "text": "Text", "modifiers": [\#(modifier)]\#(keys) }"#
  }

  @Test func `the modifiers of an addon are tried in turn`() throws {
    struct Plugin: CLADSPlugin {
      func register(with registry: CladsRegistry) { registry.registerAddon(MyAddon.self) }
    }
    #expect(try screen(label("myFirst()"), Plugin()).rows == ["1Text"])
    #expect(try screen(label("mySecond()"), Plugin()).rows == ["Text2"])
    #expect(try screen(label("padding()"), Plugin()).rows == ["Text"], "the next addon is asked")
    #expect(try screen(label("myThird()"), Plugin()).rows == ["Text"])
  }

  @Test func `each initializer decodes its form`() throws {
    let plugin = GuidePlugin<AutomaticDecoding.LabeledModifier>()
    #expect(try screen(label("labeled(as: 5)"), plugin).rows == ["5Text"])
    #expect(try screen(label("labeled(as: \"Label\")"), plugin).rows == ["LabelText"])
    let ast = #"{ "type": "label", "text": "Text", "modifiers": [["labeled", {}, [{ "as": 5 }]]] }"#
    #expect(try screen(ast, plugin).rows == ["5Text"])
  }

  @Test(arguments: [
    ("MyType()", "()"), (".enumCase", "enumCase"), ("MyType.staticMember", "staticMember"),
    (".staticFunction()", "staticFunction"), (".enumCase.property", "enumCase.property"),
    ("MyType().memberFunction().property", "().memberFunction.property"),
    (".otherMember", nil), (".property", nil), (".staticMember()", nil), ("Other()", nil),
  ])
  func `a type is decoded from the members of its table`(text: String, expected: String?) throws {
    let expression = try #require(ModifierSyntax.parse(text).expression)
    #expect((try? MyType.decode(expression))?.text == expected)
    #expect((try? expression.decoded(as: MyType.self))?.text == expected)
  }

  @Test func `an attribute is a key of the node or an entry of its data, and follows the state`() async throws
  {
    let plugin = GuidePlugin<AttributeReferences.LabeledModifier>()
    let text = "labeled(as: attr(\"label\"))"
    #expect(try screen(label(text, #", "label": "My Label""#), plugin).rows == ["My LabelText"])
    let data = #", "data": { "label": { "type": "binding", "path": "name" } }"#
    let screen = try screen(
      label(text, data) + "," + label(text, #", "label": "Hi ${name}""#), state: #"{ "name": "Ann" }"#, plugin
    )
    #expect(screen.rows == ["AnnText", "Hi AnnText"])
    screen.view.stateStore.set("name", value: "Bo")
    #expect(screen.rows == ["BoText", "Hi BoText"])
    #expect(
      try self.screen(label(text), plugin).rows == ["Text"], "without the key, the modifier is not drawn")
  }

  @Test func `a resolvable type is written as a member of it`() throws {
    let plugin = GuidePlugin<ResolvableTypes.LabeledModifier>()
    let screen = try screen(label("labeled(as: \"L\", alignment: .trailing)"), plugin)
    #expect(screen.rows == ["L", "Text"])
    let rows = screen.picture.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }
    #expect(rows.first == rows.last.map { $0 + 3 })
  }

  @Test func `a shape style is a color or a material, with an opacity from the node`() throws {
    func background(_ modifier: String, _ keys: String = "") throws -> Color? {
      let screen = try screen(label(modifier, keys), GuidePlugin<FillBackgroundModifier>())
      let canvas = screen.view.render(width: 8)
      return (0..<8).lazy.compactMap { x in canvas.cell(x: x, y: 0).flatMap { Color(packed: $0.background) } }
        .first
    }
    #expect(try background("fillBackground(.regularMaterial)") != nil)
    let opaque = try #require(try background("fillBackground(.red)"))
    let translucent = try background("fillBackground(.red.opacity(attr(\"opacity\")))", #", "opacity": 0.5"#)
    #expect(translucent?.red == 1 && translucent?.green ?? 0 > opaque.green)
    #expect(try background("fillBackground(.red.opacity(attr(\"opacity\")))") == nil)
  }

  @Test func `a resolvable type of an app has attributes of its own`() throws {
    let plugin = GuidePlugin<BackgroundVideoModifier>()
    #expect(
      try screen(label("backgroundVideo(Video(\"...\", in: 1080))"), plugin).rows == ["... in 1080", "Text"])
    let keys = #", "url": "a.mp4", "resolution": 720"#
    let text = "backgroundVideo(Video(attr(\"url\"), in: attr(\"resolution\")))"
    #expect(try screen(label(text, keys), plugin).rows == ["a.mp4 in 720", "Text"])
  }

  @Test func `a child with a template is drawn where the modifier puts it and nowhere else`() throws {
    let stack = #"""
      { "type": "vstack", "modifiers": ["myBackground(:my_content)"], "children": [
        { "type": "label", "text": "A" },
        { "type": "label", "text": "Nested Content", "template": "my_content" } ] }
      """#
    let rows = try screen(stack, GuidePlugin<MyBackgroundModifier>()).rows
    #expect(rows.count == 1 && rows.first?.contains("A") == true)
    let hidden = stack.replacing("myBackground(:my_content)", with: "myBackground(:other)")
    #expect(try screen(hidden, GuidePlugin<MyBackgroundModifier>()).rows == ["A"])
  }
}
