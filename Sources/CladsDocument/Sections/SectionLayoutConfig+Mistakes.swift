import Diagnostics
import JSONSyntax

extension Document.SectionLayoutConfig {
  /// Keys of a section's layout under the names that other formats have for them.
  static let foreignKeys: ForeignMistakes = {
    var mistakes: [Mistake] = []
    for (key, names) in foreignNames { mistakes += names.map { Mistake($0, instead: key) } }
    for (name, side) in foreignSizes {
      mistakes.append(
        Mistake(
          name,
          message: "unknown key `\(name)` in a section's layout; the size of the items is `itemDimensions`",
          help: "write `\"itemDimensions\": { \"\(side)\": … }`",
          remedy: .custom { member, reading in reading.writeAsDimension(member, side) }))
    }
    return ForeignMistakes(mistakes + Mistake.scrollDirections, ForeignKeys.ofContainers)
  }()

  private static let foreignNames: [(key: String, names: [String])] = [
    (
      "itemSpacing",
      [
        "cardSpacing", "columnGap", "columnSpacing", "gap", "horizontalSpacing", "interItemSpacing",
        "itemGap",
        "spacing",
      ]
    ),
    ("lineSpacing", ["lineGap", "rowGap", "rowSpacing", "runSpacing", "verticalSpacing"]),
    (
      "contentInsets",
      ["contentPadding", "edgeInsets", "insets", "margin", "padding", "sectionInset", "sectionInsets"]
    ),
    (
      "columns",
      ["cols", "columnCount", "crossAxisCount", "numColumns", "numberOfColumns", "spanCount"]
    ),
    (
      "showsDividers",
      [
        "divider", "dividers", "separator", "separators", "showDividers", "showSeparators", "showsSeparators",
      ]
    ),
    (
      "showsIndicators",
      [
        "indicators", "scrollIndicators", "showIndicators", "showsHorizontalScrollIndicator",
        "showsScrollIndicators",
      ]
    ),
    ("isPagingEnabled", ["isPaging", "paging", "pagingEnabled"]),
    ("snapBehavior", ["scrollSnap", "snap", "snapTo", "snapping"]),
    ("alignment", ["align", "alignItems", "horizontalAlignment"]),
  ]

  private static let foreignSizes: [(name: String, side: String)] = [
    ("cardWidth", "width"), ("cellWidth", "width"), ("itemWidth", "width"), ("cardHeight", "height"),
    ("cellHeight", "height"), ("itemHeight", "height"), ("rowHeight", "height"),
  ]
}

extension Reading {
  /// Returns the fix that moves the width or height of an item into `itemDimensions`; `nil` for another
  /// value, or if there is such a size.
  ///
  /// A number up to 1 is a share of the width of the screen.
  fileprivate func writeAsDimension(_ member: RecordIndex, _ side: String) -> QuickFix? {
    let table = Document.SectionLayoutConfig.table
    guard let value = view.value(of: member), view.kind(value) == .number, let number = view.number(value)
    else { return nil }
    let size = number <= 1 ? "{ \"fractional\": \(text(of: value)) }" : text(of: value)
    let entry = "\(StringLiteral.quoted(side)): \(size)"
    guard let dimensions = table.value(of: \.itemDimensions, in: view[member].parent, view) else {
      return QuickFix(
        "Move it into `itemDimensions`", replacing: view.range(member),
        with: table.member(\.itemDimensions, "{ \(entry) }"))
    }
    guard view.kind(dimensions) == .object, view.member(named: side, of: dimensions) == nil,
      let insertion = insertion(of: entry, into: dimensions), let removal = removal(of: member)
    else { return nil }
    return QuickFix("Move it into `itemDimensions`", edits: [insertion, removal])
  }
}
