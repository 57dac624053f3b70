public import CladsRenderTree
public import CladsTextRenderer
public import TextUI

/// Draws labels.
public struct LabelTextRenderer: TextNodeRendering {
  /// The kind.
  public static let nodeKind = RenderNodeKind.text

  /// Creates a renderer.
  public init() {}

  /// The view of a label.
  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .text(let label) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(LabelView(configuration: LabelConfiguration(label)))
  }
}

/// What a label looks like.
public struct LabelConfiguration {
  /// What it says.
  public let text: String
  /// Its looks.
  public let style: IR.Style
  /// Space around it, in cells.
  public let padding: EdgeInsets

  /// The looks of a node.
  public init(_ node: TextNode) {
    text = node.content
    style = node.style
    padding = EdgeInsets(node.padding)
  }
}

/// A label.
public struct LabelView: TextView {
  let configuration: LabelConfiguration

  /// Creates a label.
  public init(configuration: LabelConfiguration) { self.configuration = configuration }

  /// The text in its box.
  public var body: some TextView {
    Text(configuration.text, style: configuration.style)
      .applyContainerStyle(configuration.style)
      .padding(configuration.padding)
  }
}
