public import CladsDocument
import SourceText
public import TextUI

/// A custom component that is only a view, without a resolver or a renderer of its own.
public protocol CustomComponent: SendableMetatype {
  /// The component kind, as written under `type` in documents.
  static var typeName: String { get }

  /// Returns the view of one component.
  @MainActor
  static func makeView(context: CustomComponentContext) -> AnyTextView
}

/// A node of the render tree for a custom component.
public struct CustomComponentRenderNode: CustomRenderNode {
  /// The kind that all custom components share.
  public static let kind = RenderNodeKind.customComponent

  /// The component kind, as written under `type` in the document.
  public let typeName: String
  /// The component as written.
  public let component: Document.Component
  public let style: IR.Style
  /// The values of its data references, by name; a reference without a value has no entry.
  public let data: [String: Document.StateValue]
  /// The component's location in the document.
  public let place: NodeLocation

  public init(
    typeName: String, component: Document.Component, style: IR.Style = IR.Style(),
    data: [String: Document.StateValue] = [:], place: NodeLocation = .none
  ) {
    self.typeName = typeName
    self.component = component
    self.style = style
    self.data = data
    self.place = place
  }
}

/// The registered custom components, by type name.
public final class CustomComponentRegistry: Sendable {
  private let components: Monitor<[String: any CustomComponent.Type]>

  public init() { components = Monitor([:]) }

  /// Creates a registry with the current contents of another one.
  public init(copying other: CustomComponentRegistry) {
    components = Monitor(other.components.with { $0 })
  }

  /// Registers a component; of two with the same type name the last one wins.
  public func register(_ component: any CustomComponent.Type) {
    components.with { $0[component.typeName] = component }
  }

  public func register(_ components: [any CustomComponent.Type]) {
    for component in components { register(component) }
  }

  public func isRegistered(_ typeName: String) -> Bool { componentType(for: typeName) != nil }

  public func isRegistered(_ kind: Document.ComponentKind) -> Bool { isRegistered(kind.rawValue) }

  public func componentType(for typeName: String) -> (any CustomComponent.Type)? {
    components.with { $0[typeName] }
  }

  /// The registered type names, sorted.
  public var registeredTypeNames: [String] { components.with { $0.keys }.sorted() }
}

/// An error that prevents a custom component from being resolved.
public enum CustomComponentResolutionError: Error, Sendable, Hashable, CustomStringConvertible {
  case notRegistered(String)

  public var description: String {
    switch self {
    case .notRegistered(let name): "no custom component is registered for `\(name)`"
    }
  }
}
