public import CladsDocument
public import CladsRuntime

/// What is left to draw once a document is resolved: nodes with their final looks, and the state they follow.
public struct RenderTree: Sendable {
  /// The screen.
  public var root: RootNode
  /// The state.
  public let stateStore: StateStore
  /// The named actions, for inspection; they run by the action context.
  public let actions: [String: ActionDefinition]

  /// Creates a tree.
  public init(root: RootNode, stateStore: StateStore, actions: [String: ActionDefinition]) {
    self.root = root
    self.stateStore = stateStore
    self.actions = actions
  }
}

/// A named action of the tree.
public typealias ActionDefinition = Document.Action

/// The screen.
public struct RootNode: Sendable {
  /// Its colour.
  public var backgroundColor: IR.Color?
  /// Distance of the content from the edges; nothing when the document names no edge.
  public var edgeInsets: Document.EdgeInsets?
  /// Light, dark, or as the platform says.
  public var colorScheme: Document.ColorScheme
  /// Its looks, from `styleId`.
  public var style: IR.Style
  /// What happens when it appears and disappears.
  public var actions: RootActions
  /// What it shows, from top to bottom.
  public var children: [RenderNode]
  /// Where it comes from.
  public var place: NodePlace

  /// Creates a screen.
  public init(
    backgroundColor: IR.Color? = nil, edgeInsets: Document.EdgeInsets? = nil,
    colorScheme: Document.ColorScheme = .system, style: IR.Style = IR.Style(),
    actions: RootActions = RootActions(), children: [RenderNode] = [], place: NodePlace = .none
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

/// What happens when a screen appears and disappears.
public enum RootActionEvent: String, Sendable, CaseIterable {
  /// It appears.
  case onAppear
  /// It disappears.
  case onDisappear
}

/// The actions of a screen, by event.
public struct RootActions: Sendable {
  private var bindings: [RootActionEvent: IR.ActionBinding] = [:]

  /// Creates no actions.
  public init() {}

  /// The actions that a document names.
  public init(_ actions: Document.LifecycleActions?) {
    bindings[.onAppear] = actions?.onAppear.map(IR.ActionBinding.init)
    bindings[.onDisappear] = actions?.onDisappear.map(IR.ActionBinding.init)
  }

  /// What an event runs.
  public func action(for event: RootActionEvent) -> IR.ActionBinding? { bindings[event] }
  /// Whether no event runs anything.
  public var isEmpty: Bool { bindings.isEmpty }
  /// The events that run something.
  public var definedEvents: [RootActionEvent] { RootActionEvent.allCases.filter { bindings[$0] != nil } }
}
