public import CladsDocument

/// A resolved button.
public struct ButtonNode: Sendable {
  public var id: String?
  /// The caption.
  public var label: String
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The style while the button is selected, or `nil` if it does not change.
  public var selectedStyle: IR.Style?
  /// The style while the button is disabled. No document can disable a button.
  public var disabledStyle: IR.Style?
  /// The condition that selects the button, as written.
  public var isSelectedBinding: String?
  public var isSelected: Bool
  /// Whether the button takes all available width.
  public var fillWidth: Bool
  /// The image next to the caption.
  public var image: ImageNode.Source?
  /// The position of the image relative to the caption.
  public var imagePlacement: Document.ImagePlacement
  /// The spacing between the image and the caption, in points.
  public var imageSpacing: Double
  /// The shape that overrides the corner radius of the style.
  public var buttonShape: Document.ButtonShape?
  /// The action that runs on a tap.
  public var onTap: IR.ActionBinding?
  /// The state path of the caption.
  public var bindingPath: String?
  /// The template of the caption.
  public var bindingTemplate: String?
  /// The location of the node in the document.
  public var place: NodeLocation

  public init(
    id: String? = nil, label: String, styleId: String? = nil, style: IR.Style = IR.Style(),
    onTap: IR.ActionBinding? = nil, place: NodeLocation = .none
  ) {
    self.id = id
    self.label = label
    self.styleId = styleId
    self.style = style
    self.onTap = onTap
    self.place = place
    isSelected = false
    fillWidth = false
    imagePlacement = .leading
    imageSpacing = 8
  }

  /// The style in the current selection state.
  public var currentStyle: IR.Style { isSelected ? selectedStyle ?? style : style }
}
