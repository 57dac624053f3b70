/// Puts views together that are written one below the other.
@resultBuilder public enum TextViewBuilder {
  /// A view as it is written.
  public static func buildExpression<Content: TextView>(_ view: Content) -> Content { view }

  /// An array of views.
  public static func buildExpression<Content: TextView>(_ views: [Content]) -> ViewArray<Content> {
    ViewArray(views)
  }

  /// No view at all.
  public static func buildBlock() -> EmptyTextView { EmptyTextView() }

  /// The first of any number of views.
  public static func buildPartialBlock<Content: TextView>(first view: Content) -> Content { view }

  /// The views so far and one more.
  public static func buildPartialBlock<Former: TextView, Latter: TextView>(
    accumulated views: Former, next view: Latter
  ) -> PairView<Former, Latter> {
    PairView(views, view)
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: TextView>(_ view: Content?) -> OptionalView<Content> {
    OptionalView(view)
  }

  /// The first branch of a choice.
  public static func buildEither<First: TextView, Second: TextView>(
    first view: First
  ) -> ConditionalView<First, Second> { .first(view) }

  /// The second branch of a choice.
  public static func buildEither<First: TextView, Second: TextView>(
    second view: Second
  ) -> ConditionalView<First, Second> { .second(view) }

  /// A `for` loop.
  public static func buildArray<Content: TextView>(_ views: [Content]) -> ViewArray<Content> {
    ViewArray(views)
  }

  /// What stands behind a check for availability.
  public static func buildLimitedAvailability(_ view: some TextView) -> AnyTextView { AnyTextView(view) }
}

/// Two views, one after the other.
public struct PairView<Former: TextView, Latter: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let former: Former
  private let latter: Latter

  init(_ former: Former, _ latter: Latter) {
    self.former = former
    self.latter = latter
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    former.build(into: &list)
    latter.build(into: &list)
  }
}

/// A view that may be missing.
public struct OptionalView<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: Content?

  init(_ content: Content?) { self.content = content }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) { content?.build(into: &list) }
}

/// One of two views.
public enum ConditionalView<First: TextView, Second: TextView>: TextView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// The view draws itself.
  public typealias Body = EmptyTextView

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    switch self {
    case .first(let view): view.build(into: &list)
    case .second(let view): view.build(into: &list)
    }
  }
}

/// Views of one kind, one after the other.
public struct ViewArray<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: [Content]

  init(_ content: [Content]) { self.content = content }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    for view in content { view.build(into: &list) }
  }
}
