public import CladsDocument

/// Resolves the components of one kind.
public protocol ComponentResolving: Sendable {
  /// The kind.
  static var componentKind: Document.ComponentKind { get }

  /// What a component shows.
  ///
  /// - Throws: when nothing sensible can be shown in its place; the node then shows the error.
  @MainActor
  func resolve(_ component: Document.Component, context: ResolutionContext) throws
    -> ComponentResolutionResult
}

/// What a component was resolved to.
@MainActor
public struct ComponentResolutionResult {
  /// What is drawn.
  public var renderNode: RenderNode
  /// Its node in the tree that remembers who reads what; one is made when it is missing.
  public var viewNode: ViewNode?

  /// Creates a result.
  public init(renderNode: RenderNode, viewNode: ViewNode? = nil) {
    self.renderNode = renderNode
    self.viewNode = viewNode
  }

  /// A result without a view node.
  public static func renderOnly(_ renderNode: RenderNode) -> Self { Self(renderNode: renderNode) }

  /// A result with its view node.
  public static func withTracking(_ renderNode: RenderNode, viewNode: ViewNode) -> Self {
    Self(renderNode: renderNode, viewNode: viewNode)
  }
}

/// What a node of the layout was resolved to.
public typealias NodeResolutionResult = ComponentResolutionResult

/// Why a component could not be resolved.
public enum ComponentResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nobody registered its kind.
  case unknownKind(Document.ComponentKind)
  /// Something that it needs is missing or makes no sense; the sentence says what.
  case invalid(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .unknownKind(let kind): "no resolver is registered for the component kind `\(kind.rawValue)`"
    case .invalid(let sentence): sentence
    }
  }
}
