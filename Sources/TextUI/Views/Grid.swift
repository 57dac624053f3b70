/// A grid of views in columns of equal width.
public struct Grid<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let columns: GridColumns
  private let spacing: (item: Int, line: Int)
  private let alignment: Alignment
  private let content: Content

  /// Creates a grid with spacing in cells; a remainder of the width goes to the leading columns.
  public init(
    columns: GridColumns, itemSpacing: Int = 0, lineSpacing: Int = 0, alignment: Alignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.columns = columns
    spacing = (Length.clamped(itemSpacing), Length.clamped(lineSpacing))
    self.alignment = alignment
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      GridNode(
        list.atIdealHeight.nodes(of: content, axis: nil), columns: columns, spacing: spacing,
        alignment: alignment, state: list.state))
  }
}

/// Views of ideal size side by side, which wrap to a new line at the available width.
public struct Flow<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let spacing: (item: Int, line: Int)
  private let content: Content

  /// Creates a flow with spacing in cells.
  public init(itemSpacing: Int = 0, lineSpacing: Int = 0, @TextViewBuilder content: () -> Content) {
    spacing = (Length.clamped(itemSpacing), Length.clamped(lineSpacing))
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(FlowNode(list.atIdealHeight.nodes(of: content, axis: nil), spacing: spacing))
  }
}
