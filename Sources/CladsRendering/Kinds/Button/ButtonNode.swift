public import CladsDocument

/// A resolved button.
public struct ButtonNode: Sendable, Hashable {
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
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, label: String, styleId: String? = nil, style: IR.Style = IR.Style(),
    selectedStyle: IR.Style? = nil, disabledStyle: IR.Style? = nil, isSelectedBinding: String? = nil,
    isSelected: Bool = false, fillWidth: Bool = false, image: ImageNode.Source? = nil,
    imagePlacement: Document.ImagePlacement = .leading, imageSpacing: Double = 8,
    buttonShape: Document.ButtonShape? = nil, onTap: IR.ActionBinding? = nil, bindingPath: String? = nil,
    bindingTemplate: String? = nil, place: NodeLocation = .none
  ) {
    self.id = id
    self.label = label
    self.styleId = styleId
    self.style = style
    self.selectedStyle = selectedStyle
    self.disabledStyle = disabledStyle
    self.isSelectedBinding = isSelectedBinding
    self.isSelected = isSelected
    self.fillWidth = fillWidth
    self.image = image
    self.imagePlacement = imagePlacement
    self.imageSpacing = imageSpacing
    self.buttonShape = buttonShape
    self.onTap = onTap
    self.bindingPath = bindingPath
    self.bindingTemplate = bindingTemplate
    self.place = place
  }

  /// Creates a button with the styles of its states.
  public init(
    id: String? = nil, label: String, styleId: String? = nil, styles: ButtonStyles,
    isSelectedBinding: String? = nil, fillWidth: Bool = false, onTap: IR.ActionBinding? = nil
  ) {
    self.init(
      id: id, label: label, styleId: styleId, style: styles.normal, selectedStyle: styles.selected,
      disabledStyle: styles.disabled, isSelectedBinding: isSelectedBinding, fillWidth: fillWidth,
      onTap: onTap)
  }

  /// The styles of the button's states.
  public var styles: ButtonStyles {
    get { ButtonStyles(normal: style, selected: selectedStyle, disabled: disabledStyle) }
    set { (style, selectedStyle, disabledStyle) = (newValue.normal, newValue.selected, newValue.disabled) }
  }

  /// The style in the current selection state.
  public var currentStyle: IR.Style { styles.style(isSelected: isSelected) }
}

extension ButtonNode: ComponentNode {
  public static let kind = RenderNodeKind.button
  public var renderNode: RenderNode { .button(self) }
  public var contentSpacing: Double? { image == nil || label.isEmpty ? nil : imageSpacing }
  public var events: [EventBinding]? { [EventBinding("onTap", onTap)].compactMap(\.self) }
  public var tapResponse: TapResponse? { onTap.map { .run($0) } }
  /// What a screen reader says on device; empty if it says nothing but the kind and the value.
  package var spokenLabel: String { label.isEmpty ? image?.spokenName ?? "" : label }
  public var controlLabel: String { label.isEmpty ? id ?? "" : label }
  public var debugProperties: [String] {
    var properties = ["label: \"\(label)\""]
    if fillWidth { properties.append("fillWidth") }
    switch onTap {
    case .reference(let id)?: properties.append("onTap: reference(\"\(id)\")")
    case .inline(let action)?: properties.append("onTap: inline(\(action.type ?? ""))")
    case nil: break
    }
    return properties
  }

  public func addProperties(to facts: inout NodeFacts) {
    // On device the text of a button is shown as it is.
    if facts.component?.text == nil { facts.addContent() }
    if let isSelectedBinding { facts.add("isSelectedBinding", isSelectedBinding, .binding) }
    if fillWidth { facts.add("fillWidth", "true") }
    if let image {
      facts.add("image", image.text)
      facts.add("imagePlacement", imagePlacement.rawValue)
      facts.add("imageSpacing", imageSpacing)
    }
    if let buttonShape { facts.add("buttonShape", buttonShape.rawValue) }
    let names = facts.component?.styles
    facts.addStyle(shaped(style), from: names?.normal ?? styleId)
    if isSelectedBinding != nil, let selectedStyle {
      facts.addStyle(shaped(selectedStyle), from: names?.selected, prefix: NodeFacts.selectedPrefix)
    }
  }

  /// Returns a style without the corners that the shape replaces.
  private func shaped(_ style: IR.Style) -> IR.Style {
    guard buttonShape != nil else { return style }
    var style = style
    style.cornerRadius = nil
    return style
  }

  public func addValues(to facts: inout NodeFacts) {
    facts.add("text", label)
    if isSelected { facts.add("isSelected", "true") }
  }
}

/// The styles of a button, by state.
public struct ButtonStyles: Sendable, Hashable {
  /// The style in the normal state.
  public var normal: IR.Style
  /// The style while the button is selected, or `nil` if it does not change.
  public var selected: IR.Style?
  /// The style while the button is disabled. No document can disable a button.
  public var disabled: IR.Style?

  public init(normal: IR.Style = IR.Style(), selected: IR.Style? = nil, disabled: IR.Style? = nil) {
    self.normal = normal
    self.selected = selected
    self.disabled = disabled
  }

  /// Returns the style in a state; that of a disabled button counts first.
  public func style(isSelected: Bool, isDisabled: Bool = false) -> IR.Style {
    if isDisabled, let disabled { return disabled }
    return isSelected ? selected ?? normal : normal
  }
}

extension RenderNodeKind {
  public static let button = RenderNodeKind(rawValue: "button")
}
