import CladsAnalysis
import CladsDocument
import CladsProject
import SourceText
import Testing

private func read(_ text: String) -> Document.Definition {
  let source = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(text.utf8))
  return Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary).document
}

@Suite struct ModelTests {
  @Test func `a broken value leaves the rest readable`() {
    let definition = read(
      #"{ "id": 5, "version": "1.0", "styles": { "a": { "fontSize": "big", "width": 3 } }, "root": { "children": [ 7, { "type": "slider", "minValue": "x", "maxValue": 2 } ] } }"#
    )
    #expect(definition.id.isEmpty)
    #expect(definition.version == "1.0")
    #expect(definition.styles?.first?.value.fontSize == nil)
    #expect(definition.styles?.first?.value.width == .absolute(3))
    guard case .component(let slider)? = definition.root.children.first else {
      Issue.record("the slider is missing")
      return
    }
    #expect(slider.minValue == nil)
    #expect(slider.maxValue == 2)
  }

  @Test func `a truncated document is read as far as it goes`() {
    let definition = read(
      #"{ "id": "a", "state": { "n": 1.0, "d": 2.5 }, "root": { "children": [ { "type": "label", "text": "Hi"#
    )
    #expect((definition.state ?? [:]).map(\.value) == [.intValue(1), .doubleValue(2.5)])
    #expect(definition.root.children.count == 1)
  }

  @Test func `the first of equal names wins`() {
    let definition = read(
      #"{ "id": "a", "id": "b", "styles": { "s": { "fontSize": 1 }, "s": { "fontSize": 2 } } }"#)
    #expect(definition.id == "a")
    #expect((definition.styles ?? [:]).map { $0.value.fontSize } == [1])
  }

  @Test(arguments: [
    ("#FFF", 1.0, 1.0), ("F00", 1.0, 1.0), ("#FF000080", 1.0, 128.0 / 255),
    ("rgba(255, 0, 0, 0.5)", 1.0, 0.5),
    ("RGBA(255,0,0,1)", 1.0, 1.0), ("red", 0.0, 1.0), ("#F008", 0.0, 1.0), ("", 0.0, 1.0),
    (" #ff0000 ", 1.0, 1.0),
  ])
  func `colors are parsed as on device`(text: String, red: Double, alpha: Double) {
    let reading = Document.ColorReading(text)
    #expect(reading.red == red)
    #expect(reading.alpha == alpha)
  }

  @Test func `padding is inherited edge by edge`() throws {
    let definition = read(
      #"{ "id": "a", "styles": { "p": { "padding": { "horizontal": 10, "top": 3 } }, "c": { "inherits": "p", "padding": { "leading": 1, "vertical": 7 } } } }"#
    )
    let padding = try #require(StyleCascade(definition.styles ?? [:]).resolved("c")?.style.padding).edges
    #expect(padding == (top: 7, bottom: 7, leading: 1, trailing: 10))
  }

  @Test func `in a cycle of styles, the nearest values win`() throws {
    let definition = read(
      #"{ "id": "a", "styles": { "a": { "inherits": "b", "fontSize": 1 }, "b": { "inherits": "a", "fontSize": 2, "cornerRadius": 3 } } }"#
    )
    let style = try #require(StyleCascade(definition.styles ?? [:]).resolved("a"))
    #expect(style.isCyclic)
    #expect(style.style.fontSize == 1)
    #expect(style.style.cornerRadius == 3)
    #expect(style.source(of: \.cornerRadius) == "b")
  }
}
