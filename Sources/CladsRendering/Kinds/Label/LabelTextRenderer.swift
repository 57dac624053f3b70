import CladsDocument
package import TextUI

/// Draws labels.
package struct LabelTextRenderer: TextNodeRendering {
  package static let nodeKind = RenderNodeKind.text

  package init() {}

  package func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    guard case .text(let label) = node else { return AnyTextView(EmptyTextView()) }
    return AnyTextView(LabelView(configuration: LabelConfiguration(label)))
  }
}

/// The appearance of a label.
package struct LabelConfiguration {
  package let text: String
  package let style: IR.Style
  /// The padding around it, in points.
  package let padding: IR.EdgeInsets
  /// How the text is aligned in a size of its style: as its lines are.
  package var alignment: Alignment { Alignment(style.textAlignment ?? .leading) }

  package init(_ node: TextNode) {
    text = node.content
    style = node.style
    padding = node.padding
  }
}

/// The view of a label: its text, which is never cut.
package struct LabelView: TextView {
  let configuration: LabelConfiguration

  package init(configuration: LabelConfiguration) { self.configuration = configuration }

  package var body: some TextView {
    Text(configuration.text, style: configuration.style).uncut()
      .styled(ContainerStyle(configuration.style, alignment: configuration.alignment))
      .padding(configuration.padding)
  }
}
