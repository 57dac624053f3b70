public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws scrolling lists of sections.
public struct SectionLayoutTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.sectionLayout

  /// Creates a renderer.
  public init() {}

  /// The sections one below the other, as high as there is room; what does not fit scrolls.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .sectionLayout(let layout) = node else { return AnyTextView(EmptyTextView()) }
    return EnvironmentReader { environment in
      ScrollView(offset: environment.scrollOffset) {
        // Sections below the edge are not even measured.
        LazyVStack(
          count: layout.sections.count, alignment: .leading, spacing: Scale.rows(layout.sectionSpacing)
        ) { index in context.render(layout.sections[index]) }
      }
    }.frame(maxWidth: Length.infinity, alignment: .topLeading)
  }
}

/// How many rows of a screen's scrolling list are out of sight above.
private enum ScrollOffsetKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How many rows of a screen's scrolling list are out of sight above.
  public var scrollOffset: Int {
    get { self[ScrollOffsetKey.self] }
    set { self[ScrollOffsetKey.self] = newValue }
  }
}
