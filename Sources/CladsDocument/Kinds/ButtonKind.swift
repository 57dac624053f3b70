/// Runs an action when it is tapped.
enum ButtonKind: KindDescribing {
  static let description = ComponentDescription("button", "Runs an action when it is tapped.") {
    Usage(\.text, "Caption, shown as written; `${…}` is not interpolated.")
    Usage(\.styleId, "Style, unless `styles` has one.")
    Usage(\.actions, "Action to run on tap: `onTap`.")
    Usage(\.styles, "Styles for the states `normal` and `selected`; not a list of styles.")
    Usage(\.isSelectedBinding, "State path of a boolean; when true, `styles.selected` applies.")
    Usage(\.image, "Image beside the caption.")
    Usage(\.imagePlacement, "Position of the image.", default: "\"leading\"")
    Usage(\.imageSpacing, "Spacing between image and caption, in points.", default: "8")
    Usage(\.buttonShape, "Shape of the button; overrides the style's `cornerRadius`.")
    Usage(\.fillWidth, "Whether the button fills the available width.", default: "false")
    Usage(\.dataSourceId, "Caption from a named data source, if there is no `text`; computed once.")
    Usage(\.data, "Caption from the entry `value`, if there is no `text`; computed once.")
  }

  static let example = #"""
    {
      "id": "close",
      "styles": { "primary": { "height": 48, "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" } },
      "root": { "children": [
        { "type": "button", "text": "Close", "styleId": "primary", "actions": { "onTap": { "type": "dismiss" } } }
      ] }
    }
    """#

  static let drawn = DrawnProperties(
    base: .text + .size + [\.backgroundColor, \.cornerRadius, \.padding],
    extended: .text + .size + .limits + .border + [\.backgroundColor, \.cornerRadius, \.shadow, \.padding])
  static let tokenPrefixes = ["button"]
  static let foreignNames = [
    (
      names: [
        "btn", "textbutton", "iconbutton", "elevatedbutton", "outlinedbutton", "filledbutton",
        "materialbutton",
        "floatingactionbutton", "uibutton", "action.openurl", "action.submit", "action.execute",
      ],
      kind: ForeignKind("button")
    ),
    (names: ["link", "navigationlink", "hyperlink", "a"], kind: ForeignKind("button", isCertain: false)),
  ]
}

extension Document.ComponentKind {
  public static let button = ButtonKind.kind
}
