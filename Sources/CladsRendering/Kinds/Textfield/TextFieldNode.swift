public import CladsDocument

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

extension TextFieldNode: ControlNode {
  public static let kind = RenderNodeKind.textField
  public var renderNode: RenderNode { .textField(self) }
  public var typeName: String { "textfield" }
  public var currentStyle: IR.Style { style }
  public var debugProperties: [String] {
    (placeholder.isEmpty ? [] : ["placeholder: \"\(placeholder)\""]) + debugBinding
  }
  /// What a screen reader says on device; empty if it says nothing but the kind and the value.
  package var spokenLabel: String { placeholder }
  public var controlLabel: String { placeholder.isEmpty ? bindingPath ?? "" : placeholder }
  public var controlValue: Document.StateValue { .stringValue(text) }

  public func stored(_ value: Document.StateValue) -> Document.StateValue? {
    if case .stringValue = value { value } else { nil }
  }

  public mutating func show(_ value: Document.StateValue) {
    if case .stringValue(let text) = value { self.text = text }
  }

  public func addProperties(to facts: inout NodeFacts) {
    facts.addBinding()
    facts.addStyle(style)
  }

  public func addValues(to facts: inout NodeFacts) {
    facts.add("placeholder", placeholder)
    facts.add("value", text)
  }
}

extension RenderNodeKind {
  public static let textField = RenderNodeKind(rawValue: "textField")
}
