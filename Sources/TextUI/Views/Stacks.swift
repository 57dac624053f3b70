/// Views below each other.
public struct VStack<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: Content

  /// Creates a column; the spacing is in rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int = 0, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let nodes = list.nodes(of: content, axis: .vertical)
    list.nodes.append(
      StackNode(
        nodes, axis: .vertical, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .top)))
  }
}

/// Views next to each other.
public struct HStack<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: Content

  /// Creates a row; the spacing is in columns.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int = 0, @TextViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let nodes = list.nodes(of: content, axis: .horizontal)
    list.nodes.append(
      StackNode(
        nodes, axis: .horizontal, spacing: spacing,
        alignment: Alignment(horizontal: .leading, vertical: alignment)))
  }
}

/// Views on top of each other.
public struct ZStack<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let alignment: Alignment
  private let content: Content

  /// Creates a pile; the first view is the lowest.
  public init(alignment: Alignment = .center, @TextViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    list.nodes.append(ZStackNode(list.nodes(of: content, axis: nil), alignment: alignment))
  }
}

/// Several views that are treated one by one.
public struct Group<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: Content

  /// Creates a group.
  public init(@TextViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) { content.build(into: &list) }
}

/// A view for each element of a collection.
public struct ForEach<Data: Collection, Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates the views of a collection.
  public init(_ data: Data, @TextViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    for element in data { content(element).build(into: &list) }
  }
}

/// Views that need to know what they inherit.
public struct EnvironmentReader<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: (EnvironmentValues) -> Content

  /// Creates views from what they inherit.
  public init(@TextViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let environment = list.environment
    list.descend { content(environment).build(into: &$0) }
  }
}
