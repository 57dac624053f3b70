public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws the dots of pagers.
public struct PageIndicatorTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.pageIndicator

  /// Creates a renderer.
  public init() {}

  /// The view of the dots.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .pageIndicator(let indicator) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(PageIndicatorView(configuration: PageIndicatorConfiguration(indicator)))
  }
}

/// What the dots of a pager look like.
public struct PageIndicatorConfiguration {
  /// How many dots.
  public let count: Int
  /// The dot that stands out; none when the page does not exist.
  public let current: Int
  /// Distance between dots, in columns.
  public let spacing: Int
  /// Colour of the dots.
  public let color: Color
  /// Colour of the current dot.
  public let currentColor: Color
  /// Space around them, in cells.
  public let padding: EdgeInsets
  /// More dots than these are never drawn.
  static let mostDots = 500

  /// The looks of a node.
  public init(_ node: PageIndicatorNode) {
    count = min(max(0, node.pageCount), Self.mostDots)
    current = node.currentPage
    spacing = Scale.columns(node.dotSpacing)
    color = Color(node.dotColor)
    currentColor = Color(node.currentDotColor)
    padding = EdgeInsets(node.style.padding)
  }
}

/// The dots of a pager.
public struct PageIndicatorView: TextView {
  let configuration: PageIndicatorConfiguration

  /// Creates dots.
  public init(configuration: PageIndicatorConfiguration) { self.configuration = configuration }

  /// The dots side by side.
  public var body: some TextView {
    EnvironmentReader { environment in
      HStack(alignment: .center, spacing: configuration.spacing) {
        ForEach(0..<configuration.count) { page in
          let isCurrent = page == configuration.current
          Text(String(isCurrent ? environment.glyphs.currentPage : environment.glyphs.otherPage))
            .foreground(isCurrent ? configuration.currentColor : configuration.color)
        }
      }
    }.padding(configuration.padding)
  }
}
