public import CladsDocument

/// A button.
public struct ButtonNode: Sendable {
  /// Its id.
  public var id: String?
  /// Its caption.
  public var label: String
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// Its looks while it is selected, if they differ.
  public var selectedStyle: IR.Style?
  /// Its looks while it is disabled; nothing can disable it.
  public var disabledStyle: IR.Style?
  /// The condition that selects it, as written.
  public var isSelectedBinding: String?
  /// Whether it is selected.
  public var isSelected: Bool
  /// Whether it takes all the width there is.
  public var fillWidth: Bool
  /// The image beside the caption.
  public var image: ImageNode.Source?
  /// Where the image stands.
  public var imagePlacement: Document.ImagePlacement
  /// Distance of the image from the caption, in points.
  public var imageSpacing: Double
  /// The outline that overrides the style's corners.
  public var buttonShape: Document.ButtonShape?
  /// What a tap runs.
  public var onTap: IR.ActionBinding?
  /// The state path of its caption.
  public var bindingPath: String?
  /// The template of its caption.
  public var bindingTemplate: String?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a button.
  public init(
    id: String? = nil, label: String, styleId: String? = nil, style: IR.Style = IR.Style(),
    onTap: IR.ActionBinding? = nil, place: NodePlace = .none
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

  /// The looks in its present state.
  public var currentStyle: IR.Style { isSelected ? selectedStyle ?? style : style }
}
