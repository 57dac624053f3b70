import CladsSchema

/// A switch for a Boolean.
enum ToggleKind: KindDescribing {
  static let description = ComponentDescription("toggle", "A switch for a Boolean.") {
    Usage(\.bind, "State path of the Boolean.")
    Usage(\.styleId, "Tint color.")
    Usage(\.localBind, "Local state path of the Boolean; no effect on device.")
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
