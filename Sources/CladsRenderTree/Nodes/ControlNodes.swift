/// A field for text.
public struct TextFieldNode: Sendable {
  /// Its id.
  public var id: String?
  /// What it shows while it is empty.
  public var placeholder: String
  /// The text in it.
  public var text: String
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// The state path of its text.
  public var bindingPath: String?
  /// What an edit runs.
  public var onValueChanged: IR.ActionBinding?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a field.
  public init(
    id: String? = nil, placeholder: String = "", text: String = "", styleId: String? = nil,
    style: IR.Style = IR.Style(), bindingPath: String? = nil, onValueChanged: IR.ActionBinding? = nil,
    place: NodePlace = .none
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

/// A switch.
public struct ToggleNode: Sendable {
  /// Its id.
  public var id: String?
  /// Whether it is on.
  public var isOn: Bool
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// The state path of its value.
  public var bindingPath: String?
  /// What a change runs.
  public var onValueChanged: IR.ActionBinding?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a switch.
  public init(
    id: String? = nil, isOn: Bool = false, styleId: String? = nil, style: IR.Style = IR.Style(),
    bindingPath: String? = nil, onValueChanged: IR.ActionBinding? = nil, place: NodePlace = .none
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

/// A slider.
public struct SliderNode: Sendable {
  /// Its id.
  public var id: String?
  /// Where its thumb is.
  public var value: Double
  /// The lowest value.
  public var minValue: Double
  /// The highest value.
  public var maxValue: Double
  /// The style it names.
  public var styleId: String?
  /// Its looks.
  public var style: IR.Style
  /// The state path of its value.
  public var bindingPath: String?
  /// Whether the state holds whole numbers, which a change must keep.
  public var keepsIntegers: Bool
  /// What a change runs.
  public var onValueChanged: IR.ActionBinding?
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a slider.
  public init(
    id: String? = nil, value: Double = 0, minValue: Double = 0, maxValue: Double = 1, styleId: String? = nil,
    style: IR.Style = IR.Style(), bindingPath: String? = nil, keepsIntegers: Bool = false,
    onValueChanged: IR.ActionBinding? = nil, place: NodePlace = .none
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
