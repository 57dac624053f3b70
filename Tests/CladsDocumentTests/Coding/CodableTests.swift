import CladsDocument
import Diagnostics
import Foundation
import TestSupport
import Testing

private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

private func reencoded<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

@Suite struct CodableTests {
  @Test(arguments: SampleDocuments.exampleNames)
  func `an example decodes to what it reads as, and encodes to the same document`(_ name: String) throws {
    let text = try #require(SampleDocuments.examples.first { $0.name == name }?.text)
    let document: Document.Definition = try decode(text)
    // The examples are of level `extended` as far as their project says so.
    let vocabulary = BuiltInKinds.vocabulary(level: .extended)
    #expect(try document == Document.Definition(jsonString: text, vocabulary: vocabulary))
    #expect(try reencoded(document) == document)
  }

  @Test func `each part decodes on its own`() throws {
    let style: Document.Style = try decode(##"{ "inherits": "base", "textColor": "#FF0000", "width": 20 }"##)
    #expect(
      style
        == Document.Style(inherits: "base", textColor: Document.Color("#FF0000"), width: .absolute(20)))
    #expect(
      try decode(#"{ "type": "setState", "path": "n", "value": { "$expr": "n + 1" } }"#)
        == Document.Action.setState(Document.SetStateAction(path: "n", value: .expression("n + 1"))))
    #expect(try decode(#"{ "type": "dismiss" }"#) == Document.Action.dismiss)
    #expect(try decode(#""buy""#) == Document.ActionBinding.reference("buy"))
    #expect(try decode(#"{ "fractional": 0.5 }"#) == Document.DimensionValue.fractional(0.5))
    #expect(try decode(#"{ "adaptive": { "minWidth": 80 } }"#) == Document.Columns.adaptive(minWidth: 80))
    #expect(try decode(#"{ "top": 4 }"#) == Document.EdgeInsets(top: Document.EdgeInset(value: 4)))
    #expect(try decode(#"{ "type": "spacer" }"#) == Document.LayoutNode.spacer(Document.Spacer()))
    #expect(
      try decode(#"{ "type": "label", "text": "Hi" }"#) == Document.Component(type: .label, text: "Hi"))
    #expect(try decode(#"[null, true, 1, 1.5, "a", { "b": [] }]"#) == Self.everyKindOfValue)
  }

  private static let everyKindOfValue: Document.StateValue = .arrayValue([
    .nullValue, .boolValue(true), .intValue(1), .doubleValue(1.5), .stringValue("a"),
    .objectValue(["b": .arrayValue([])]),
  ])

  @Test func `what is made in Swift encodes and decodes to the same value`() throws {
    let row = Document.LayoutNode.component(
      Document.Component(
        type: .button, id: "buy", styleId: "bold", text: "Buy",
        actions: Document.Component.Actions(onTap: .inline(.custom(Document.CustomAction(type: "buy")))),
        data: ["value": Document.DataReference(type: .static, value: "Buy")], fillWidth: true,
        image: Document.ImageSource(sfsymbol: "cart"), imagePlacement: .trailing))
    let chart = Document.LayoutNode.component(
      Document.Component(type: "chart", additionalProperties: ["points": .arrayValue([.intValue(1)])]))
    let section = Document.SectionDefinition(
      layout: Document.SectionLayoutConfig(
        type: .grid, contentInsets: Document.Padding(top: 2), columns: .adaptive(minWidth: 40),
        additionalProperties: ["own": .boolValue(true)]),
      header: chart, stickyHeader: true, dataSource: "items", itemTemplate: row)
    let alert = Document.ShowAlertAction(
      title: "Sure?", message: .template("${n} items"),
      buttons: [Document.AlertButton(label: "Yes", style: .destructive, action: "buy")])
    let request = Document.RequestAction(
      method: .post, url: "https://a.b", headers: [Document.RequestHeader(name: "A", value: "b")],
      body: [Document.RequestParameter(path: "n", name: "count")], timeout: 2.5)
    let document = Document.Definition(
      id: "cart", state: ["n": .intValue(0), "items": .arrayValue([])],
      styles: ["bold": Document.Style(fontWeight: .bold, maxWidth: .fractional(0.5))],
      dataSources: ["name": Document.DataSource(type: .binding, path: "user.name")],
      actions: [
        "ask": .showAlert(alert), "send": .request(request),
        "all": .sequence(
          Document.SequenceAction(steps: [
            .toggleState(Document.ToggleStateAction(path: "on")), .dismiss,
            .array(
              Document.ArrayAction(
                kind: .setArrayItem, path: "items", value: .literal(.nullValue), index: 0)),
            .navigate(Document.NavigateAction(destination: "home", presentation: .fullScreen)),
            .cancelRequest(Document.CancelRequestAction(requestId: "r")),
            .openURL(Document.OpenURLAction(url: "https://a.b")),
          ])),
      ],
      root: Document.RootComponent(
        edgeInsets: Document.EdgeInsets(top: Document.EdgeInset(value: 8, positioning: .absolute), bottom: 4),
        colorScheme: .dark, actions: Document.LifecycleActions(onAppear: "ask"),
        children: [
          row, .spacer(Document.Spacer(minLength: 3)),
          .layout(
            Document.Layout(
              type: .zstack, alignment: .topLeading,
              style: Document.Style(shadow: Document.Shadow(radius: 4)),
              children: [chart])),
          .layout(Document.Layout(type: .hstack, alignment: Document.StackAlignment(vertical: .bottom))),
          .forEach(Document.ForEach(items: "items", itemVariable: "row", layout: .hstack, template: row)),
          .sectionLayout(Document.SectionLayout(sections: [section])),
        ]))
    #expect(try reencoded(document) == document)
    var other = document
    other.styles?["bold"]?.fontSize = 12
    #expect(other != document)
  }

  @Test func `defaults are values, and are not written`() throws {
    let list: Document.ForEach = try decode(
      #"{ "type": "forEach", "items": "a", "template": { "type": "spacer" } }"#)
    #expect(list.itemVariable == "item" && list.indexVariable == "index" && list.layout == .vstack)
    guard case .objectValue(let members) = list.jsonValue else {
      Issue.record("no object")
      return
    }
    #expect(members.keys.sorted() == ["items", "template", "type"])
    #expect(Document.EdgeInset(value: 8).jsonValue == .intValue(8))
    let root = Document.StateValue.objectValue(["children": .arrayValue([])])
    #expect(
      Document.Definition(id: "a").jsonValue == .objectValue(["id": .stringValue("a"), "root": root]))
  }

  @Test func `values are written in Swift as in JSON`() throws {
    let style: Document.Style = try decode(##"{ "textColor": "#00FF00", "width": 80, "height": 1.5 }"##)
    #expect(style == Document.Style(textColor: "#00FF00", width: 80, height: 1.5))
    let insets: Document.EdgeInsets = try decode(#"{ "top": 8, "leading": 0.5 }"#)
    #expect(insets == Document.EdgeInsets(top: 8, leading: 0.5))
    #expect(try decode("3") == (3 as Document.Columns))
    #expect(try decode(#""a""#) == ("a" as Document.ActionBinding))
    #expect(try decode(#""a""#) == ("a" as Document.AlertMessageContent))
    #expect(try decode(#"{ "asset": "logo" }"#) == Document.ImageSource.asset(name: "logo"))
    #expect(try decode(#"{ "sfsymbol": "star" }"#) == Document.ImageSource.sfsymbol(name: "star"))
    #expect(try decode(#""topTrailing""#) == Document.StackAlignment.topTrailing)
  }

  @Test func `a decoder may know the names of an app`() throws {
    let text = #"{ "layout": { "type": "carousel", "pageWidth": 80 }, "children": [] }"#
    #expect(throws: DecodingError.self) { try decode(text, as: Document.SectionDefinition.self) }
    var vocabulary = BuiltInKinds.vocabulary()
    let carousel = SectionDescription.layout(ofPlugin: "carousel")
    vocabulary.register(
      [Entry(name: "carousel", documentation: "", origin: .plugin("P"), .sectionLayout(carousel))],
      in: .sectionLayout)
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "names"))] = vocabulary
    let section = try decoder.decode(Document.SectionDefinition.self, from: Data(text.utf8))
    #expect(section.layout?.type == "carousel" && section.layout?.pageWidth == 80)
  }

  @Test func `equality ignores where a part was read and the order of names`() throws {
    let text = #"{ "id": "a", "state": { "x": 1, "y": 2 }, "root": { "children": [] } }"#
    let other = #"{ "root":   { "children": [] }, "state": { "y": 2, "x": 1 }, "id": "a" }"#
    let document = try Document.Definition(jsonString: text)
    #expect(try document == Document.Definition(jsonString: other))
    #expect(try document.hashValue == Document.Definition(jsonString: other).hashValue)
    #expect(document.root.origin != Document.Origin.none)
  }

  @Test func `names are looked up like in a dictionary`() throws {
    var document = try Document.Definition(
      jsonString: #"{ "id": "a", "styles": { "t": { "fontSize": 9 }, "t": {} }, "root": { "children": [] } }"#
    )
    #expect(document.styles?["t"]?.fontSize == 9)
    #expect(document.styles?["u"] == nil)
    document.styles?["u"] = Document.Style(fontSize: 10)
    #expect((document.styles ?? [:]).keys == ["t", "t", "u"])
    document.styles?["t"] = nil
    #expect((document.styles ?? [:]) == ["u": Document.Style(fontSize: 10)])
    document.actions = ["close": .dismiss]
    if case .dismiss? = document.actions?["close"] {} else { Issue.record("no action") }
  }
}

@Suite struct DocumentErrorTests {
  @Test func `a document with a syntax error says where it is`() throws {
    let error = try #require(throws: DocumentParseError.self) {
      try Document.Definition(jsonString: "{ \"id\": \"a\",\n \"root\" }")
    }
    #expect(error.findings.map(\.id) == ["json-syntax"])
    #expect(error.description.hasPrefix("line 2: "))
  }

  @Test func `a document that an app rejects says why`() throws {
    let error = try #require(throws: DocumentParseError.self) {
      try Document.Definition(jsonString: #"{ "id": 5, "root": { "children": [] }, "other": 1 }"#)
    }
    #expect(error.findings.map(\.id) == ["wrong-type"])
    let shape = try #require(throws: DecodingError.self) { try decode("[]", as: Document.Style.self) }
    guard case .dataCorrupted(let context) = shape else {
      Issue.record("\(shape)")
      return
    }
    #expect(context.underlyingError is DocumentParseError)
  }

  @Test func `modifiers, and the keys that they read, encode and decode`() throws {
    let json = #"""
      { "type": "vstack", "caption": "Hi", "spacing": 4,
        "modifiers": ["labeled(as: attr(\"caption\"))", ["padding", {}, [8]]],
        "children": [ { "type": "label", "text": "a", "template": "badge", "modifiers": ["bold()"] } ] }
      """#
    let node: Document.LayoutNode = try decode(json)
    #expect(try reencoded(node) == node)
    #expect(node.modifiers.map(\.form) == [.text, .ast])
    #expect(node.attribute("caption") == .stringValue("Hi"))
    #expect(node.attribute("spacing") == .intValue(4))
    let made = Document.LayoutNode.layout(
      Document.Layout(
        type: .hstack, children: [.component(Document.Component(type: .label, text: "a"))],
        modifiers: [Document.Modifier("padding(8)")]))
    #expect(try reencoded(made) == made)
  }
}
