public import CladsDocument
public import TextUI

/// What a component of a document is resolved to: all that the rest of the program knows about it.
///
/// The kinds of an app conform to `CustomRenderNode`, which has defaults for everything but `kind`.
public protocol ComponentNode: Sendable {
  /// The kind, which selects the renderer.
  static var kind: RenderNodeKind { get }
  /// The node as a part of the render tree.
  var renderNode: RenderNode { get }
  /// The kind as it is written under `type` in documents.
  var typeName: String { get }
  /// The id in the document, which may have the indices of the enclosing repetitions.
  var id: String? { get }
  /// The style id as written, for the kinds that a design system may render.
  var styleId: String? { get }
  /// The style in the current state, with the properties that the kind draws.
  var currentStyle: IR.Style { get }
  /// The padding that it has in addition to that of its style, in points.
  var padding: IR.EdgeInsets { get }
  /// The distance between its parts, in points; `nil` if there is none.
  var contentSpacing: Double? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// The location of the node in the document.
  var place: NodeLocation { get }
  /// Whether only its view knows what it shows and which events it handles.
  var isOpaque: Bool { get }
  /// The properties in the debug output.
  var debugProperties: [String] { get }

  /// The events that it handles, with what runs; `nil` for all that the component has.
  var events: [EventBinding]? { get }
  /// What a tap does; `nil` if it does nothing, or if the view handles taps.
  var tapResponse: TapResponse? { get }
  /// The node, if the user changes its value.
  var control: (any ControlNode)? { get }
  /// What the control is called for people.
  var controlLabel: String { get }

  /// Adds the properties that do not depend on the state.
  @MainActor func addProperties(to facts: inout NodeFacts)
  /// Adds what the node shows, which depends on the state.
  @MainActor func addValues(to facts: inout NodeFacts)
}

extension ComponentNode {
  public var typeName: String { Self.kind.rawValue }
  public var id: String? { nil }
  public var styleId: String? { nil }
  public var currentStyle: IR.Style { IR.Style() }
  public var padding: IR.EdgeInsets { .zero }
  public var contentSpacing: Double? { nil }
  public var isSelected: Bool { false }
  public var isOpaque: Bool { false }
  public var debugProperties: [String] { [] }
  public var events: [EventBinding]? { [] }
  public var tapResponse: TapResponse? { nil }
  public var control: (any ControlNode)? { nil }
  public var controlLabel: String { typeName }

  @MainActor public func addProperties(to facts: inout NodeFacts) { facts.addStyle(currentStyle) }

  @MainActor public func addValues(to facts: inout NodeFacts) {}
}

/// A node that an app or a plugin adds to the render tree.
public protocol CustomRenderNode: ComponentNode {}

extension CustomRenderNode {
  public var renderNode: RenderNode { .custom(kind: Self.kind, node: self) }
  public var place: NodeLocation { .none }
  public var isOpaque: Bool { true }
  public var debugProperties: [String] { ["kind: \(Self.kind.rawValue)"] }
  public var events: [EventBinding]? { nil }

  @MainActor public func addProperties(to facts: inout NodeFacts) { facts.addKeys() }
}

/// What runs on an event of a node.
public struct EventBinding: Sendable, Hashable {
  /// `onTap` or `onValueChanged`.
  public var name: String
  public var action: IR.ActionBinding

  /// Creates the binding of an event; fails without an action.
  public init?(_ name: String, _ action: IR.ActionBinding?) {
    guard let action else { return nil }
    self.name = name
    self.action = action
  }
}

/// What a tap on a node does.
public enum TapResponse: Sendable, Hashable {
  /// It runs an action.
  case run(IR.ActionBinding)
  /// It changes the value of the control.
  case store(Document.StateValue)
}

/// A component whose value the user changes.
public protocol ControlNode: ComponentNode {
  /// The value that it shows.
  var controlValue: Document.StateValue { get }
  /// The values that a number may have; `nil` for other controls.
  var limits: ClosedRange<Double>? { get }
  /// The state path of the value.
  var bindingPath: String? { get }
  /// The action that runs after a change.
  var onValueChanged: IR.ActionBinding? { get }

  /// Returns what the control stores for a value that the user enters; `nil` if it cannot hold it.
  func stored(_ value: Document.StateValue) -> Document.StateValue?
  /// Shows a value that it has stored.
  mutating func show(_ value: Document.StateValue)
}

extension ControlNode {
  public var control: (any ControlNode)? { self }
  public var limits: ClosedRange<Double>? { nil }
  public var events: [EventBinding]? { [EventBinding("onValueChanged", onValueChanged)].compactMap(\.self) }

  /// The state path of the value, in the debug output.
  var debugBinding: [String] { bindingPath.map { ["binding: \($0)"] } ?? [] }
}

extension CustomRenderNode where Self: ControlNode {
  // Both protocols have a default.
  public var events: [EventBinding]? { [EventBinding("onValueChanged", onValueChanged)].compactMap(\.self) }
}
