public import CladsDocument
public import CladsRenderTree
public import CladsRuntime
public import CladsTextRenderer
public import JSONSyntax
public import TextUI

/// A document on the screen: its state, its actions, and its picture.
///
/// It is a view like any other; a host without views around it calls `render(width:height:environment:)`. Nothing
/// happens by itself: the host says when the screen appears and disappears and what is tapped. What an alert starts
/// later waits for `context.runPending()`, and `context.onPending` says so.
@MainActor
public final class CladsRendererView {
  /// The state.
  public let stateStore: StateStore
  /// Runs the actions; takes the handlers of the host.
  public let context: ActionContext

  private let renderers: TextRendererRegistries
  private let designSystemProvider: (any DesignSystemProvider)?
  private let debugMode: Bool
  private let updater = ViewTreeUpdater()
  private var tracked: TrackedRenderTree
  private var picture: Canvas?
  private var places = DrawnPlaces()

  /// Shows a document.
  ///
  /// - Parameters:
  ///   - customActions: what runs actions of a type, for this screen alone.
  ///   - customComponents: components that are only views, for this screen alone.
  ///   - actionDelegate: is offered named actions, and those that nobody handles; not kept alive.
  ///   - designSystemProvider: knows the tokens with `@`; without it, the registered one that the document names,
  ///     else any.
  ///   - debugMode: whether the render tree is written below the screen.
  ///   - registry: what the app has registered.
  ///   - tree: the text of the document, for components that read keys of their own.
  ///   - options: how the document is resolved.
  public init(
    document: Document.Definition, customActions: [String: ActionClosure] = [:],
    customComponents: [any CustomComponent.Type] = [],
    actionDelegate: (any CladsActionDelegate)? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, debugMode: Bool = false,
    registry: CladsRegistry? = nil, tree: SyntaxTree? = nil, options: ResolutionOptions = ResolutionOptions()
  ) {
    let pipeline = (registry ?? CladsRegistry()).frozen(
      customActions: customActions, customComponents: customComponents)
    let provider = designSystemProvider ?? pipeline.designSystem(named: document.designSystem)
    stateStore = StateStore()
    context = ActionContext(
      stateStore: stateStore, document: document, registry: pipeline.actions, actionDelegate: actionDelegate)
    renderers = pipeline.renderers
    self.designSystemProvider = provider
    self.debugMode = debugMode
    tracked = Resolver(
      document: document, componentRegistry: pipeline.resolvers, designSystemProvider: provider,
      sectionRegistry: pipeline.sectionResolvers, tree: tree, options: options
    ).resolveWithTracking(into: stateStore)
    updater.attach(to: stateStore)
    updater.setRoot(tracked.viewTree)
  }

  /// Shows the document in a text; nothing when an app would reject it.
  public convenience init?(
    jsonString: String, customActions: [String: ActionClosure] = [:],
    customComponents: [any CustomComponent.Type] = [],
    actionDelegate: (any CladsActionDelegate)? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, debugMode: Bool = false,
    registry: CladsRegistry? = nil, options: ResolutionOptions = ResolutionOptions()
  ) {
    let registry = registry ?? CladsRegistry()
    let names = registry.frozen(customActions: customActions, customComponents: customComponents).names
    guard let decoded = DecodedDocument(jsonString, names, options.level) else { return nil }
    self.init(
      document: decoded.document, customActions: customActions, customComponents: customComponents,
      actionDelegate: actionDelegate, designSystemProvider: designSystemProvider, debugMode: debugMode,
      registry: registry, tree: decoded.tree, options: options)
  }
}

/// What the host tells.
extension CladsRendererView {
  /// The screen appears: runs what it does then, to its end.
  public func appear() async { await run(.onAppear) }

  /// The screen disappears: runs what it does then, and cancels what is still under way.
  public func disappear() async {
    await run(.onDisappear)
    for type in context.actionRegistry.registeredTypes {
      context.actionRegistry.getCancellableHandler(for: type)?.cancelAll(documentId: context.documentId)
    }
  }

  /// Taps a place of the last picture and runs what follows; answers whether anything there can be tapped.
  @discardableResult
  public func tap(column: Int, row: Int) async -> Bool {
    if let tap = picture?.region(x: column, y: row, where: { $0.tap != nil })?.tap {
      tap()
      await context.runPending()
      return true
    }
    guard case .toggle(let toggle)? = node(column: column, row: row) else { return false }
    await store(
      .boolValue(!toggle.isOn), at: toggle.bindingPath, then: toggle.onValueChanged, toggle.place.scope)
    return true
  }

  /// Gives a new value to what takes one at a place of the last picture and runs what follows; answers whether
  /// anything there does.
  @discardableResult
  public func enter(_ value: String, column: Int, row: Int) async -> Bool {
    if let take = picture?.region(x: column, y: row, where: { $0.value != nil })?.value {
      take(value)
      await context.runPending()
      return true
    }
    guard case .textField(let field)? = node(column: column, row: row) else { return false }
    await store(.stringValue(value), at: field.bindingPath, then: field.onValueChanged, field.place.scope)
    return true
  }

  /// What was drawn at a place of the last picture.
  private func node(column: Int, row: Int) -> RenderNode? {
    guard let mark = picture?.mark(x: column, y: row), places.nodes.indices.contains(mark) else { return nil }
    return places.nodes[mark].node?.content
  }

  /// Stores what the user has made of a control, and runs what follows from it.
  private func store(
    _ value: Document.StateValue, at path: String?, then binding: IR.ActionBinding?, _ scope: ActionScope
  ) async {
    if let path { stateStore.set(path, value: value.unwrapped) }
    var scope = scope
    scope.variables["value"] = .value(value)
    await run(binding, in: scope)
  }

  private func run(_ event: RootActionEvent) async {
    await run(tracked.tree.root.actions.action(for: event), in: ActionScope())
  }

  private func run(_ binding: IR.ActionBinding?, in scope: ActionScope) async {
    switch binding {
    case .reference(let id)?: await context.executeAction(id: id, in: scope)
    case .inline(let action)?: await context.executeAction(action, in: scope)
    case nil: break
    }
  }
}

/// Pictures.
extension CladsRendererView {
  /// The screen as it is now, in a number of columns.
  ///
  /// - Parameter height: the rows; as many as the screen needs without.
  public func render(
    width: Int, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> Canvas {
    let canvas = TextUI.render(self, width: width, height: height, environment: environment)
    picture = canvas
    return canvas
  }

  private func screen(_ colorScheme: ColorScheme) -> AnyTextView {
    tracked.update(updater)
    stateStore.clearDirtyPaths()
    let renderer = TextRenderer(
      registries: renderers, actionContext: context, designSystemProvider: designSystemProvider,
      colorScheme: colorScheme)
    let screen = renderer.render(tracked.tree)
    places = renderer.places
    guard debugMode else { return screen }
    return AnyTextView(
      VStack(alignment: .leading) {
        screen
        Text(DebugRenderer().render(tracked.tree)).dim()
      })
  }
}

extension CladsRendererView: TextView {
  /// The screen as it is now.
  public var body: AnyTextView {
    AnyTextView(EnvironmentReader { environment in self.screen(environment.colorScheme) })
  }
}
