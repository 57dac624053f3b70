/// A part of a user interface that is drawn in terminal cells.
///
/// A view is composed of the views in `body`. Primitive views have no body and implement `build(into:)`
/// instead.
public protocol TextView {
  /// The type of the body.
  associatedtype Body: TextView

  /// The content of the view.
  @TextViewBuilder var body: Body { get }

  /// Appends the layout nodes of the view to the list of its container; only primitive views implement it.
  func build(into list: inout LayoutList)
}

extension TextView {
  public func build(into list: inout LayoutList) {
    list.descend { body.build(into: &$0) }
  }
}

extension TextView where Body == EmptyTextView {
  /// An empty view, because primitive views have no body.
  public var body: EmptyTextView { EmptyTextView() }
}

/// A view that draws nothing and takes up no space.
public struct EmptyTextView: TextView {
  public typealias Body = EmptyTextView

  public init() {}

  public func build(into list: inout LayoutList) {}
}
