import CLADS
import Foundation
import Testing

/// Models of documents, as an app's code makes, encodes, decodes and compares them.
@Suite struct ModelTests {
  private let screen = Document.Definition(
    id: "cart", version: "1.0",
    state: ["count": .intValue(2), "items": .arrayValue([.stringValue("a")])],
    styles: [
      "title": Document.Style(fontSize: 24, fontWeight: .bold, textColor: "#000000"),
      "card": Document.Style(inherits: "title", width: .absolute(120), maxWidth: .fractional(0.5)),
    ],
    dataSources: ["greeting": Document.DataSource(type: .binding, template: "Hello ${count}")],
    actions: [
      "add": .setState(Document.SetStateAction(path: "count", value: .expression("count + 1"))),
      "reset": .setState(Document.SetStateAction(path: "count", value: .literal(.intValue(0)))),
      "ask": .showAlert(
        Document.ShowAlertAction(
          title: "Sure?", message: .template("Delete ${count}?"),
          buttons: [Document.AlertButton(label: "Delete", style: .destructive, action: "reset")])),
    ],
    root: Document.RootComponent(
      backgroundColor: "#FFFFFF", edgeInsets: Document.EdgeInsets(top: 16, bottom: 8),
      colorScheme: .system,
      children: [
        .layout(
          Document.Layout(
            type: .vstack, alignment: .leading, spacing: 8,
            padding: Document.Padding(leading: 4, horizontal: 16),
            state: ["isOpen": .boolValue(false)],
            children: [
              .component(Document.Component(type: .label, styleId: "title", text: "Cart")),
              .component(
                Document.Component(
                  type: .button, text: "Add", actions: Document.Component.Actions(onTap: "add"))),
              .component(
                Document.Component(
                  type: .gradient,
                  gradientColors: [
                    Document.GradientColorConfig(location: 0, lightColor: "#FFFFFF", darkColor: "#000000"),
                    Document.GradientColorConfig(location: 1, color: "#FF0000"),
                  ])),
              .component(
                Document.Component(
                  type: .image,
                  image: Document.ImageSource(
                    url: "https://example.com/a.png",
                    placeholder: Document.ImagePlaceholder(sfsymbol: "photo")))),
            ])),
        .sectionLayout(
          Document.SectionLayout(sections: [
            Document.SectionDefinition(
              layout: Document.SectionLayoutConfig(
                type: .grid, alignment: .center, contentInsets: Document.Padding(vertical: 4),
                columns: .fixed(3)),
              children: [.spacer(Document.Spacer())])
          ])),
      ]))

  @Test func `a document that was made in code is the same after encoding and decoding`() throws {
    let data = try JSONEncoder().encode(screen)
    let decoded = try JSONDecoder().decode(Document.Definition.self, from: data)
    #expect(decoded == screen)
    #expect(try JSONEncoder().encode(decoded).count == data.count)
  }

  @Test func `parts are read as in dictionaries`() {
    #expect(screen.id == "cart" && screen.version == "1.0")
    #expect(screen.state?["count"] == .intValue(2))
    #expect(screen.styles?["title"]?.fontWeight == .bold)
    #expect(screen.styles?["card"]?.maxWidth == .fractional(0.5))
    #expect(screen.dataSources?.count == 1)
    #expect(screen.root.children.count == 2)
    guard case .setState(let add)? = screen.actions?["add"] else {
      Issue.record("no action")
      return
    }
    #expect(add.path == "count" && add.value == .expression("count + 1"))
  }

  @Test func `what a document leaves out is nil or empty`() throws {
    let screen = try JSONDecoder().decode(
      Document.Definition.self, from: Data(#"{ "id": "a", "root": { "children": [] } }"#.utf8))
    #expect(screen.state == nil && screen.styles == nil && screen.dataSources == nil && screen.actions == nil)
    #expect(screen.root.children.isEmpty && screen.root.colorScheme == nil)
  }

  @Test func `local state, alignment and insets have the words of the framework`() {
    guard case .layout(let stack)? = screen.root.children.first else {
      Issue.record("no stack")
      return
    }
    #expect(stack.type == Document.LayoutType.vstack && stack.horizontalAlignment == .leading)
    #expect(stack.state?.initialValues["isOpen"] == .boolValue(false))
    #expect(Document.LocalStateDeclaration(initialValues: ["a": 1]).initialValues["a"] == .intValue(1))
    #expect(stack.padding?.resolvedLeading == 4 && stack.padding?.resolvedTrailing == 16)
    #expect(stack.padding?.resolvedTop == 0 && stack.padding?.resolvedBottom == 0)
    let alignment: Document.SectionAlignment = .center
    #expect(alignment == .center)
  }

  @Test func `keys that only the app knows are kept`() throws {
    let json = #"{ "type": "chart", "points": [1, 2.5], "title": "T" }"#
    let chart = try JSONDecoder().decode(Document.Component.self, from: Data(json.utf8))
    let points: AnyCodableValue? = chart.additionalProperties["points"]
    #expect(points == .arrayValue([.intValue(1), .doubleValue(2.5)]))
    let again = try JSONDecoder().decode(Document.Component.self, from: JSONEncoder().encode(chart))
    #expect(again == chart)
  }

  @Test func `an error of parsing says what is wrong and where`() throws {
    let syntax = try #require(throws: DocumentParseError.self) {
      try Document.Definition(jsonString: "{ \"id\": ")
    }
    guard case .invalidJSON = syntax else {
      Issue.record("\(syntax)")
      return
    }
    #expect(syntax.detailedDescription.contains("line 1"))
    let shape = try #require(throws: DocumentParseError.self) {
      try Document.Definition(jsonString: "{\n \"id\": \"a\",\n \"root\": { \"children\": 5 }\n}")
    }
    guard case .invalidDocument = shape else {
      Issue.record("\(shape)")
      return
    }
    #expect(shape.detailedDescription.contains("line 3") && shape.detailedDescription.contains("children"))
    #expect(shape.localizedDescription == shape.detailedDescription)
  }
}
