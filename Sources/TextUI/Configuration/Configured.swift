/// A type-erased style.
public struct AnyStyle: Style {
  private let application: (AnyTextView) -> AnyTextView

  public init(_ style: some Style) {
    application = { AnyTextView(style.apply(to: $0)) }
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    application(AnyTextView(content))
  }
}

/// A type-erased listener.
public struct AnyListener: Listener {
  private let application: @MainActor (AnyTextView) -> AnyTextView

  @MainActor public init(_ listener: some Listener) {
    application = { AnyTextView(listener.apply(to: $0)) }
  }

  public func apply<Content: TextView>(to content: Content) -> AnyTextView {
    application(AnyTextView(content))
  }
}

/// A type-erased store.
public struct AnyStore {
  /// The wrapped store.
  public let store: any Store

  public init(_ store: some Store) { self.store = store }

  public var id: StoreID { store.id }
}

/// One part of the configuration of a view.
public enum ViewConfiguration {
  /// A change of the appearance of the view.
  case style(AnyStyle)
  /// A response to interaction with the view.
  case listener(AnyListener)
  /// State for the view and its descendants.
  case store(AnyStore)

  /// Returns a view with this part applied.
  @MainActor func apply(to content: AnyTextView) -> AnyTextView {
    switch self {
    case .style(let style): style.apply(to: content)
    case .listener(let listener): listener.apply(to: content)
    case .store(let store): content.changing { $0.insert(store.store) }
    }
  }
}

/// Returns the configuration part for a style.
public func style(_ style: some Style) -> ViewConfiguration { .style(AnyStyle(style)) }

/// Returns the configuration part for a listener.
@MainActor public func listener(_ listener: some Listener) -> ViewConfiguration {
  .listener(AnyListener(listener))
}

/// Returns the configuration part for a store.
public func store(_ store: some Store) -> ViewConfiguration { .store(AnyStore(store)) }

/// A result builder for the parts of a configuration.
@resultBuilder public enum ConfigurationBuilder {
  public static func buildExpression(_ part: ViewConfiguration) -> [ViewConfiguration] { [part] }
  public static func buildExpression(_ parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  public static func buildBlock(_ parts: [ViewConfiguration]...) -> [ViewConfiguration] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ parts: [ViewConfiguration]?) -> [ViewConfiguration] { parts ?? [] }
  public static func buildEither(first parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  public static func buildEither(second parts: [ViewConfiguration]) -> [ViewConfiguration] { parts }
  public static func buildArray(_ parts: [[ViewConfiguration]]) -> [ViewConfiguration] {
    parts.flatMap { $0 }
  }
}

extension TextView {
  /// Returns this view with styles, listeners and stores applied in the order in which they are written.
  @MainActor public func configured(
    @ConfigurationBuilder _ parts: @MainActor () -> [ViewConfiguration]
  ) -> AnyTextView {
    parts().reduce(AnyTextView(self)) { view, part in part.apply(to: view) }
  }
}
