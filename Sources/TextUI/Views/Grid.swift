/// A grid of views in columns of equal width.
public struct Grid<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let columns: GridColumns
  private let spacing: (item: ViewLength, line: ViewLength)
  private let alignment: Alignment
  private let content: Content

  /// Creates a grid with spacing in cells; a remainder of the width goes to the leading columns.
  public init(
    columns: GridColumns, itemSpacing: Int = 0, lineSpacing: Int = 0, alignment: Alignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.columns = columns
    spacing = (.cells(itemSpacing), .cells(lineSpacing))
    self.alignment = alignment
    self.content = content()
  }

  /// Creates a grid with spacing in points.
  public init(
    columns: GridColumns, itemSpacing: Double, lineSpacing: Double, alignment: Alignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.columns = columns
    spacing = (.points(itemSpacing), .points(lineSpacing))
    self.alignment = alignment
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      GridNode(
        list.atIdealHeight.nodes(of: content, axis: nil), columns: columns,
        spacing: list.medium.lengths(spacing), alignment: alignment, state: list.state))
  }
}

/// Views of ideal size side by side, which wrap to a new line at the available width.
public struct Flow<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let spacing: (item: ViewLength, line: ViewLength)
  private let content: Content

  /// Creates a flow with spacing in cells.
  public init(itemSpacing: Int = 0, lineSpacing: Int = 0, @TextViewBuilder content: () -> Content) {
    spacing = (.cells(itemSpacing), .cells(lineSpacing))
    self.content = content()
  }

  /// Creates a flow with spacing in points.
  public init(itemSpacing: Double, lineSpacing: Double, @TextViewBuilder content: () -> Content) {
    spacing = (.points(itemSpacing), .points(lineSpacing))
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    list.nodes.append(
      FlowNode(
        list.atIdealHeight.nodes(of: content, axis: nil), spacing: list.medium.lengths(spacing),
        in: list.medium))
  }
}

extension LayoutMedium {
  /// Returns the spacing between items and between lines in the unit of the layout; it is never negative.
  fileprivate func lengths(_ spacing: (item: ViewLength, line: ViewLength)) -> (item: Int, line: Int) {
    (
      Length.clamped(distance(spacing.item, along: .horizontal)),
      Length.clamped(distance(spacing.line, along: .vertical))
    )
  }
}
