import CladsDocument
public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws sections with items in columns.
public struct GridSectionLayoutRenderer: TextSectionLayoutRendering {
  public static let layoutTypeIdentifier = SectionLayoutTypeIdentifier(rawValue: "grid")

  public init() {}

  /// Returns the items in columns of equal width.
  public func render(section: IR.Section, context: TextSectionRenderContext) -> AnyTextView {
    let config = section.config
    return context.framed(section) {
      Grid(
        columns: columns(section.type.columns), itemSpacing: Scale.columns(config.itemSpacing),
        lineSpacing: Scale.rows(config.lineSpacing)
      ) {
        ForEach(section.items) { context.renderChild($0) }
      }
    }
  }

  private func columns(_ columns: Document.Columns?) -> GridColumns {
    switch columns {
    case .fixed(let count)?: .fixed(max(1, min(count, 1000)))
    case .adaptive(let width)?: .adaptive(minWidth: Scale.drawnColumns(width))
    case nil: .fixed(2)
    }
  }
}
