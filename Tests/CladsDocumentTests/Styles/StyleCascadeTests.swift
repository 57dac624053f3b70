import CladsDocument
import Testing

@Suite struct StyleCascadeTests {
  private func cascade(_ styles: String) -> StyleCascade {
    StyleCascade(
      DocumentReading(#""styles": { \#(styles) }"#, .member, level: .extended).document.styles ?? [:])
  }

  @Test func `own values win over those of the parent, which win over those of its parent`() throws {
    let cascade = cascade(
      #""a": { "inherits": "b", "fontSize": 1 }, "b": { "inherits": "c", "fontSize": 2, "cornerRadius": 2 }, "c": { "fontSize": 3, "cornerRadius": 3, "borderWidth": 3 }"#
    )
    let style = try #require(cascade.resolved("a"))
    #expect(style.style.fontSize == 1 && style.style.cornerRadius == 2 && style.style.borderWidth == 3)
    #expect(style.chain == ["a", "b", "c"] && !style.isCyclic)
    #expect(style.source(of: \.fontSize) == "a" && style.source(of: \.cornerRadius) == "b")
    #expect(style.source(of: \.borderWidth) == "c" && style.source(of: \.textColor) == nil)
    #expect(cascade.parent(of: "a") == "b" && cascade.parent(of: "c") == nil && cascade["b"]?.fontSize == 2)
  }

  @Test(arguments: [
    (#""a": { "inherits": "a", "fontSize": 1 }"#, ["a"]),
    (#""a": { "inherits": "b", "fontSize": 1 }, "b": { "inherits": "a" }"#, ["a", "b"]),
    (
      #""a": { "inherits": "b", "fontSize": 1 }, "b": { "inherits": "c" }, "c": { "inherits": "b" }"#,
      ["a", "b", "c"]
    ),
  ])
  func `a cycle of styles is cut where it closes`(styles: String, chain: [String]) throws {
    let style = try #require(cascade(styles).resolved("a"))
    #expect(style.isCyclic && style.chain == chain && style.style.fontSize == 1)
  }

  @Test func `an unknown style has no values, and an unknown parent adds none`() throws {
    #expect(cascade("").resolved("a") == nil)
    let style = try #require(cascade(#""a": { "inherits": "zzz", "fontSize": 1 }"#).resolved("a"))
    #expect(style.chain == ["a"] && style.style.fontSize == 1 && !style.isCyclic)
  }

  @Test func `a very long chain ends`() throws {
    let styles = (0..<100).map { #""s\#($0)": { "inherits": "s\#($0 + 1)" }"# }.joined(separator: ", ")
    let style = try #require(cascade(styles).resolved("s0"))
    #expect(style.chain.count == 64 && !style.isCyclic)
  }

  @Test(arguments: [
    (#"{ "top": 1 }"#, #"{ "top": 9, "leading": 8 }"#, [1.0, 0, 8, 0]),
    (#"{ "vertical": 1 }"#, #"{ "top": 9, "horizontal": 8 }"#, [1, 1, 8, 8]),
    (#"{ "all": 1 }"#, #"{ "top": 9, "leading": 8 }"#, [1, 1, 1, 1]),
    (#"{ "leading": 2 }"#, #"{ "all": 5 }"#, [5, 5, 2, 5]), ("{}", #"{ "bottom": 4 }"#, [0, 4, 0, 0]),
  ])
  func `padding is merged edge by edge`(own: String, inherited: String, edges: [Double]) throws {
    let cascade = cascade(#""a": { "inherits": "b", "padding": \#(own) }, "b": { "padding": \#(inherited) }"#)
    let merged = try #require(cascade.resolved("a")?.style.padding).edges
    #expect([merged.top, merged.bottom, merged.leading, merged.trailing] == edges)
  }

  @Test func `padding is inherited through a style without any`() throws {
    let cascade = cascade(
      #""a": { "inherits": "b", "padding": { "top": 1 } }, "b": { "inherits": "c" }, "c": { "padding": { "bottom": 2 } }"#
    )
    let edges = try #require(cascade.resolved("a")?.style.padding).edges
    #expect(edges == (top: 1, bottom: 2, leading: 0, trailing: 0))
  }
}

@Suite struct StylesMadeInSwiftTests {
  @Test func `every property of the table is inherited and overridden`() {
    let full = Document.Style(
      inherits: "base", fontFamily: "F", fontSize: 1, fontWeight: .bold, textColor: "#111111",
      textAlignment: .center, backgroundColor: "#222222", cornerRadius: 2, borderWidth: 3,
      borderColor: "#333333", tintColor: "#444444", width: 4, height: 5, minWidth: 6, minHeight: 7,
      maxWidth: 8, maxHeight: 9, padding: Document.Padding(top: 1, bottom: 2, leading: 3, trailing: 4),
      shadow: Document.Shadow(radius: 1))
    let properties = Document.Style.table.properties
    #expect(properties.allSatisfy { $0.value(full) != nil })
    let inherited = StyleCascade(["child": Document.Style(inherits: "base"), "base": full]).resolved("child")
    #expect(inherited?.style == full)
    for property in properties {
      var (own, expected) = (Document.Style(inherits: "base"), full)
      property.copy(other, &own)
      own.inherits = "base"
      property.copy(own, &expected)
      let resolved = StyleCascade(["child": own, "base": full]).resolved("child")
      #expect(resolved?.style == expected, "\(property.row.name)")
    }
  }

  private let other = Document.Style(
    inherits: "base", fontFamily: "G", fontSize: 10, fontWeight: .thin, textColor: "#AAAAAA",
    textAlignment: .leading, backgroundColor: "#BBBBBB", cornerRadius: 20, borderWidth: 30,
    borderColor: "#CCCCCC", tintColor: "#DDDDDD", width: 40, height: 50, minWidth: 60, minHeight: 70,
    maxWidth: 80, maxHeight: 90, padding: Document.Padding(top: 9, bottom: 8, leading: 7, trailing: 6),
    shadow: Document.Shadow(radius: 5))

  @Test func `a property that is set in Swift counts`() {
    var child = Document.Style()
    child.inherits = "base"
    child.fontSize = 24
    var cascade = StyleCascade(["base": Document.Style(fontSize: 10, fontWeight: .bold), "child": child])
    #expect(cascade.resolved("child")?.style.fontSize == 24)
    #expect(cascade.resolved("child")?.style.fontWeight == .bold)
    #expect(cascade.resolved("child")?.source(of: \Document.Style.fontSize) == "child")
    cascade = StyleCascade([
      "base": Document.Style(padding: Document.Padding(top: 1, leading: 2)),
      "child": {
        var child = child
        child.padding = Document.Padding(vertical: 5)
        return child
      }(),
    ])
    #expect(cascade.resolved("child")?.style.padding?.edges.top == 5)
    #expect(cascade.resolved("child")?.style.padding?.edges.leading == 2)
  }
}
