/// A symbol, a bundled image, a spinner or a remote image.
enum ImageKind: KindDescribing {
  static let description = ComponentDescription(
    "image", "A symbol, a bundled image, a spinner or a remote image."
  ) {
    Usage(\.image, "Source of the image.", default: "the symbol `questionmark`")
    Usage(\.styleId, "Size, tint color and corner radius.")
    Usage(\.actions, "Action to run on tap: `onTap`.")
    Usage(\.data, "Older form of `image`: the name is in the entry `value`.")
  }

  static let example = #"""
    {
      "id": "badge",
      "styles": { "icon": { "width": 48, "height": 48, "tintColor": "#0A5CAD" } },
      "root": { "children": [ { "type": "image", "image": { "sfsymbol": "star.fill" }, "styleId": "icon" } ] }
    }
    """#

  static let drawn = DrawnProperties(
    base: .size + [\.cornerRadius, \.tintColor], extended: .size + [\.cornerRadius, \.tintColor, \.padding])
  static let tokenPrefixes = ["image", "icon"]
  static let foreignKeys = [ForeignKeys.imageContent]
  static let foreignNames = [
    (
      names: [
        "icon", "img", "picture", "asyncimage", "networkimage", "cachednetworkimage", "fastimage", "sfsymbol",
        "symbol", "imageview", "uiimageview",
      ],
      kind: ForeignKind("image")
    ),
    (
      names: [
        "spinner", "activityindicator", "progressview", "loader", "loadingindicator", "circularprogress",
        "circularprogressindicator", "uiactivityindicatorview",
      ],
      kind: ForeignKind("image", member: ("image", "{ \"activityIndicator\": true }"))
    ),
  ]
}

extension Document.ComponentKind {
  public static let image = ImageKind.kind
}
