public import CladsDocument

/// A resolved page indicator.
public struct PageIndicatorNode: Sendable, Hashable {
  public var id: String?
  /// The state path of the current page.
  public var currentPagePath: String
  /// The zero-based index of the current page.
  public var currentPage: Int
  /// The number of pages.
  public var pageCount: Int
  /// The diameter of a dot, in points.
  public var dotSize: Double
  /// The spacing between dots, in points.
  public var dotSpacing: Double
  /// The color of the dots.
  public var dotColor: IR.Color
  /// The color of the current dot.
  public var currentDotColor: IR.Color
  public var style: IR.Style
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, currentPagePath: String, currentPage: Int, pageCount: Int, dotSize: Double = 8,
    dotSpacing: Double = 8, dotColor: IR.Color = IR.Color(hex: "#CCCCCC"),
    currentDotColor: IR.Color = IR.Color(hex: "#007AFF"), style: IR.Style = IR.Style(),
    place: NodeLocation = .none
  ) {
    self.id = id
    self.currentPagePath = currentPagePath
    self.currentPage = currentPage
    self.pageCount = pageCount
    self.dotSize = dotSize
    self.dotSpacing = dotSpacing
    self.dotColor = dotColor
    self.currentDotColor = currentDotColor
    self.style = style
    self.place = place
  }
}

extension PageIndicatorNode: ComponentNode {
  public static let kind = RenderNodeKind.pageIndicator
  public var renderNode: RenderNode { .pageIndicator(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] { ["currentPage: \(currentPagePath)", "pageCount: \(pageCount)"] }

  public func addProperties(to facts: inout NodeFacts) {
    facts.add("currentPage", currentPagePath, .binding)
    for entry in facts.component?.data ?? [] { facts.add(entry.name, entry.value.jsonValue.json, .binding) }
    facts.add("dotSize", dotSize)
    facts.add("dotSpacing", dotSpacing)
    facts.add("dotColor", dotColor)
    facts.add("currentDotColor", currentDotColor)
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) {
    facts.add("page", "\(currentPage)")
    facts.add("pageCount", "\(pageCount)")
  }
}

extension RenderNodeKind {
  public static let pageIndicator = RenderNodeKind(rawValue: "pageIndicator")
}
