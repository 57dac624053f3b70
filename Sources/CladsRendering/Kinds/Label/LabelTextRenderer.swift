import CladsDocument
public import TextUI

/// Draws labels.
public struct LabelTextRenderer: TextNodeRendering {
  public static let nodeKind = RenderNodeKind.text

  public init() {}

  public func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .text(let label) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(LabelView(configuration: LabelConfiguration(label)))
  }
}

/// The appearance of a label.
public struct LabelConfiguration {
  public let text: String
  public let style: IR.Style
  /// The padding around it, in points.
  public let padding: IR.EdgeInsets
  /// How the text is aligned in a size of its style: as its lines are.
  public var alignment: Alignment { Alignment(style.textAlignment ?? .leading) }

  public init(_ node: TextNode) {
    text = node.content
    style = node.style
    padding = node.padding
  }
}

/// The view of a label: its text, which is never cut.
public struct LabelView: TextView {
  let configuration: LabelConfiguration

  public init(configuration: LabelConfiguration) { self.configuration = configuration }

  public var body: some TextView {
    Text(configuration.text, style: configuration.style).uncut()
      .styled(ContainerStyle(configuration.style, alignment: configuration.alignment))
      .padding(configuration.padding)
  }
}
