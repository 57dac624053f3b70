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

  static let drawn = DrawnProperties(
    base: .text, extended: .text + [\.padding], inUIKit: [\.backgroundColor, \.cornerRadius])
  static let boundType: StateType? = .string
  static let tokenPrefixes = ["text", "textfield", "input"]
  static let foreignKeys = [ForeignKeys.textInput]
  static let foreignNames = [
    (
      names: [
        "input", "textinput", "textbox", "textarea", "texteditor", "securefield", "input.text",
        "input.number",
        "outlinedtextfield", "basictextfield", "textformfield", "edittext", "uitextfield", "searchbar",
        "searchfield", "passwordfield", "numberfield",
      ],
      kind: ForeignKind("textfield")
    )
  ]
}

extension Document.ComponentKind {
  public static let textfield = TextfieldKind.kind
}
