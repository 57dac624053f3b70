import TextUI

/// Draws section layouts in pictures.
public struct SectionLayoutPictureRenderer: PictureNodeRendering {
  public static let nodeKind = RenderNodeKind.sectionLayout

  public init() {}

  /// Returns the sections in a column that scrolls, as large as possible.
  public func render(_ node: RenderNode, context: PictureRenderContext) -> PictureView {
    guard case .sectionLayout(let layout) = node else { return .empty }
    let sections = PictureView.lazyVStack(count: layout.sections.count, spacing: layout.sectionSpacing) {
      index in context.render(layout.sections[index])
    }
    return .verticalScroll(sections.frame(maxWidth: .infinity))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
