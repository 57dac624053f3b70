/// A listener that is called when the view is tapped.
public struct TapListener: Listener {
  private let action: @MainActor () -> Void

  public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.onTapGesture(perform: action)
  }
}

/// A listener that is called with each new value of the view.
public struct ValueListener: Listener {
  private let action: @MainActor (String) -> Void

  public init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.onValueChange(perform: action)
  }
}

/// A listener that is called when the view appears and when it disappears.
public struct AppearListener: Listener {
  private let appear: @MainActor () -> Void
  private let disappear: (@MainActor () -> Void)?

  public init(
    _ appear: @escaping @MainActor () -> Void, disappear: (@MainActor () -> Void)? = nil
  ) {
    self.appear = appear
    self.disappear = disappear
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    let view = content.onAppear(perform: appear)
    return disappear.map { view.onDisappear(perform: $0) } ?? view
  }
}
