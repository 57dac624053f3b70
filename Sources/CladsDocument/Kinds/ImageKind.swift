import CladsSchema

/// Shows a symbol, a bundled image, a spinner or a remote image.
enum ImageKind: KindDescribing {
  static let description = ComponentDescription(
    "image", "Shows a symbol, a bundled image, a spinner or a remote image."
  ) {
    Usage(\.image, "What is shown.", default: "the symbol `questionmark`")
    Usage(\.styleId, "Size, tint and corners.")
    Usage(\.actions, "What a tap runs: `onTap`.")
    Usage(\.data, "An older way to name the image, in the entry `value`.")
  }

  static let example = #"""
    {
      "id": "badge",
      "styles": { "icon": { "width": 48, "height": 48, "tintColor": "#0A5CAD" } },
      "root": { "children": [ { "type": "image", "image": { "sfsymbol": "star.fill" }, "styleId": "icon" } ] }
    }
    """#
}
