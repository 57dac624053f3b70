public import CladsDocument
import CladsEvaluation
public import CladsExpressions
public import CladsRuntime
public import CladsSchema
import JSONSyntax

/// What a resolver can see: the document, the styles, the state, and what the place of the node adds to them.
@MainActor
public final class ResolutionContext {
  let pass: ResolutionPass
  /// What a node sees: the places of iteration variables, and of local state.
  let scope: ActionScope
  /// The values of iteration variables as today's phones know them: by their exact names only.
  let phoneVariables: [String: Document.StateValue]
  /// The places in the repetitions around the node, outermost first.
  let instance: [Int]
  /// The node that the resolved one will be a part of.
  public private(set) weak var parentViewNode: ViewNode?
  private var seen: (revision: Int, state: SampleState)?

  init(
    _ pass: ResolutionPass, scope: ActionScope = ActionScope(),
    phoneVariables: [String: Document.StateValue] = [:], instance: [Int] = [], parent: ViewNode? = nil
  ) {
    self.pass = pass
    self.scope = scope
    self.phoneVariables = phoneVariables
    self.instance = instance
    parentViewNode = parent
  }

  /// A context that does not remember who reads what.
  public static func withoutTracking(
    document: Document.Definition, stateStore: StateStore,
    designSystemProvider: (any DesignSystemProvider)? = nil
  ) -> ResolutionContext {
    make(document, stateStore, tracker: nil, designSystemProvider)
  }

  /// A context that remembers who reads what.
  public static func withTracking(
    document: Document.Definition, stateStore: StateStore, tracker: DependencyTracker,
    designSystemProvider: (any DesignSystemProvider)? = nil
  ) -> ResolutionContext {
    make(document, stateStore, tracker: tracker, designSystemProvider)
  }

  private static func make(
    _ document: Document.Definition, _ store: StateStore, tracker: DependencyTracker?,
    _ provider: (any DesignSystemProvider)?
  ) -> ResolutionContext {
    Resolver(
      document: document, componentRegistry: ComponentResolverRegistry(), designSystemProvider: provider,
      sectionRegistry: SectionLayoutConfigResolverRegistry()
    ).context(store, tracker: tracker)
  }
}

/// What it is about.
extension ResolutionContext {
  /// The document.
  public var document: Document.Definition { pass.document }
  /// The looks of style ids.
  public var styleResolver: StyleResolver { pass.styles }
  /// The state.
  public var stateStore: StateStore { pass.store }
  /// What remembers who reads what.
  public var tracker: DependencyTracker? { pass.tracker }
  /// Whether anybody remembers who reads what.
  public var isTracking: Bool { pass.tracker != nil }
  /// What today's phones do otherwise.
  public var deviations: Deviations { pass.options.deviations }
  /// What documents may contain.
  public var level: FormatLevel { pass.options.level }

  /// The values of the iteration variables.
  public var iterationVariables: [String: Any] {
    let variables = deviations.contains(.iterationText) ? phoneVariables : state.variables
    return variables.mapValues(\.unwrapped)
  }

  /// A named data source.
  func dataSource(_ id: String) -> Document.DataSource? { pass.dataSources[id] }

  /// Where a node of the document stands.
  public func place(of origin: Document.Origin) -> NodePlace {
    NodePlace(origin: origin, instance: instance, scope: scope)
  }

  /// The id of a node, unique among the copies that repetitions make.
  public func identifier(_ id: String?) -> String? {
    guard let id, !instance.isEmpty else { return id }
    return id + instance.map { "#\($0)" }.joined()
  }

  /// The own keys of a component of the app; nothing when they are not what the type expects, or when the text
  /// of the document is not known.
  public func properties<Properties: ComponentProperties>(
    of component: Document.Component, as type: Properties.Type
  ) -> Properties? {
    guard let tree = pass.tree else { return nil }
    return try? SyntaxDecoder().decode(type, from: SyntaxNode(tree: tree, index: component.origin.node))
  }

  /// The keys of a component that only the app knows.
  public func additionalProperties(of component: Document.Component) -> [String: Document.StateValue] {
    guard let tree = pass.tree else { return [:] }
    return component.additionalProperties(in: tree)
  }
}

/// Contexts for what is inside.
extension ResolutionContext {
  /// The context of a part of a view node.
  public func withParent(_ parent: ViewNode?) -> ResolutionContext {
    ResolutionContext(
      pass, scope: scope, phoneVariables: phoneVariables, instance: instance, parent: parent)
  }

  /// The context with more variables; equal names hide those that were there.
  public func withIterationVariables(_ variables: [String: Any]) -> ResolutionContext {
    var scope = scope
    var phone = phoneVariables
    for (name, value) in variables {
      guard let value = Document.StateValue(value) else { continue }
      scope.variables[name] = .value(value)
      phone[name] = value
    }
    return ResolutionContext(
      pass, scope: scope, phoneVariables: phone, instance: instance, parent: parentViewNode)
  }

  /// The context of one copy that a repetition makes.
  func iteration(
    _ index: Int, of variables: [String: ActionScope.Variable], phone: [String: Document.StateValue],
    parent: ViewNode
  ) -> ResolutionContext {
    var scope = scope
    if !deviations.contains(.iterationScope) { scope.variables.merge(variables) { _, new in new } }
    return ResolutionContext(
      pass, scope: scope, phoneVariables: phoneVariables.merging(phone) { _, new in new },
      instance: instance + [index], parent: parent)
  }

  /// The context below a node that declares local state: its keys, and where they are kept.
  func declaring(_ locals: [String: String], on node: ViewNode) -> ResolutionContext {
    var scope = scope
    scope.locals.merge(locals) { _, new in new }
    return ResolutionContext(
      pass, scope: scope, phoneVariables: phoneVariables, instance: instance, parent: node)
  }
}

/// The state, as it is seen from here.
extension ResolutionContext {
  var state: SampleState {
    if scope.isEmpty { return pass.store.sample }
    if let seen, seen.revision == pass.revision { return seen.state }
    let state = scope.sample(pass.store.sample)
    seen = (pass.revision, state)
    return state
  }
}
