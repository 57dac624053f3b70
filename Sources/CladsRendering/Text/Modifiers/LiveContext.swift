public import CladsDocument
import CladsExpressions
import CladsRuntime
public import TextUI

/// What a modifier can use of the screen.
///
/// In a modifier, `@LiveContext private var context` is that of the node.
///
/// Seed: *Adding Custom Modifiers*.
@propertyWrapper
public struct LiveContext: Sendable {
  private let renderer: TextRenderContext?
  private let templates: [ModifiedNode.Template]
  private let place: NodeLocation

  /// Creates a context in which nothing is drawn, and a property that has the context of the node while a
  /// modifier is drawn.
  public init() { self.init(renderer: nil, templates: [], place: .none) }

  init(renderer: TextRenderContext?, templates: [ModifiedNode.Template], place: NodeLocation) {
    self.renderer = renderer
    self.templates = templates
    self.place = place
  }

  /// The context of the node whose modifier is drawn.
  @MainActor public var wrappedValue: LiveContext { ModifierEvaluation.current?.context ?? self }

  /// The light or dark appearance of the screen.
  @MainActor public var colorScheme: ColorScheme { renderer?.colorScheme ?? .light }

  /// Returns the views of the children with a template name, one above the other.
  @MainActor
  public func templates(named name: String) -> AnyTextView {
    // Several modifiers may draw the same child, and those of a child its own.
    guard let renderer, renderer.places.nodes.count < ExecutionLimits.nodes else {
      return AnyTextView(EmptyTextView())
    }
    let nodes = templates.filter { $0.name == name }.map(\.node)
    if nodes.count == 1, let node = nodes.first { return renderer.render(node) }
    return AnyTextView(ZStack { ForEach(nodes) { renderer.render($0) } })
  }

  /// Returns a closure that runs a named action of the document, in the scope of the node.
  @MainActor
  public func perform(_ action: ActionReference) -> @MainActor () -> Void {
    guard let perform = renderer?.perform(.reference(action.name), of: place) else { return {} }
    return perform
  }
}

/// The node that a modifier is applied to, as a property of the modifier.
///
/// Seed: *Adding Custom Modifiers*.
@propertyWrapper
public struct ObservedElement: Sendable {
  public init() {}

  /// The node whose modifier is drawn; one without keys outside of a drawing.
  @MainActor public var wrappedValue: ElementNode { ModifierEvaluation.current?.element ?? ElementNode() }
}

extension ViewReference {
  /// Returns the views of the children with this template name.
  @MainActor
  public func resolve(on element: ElementNode, in context: LiveContext) -> AnyTextView {
    context.templates(named: name)
  }
}
