import CladsSchema

/// Lets the user type a line of text.
enum TextfieldKind: KindDescribing {
  static let description = ComponentDescription("textfield", "Lets the user type a line of text.") {
    Usage(\.bind, "State path of the text.")
    Usage(\.placeholder, "Shown while it is empty.", default: "\"\"")
    Usage(\.styleId, "Font and colour of the text.")
    Usage(\.localBind, "Local state path of the text; without effect on today's phones.")
    Usage(\.actions, "`onValueChanged`; never fired on today's phones.")
  }

  static let example = #"""
    {
      "id": "sign-in",
      "state": { "email": "" },
      "root": { "children": [ { "type": "textfield", "bind": "email", "placeholder": "Email" } ] }
    }
    """#
}
