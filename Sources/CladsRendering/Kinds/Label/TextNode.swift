public import CladsDocument
public import TextUI

/// A resolved label.
public struct TextNode: Sendable, Hashable {
  public var id: String?
  /// The text of the label.
  public var content: String
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The padding around the text, in points.
  public var padding: IR.EdgeInsets
  /// The state path of the content.
  public var bindingPath: String?
  /// The template of the content.
  public var bindingTemplate: String?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, content: String, styleId: String? = nil, style: IR.Style = IR.Style(),
    padding: IR.EdgeInsets = .zero, bindingPath: String? = nil, bindingTemplate: String? = nil,
    place: NodeLocation = .none
  ) {
    self.id = id
    self.content = content
    self.styleId = styleId
    self.style = style
    self.padding = padding
    self.bindingPath = bindingPath
    self.bindingTemplate = bindingTemplate
    self.place = place
  }

  /// Whether the content depends on the state.
  public var isDynamic: Bool { bindingPath != nil || bindingTemplate != nil }
}

extension TextNode: ComponentNode {
  public static let kind = RenderNodeKind.text
  public var renderNode: RenderNode { .text(self) }
  public var typeName: String { "label" }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] { ["content: \"\(content)\""] }

  public func addProperties(to facts: inout NodeFacts) {
    facts.addContent()
    facts.add("padding", padding)
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) { facts.add("text", content) }
}

extension RenderNodeKind {
  public static let text = RenderNodeKind(rawValue: "text")
}
