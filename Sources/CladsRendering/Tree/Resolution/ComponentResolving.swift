public import CladsDocument

/// Resolves all components of one kind.
public protocol ComponentResolving: Sendable {
  /// The kind that the resolver handles.
  static var componentKind: Document.ComponentKind { get }

  /// Resolves a component to a render node.
  ///
  /// - Throws: An error if no sensible render node exists. `Resolver.resolve()` throws it; in a preview, an
  ///   error node takes the place of the component.
  @MainActor
  func resolve(_ component: Document.Component, context: ResolutionContext) throws
    -> ComponentResolutionResult
}

/// The result of resolving a component.
@MainActor
public struct ComponentResolutionResult {
  /// The node to render.
  public var renderNode: RenderNode
  /// The node for dependency tracking, or `nil` to have one created.
  public var viewNode: ViewNode?

  public init(renderNode: RenderNode, viewNode: ViewNode? = nil) {
    self.renderNode = renderNode
    self.viewNode = viewNode
  }

  /// Creates a result without a view node.
  public static func renderOnly(_ renderNode: RenderNode) -> Self { Self(renderNode: renderNode) }

  /// Creates a result with a view node for dependency tracking.
  public static func withTracking(_ renderNode: RenderNode, viewNode: ViewNode) -> Self {
    Self(renderNode: renderNode, viewNode: viewNode)
  }
}

/// The result of resolving a layout node.
public typealias NodeResolutionResult = ComponentResolutionResult

/// The reason a component could not be resolved.
public enum ComponentResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No resolver is registered for the kind.
  case unknownKind(Document.ComponentKind)
  /// A required value is missing or invalid. The payload is a description for the author.
  case invalid(String)

  public var description: String {
    switch self {
    case .unknownKind(let kind): "no resolver is registered for the component kind `\(kind.rawValue)`"
    case .invalid(let sentence): sentence
    }
  }
}
