public import TextUI

/// Draws page indicators.
public struct PageIndicatorTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.pageIndicator

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .pageIndicator(let indicator) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(PageIndicatorView(configuration: PageIndicatorConfiguration(indicator)))
  }
}

/// The appearance of a page indicator.
public struct PageIndicatorConfiguration {
  /// The number of dots.
  public let count: Int
  /// The index of the current dot; no dot stands out if it is out of range.
  public let current: Int
  /// The spacing between dots, in columns.
  public let spacing: Int
  public let color: Color
  public let currentColor: Color
  /// The padding around it, in cells.
  public let padding: EdgeInsets
  /// The maximum number of dots that are drawn.
  static let maximumCount = 500

  public init(_ node: PageIndicatorNode) {
    count = min(max(0, node.pageCount), Self.maximumCount)
    current = node.currentPage
    spacing = Scale.columns(node.dotSpacing)
    color = Color(node.dotColor)
    currentColor = Color(node.currentDotColor)
    padding = EdgeInsets(node.style.padding)
  }
}

/// The view of a page indicator.
public struct PageIndicatorView: TextView {
  let configuration: PageIndicatorConfiguration

  public init(configuration: PageIndicatorConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    EnvironmentReader { environment in
      HStack(alignment: .center, spacing: configuration.spacing) {
        ForEach(0..<configuration.count) { page in
          let isCurrent = page == configuration.current
          Text(String(isCurrent ? environment.glyphs.currentPage : environment.glyphs.otherPage))
            .foreground(isCurrent ? configuration.currentColor : configuration.color)
        }
      }
    }.styled(InsetStyle(configuration.padding))
  }
}
