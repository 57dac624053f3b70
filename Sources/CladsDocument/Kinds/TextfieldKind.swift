import CladsSchema

/// Lets the user type a line of text.
enum TextfieldKind: KindDescribing {
  static let description = ComponentDescription("textfield", "Lets the user type a line of text.") {
    Usage(\.bind, "State path of the text.")
    Usage(\.placeholder, "Text shown while the field is empty.", default: "\"\"")
    Usage(\.styleId, "Font and color of the text.")
    Usage(\.localBind, "Local state path of the text; no effect on device.")
    Usage(\.actions, "`onValueChanged`; never fired on device.")
  }

  static let example = #"""
    {
      "id": "sign-in",
      "state": { "email": "" },
      "root": { "children": [ { "type": "textfield", "bind": "email", "placeholder": "Email" } ] }
    }
    """#
}
