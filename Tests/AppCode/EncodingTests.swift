import CLADS
import Foundation
import Testing

/// Every type of a document is encoded as a document is written, and decoded to the same value.
@Suite struct EncodingTests {
  private func isKept<Value: Codable & Equatable>(
    _ values: Value..., location: SourceLocation = #_sourceLocation
  ) throws {
    for value in values {
      // Objects only are valid everywhere, so that values are tested as members.
      let data = try JSONEncoder().encode(["value": value])
      let decoded = try JSONDecoder().decode([String: Value].self, from: data)
      #expect(
        decoded == ["value": value], "\(String(decoding: data, as: UTF8.self))", sourceLocation: location)
    }
  }

  @Test func `values are kept`() throws {
    try isKept(
      Document.StateValue.intValue(1), .doubleValue(1.5), .stringValue("a"), .boolValue(true), .nullValue,
      .arrayValue([.intValue(1), .nullValue]), .objectValue(["a": .arrayValue([])]))
    try isKept(Document.SetValue.literal(.nullValue), .literal(.intValue(2)), .expression("a + 1"))
    try isKept(Document.DimensionValue.absolute(12), .fractional(0.5))
    try isKept(Document.Color("#FF0000"), Document.Color("#00FF0080"))
    try isKept(Document.Columns.fixed(3), .adaptive(minWidth: 80))
    try isKept(Document.LocalStateDeclaration(initialValues: ["open": true, "page": 1]))
  }

  @Test func `styles are kept`() throws {
    try isKept(
      Document.Style(),
      Document.Style(
        inherits: "base", fontFamily: "Avenir", fontSize: 12, fontWeight: .semibold, textColor: "#111111",
        textAlignment: .trailing, backgroundColor: "#222222", cornerRadius: 4, borderWidth: 1,
        borderColor: "#333333", tintColor: "#444444", width: .absolute(1), height: .fractional(0.1),
        minWidth: .absolute(2), minHeight: .absolute(3), maxWidth: .fractional(1), maxHeight: .absolute(5),
        padding: Document.Padding(top: 1, horizontal: 2),
        shadow: Document.Shadow(color: "#000000", radius: 3, x: 1, y: 2)))
    try isKept(Document.Padding(top: 1, bottom: 2, leading: 3, trailing: 4, horizontal: 5, vertical: 6))
    try isKept(Document.Shadow(color: "#000000", radius: 3, x: 1, y: 2))
    try isKept(Document.ComponentStyles(normal: "a", selected: "b", disabled: "c"))
  }

  @Test func `actions are kept`() throws {
    try isKept(
      Document.Action.dismiss,
      .setState(Document.SetStateAction(path: "a", value: .expression("a + 1"))),
      .setState(Document.SetStateAction(path: "a", value: .literal(.nullValue))),
      .toggleState(Document.ToggleStateAction(path: "on")),
      .showAlert(
        Document.ShowAlertAction(
          title: "T", message: .template("${n}"),
          buttons: [Document.AlertButton(label: "OK", style: .cancel, action: "go")])),
      .showAlert(Document.ShowAlertAction(message: .static("plain"))),
      .navigate(Document.NavigateAction(destination: "d", presentation: .fullScreen)),
      .sequence(Document.SequenceAction(steps: [.dismiss, .toggleState(.init(path: "x"))])),
      .array(Document.ArrayAction(kind: .removeFromArray, path: "l", index: 2)),
      .request(
        Document.RequestAction(
          method: .post, url: "https://example.com",
          headers: [Document.RequestHeader(name: "A", value: "${t}")],
          body: [Document.RequestParameter(path: "a", name: "b"), Document.RequestParameter(literal: 3)])),
      .cancelRequest(Document.CancelRequestAction(requestId: "r")),
      .custom(Document.CustomAction(type: "buy", parameters: ["sku": "1", "count": 2])))
    try isKept(Document.ActionBinding.reference("go"), .inline(.dismiss))
    try isKept(Document.AlertMessageContent.static("a"), .template("${a}"))
    try isKept(Document.LifecycleActions(onAppear: "a", onDisappear: .inline(.dismiss)))
    try isKept(Document.Component.Actions(onTap: "a", onValueChanged: "b"))
  }

  @Test func `data and images are kept`() throws {
    try isKept(
      Document.DataReference(type: .static, value: "a"), Document.DataReference(type: .binding, path: "a.b"),
      Document.DataReference(type: .binding, template: "${a}"),
      Document.DataReference(type: .localBinding, path: "open"))
    try isKept(Document.DataSource(type: .static, value: "a"), Document.DataSource(type: .binding, path: "a"))
    try isKept(
      Document.ImageSource(sfsymbol: "star"), Document.ImageSource(asset: "logo"),
      Document.ImageSource(activityIndicator: true),
      Document.ImageSource(
        url: "https://example.com/${id}.png", placeholder: Document.ImagePlaceholder(asset: "p"),
        loading: Document.ImagePlaceholder(sfsymbol: "clock")))
    try isKept(
      Document.GradientColorConfig(location: 0.5, color: "#010203"),
      Document.GradientColorConfig(location: 1, lightColor: "#FFFFFF", darkColor: "#000000"))
  }

  @Test func `layout nodes are kept`() throws {
    let label = Document.LayoutNode.component(Document.Component(type: .label, text: "a"))
    try isKept(
      label, .spacer(Document.Spacer()),
      .component(
        Document.Component(
          type: "chart", id: "c", styles: Document.ComponentStyles(selected: "s"),
          padding: Document.Padding(all: nil),
          data: ["value": Document.DataReference(type: .static, value: "v")],
          additionalProperties: ["points": .arrayValue([.intValue(1)])])),
      .layout(
        Document.Layout(
          type: .zstack, alignment: Document.StackAlignment(.bottomTrailing), spacing: 2,
          padding: Document.Padding(vertical: 1), state: ["a": 1], children: [label])),
      .layout(Document.Layout(type: .hstack, alignment: Document.StackAlignment(vertical: .top))),
      .forEach(
        Document.ForEach(
          items: "list", itemVariable: "entry", indexVariable: "n", layout: .hstack, spacing: 1,
          alignment: .leading, template: label, emptyView: .spacer(Document.Spacer()))),
      .sectionLayout(
        Document.SectionLayout(
          id: "s", sectionSpacing: 4,
          sections: [
            Document.SectionDefinition(
              id: "one",
              layout: Document.SectionLayoutConfig(
                type: .horizontal, alignment: .leading, itemSpacing: 1, lineSpacing: 2,
                contentInsets: Document.Padding(top: 1),
                itemDimensions: Document.ItemDimensions(width: .fractional(0.5), aspectRatio: 1.5),
                showsIndicators: true, isPagingEnabled: false, snapBehavior: .viewAligned),
              header: label, footer: label, stickyHeader: true, children: [label]),
            Document.SectionDefinition(
              layout: Document.SectionLayoutConfig(type: .grid, columns: .adaptive(minWidth: 80)),
              dataSource: "list", itemTemplate: label),
          ])))
    try isKept(
      Document.RootComponent(
        backgroundColor: "#FFFFFF",
        edgeInsets: Document.EdgeInsets(
          top: Document.EdgeInset(value: 1, positioning: .absolute), leading: 2),
        styleId: "s", colorScheme: .dark, actions: Document.LifecycleActions(onAppear: "a"), children: [label]
      ))
  }
}
