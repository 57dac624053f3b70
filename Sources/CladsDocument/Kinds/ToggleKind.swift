import CladsSchema

/// A switch for a boolean.
enum ToggleKind: KindDescribing {
  static let description = ComponentDescription("toggle", "A switch for a boolean.") {
    Usage(\.bind, "State path of the boolean.")
    Usage(\.styleId, "Its tint.")
    Usage(\.localBind, "Local state path of the boolean; without effect on today's phones.")
    Usage(\.actions, "`onValueChanged`; never fired on today's phones.")
  }

  static let example = #"""
    {
      "id": "settings",
      "state": { "isOn": true },
      "root": { "children": [ { "type": "toggle", "bind": "isOn" } ] }
    }
    """#
}
