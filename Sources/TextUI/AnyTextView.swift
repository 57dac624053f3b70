/// A view of any kind.
public struct AnyTextView: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: (inout LayoutList) -> Void

  /// Wraps a view.
  public init<Content: TextView>(_ view: Content) {
    content = { view.build(into: &$0) }
  }

  /// Returns the same view.
  public init(_ view: AnyTextView) { self = view }

  init(building content: @escaping (inout LayoutList) -> Void) { self.content = content }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) { list.descend(content) }
}

extension TextView {
  /// This view with every piece it stands for put into another layout node.
  func wrapped(_ wrap: @escaping (LayoutNode, EnvironmentValues) -> LayoutNode) -> AnyTextView {
    AnyTextView(building: { list in
      let start = list.nodes.count
      build(into: &list)
      for index in list.nodes.indices.dropFirst(start) {
        list.nodes[index] = wrap(list.nodes[index], list.environment)
      }
    })
  }
}
