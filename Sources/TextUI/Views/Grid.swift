/// How many columns a grid has.
public enum GridColumns: Sendable, Hashable {
  /// Always so many.
  case fixed(Int)
  /// As many of at least this width as fit.
  case adaptive(minWidth: Int)
}

/// Views in rows and equally wide columns.
public struct Grid<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let columns: GridColumns
  private let spacing: (item: Int, line: Int)
  private let alignment: Alignment
  private let content: Content

  /// Creates a grid; what does not divide evenly goes to the leading columns.
  public init(
    columns: GridColumns, itemSpacing: Int = 0, lineSpacing: Int = 0, alignment: Alignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.columns = columns
    spacing = (Length.clamped(itemSpacing), Length.clamped(lineSpacing))
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    list.nodes.append(
      GridNode(
        list.nodes(of: content, axis: nil), columns: columns, spacing: spacing, alignment: alignment,
        state: list.state))
  }
}

/// Views next to each other in their ideal size; a new line starts where the width is used up.
public struct Flow<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let spacing: (item: Int, line: Int)
  private let content: Content

  /// Creates a flow.
  public init(itemSpacing: Int = 0, lineSpacing: Int = 0, @TextViewBuilder content: () -> Content) {
    spacing = (Length.clamped(itemSpacing), Length.clamped(lineSpacing))
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    list.nodes.append(FlowNode(list.nodes(of: content, axis: nil), spacing: spacing))
  }
}
