import CladsSchema

/// A thin line from side to side.
enum DividerKind: KindDescribing {
  static let description = ComponentDescription("divider", "A thin line from side to side.") {
    Usage(\.styleId, "Its colour (`backgroundColor`) and thickness (`height`).")
  }

  static let example = #"""
    {
      "id": "rule",
      "styles": { "rule": { "backgroundColor": "#C7C7CC", "height": 1 } },
      "root": { "children": [ { "type": "divider", "styleId": "rule" } ] }
    }
    """#
}
