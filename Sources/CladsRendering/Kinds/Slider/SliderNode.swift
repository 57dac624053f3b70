public import CladsDocument

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

extension SliderNode: ControlNode {
  public static let kind = RenderNodeKind.slider
  public var renderNode: RenderNode { .slider(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] { debugBinding + ["range: \(minValue)...\(maxValue)"] }
  public var controlLabel: String { id ?? bindingPath ?? "" }
  public var controlValue: Document.StateValue { stored(value) }
  public var limits: ClosedRange<Double>? { minValue <= maxValue ? minValue...maxValue : nil }

  public func stored(_ value: Document.StateValue) -> Document.StateValue? {
    switch value {
    case .intValue(let number): stored(Double(number))
    case .doubleValue(let number): stored(number)
    default: nil
    }
  }

  /// Returns the value that the slider stores for a number: clamped to its range, and an integer where the
  /// state holds one.
  private func stored(_ number: Double) -> Document.StateValue {
    let number = min(max(number.isFinite ? number : minValue, minValue), maxValue)
    if keepsIntegers, let whole = Int(exactly: number) { return .intValue(whole) }
    return .doubleValue(number)
  }

  public mutating func show(_ value: Document.StateValue) {
    switch value {
    case .doubleValue(let number): self.value = number
    case .intValue(let number): self.value = Double(number)
    default: break
    }
  }

  public func addProperties(to facts: inout NodeFacts) {
    facts.addBinding()
    facts.add("minValue", minValue)
    facts.add("maxValue", maxValue)
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) { facts.add("value", value) }
}

extension RenderNodeKind {
  public static let slider = RenderNodeKind(rawValue: "slider")
}
