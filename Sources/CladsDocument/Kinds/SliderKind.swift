import CladsSchema

/// Lets the user pick a number from a range.
enum SliderKind: KindDescribing {
  static let description = ComponentDescription("slider", "Lets the user pick a number from a range.") {
    Usage(\.bind, "State path of the number; a whole number in the state is not accepted by today's phones.")
    Usage(\.minValue, "Lowest value.", default: "0")
    Usage(\.maxValue, "Highest value.", default: "1")
    Usage(\.styleId, "Its tint.")
    Usage(\.localBind, "Local state path of the number; without effect on today's phones.")
    Usage(\.actions, "`onValueChanged`; never fired on today's phones.")
  }

  static let example = #"""
    {
      "id": "volume",
      "state": { "volume": 0.5 },
      "root": { "children": [ { "type": "slider", "bind": "volume", "minValue": 0, "maxValue": 1 } ] }
    }
    """#
}
