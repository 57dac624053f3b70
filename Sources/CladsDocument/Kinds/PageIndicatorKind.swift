import Diagnostics

/// A row of dots, one for each page.
enum PageIndicatorKind: KindDescribing {
  static let description = ComponentDescription("pageIndicator", "A row of dots, one for each page.") {
    Usage(
      \.currentPage, "State path of the index of the current page, from 0.",
      requiredBy: .pageIndicatorCurrent)
    Usage(\.pageCount, "Number of dots.", default: "5")
    Usage(\.dotSize, "Diameter of a dot, in points.", default: "8")
    Usage(\.dotSpacing, "Spacing between dots, in points.", default: "8")
    Usage(\.dotColor, "Color of the dots.", default: "\"#CCCCCC\"")
    Usage(\.currentDotColor, "Color of the current dot.", default: "\"#007AFF\"")
    Usage(\.styleId, "Padding around the dots.")
  }

  static let example = #"""
    {
      "id": "pages",
      "state": { "page": 0 },
      "actions": { "next": { "type": "setState", "path": "page", "value": { "$expr": "page + 1" } } },
      "root": { "children": [
        { "type": "pageIndicator", "currentPage": "page", "pageCount": 3 },
        { "type": "button", "text": "Next", "actions": { "onTap": "next" } }
      ] }
    }
    """#

  static let drawn = DrawnProperties(base: [\.padding], extended: [\.padding])
  static let foreignNames = [
    (names: ["pagecontrol", "uipagecontrol", "pagedots"], kind: ForeignKind("pageIndicator"))
  ]
}

extension Document.ComponentKind {
  public static let pageIndicator = PageIndicatorKind.kind
}
