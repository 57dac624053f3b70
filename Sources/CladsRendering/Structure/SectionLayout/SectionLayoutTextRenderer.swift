package import TextUI

/// Draws section layouts.
package struct SectionLayoutTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.sectionLayout

  package init() {}

  /// Returns the sections in a column that scrolls vertically if they do not fit, each as wide as its content
  /// and centered.
  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .sectionLayout(let layout) = node else { return AnyTextView(EmptyTextView()) }
    let sections = LazyVStack(
      // Lazy, so that sections below the edge are not even measured.
      count: layout.sections.count, alignment: .center, spacing: layout.sectionSpacing
    ) { index in context.render(layout.sections[index]) }
    return AnyTextView(
      EnvironmentReader { environment in
        PerMedium {
          ScrollView(offset: Int(environment.scrollOffset)) { sections }
            .frame(maxWidth: Length.infinity, alignment: .topLeading)
        } points: {
          ScrollView(offset: environment.scrollOffset) { sections.frame(maxWidth: .infinity) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      })
  }
}
