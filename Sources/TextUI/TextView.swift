/// A piece of a screen made of text.
///
/// A view is a description: `body` says which other views it stands for.
public protocol TextView {
  /// The kind of view this one stands for.
  associatedtype Body: TextView

  /// The views this one stands for.
  @TextViewBuilder var body: Body { get }

  /// Adds what this view stands for to the list of its container. Only views that draw themselves implement it.
  func build(into list: inout LayoutList)
}

extension TextView {
  /// Adds the view's body.
  public func build(into list: inout LayoutList) {
    list.descend { body.build(into: &$0) }
  }
}

extension TextView where Body == EmptyTextView {
  /// Nothing: the view draws itself.
  public var body: EmptyTextView { EmptyTextView() }
}

/// A view that draws nothing and takes no place.
public struct EmptyTextView: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView

  /// Creates the empty view.
  public init() {}

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {}
}
