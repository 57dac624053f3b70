/// Lets the user pick a number from a range.
enum SliderKind: KindDescribing {
  static let description = ComponentDescription("slider", "Lets the user pick a number from a range.") {
    Usage(\.bind, "State path of the number; on device, a whole number in the state is not accepted.")
    Usage(\.minValue, "Minimum value.", default: "0")
    Usage(\.maxValue, "Maximum value.", default: "1")
    Usage(\.styleId, "Tint color.")
    Usage(\.localBind, "Local state path of the number; no effect on device.")
    Usage(\.actions, "`onValueChanged`; never fired on device.")
  }

  static let example = #"""
    {
      "id": "volume",
      "state": { "volume": 0.5 },
      "root": { "children": [ { "type": "slider", "bind": "volume", "minValue": 0, "maxValue": 1 } ] }
    }
    """#

  static let drawn = DrawnProperties(base: [\.tintColor], extended: [\.tintColor, \.padding])
  static let boundType: StateType? = .number
  static let tokenPrefixes = ["slider"]
  static let foreignKeys = [ForeignKeys.steps]
  static let foreignNames = [(names: ["seekbar", "uislider", "range"], kind: ForeignKind("slider"))]
}

extension Document.ComponentKind {
  public static let slider = SliderKind.kind
}
