import CladsSchema

/// A switch for a boolean.
enum ToggleKind: KindDescribing {
  static let description = ComponentDescription("toggle", "A switch for a boolean.") {
    Usage(\.bind, "State path of the boolean.")
    Usage(\.styleId, "Tint color.")
    Usage(\.localBind, "Local state path of the boolean; no effect on device.")
    Usage(\.actions, "`onValueChanged`; never fired on device.")
  }

  static let example = #"""
    {
      "id": "settings",
      "state": { "isOn": true },
      "root": { "children": [ { "type": "toggle", "bind": "isOn" } ] }
    }
    """#
}
