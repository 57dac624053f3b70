public import CladsDocument
public import CladsRuntime

/// A resolved document: nodes with their final styles, and the state that they depend on.
public struct RenderTree: Sendable {
  /// The root node.
  public var root: RootNode
  /// The state of the document.
  public let stateStore: StateStore
  /// The named actions, for inspection. An `ActionContext` runs them.
  public let actions: [String: ActionDefinition]

  public init(root: RootNode, stateStore: StateStore, actions: [String: ActionDefinition]) {
    self.root = root
    self.stateStore = stateStore
    self.actions = actions
  }
}

/// The root of a resolved screen.
public struct RootNode: Sendable {
  public var backgroundColor: IR.Color?
  /// The insets of the content, or `nil` if the document specifies no edge.
  public var edgeInsets: IR.PositionedEdgeInsets?
  /// The color scheme: light, dark, or that of the system.
  public var colorScheme: RenderColorScheme
  /// The style for `styleId`.
  public var style: IR.Style
  /// The actions that run when the screen appears and disappears.
  public var actions: RootActions
  /// The content, from top to bottom.
  public var children: [RenderNode]
  /// The location of the node in the document.
  public var place: NodeLocation

  public init(
    backgroundColor: IR.Color? = nil, edgeInsets: IR.PositionedEdgeInsets? = nil,
    colorScheme: RenderColorScheme = .system, style: IR.Style = IR.Style(),
    actions: RootActions = RootActions(), children: [RenderNode] = [], place: NodeLocation = .none
  ) {
    self.backgroundColor = backgroundColor
    self.edgeInsets = edgeInsets
    self.colorScheme = colorScheme
    self.style = style
    self.actions = actions
    self.children = children
    self.place = place
  }
}

/// A lifecycle event of a screen.
public enum RootActionEvent: String, Sendable, CaseIterable {
  /// The screen appears.
  case onAppear
  /// The screen disappears.
  case onDisappear
}

/// The actions of a screen, by lifecycle event.
public struct RootActions: Sendable, Hashable {
  private var bindings: [RootActionEvent: IR.ActionBinding] = [:]

  /// Creates an empty set of actions.
  public init() {}

  /// Creates the actions that a document specifies.
  public init(_ actions: Document.LifecycleActions?) {
    bindings[.onAppear] = actions?.onAppear.map(IR.ActionBinding.init)
    bindings[.onDisappear] = actions?.onDisappear.map(IR.ActionBinding.init)
  }

  /// Returns the action for an event, or `nil` if there is none.
  public func action(for event: RootActionEvent) -> IR.ActionBinding? { bindings[event] }
  /// The events that have an action.
  public var definedEvents: Set<RootActionEvent> { Set(bindings.keys) }
  /// Whether no event has an action.
  public var isEmpty: Bool { bindings.isEmpty }
}
