public import CladsDocument
public import CladsRendering
public import CladsRuntime
public import JSONSyntax
public import TextUI

/// A rendered document, with its state and its actions.
///
/// It is a view that can be embedded in others; a host app without views calls
/// `render(width:height:environment:)`. Nothing happens on its own: the host app calls `appear()` and
/// `disappear()` and reports taps. Actions of alert buttons are queued until `context.runPending()`, which
/// `context.onPending` announces.
@MainActor
public final class CladsRendererView {
  public let stateStore: StateStore
  /// The context that runs actions, with the handlers that the host app sets.
  public let context: ActionContext

  /// A closure called when the last frame is out of date, because a store that it uses has changed.
  public var onNeedsRedraw: (@MainActor () -> Void)?

  private let renderers: TextRendererRegistries
  private let designSystemProvider: (any DesignSystemProvider)?
  private let debugMode: Bool
  private let updater = ViewTreeUpdater()
  private var tracked: TrackedRenderTree
  private var canvas: Canvas?
  private var places = DrawnNodes()
  /// The signal of the last frame.
  private var redrawSignal: RedrawSignal?

  /// Creates a view of a document.
  ///
  /// - Parameters:
  ///   - document: the document to render.
  ///   - customActions: closures that run actions, by action type, for this screen only.
  ///   - customComponents: components that are only views, for this screen only.
  ///   - actionDelegate: handles named actions and actions without a handler; held weakly.
  ///   - designSystemProvider: resolves `@` tokens; without it, the registered design system that the
  ///     document names is used, else the first one.
  ///   - debugMode: whether the render tree is printed below the screen.
  ///   - registry: the components, actions, section layouts and design systems of the app.
  ///   - tree: the syntax tree of the document, for components that read keys of their own.
  ///   - options: the options for resolving the document.
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
    stateStore = StateStore(evaluator: pipeline.evaluator)
    context = ActionContext(
      stateStore: stateStore, document: document, registry: pipeline.actions, actionDelegate: actionDelegate)
    renderers = pipeline.renderers
    self.designSystemProvider = provider
    self.debugMode = debugMode
    tracked = Resolver(
      document: document, componentRegistry: pipeline.resolvers, designSystemProvider: provider,
      sectionRegistry: pipeline.sectionResolvers, tree: tree, addons: pipeline.addons,
      options: options
    ).resolveRecoveringWithTracking(into: stateStore)
    updater.attach(to: stateStore)
    updater.setRoot(tracked.viewTree)
  }

  /// Creates a view of the document in `jsonString`; returns `nil` if an app would reject it.
  ///
  /// `init(validating:)`, which takes the same parameters, says why.
  public convenience init?(
    jsonString: String, customActions: [String: ActionClosure] = [:],
    customComponents: [any CustomComponent.Type] = [],
    actionDelegate: (any CladsActionDelegate)? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, debugMode: Bool = false,
    registry: CladsRegistry? = nil, options: ResolutionOptions = ResolutionOptions()
  ) {
    do throws(DocumentParseError) {
      try self.init(
        validating: jsonString, customActions: customActions, customComponents: customComponents,
        actionDelegate: actionDelegate, designSystemProvider: designSystemProvider, debugMode: debugMode,
        registry: registry, options: options)
    } catch {
      return nil
    }
  }

  /// Creates a view of the document in `jsonString`, or says why an app would reject it.
  ///
  /// - Throws: `DocumentParseError` with the findings of parsing and reading.
  public convenience init(
    validating jsonString: String, customActions: [String: ActionClosure] = [:],
    customComponents: [any CustomComponent.Type] = [],
    actionDelegate: (any CladsActionDelegate)? = nil,
    designSystemProvider: (any DesignSystemProvider)? = nil, debugMode: Bool = false,
    registry: CladsRegistry? = nil, options: ResolutionOptions = ResolutionOptions()
  ) throws(DocumentParseError) {
    let registry = registry ?? CladsRegistry()
    let names = registry.frozen(customActions: customActions, customComponents: customComponents).names
    let document = try Document.Definition(
      jsonString: jsonString, vocabulary: names.vocabulary(level: options.level))
    self.init(
      document: document, customActions: customActions, customComponents: customComponents,
      actionDelegate: actionDelegate, designSystemProvider: designSystemProvider, debugMode: debugMode,
      registry: registry, options: options)
  }
}

/// Events that the host app reports.
extension CladsRendererView {
  /// Runs the screen's `onAppear` action to its end.
  public func appear() async { await run(.onAppear) }

  /// Runs the screen's `onDisappear` action and cancels actions that are still running.
  public func disappear() async {
    await run(.onDisappear)
    for type in context.actionRegistry.registeredTypes {
      context.actionRegistry.getCancellableHandler(for: type)?.cancelAll(documentId: context.documentId)
    }
  }

  /// Taps a cell of the last frame and runs the resulting actions; returns whether anything there can be
  /// tapped.
  @discardableResult
  public func tap(column: Int, row: Int) async -> Bool {
    if let tap = canvas?.region(x: column, y: row, where: { $0.tap != nil })?.tap {
      tap()
      await context.runPending()
      return true
    }
    guard let control = control(column: column, row: row), case .store(let value)? = control.tapResponse
    else {
      return false
    }
    await store(value, in: control)
    return true
  }

  /// Enters a value into the control at a cell of the last frame and runs the resulting actions; returns
  /// whether there is one.
  @discardableResult
  public func enter(_ value: String, column: Int, row: Int) async -> Bool {
    if let setValue = canvas?.region(x: column, y: row, where: { $0.value != nil })?.value {
      setValue(value)
      await context.runPending()
      return true
    }
    guard let control = control(column: column, row: row), let stored = control.stored(.stringValue(value))
    else { return false }
    await store(stored, in: control)
    return true
  }

  /// Returns the control that drew a cell of the last frame.
  private func control(column: Int, row: Int) -> (any ControlNode)? {
    guard let mark = canvas?.mark(x: column, y: row), places.nodes.indices.contains(mark) else { return nil }
    return places.nodes[mark].node?.component?.control
  }

  /// Stores the new value of a control and runs its `onValueChanged` action.
  private func store(_ value: Document.StateValue, in control: any ControlNode) async {
    if let path = control.bindingPath { stateStore.set(path, value: value) }
    var scope = control.place.scope
    scope.variables["value"] = .value(value)
    await run(control.onValueChanged, in: scope)
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

/// Drawing.
extension CladsRendererView {
  /// Draws the screen at a width in columns, and a height in rows or its natural height.
  public func render(
    width: Int, height: Int? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> Canvas {
    var environment = environment
    let signal = RedrawSignal { [weak self] in self?.onNeedsRedraw?() }
    redrawSignal = signal
    environment.redrawSignal = signal
    let canvas = TextUI.render(self, width: width, height: height, environment: environment)
    self.canvas = canvas
    return canvas
  }

  /// Whether a store that the last frame uses, or the state, has changed since.
  public var needsRedraw: Bool { redrawSignal?.isRaised == true || updater.hasUpdates }

  /// Draws the screen in points, as on a phone; `SVGPicture` and `HTMLPicture` write it.
  public func picture(on screen: PictureScreen = .usual, colorScheme: ColorScheme = .light) -> Scene {
    PictureRenderer(updatedRenderer(colorScheme)).scene(tracked.tree, on: screen)
  }

  /// Updates the render tree and returns what draws it.
  private func updatedRenderer(_ colorScheme: ColorScheme) -> TextRenderer {
    tracked.update(updater)
    stateStore.clearDirtyPaths()
    return TextRenderer(
      registries: renderers, actionContext: context, designSystemProvider: designSystemProvider,
      colorScheme: colorScheme)
  }

  private func screen(_ colorScheme: ColorScheme) -> AnyTextView {
    let renderer = updatedRenderer(colorScheme)
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
  public var body: AnyTextView {
    AnyTextView(EnvironmentReader { environment in self.screen(environment.colorScheme) })
  }
}
