/// A result builder for the content of views.
@resultBuilder public enum TextViewBuilder {
  public static func buildExpression<Content: TextView>(_ view: Content) -> Content { view }

  public static func buildExpression<Content: TextView>(_ views: [Content]) -> ViewArray<Content> {
    ViewArray(views)
  }

  public static func buildBlock() -> EmptyTextView { EmptyTextView() }

  public static func buildPartialBlock<Content: TextView>(first view: Content) -> Content { view }

  public static func buildPartialBlock<First: TextView, Second: TextView>(
    accumulated views: First, next view: Second
  ) -> PairView<First, Second> {
    PairView(views, view)
  }

  public static func buildOptional<Content: TextView>(_ view: Content?) -> OptionalView<Content> {
    OptionalView(view)
  }

  public static func buildEither<First: TextView, Second: TextView>(
    first view: First
  ) -> ConditionalView<First, Second> { .first(view) }

  public static func buildEither<First: TextView, Second: TextView>(
    second view: Second
  ) -> ConditionalView<First, Second> { .second(view) }

  public static func buildArray<Content: TextView>(_ views: [Content]) -> ViewArray<Content> {
    ViewArray(views)
  }

  public static func buildLimitedAvailability(_ view: some TextView) -> AnyTextView { AnyTextView(view) }
}

/// Two views, one after the other, as built by `TextViewBuilder`.
public struct PairView<First: TextView, Second: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func build(into list: inout LayoutList) {
    first.build(into: &list)
    second.build(into: &list)
  }
}

/// A view that may be missing, as built from an `if` without `else`.
public struct OptionalView<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let content: Content?

  init(_ content: Content?) { self.content = content }

  public func build(into list: inout LayoutList) { content?.build(into: &list) }
}

/// One of two views, as built from an `if` with `else`.
public enum ConditionalView<First: TextView, Second: TextView>: TextView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  public typealias Body = EmptyTextView

  public func build(into list: inout LayoutList) {
    switch self {
    case .first(let view): view.build(into: &list)
    case .second(let view): view.build(into: &list)
    }
  }
}

/// Views of the same type, one after another, as built from a `for` loop.
public struct ViewArray<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let content: [Content]

  init(_ content: [Content]) { self.content = content }

  public func build(into list: inout LayoutList) {
    for view in content { view.build(into: &list) }
  }
}
