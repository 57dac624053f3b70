public import TextUI

/// A modifier that draws: it returns the view of a node with something added.
///
/// Seed: *Adding Custom Modifiers*.
public protocol ViewModifier: NodeModifier {
  /// The type of the resulting view.
  associatedtype Body: TextView
  /// The view of the node.
  typealias Content = AnyTextView

  /// Returns the view of the node with the modifier applied.
  @MainActor @TextViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// Draws an empty view, to read what the modifier reads.
  @MainActor
  public func evaluate(on element: ElementNode) throws {
    let evaluation = ModifierEvaluation(element: element, context: LiveContext())
    _ = evaluation.body(of: self, content: AnyTextView(EmptyTextView()))
    if let error = evaluation.error { throw error }
  }
}

extension TextView {
  /// Returns this view with a modifier applied.
  @MainActor
  public func modifier(_ modifier: some ViewModifier) -> AnyTextView {
    AnyTextView(modifier.body(content: AnyTextView(self)))
  }
}

/// The drawing of one modifier of a node.
@MainActor
package final class ModifierEvaluation {
  /// The drawing that is under way.
  private(set) static var current: ModifierEvaluation?

  let element: ElementNode
  let context: LiveContext
  /// The first error of an attribute.
  private(set) var error: (any Error)?

  package init(element: ElementNode, context: LiveContext) {
    self.element = element
    self.context = context
  }

  /// Returns the view of a node with a modifier.
  func body<Modifier: ViewModifier>(of modifier: Modifier, content: AnyTextView) -> AnyTextView {
    perform { AnyTextView(modifier.body(content: content)) }
  }

  /// Calls a closure in which the properties of modifiers have the values of this drawing.
  package func perform<Result>(_ draw: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return draw()
  }

  /// Records that the modifier cannot be drawn.
  func fail(_ error: any Error) { self.error = self.error ?? error }
}

extension TextRenderContext {
  /// Returns what the modifiers of a node can use of the screen.
  package func liveContext(of node: ModifiedNode) -> LiveContext {
    LiveContext(renderer: self, templates: node.templates, place: node.content.place)
  }

  /// Returns the view of a node with its modifiers.
  func render(_ node: ModifiedNode) -> AnyTextView {
    var view = render(node.content)
    guard let element = node.element else { return view }
    let context = liveContext(of: node)
    for modifier in node.modifiers {
      guard let modifier = modifier as? any ViewModifier else { continue }
      view = ModifierEvaluation(element: element, context: context).body(of: modifier, content: view)
    }
    return view
  }
}
