public import TextUI

/// Draws dividers.
public struct DividerTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.divider

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .divider(let divider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(DividerView(configuration: DividerConfiguration(divider)))
  }
}

/// The appearance of a divider.
public struct DividerConfiguration {
  public let color: Color?
  /// Its thickness, in rows.
  public let rows: Int
  /// The padding around it, in cells.
  public let padding: EdgeInsets

  public init(_ node: DividerNode) {
    color = node.style.backgroundColor.map { Color($0) }
    rows = Scale.drawnRows(node.style.height ?? 1)
    padding = EdgeInsets(node.style.padding)
  }
}

/// A horizontal line of all available width.
public struct DividerView: TextView {
  let configuration: DividerConfiguration

  public init(configuration: DividerConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<configuration.rows) { _ in Line() }
    }.styled(ForegroundStyle(configuration.color)).styled(InsetStyle(configuration.padding))
  }
}
