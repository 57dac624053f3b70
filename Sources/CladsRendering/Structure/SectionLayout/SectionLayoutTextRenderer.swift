public import TextUI

/// Draws section layouts.
public struct SectionLayoutTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.sectionLayout

  public init() {}

  /// Returns the sections in a column that scrolls vertically if they do not fit, each as wide as its content
  /// and centered.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .sectionLayout(let layout) = node else { return AnyTextView(EmptyTextView()) }
    return EnvironmentReader { environment in
      ScrollView(offset: environment.scrollOffset) {
        // Lazy, so that sections below the edge are not even measured.
        LazyVStack(
          count: layout.sections.count, alignment: .center, spacing: Scale.rows(layout.sectionSpacing)
        ) { index in context.render(layout.sections[index]) }
      }
    }.frame(maxWidth: Length.infinity, alignment: .topLeading)
  }
}

private enum ScrollOffsetKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The number of rows that the section layout of the screen is scrolled by.
  public var scrollOffset: Int {
    get { self[ScrollOffsetKey.self] }
    set { self[ScrollOffsetKey.self] = newValue }
  }
}
