public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws lines.
public struct DividerTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.divider

  /// Creates a renderer.
  public init() {}

  /// The view of a line.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .divider(let divider) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(DividerView(configuration: DividerConfiguration(divider)))
  }
}

/// What a line looks like.
public struct DividerConfiguration {
  /// Its colour.
  public let color: Color?
  /// Its thickness, in rows.
  public let rows: Int
  /// Space around it, in cells.
  public let padding: EdgeInsets

  /// The looks of a node.
  public init(_ node: DividerNode) {
    color = node.style.backgroundColor.map { Color($0) }
    rows = Scale.drawnRows(node.style.height ?? 1)
    padding = EdgeInsets(node.style.padding)
  }
}

/// A line from side to side.
public struct DividerView: TextView {
  let configuration: DividerConfiguration

  /// Creates a line.
  public init(configuration: DividerConfiguration) { self.configuration = configuration }

  /// The line.
  public var body: some TextView {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<configuration.rows) { _ in Divider() }
    }.foregroundColor(configuration.color).padding(configuration.padding)
  }
}
