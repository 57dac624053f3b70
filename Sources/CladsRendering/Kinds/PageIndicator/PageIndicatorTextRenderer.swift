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
  /// The diameter of a dot, in points.
  public let size: Double
  /// The spacing between dots, in points.
  public let spacing: Double
  public let color: Color
  public let currentColor: Color
  /// The padding around it, in points.
  public let padding: IR.EdgeInsets
  /// The maximum number of dots that are drawn.
  static let maximumCount = 500

  public init(_ node: PageIndicatorNode) {
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
public struct PageIndicatorView: TextView {
  let configuration: PageIndicatorConfiguration

  public init(configuration: PageIndicatorConfiguration) { self.configuration = configuration }

  public var body: some TextView {
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
