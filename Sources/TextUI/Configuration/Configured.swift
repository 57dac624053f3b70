/// A style of any kind.
public struct AnyStyle: Style {
  private let application: (AnyTextView) -> AnyTextView

  /// Wraps a style.
  public init(_ style: some Style) {
    application = { AnyTextView(style.apply(to: $0)) }
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    application(AnyTextView(content))
  }
}

/// A listener of any kind.
public struct AnyListener: Listener {
  private let application: @MainActor (AnyTextView) -> AnyTextView

  /// Wraps a listener.
  @MainActor public init(_ listener: some Listener) {
    application = { AnyTextView(listener.apply(to: $0)) }
  }

  /// The view with this applied.
  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    application(AnyTextView(content))
  }
}

/// A store of any kind.
public struct AnyStore {
  /// The store.
  public let store: any Store

  /// Wraps a store.
  public init(_ store: some Store) { self.store = store }

  /// What tells the store from others.
  public var id: StoreID { store.id }
}

/// One part of how a view is configured.
public enum ViewConfiguration {
  /// Changes how the view looks.
  case style(AnyStyle)
  /// Does something when the view is used.
  case listener(AnyListener)
  /// Holds state for the views inside.
  case store(AnyStore)

  /// The view with this part applied.
  @MainActor func apply(to content: AnyTextView) -> AnyTextView {
    switch self {
    case .style(let style): style.apply(to: content)
    case .listener(let listener): listener.apply(to: content)
    case .store(let store): content.changing { $0.insert(store.store) }
    }
  }
}

/// A part that changes how a view looks.
public func style(_ style: some Style) -> ViewConfiguration { .style(AnyStyle(style)) }

/// A part that does something when a view is used.
@MainActor public func listener(_ listener: some Listener) -> ViewConfiguration {
  .listener(AnyListener(listener))
}

/// A part that holds state for the views inside.
public func store(_ store: some Store) -> ViewConfiguration { .store(AnyStore(store)) }

/// Puts the parts of a configuration together.
@resultBuilder public enum ConfigurationBuilder {
  /// A part as it is written.
  public static func buildExpression(_ part: ViewConfiguration) -> [ViewConfiguration] { [part] }
  /// Parts that were put together elsewhere.
  public static func buildExpression(_ parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  /// Parts one after the other.
  public static func buildBlock(_ parts: [ViewConfiguration]...) -> [ViewConfiguration] {
    parts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ parts: [ViewConfiguration]?) -> [ViewConfiguration] { parts ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  /// The second branch of a choice.
  public static func buildEither(second parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  /// A `for` loop.
  public static func buildArray(_ parts: [[ViewConfiguration]]) -> [ViewConfiguration] {
    parts.flatMap { $0 }
  }
}

extension TextView {
  /// This view with styles, listeners and stores applied in the order they are written.
  @MainActor public func configured(
    @ConfigurationBuilder _ parts: @MainActor () -> [ViewConfiguration]
  ) -> AnyTextView {
    parts().reduce(AnyTextView(self)) { view, part in part.apply(to: view) }
  }
}
