public import CladsSchema

/// A resolved text field.
public struct TextFieldNode: Sendable, Hashable {
  public var id: String?
  /// The text that is shown while the field is empty.
  public var placeholder: String
  /// The current text.
  public var text: String
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The state path of the text.
  public var bindingPath: String?
  /// The action that runs after an edit.
  public var onValueChanged: IR.ActionBinding?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, placeholder: String = "", text: String = "", styleId: String? = nil,
    style: IR.Style = IR.Style(), bindingPath: String? = nil, onValueChanged: IR.ActionBinding? = nil,
    place: NodeLocation = .none
  ) {
    self.id = id
    self.placeholder = placeholder
    self.text = text
    self.styleId = styleId
    self.style = style
    self.bindingPath = bindingPath
    self.onValueChanged = onValueChanged
    self.place = place
  }
}

/// A resolved toggle.
public struct ToggleNode: Sendable, Hashable {
  public var id: String?
  public var isOn: Bool
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The state path of the value.
  public var bindingPath: String?
  /// The action that runs after a change.
  public var onValueChanged: IR.ActionBinding?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, isOn: Bool = false, styleId: String? = nil, style: IR.Style = IR.Style(),
    bindingPath: String? = nil, onValueChanged: IR.ActionBinding? = nil, place: NodeLocation = .none
  ) {
    self.id = id
    self.isOn = isOn
    self.styleId = styleId
    self.style = style
    self.bindingPath = bindingPath
    self.onValueChanged = onValueChanged
    self.place = place
  }
}

/// A resolved slider.
public struct SliderNode: Sendable, Hashable {
  public var id: String?
  /// The current value.
  public var value: Double
  /// The minimum value.
  public var minValue: Double
  /// The maximum value.
  public var maxValue: Double
  /// The style id as written.
  public var styleId: String?
  public var style: IR.Style
  /// The state path of the value.
  public var bindingPath: String?
  /// Whether the state holds an integer, which a change must preserve.
  public var keepsIntegers: Bool
  /// The action that runs after a change.
  public var onValueChanged: IR.ActionBinding?
  /// The location of the node in the document.
  @Provenance public var place: NodeLocation

  public init(
    id: String? = nil, value: Double = 0, minValue: Double = 0, maxValue: Double = 1, styleId: String? = nil,
    style: IR.Style = IR.Style(), bindingPath: String? = nil, keepsIntegers: Bool = false,
    onValueChanged: IR.ActionBinding? = nil, place: NodeLocation = .none
  ) {
    self.id = id
    self.value = value
    self.minValue = minValue
    self.maxValue = maxValue
    self.styleId = styleId
    self.style = style
    self.bindingPath = bindingPath
    self.keepsIntegers = keepsIntegers
    self.onValueChanged = onValueChanged
    self.place = place
  }
}
