import CladsDocument
import Testing

@Suite struct StyleEffectsTests {
  private func names(_ keys: KeySet?) -> [String]? {
    keys.map { $0.indices.map { Document.Style.table.properties[$0].row.name } }
  }

  private static let text = ["fontFamily", "fontSize", "fontWeight", "textColor", "textAlignment"]

  @Test(arguments: [
    ("label", text), ("textfield", text),
    ("button", text + ["backgroundColor", "cornerRadius", "width", "height", "padding"]),
    ("toggle", ["tintColor"]), ("slider", ["tintColor"]),
    ("image", ["cornerRadius", "tintColor", "width", "height"]), ("gradient", ["width", "height"]),
    ("shape", ["backgroundColor", "borderWidth", "borderColor", "width", "height"]),
    ("divider", ["backgroundColor", "height"]), ("pageIndicator", ["padding"]),
  ])
  func `a kind draws these properties on device`(kind: String, expected: [String]) {
    let names = names(Document.Style.effects(on: Document.ComponentKind(rawValue: kind), level: .base))
    #expect(names == ["inherits"] + expected)
  }

  @Test func `the extended format draws more, and never less`() throws {
    for kind in BuiltInKinds.components.map({ $0.description.name }) {
      let kind = Document.ComponentKind(rawValue: kind)
      let base = try #require(Document.Style.effects(on: kind, level: .base))
      let extended = try #require(Document.Style.effects(on: kind, level: .extended))
      #expect(base.subtracting(extended).isEmpty, "\(kind.rawValue)")
      #expect(names(extended)?.contains("padding") == true, "\(kind.rawValue)")
    }
  }

  @Test func `a stack is drawn with a style in the extended format only`() {
    #expect(Document.Style.effectsOnStack(level: .base).isEmpty)
    #expect(
      names(Document.Style.effectsOnStack(level: .extended)) == [
        "inherits", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "width", "height",
        "minWidth", "minHeight", "maxWidth", "maxHeight", "padding", "shadow",
      ])
  }

  @Test func `what a custom component draws is unknown`() {
    #expect(Document.Style.effects(on: "own", level: .base) == nil)
  }
}
