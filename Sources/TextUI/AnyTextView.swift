/// A type-erased view.
public struct AnyTextView: TextView {
  public typealias Body = EmptyTextView
  private let content: (inout LayoutList) -> Void

  public init<Content: TextView>(_ view: Content) {
    content = { view.build(into: &$0) }
  }

  /// Creates a copy of the view without wrapping it again.
  public init(_ view: AnyTextView) { self = view }

  init(building content: @escaping (inout LayoutList) -> Void) { self.content = content }

  public func build(into list: inout LayoutList) { list.descend(content) }
}

extension TextView {
  /// Returns this view with each of its layout nodes wrapped in another one.
  func wrapped(_ wrap: @escaping (LayoutNode, EnvironmentValues) -> LayoutNode)
    -> AnyTextView
  {
    AnyTextView(building: { list in
      let start = list.nodes.count
      build(into: &list)
      for index in list.nodes.indices.dropFirst(start) {
        list.nodes[index] = wrap(list.nodes[index], list.environment)
      }
    })
  }
}
