import CladsSchema

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
}
