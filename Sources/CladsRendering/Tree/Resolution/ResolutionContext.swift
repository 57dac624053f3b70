public import CladsDocument
package import CladsExpressions
public import CladsRuntime
import JSONSyntax

/// The environment of a node that is being resolved: the document, its styles, the state, and the scope of
/// the node.
@MainActor
public final class ResolutionContext {
  let pass: ResolutionPass
  /// The scope of the node: iteration variables and local state.
  let scope: ActionScope
  /// The values of iteration variables on device, where they are accessible by exact name only.
  let deviceVariables: [String: Document.StateValue]
  /// The indices of the enclosing repetitions, outermost first.
  let instance: [Int]
  /// The view node that will be the parent of the resolved one.
  public private(set) weak var parentViewNode: ViewNode?
  /// The state as seen from this context, cached until the state changes because building it copies values.
  private var cachedState: (revision: Int, state: SampleState)?

  init(
    _ pass: ResolutionPass, scope: ActionScope = ActionScope(),
    deviceVariables: [String: Document.StateValue] = [:], instance: [Int] = [], parent: ViewNode? = nil
  ) {
    self.pass = pass
    self.scope = scope
    self.deviceVariables = deviceVariables
    self.instance = instance
    parentViewNode = parent
  }

  /// Creates a context for the nodes of a document, with a tracker to record what they depend on.
  public convenience init(
    document: Document.Definition, stateStore: StateStore,
    designSystemProvider: (any DesignSystemProvider)? = nil, tracker: DependencyTracker? = nil,
    parentViewNode: ViewNode? = nil
  ) {
    let resolver = Resolver(
      document: document, componentRegistry: ComponentResolverRegistry(),
      designSystemProvider: designSystemProvider, sectionRegistry: SectionLayoutConfigResolverRegistry())
    self.init(resolver.context(stateStore, tracker: tracker).pass, parent: parentViewNode)
  }

  /// Creates a context that does not track dependencies.
  public static func withoutTracking(
    document: Document.Definition, stateStore: StateStore,
    designSystemProvider: (any DesignSystemProvider)? = nil
  ) -> ResolutionContext {
    ResolutionContext(
      document: document, stateStore: stateStore, designSystemProvider: designSystemProvider)
  }

  /// Creates a context that tracks dependencies.
  public static func withTracking(
    document: Document.Definition, stateStore: StateStore, tracker: DependencyTracker,
    designSystemProvider: (any DesignSystemProvider)? = nil
  ) -> ResolutionContext {
    ResolutionContext(
      document: document, stateStore: stateStore, designSystemProvider: designSystemProvider,
      tracker: tracker)
  }

}

/// The subject of the resolution.
extension ResolutionContext {
  public var document: Document.Definition { pass.document }
  /// The resolver for style ids.
  public var styleResolver: StyleResolver { pass.styles }
  /// The state of the document.
  public var stateStore: StateStore { pass.store }
  /// The dependency tracker, or `nil` if dependencies are not tracked.
  public var tracker: DependencyTracker? { pass.tracker }
  /// Whether dependencies are tracked.
  public var isTracking: Bool { pass.tracker != nil }
  /// The ways in which the current runtime deviates from the specification.
  package var deviations: Deviations { pass.options.deviations }
  /// The format level of the document.
  public var level: FormatLevel { pass.options.level }

  /// The values of the iteration variables, by name.
  package var iterationValues: [String: Document.StateValue] {
    deviations.contains(.iterationText) ? deviceVariables : state.variables
  }

  /// Returns the data source with the given id.
  func dataSource(_ id: String) -> Document.DataSource? { pass.dataSources[id] }

  /// Returns the location of a node in this context.
  public func place(of origin: Document.Origin) -> NodeLocation {
    NodeLocation(origin: origin, instance: instance, scope: scope)
  }

  /// Returns the id of a node, made unique among the copies that repetitions create.
  public func identifier(_ id: String?) -> String? {
    guard let id, !instance.isEmpty else { return id }
    return id + instance.map { "#\($0)" }.joined()
  }

  /// Decodes the properties of a custom component. Returns `nil` if they do not match `type`.
  public func properties<Properties: ComponentProperties>(
    of component: Document.Component, as type: Properties.Type
  ) -> Properties? {
    // The text also has shared keys whose values the format does not allow.
    if let tree = pass.tree, component.origin != .none {
      return try? SyntaxDecoder().decode(type, from: SyntaxNode(tree: tree, index: component.origin.node))
    }
    return try? component.properties(as: type)
  }
}

/// Derived contexts.
extension ResolutionContext {
  /// Returns the context with other resolvers.
  func with(
    _ registry: ComponentResolverRegistry, _ sections: SectionLayoutConfigResolverRegistry
  ) -> ResolutionContext {
    ResolutionContext(
      pass.with(registry, sections), scope: scope, deviceVariables: deviceVariables, instance: instance,
      parent: parentViewNode)
  }

  /// Returns the context for a child of a view node.
  public func withParent(_ parent: ViewNode?) -> ResolutionContext {
    ResolutionContext(
      pass, scope: scope, deviceVariables: deviceVariables, instance: instance, parent: parent)
  }

  /// Returns the context with additional variables, which shadow existing ones of the same name.
  package func with(_ variables: [String: Document.StateValue]) -> ResolutionContext {
    var scope = scope
    var deviceVariables = deviceVariables
    for (name, value) in variables {
      scope.variables[name] = .value(value)
      deviceVariables[name] = value
    }
    return ResolutionContext(
      pass, scope: scope, deviceVariables: deviceVariables, instance: instance, parent: parentViewNode)
  }

  /// Returns the context of one copy that a repetition creates.
  func iteration(
    _ index: Int, of variables: [String: ActionScope.Variable],
    deviceVariables copyVariables: [String: Document.StateValue], parent: ViewNode
  ) -> ResolutionContext {
    var scope = scope
    if !deviations.contains(.iterationScope) { scope.variables.merge(variables) { _, new in new } }
    return ResolutionContext(
      pass, scope: scope, deviceVariables: deviceVariables.merging(copyVariables) { _, new in new },
      instance: instance + [index], parent: parent)
  }

  /// Returns the context below a node that declares local state, given the state paths of its local keys.
  func declaring(_ locals: [String: String], on node: ViewNode) -> ResolutionContext {
    var scope = scope
    scope.locals.merge(locals) { _, new in new }
    return ResolutionContext(
      pass, scope: scope, deviceVariables: deviceVariables, instance: instance, parent: node)
  }
}

/// The state as seen from this context.
extension ResolutionContext {
  var state: SampleState {
    if scope.isEmpty { return pass.store.sample }
    if let cachedState, cachedState.revision == pass.revision { return cachedState.state }
    let state = scope.sample(pass.store.sample)
    cachedState = (pass.revision, state)
    return state
  }
}
