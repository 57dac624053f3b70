import CladsDocument
package import CladsRendering
import JSONSyntax
import SourceText

/// Something that a screen reader stops at, as VoiceOver describes it on device.
package struct SpokenElement: Sendable, Hashable {
  /// What it is, in the words of VoiceOver.
  package enum Trait: String, Sendable, Hashable {
    case text
    case image
    case button
    case textField = "text field"
    case toggle = "switch button"
    case slider = "adjustable"
    /// A component of the app, of which it decides itself what is said.
    case custom
  }

  package var trait: Trait
  /// What is said first; empty if it has no name.
  package var name: String
  /// The value, such as `on`; `nil` for what has none.
  package var value: String?
  package var isSelected: Bool
  /// The events that run an action.
  package var events: [String]
  /// The JSON pointer of the node.
  package var pointer: String

  /// The element in one line: what is said, then what it does.
  package var line: String {
    var words = [name.isEmpty ? "no name" : "“\(name.spoken)”"]
    if isSelected { words.insert("selected", at: 0) }
    if trait != .text { words.append(trait == .custom ? "component of the app" : trait.rawValue) }
    if let value { words.append(value.spoken) }
    let line = words.joined(separator: ", ")
    return events.isEmpty ? line : "\(line) — \(events.joined(separator: ", "))"
  }
}

extension SpokenElement {
  /// Creates the element of a node; fails for one that a screen reader does not stop at.
  package init?(_ node: RenderNode, pointer: @autoclosure () -> String) {
    let (trait, name): (Trait, String)
    var (value, isSelected): (String?, Bool) = (nil, false)
    switch node.content {
    case .text(let text):
      guard text.content.contains(where: { !$0.isWhitespace }) else { return nil }
      (trait, name) = (.text, text.content)
    case .button(let button):
      (trait, name, isSelected) = (.button, button.spokenLabel, button.isSelected)
    case .textField(let field):
      (trait, name, value) = (.textField, field.spokenLabel, field.text.isEmpty ? nil : field.text)
    case .toggle(let toggle): (trait, name, value) = (.toggle, "", toggle.isOn ? "on" : "off")
    case .slider(let slider):
      let length = slider.maxValue - slider.minValue
      let share = length > 0 ? (slider.value - slider.minValue) / length : 0
      (trait, name, value) = (.slider, "", "\(Int((min(max(share, 0), 1) * 100).rounded())) %")
    case .image(let image):
      (trait, name) = (image.onTap == nil ? .image : .button, image.spokenLabel)
    case .custom(let kind, _): (trait, name) = (.custom, kind.rawValue)
    default: return nil
    }
    let events = (node.content.component?.events ?? []).map(\.name)
    self.init(
      trait: trait, name: name, value: value, isSelected: isSelected, events: events, pointer: pointer())
  }

  /// Whether it is a control that has no name.
  package var lacksName: Bool { name.isEmpty && trait != .text && trait != .image && trait != .custom }
}

extension PreviewSession {
  /// Returns what a screen reader stops at, in its order, with what has to be scrolled into sight.
  package func spokenElements() -> [SpokenElement] {
    resolveOffscreen()
    return SpokenElement.all(in: tracked.tree, input.tree)
  }
}

extension SpokenElement {
  /// Returns what a screen reader stops at, in its order, with what has to be scrolled into sight.
  static func all(in tree: RenderTree, _ source: SyntaxTree) -> [SpokenElement] {
    var elements: [SpokenElement] = []
    var writer = PointerWriter(source)
    func visit(_ node: RenderNode) {
      let start = node.origin.range.start
      if let element = SpokenElement(node, pointer: writer.pointer(at: start).description) {
        elements.append(element)
      } else {
        node.parts.forEach(visit)
      }
    }
    tree.root.children.forEach(visit)
    return elements
  }
}

extension String {
  /// The text on one line.
  fileprivate var spoken: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
