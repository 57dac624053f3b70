package import TextUI

/// Draws page indicators.
package struct PageIndicatorTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.pageIndicator

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .pageIndicator(let indicator) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(PageIndicatorView(configuration: PageIndicatorConfiguration(indicator)))
  }
}

/// The appearance of a page indicator.
package struct PageIndicatorConfiguration {
  /// The number of dots.
  package let count: Int
  /// The index of the current dot; no dot stands out if it is out of range.
  package let current: Int
  /// The diameter of a dot, in points.
  package let size: Double
  /// The spacing between dots, in points.
  package let spacing: Double
  package let color: Color
  package let currentColor: Color
  /// The padding around it, in points.
  package let padding: IR.EdgeInsets
  /// The maximum number of dots that are drawn.
  static let maximumCount = 500

  package init(_ node: PageIndicatorNode) {
    count = min(max(0, node.pageCount), Self.maximumCount)
    current = node.currentPage
    size = node.dotSize
    spacing = node.dotSpacing
    color = node.dotColor
    currentColor = node.currentDotColor
    padding = node.style.padding
  }
}

/// The view of a page indicator.
package struct PageIndicatorView: TextView {
  let configuration: PageIndicatorConfiguration

  package init(configuration: PageIndicatorConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    EnvironmentReader { environment in
      HStack(alignment: .center, spacing: configuration.spacing) {
        ForEach(0..<configuration.count) { page in
          let isCurrent = page == configuration.current
          let color = isCurrent ? configuration.currentColor : configuration.color
          PerMedium {
            Text(String(isCurrent ? environment.glyphs.currentPage : environment.glyphs.otherPage))
              .foreground(color)
          } points: {
            PointShape(.circle, fill: .color(color))
              .frame(width: configuration.size, height: configuration.size)
          }
        }
      }
    }.padding(configuration.padding)
  }
}
