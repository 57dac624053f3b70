/// The built-in section layouts.
package enum BuiltInSections {
  /// The descriptions, the most common first.
  package static let all: [SectionDescription] = [list, horizontal, grid, flow].map { SectionDescription($0) }

  private typealias Kind = KindDescription<Document.SectionLayoutConfig>

  private static let list = Kind("list", Document.BuiltInSectionType.list.documentation) {
    Usage(\.type, "`list`.")
    Usage(\.itemSpacing, "Spacing between items, in points.", default: "8")
    Usage(\.showsDividers, "Whether divider lines separate the items.", default: "true")
    Usage(\.contentInsets, "Padding around the items.", default: "0")
    Usage(\.alignment, "Horizontal alignment of items, header and footer.", default: "\"leading\"")
  }

  private static let horizontal = Kind("horizontal", Document.BuiltInSectionType.horizontal.documentation) {
    Usage(\.type, "`horizontal`.")
    Usage(\.itemSpacing, "Spacing between items, in points.", default: "8")
    Usage(
      \.itemDimensions,
      "Size of the items; a fraction is one of the section's width without its `contentInsets`.")
    Usage(\.contentInsets, "Padding around the items.", default: "0")
    Usage(\.showsIndicators, "Whether the scroll indicator is visible.", default: "false")
    Usage(\.snapBehavior, "Where scrolling snaps.", default: "\"none\"")
    Usage(
      \.isPagingEnabled, "Whether scrolling snaps to pages; ignored by SwiftUI.", default: "false")
    Usage(\.alignment, "Horizontal alignment of header and footer.", default: "\"leading\"")
  }

  private static let grid = Kind("grid", Document.BuiltInSectionType.grid.documentation) {
    Usage(\.type, "`grid`.")
    Usage(\.columns, "Number of columns, or their minimum width.", default: "2")
    Usage(\.itemSpacing, "Spacing between columns, in points.", default: "8")
    Usage(\.lineSpacing, "Spacing between rows, not between lines of text, in points.", default: "8")
    Usage(\.contentInsets, "Padding around the items.", default: "0")
    Usage(\.alignment, "Horizontal alignment of header and footer.", default: "\"leading\"")
  }

  private static let flow = Kind("flow", Document.BuiltInSectionType.flow.documentation) {
    Usage(\.type, "`flow`.")
    Usage(\.itemSpacing, "Spacing between items in a row, in points.", default: "8")
    Usage(\.lineSpacing, "Spacing between rows, not between lines of text, in points.", default: "8")
    Usage(\.contentInsets, "Padding around the items.", default: "0")
    Usage(\.alignment, "Horizontal alignment of header and footer.", default: "\"leading\"")
  }

  /// Returns a minimal complete document that uses a layout, or `nil` if it is not built in.
  package static func example(of name: String) -> String? {
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
