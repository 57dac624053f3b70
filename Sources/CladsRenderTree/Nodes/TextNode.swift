/// A label.
public struct TextNode: Sendable {
  /// Its id.
  public var id: String?
  /// What it shows.
  public var content: String
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// Space around it, in points.
  public var padding: IR.Insets
  /// The state path of its content.
  public var bindingPath: String?
  /// The template of its content.
  public var bindingTemplate: String?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a label.
  public init(
    id: String? = nil, content: String, styleId: String? = nil, style: IR.Style = IR.Style(),
    padding: IR.Insets = .zero, bindingPath: String? = nil, bindingTemplate: String? = nil,
    place: NodePlace = .none
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

  /// Whether the content comes from the state.
  public var isDynamic: Bool { bindingPath != nil || bindingTemplate != nil }
}
