#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  /// Sections in a column that scrolls and takes all the space that is left.
  struct SectionLayoutView: View {
    let layout: SectionLayoutNode
    let context: ScreenContext

    var body: some View {
      ScrollView {
        LazyVStack(spacing: layout.sectionSpacing) {
          ForEach(Array(layout.sections.enumerated()), id: \.offset) { _, section in
            SectionView(section: section, context: context)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// A section: its items inside its insets, between its header and its footer.
  struct SectionView: View {
    let section: IR.Section
    let context: ScreenContext

    var body: some View {
      VStack(alignment: alignment, spacing: 0) {
        edge(section.header)
        items.padding(EdgeInsets(section.config.contentInsets))
        edge(section.footer)
      }
      .recorded(as: context.key(of: section.place), in: context.recorder)
    }

    private var alignment: HorizontalAlignment { HorizontalAlignment(section.config.alignment) }
    private var frameAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }

    @ViewBuilder private func edge(_ node: RenderNode?) -> some View {
      if let node {
        let insets = section.config.contentInsets
        NodeView(node: node, context: context)
          .padding(EdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
          .frame(maxWidth: .infinity, alignment: frameAlignment)
      }
    }

    @ViewBuilder private var items: some View {
      switch section.type {
      case .grid(let columns):
        LazyVGrid(columns: gridItems(columns), spacing: section.config.lineSpacing) { nodes }
      case .flow:
        FlowLayout(itemSpacing: section.config.itemSpacing, lineSpacing: section.config.lineSpacing) {
          nodes
        }
      case .horizontal: row
      // The layout of an app is drawn as a list in a picture, too.
      case .list, .custom: list
      }
    }

    private var nodes: NodeViews { NodeViews(nodes: section.items, context: context) }

    private var list: some View {
      LazyVStack(spacing: section.config.itemSpacing) {
        ForEach(Array(section.items.enumerated()), id: \.offset) { index, node in
          VStack(spacing: 0) {
            NodeView(node: node, context: context).frame(maxWidth: .infinity, alignment: frameAlignment)
            if section.config.showsDividers, index < section.items.count - 1 { Divider() }
          }
        }
      }
    }

    private var row: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: section.config.itemSpacing) {
          ForEach(Array(section.items.enumerated()), id: \.offset) { _, node in
            NodeView(node: node, context: context).dimensioned(section.config.itemDimensions)
          }
        }
      }
    }

    private func gridItems(_ columns: Document.Columns) -> [GridItem] {
      let spacing = section.config.itemSpacing
      switch columns {
      case .fixed(let count):
        return Array(repeating: GridItem(.flexible(), spacing: spacing), count: max(1, min(count, 1_000)))
      case .adaptive(let width): return [GridItem(.adaptive(minimum: width), spacing: spacing)]
      }
    }
  }

  extension View {
    /// Returns an item of a row in the size that its section gives its items: width first, then height or,
    /// without one, the aspect ratio.
    @ViewBuilder
    fileprivate func dimensioned(_ dimensions: Document.ItemDimensions?) -> some View {
      let ratio = dimensions?.height == nil ? dimensions?.aspectRatio ?? 0 : 0
      let sized = itemWidth(dimensions?.width).frame(height: dimensions?.height?.points.map { CGFloat($0) })
      if ratio > 0 { sized.aspectRatio(ratio, contentMode: .fit) } else { sized }
    }

    /// A fraction is one of the scroll view.
    @ViewBuilder
    private func itemWidth(_ width: Document.DimensionValue?) -> some View {
      switch width {
      case .absolute(let points): frame(width: points)
      case .fractional(let share): containerRelativeFrame(.horizontal) { length, _ in length * share }
      case nil: self
      }
    }
  }
#endif
