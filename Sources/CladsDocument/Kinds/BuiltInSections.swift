import CladsSchema

/// The section layouts that the framework brings.
public enum BuiltInSections {
  /// Their descriptions, the commonest first.
  public static let all: [SectionDescription] = [list, horizontal, grid, flow].map { SectionDescription($0) }

  private typealias Kind = KindDescription<Document.SectionLayoutConfig>

  private static let list = Kind("list", Document.BuiltInSectionType.list.documentation) {
    Usage(\.type, "`list`.")
    Usage(\.itemSpacing, "Distance between items, in points.", default: "8")
    Usage(\.showsDividers, "Whether lines separate the items.", default: "true")
    Usage(\.contentInsets, "Space around the items.", default: "0")
    Usage(\.alignment, "Where items, header and footer stand.", default: "\"leading\"")
  }

  private static let horizontal = Kind("horizontal", Document.BuiltInSectionType.horizontal.documentation) {
    Usage(\.type, "`horizontal`.")
    Usage(\.itemSpacing, "Distance between items, in points.", default: "8")
    Usage(\.itemDimensions, "Size of the items.")
    Usage(\.contentInsets, "Space around the items.", default: "0")
    Usage(\.showsIndicators, "Whether the scroll bar shows.", default: "false")
    Usage(\.snapBehavior, "Where scrolling stops.", default: "\"none\"")
    Usage(
      \.isPagingEnabled, "Whether scrolling stops page by page; today's phones ignore it.", default: "false")
    Usage(\.alignment, "Where header and footer stand.", default: "\"leading\"")
  }

  private static let grid = Kind("grid", Document.BuiltInSectionType.grid.documentation) {
    Usage(\.type, "`grid`.")
    Usage(\.columns, "How many columns, or their least width.", default: "2")
    Usage(\.itemSpacing, "Distance between columns, in points.", default: "8")
    Usage(\.lineSpacing, "Distance between rows, in points.", default: "8")
    Usage(\.contentInsets, "Space around the items.", default: "0")
    Usage(\.alignment, "Where header and footer stand.", default: "\"leading\"")
  }

  private static let flow = Kind("flow", Document.BuiltInSectionType.flow.documentation) {
    Usage(\.type, "`flow`.")
    Usage(\.itemSpacing, "Distance between items of a row, in points.", default: "8")
    Usage(\.lineSpacing, "Distance between rows, in points.", default: "8")
    Usage(\.contentInsets, "Space around the items.", default: "0")
    Usage(\.alignment, "Where header and footer stand.", default: "\"leading\"")
  }

  /// A complete little document that shows a layout.
  public static func example(of name: String) -> String? {
    layouts[name].map { layout in
      """
      {
        "id": "sections",
        "root": { "children": [
          { "type": "sectionLayout", "sections": [
            { "layout": \(layout), "children": [
              { "type": "label", "text": "One" }, { "type": "label", "text": "Two" } ] } ] }
        ] }
      }
      """
    }
  }

  private static let layouts = [
    "list": #"{ "type": "list", "itemSpacing": 12, "showsDividers": false }"#,
    "horizontal": #"{ "type": "horizontal", "itemSpacing": 12, "itemDimensions": { "width": 120 } }"#,
    "grid": #"{ "type": "grid", "columns": 2, "itemSpacing": 12, "lineSpacing": 12 }"#,
    "flow": #"{ "type": "flow", "itemSpacing": 8, "lineSpacing": 8 }"#,
  ]
}
