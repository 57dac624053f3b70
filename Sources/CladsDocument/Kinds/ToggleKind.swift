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

  static let drawn = DrawnProperties(base: [\.tintColor], extended: [\.tintColor, \.padding])
  static let boundType: StateType? = .boolean
  static let tokenPrefixes = ["toggle", "switch"]
  static let foreignKeys = [ForeignKeys.captions]
  static let foreignNames = [
    (
      names: ["switch", "checkbox", "input.toggle", "uiswitch", "cupertinoswitch"],
      kind: ForeignKind("toggle")
    )
  ]
}

extension Document.ComponentKind {
  public static let toggle = ToggleKind.kind
}
