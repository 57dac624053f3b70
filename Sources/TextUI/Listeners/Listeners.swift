/// Does something when the view is tapped.
public struct TapListener: Listener {
  private let action: @MainActor () -> Void

  /// Creates the listener.
  public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.onTapGesture(perform: action)
  }
}

/// Does something with each new value of the view.
public struct ValueListener: Listener {
  private let action: @MainActor (String) -> Void

  /// Creates the listener.
  public init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.onValueChange(perform: action)
  }
}

/// Does something when the view comes into sight and when it goes out of sight.
public struct AppearListener: Listener {
  private let appear: @MainActor () -> Void
  private let disappear: (@MainActor () -> Void)?

  /// Creates the listener.
  public init(
    _ appear: @escaping @MainActor () -> Void, disappear: (@MainActor () -> Void)? = nil
  ) {
    self.appear = appear
    self.disappear = disappear
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    let view = content.onAppear(perform: appear)
    return disappear.map { view.onDisappear(perform: $0) } ?? view
  }
}
