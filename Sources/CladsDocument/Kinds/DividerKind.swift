/// A thin horizontal line.
enum DividerKind: KindDescribing {
  static let description = ComponentDescription("divider", "A thin horizontal line.") {
    Usage(\.styleId, "Color (`backgroundColor`) and thickness (`height`).")
  }

  static let example = #"""
    {
      "id": "rule",
      "styles": { "rule": { "backgroundColor": "#C7C7CC", "height": 1 } },
      "root": { "children": [ { "type": "divider", "styleId": "rule" } ] }
    }
    """#

  static let drawn = DrawnProperties(
    base: [\.backgroundColor, \.height], extended: [\.backgroundColor, \.height, \.padding])
  static let tokenPrefixes = ["divider"]
  static let foreignNames = [
    (names: ["separator", "hr", "horizontalrule", "horizontaldivider"], kind: ForeignKind("divider"))
  ]
}

extension Document.ComponentKind {
  public static let divider = DividerKind.kind
}
