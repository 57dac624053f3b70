/// A vertical stack of views.
public struct VStack<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let alignment: HorizontalAlignment
  private let spacing: ViewLength
  private let content: Content

  /// Creates a vertical stack with spacing in rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = .cells(spacing)
    self.content = content()
  }

  /// Creates a vertical stack with spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing points: Double, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = .points(points)
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    let nodes = list.nodes(of: content, axis: .vertical)
    list.nodes.append(
      StackNode(
        nodes, axis: .vertical, spacing: list.medium.distance(spacing, along: .vertical),
        alignment: Alignment(horizontal: alignment, vertical: .top), in: list.medium))
  }
}

/// A horizontal stack of views.
public struct HStack<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let alignment: VerticalAlignment
  private let spacing: ViewLength
  private let content: Content

  /// Creates a horizontal stack with spacing in columns.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 0, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = .cells(spacing)
    self.content = content()
  }

  /// Creates a horizontal stack with spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing points: Double, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = .points(points)
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    let nodes = list.nodes(of: content, axis: .horizontal)
    list.nodes.append(
      StackNode(
        nodes, axis: .horizontal, spacing: list.medium.distance(spacing, along: .horizontal),
        alignment: Alignment(horizontal: .leading, vertical: alignment), in: list.medium,
        growsToTallest: list.growsToTallest))
  }
}

/// A stack of views on top of each other.
public struct ZStack<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack in which later views are in front of earlier ones.
  public init(alignment: Alignment = .center, @TextViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      ZStackNode(
        list.nodes(of: content, axis: nil), alignment: alignment, in: list.medium,
        growsToTallest: list.growsToTallest))
  }
}

/// Several views, to which modifiers are applied individually.
public struct Group<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let content: Content

  public init(@TextViewBuilder content: () -> Content) { self.content = content() }

  public func build(into list: inout LayoutList) { content.build(into: &list) }
}

/// A view for each element of a collection.
public struct ForEach<Data: Collection, Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(_ data: Data, @TextViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  public func build(into list: inout LayoutList) {
    for element in data { content(element).build(into: &list) }
  }
}

/// A view whose content depends on the environment.
public struct EnvironmentReader<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let content: (EnvironmentValues) -> Content

  public init(@TextViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  public func build(into list: inout LayoutList) {
    let environment = list.environment
    list.descend { content(environment).build(into: &$0) }
  }
}
