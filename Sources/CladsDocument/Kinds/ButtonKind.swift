import CladsSchema

/// Runs an action when it is tapped.
enum ButtonKind: KindDescribing {
  static let description = ComponentDescription("button", "Runs an action when it is tapped.") {
    Usage(\.text, "The caption, shown as written: placeholders are not replaced.")
    Usage(\.styleId, "The looks when `styles` names none.")
    Usage(\.actions, "What a tap runs: `onTap`.")
    Usage(\.styles, "The looks in the states `normal` and `selected`.")
    Usage(\.isSelectedBinding, "State path of a boolean that chooses `styles.selected`.")
    Usage(\.image, "An image beside the caption.")
    Usage(\.imagePlacement, "Where the image stands.", default: "\"leading\"")
    Usage(\.imageSpacing, "Distance of the image from the caption, in points.", default: "8")
    Usage(\.buttonShape, "The outline; overrides the style's `cornerRadius`.")
    Usage(\.fillWidth, "Whether it takes all the width there is.", default: "false")
    Usage(\.dataSourceId, "Caption from a named source, when there is no `text`; computed once.")
    Usage(\.data, "Caption from the entry `value`, when there is no `text`; computed once.")
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
}
