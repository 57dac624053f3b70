public import CladsDocument

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

extension ToggleNode: ControlNode {
  public static let kind = RenderNodeKind.toggle
  public var renderNode: RenderNode { .toggle(self) }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] { debugBinding }
  public var tapResponse: TapResponse? { .store(.boolValue(!isOn)) }
  public var controlLabel: String { id ?? bindingPath ?? "" }
  public var controlValue: Document.StateValue { .boolValue(isOn) }

  public func stored(_ value: Document.StateValue) -> Document.StateValue? {
    if case .boolValue = value { value } else { nil }
  }

  public mutating func show(_ value: Document.StateValue) {
    if case .boolValue(let isOn) = value { self.isOn = isOn }
  }

  public func addProperties(to facts: inout NodeFacts) {
    facts.addBinding()
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) { facts.add("value", isOn ? "on" : "off") }
}

extension RenderNodeKind {
  public static let toggle = RenderNodeKind(rawValue: "toggle")
}
