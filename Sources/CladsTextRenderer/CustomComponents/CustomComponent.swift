public import CladsDocument
public import CladsRenderTree
public import TextUI

/// A component of an app that is only a view: no resolver and no renderer of its own.
public protocol CustomComponent: SendableMetatype {
  /// The `type` in documents.
  static var typeName: String { get }

  /// The view of one component.
  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView
}

/// A custom component in the render tree.
public struct CustomComponentRenderNode: CustomRenderNode {
  /// The kind that all of them share.
  public static let kind = RenderNodeKind.customComponent

  /// The `type` in the document.
  public let typeName: String
  /// The component as written.
  public let component: Document.Component
  /// Its looks.
  public let style: IR.Style
  /// The values of its data references, by name; none for one that gives nothing.
  public let data: [String: Document.StateValue]
  /// Where it comes from.
  public let place: NodePlace
}

/// The custom components by their types.
public struct CustomComponentRegistry: CustomComponentResolving {
  private var components: [String: any CustomComponent.Type] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Adds a component; of two with one type the last counts.
  public mutating func register(_ component: any CustomComponent.Type) {
    components[component.typeName] = component
  }

  /// Adds components.
  public mutating func register(_ components: [any CustomComponent.Type]) {
    for component in components { register(component) }
  }

  /// Whether a type was registered.
  public func isRegistered(_ typeName: String) -> Bool { components[typeName] != nil }

  /// Whether a kind was registered.
  public func isRegistered(_ kind: Document.ComponentKind) -> Bool { isRegistered(kind.rawValue) }

  /// The component of a type.
  public func componentType(for typeName: String) -> (any CustomComponent.Type)? { components[typeName] }

  /// The types that were registered.
  public var registeredTypeNames: [String] { components.keys.sorted() }

  /// A component as a node of the tree, with its data looked up.
  ///
  /// - Throws: `CustomComponentResolutionError.notRegistered` for a type that was not registered.
  public func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    guard isRegistered(component.kind) else {
      throw CustomComponentResolutionError.notRegistered(component.kind.rawValue)
    }
    let node = CustomComponentRenderNode(
      typeName: component.kind.rawValue, component: component, style: context.style(of: component),
      data: context.resolveData(of: component), place: context.place(of: component.origin))
    return .renderOnly(.custom(kind: .customComponent, node: node))
  }
}

/// Why a custom component could not be resolved.
public enum CustomComponentResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Nobody registered its type.
  case notRegistered(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .notRegistered(let name): "no custom component is registered for `\(name)`"
    }
  }
}
