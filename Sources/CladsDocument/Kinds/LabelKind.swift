/// Text.
enum LabelKind: KindDescribing {
  static let description = ComponentDescription("label", "Text; an icon stands in an `image` beside it.") {
    Usage(
      \.text, "Text; `${…}` is interpolated. Used when neither `dataSourceId` nor `data` provides content.")
    Usage(\.styleId, "Font, color and alignment of the text.")
    Usage(\.dataSourceId, "Content from a named data source; wins over `data` and `text`.")
    Usage(\.data, "Content from the entry `value`; wins over `text`.")
    Usage(\.padding, "Padding around the text.", default: "0")
  }

  static let example = #"""
    {
      "id": "greeting",
      "state": { "name": "Ann" },
      "styles": { "title": { "fontSize": 24, "fontWeight": "bold", "textColor": "#1C1C1E" } },
      "root": { "children": [ { "type": "label", "text": "Hello ${name}", "styleId": "title" } ] }
    }
    """#

  static let drawn = DrawnProperties(
    base: .text, extended: .text + .size + .border + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding])
  static let tokenPrefixes = ["text", "label"]
  static let foreignKeys = [ForeignKeys.visibilityOfText]
  static let foreignNames = [
    (
      names: [
        "text", "textview", "textlabel", "textblock", "richtextblock", "basictext", "paragraph", "heading",
        "headline", "uilabel", "span", "p", "h1", "h2", "h3", "h4", "h5", "h6",
      ],
      kind: ForeignKind("label")
    )
  ]
}

extension Document.ComponentKind {
  public static let label = LabelKind.kind
}
