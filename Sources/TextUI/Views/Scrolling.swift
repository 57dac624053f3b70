/// A vertical scroll view.
///
/// With a proposed height it shows that many rows of its content; without one it is as tall as its content.
public struct ScrollView<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let offset: ViewLength
  private let content: Content

  /// Creates a scroll view scrolled down by `offset` rows.
  public init(offset: Int = 0, @TextViewBuilder content: () -> Content) {
    self.offset = .cells(offset)
    self.content = content()
  }

  /// Creates a scroll view scrolled down by a distance in points.
  public init(offset points: Double, @TextViewBuilder content: () -> Content) {
    offset = .points(points)
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    let nodes = list.atIdealHeight.nodes(of: content, axis: .vertical)
    let stack =
      nodes.count == 1
      ? nodes[0] : StackNode(nodes, axis: .vertical, spacing: 0, alignment: .top, in: list.medium)
    list.nodes.append(
      ScrollNode(stack, offset: list.medium.distance(offset, along: .vertical), state: list.state))
  }
}

/// A row of views that scrolls horizontally.
///
/// Each view keeps its ideal size, except that a frame with a fraction of the width gets that fraction of the
/// row. Where the row continues outside its frame, the last column shows `>`.
public struct HorizontalRow<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let spacing: ViewLength
  private let offset: ViewLength
  private let alignment: VerticalAlignment
  private let content: Content

  /// Creates a row scrolled to the right by `offset` columns.
  public init(
    spacing: Int = 0, offset: Int = 0, alignment: VerticalAlignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.spacing = .cells(spacing)
    self.offset = .cells(offset)
    self.alignment = alignment
    self.content = content()
  }

  /// Creates a row with spacing in points, scrolled to the right by a distance in points.
  public init(
    spacing: Double, offset: Double = 0, alignment: VerticalAlignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.spacing = .points(spacing)
    self.offset = .points(offset)
    self.alignment = alignment
    self.content = content()
  }

  public func build(into list: inout LayoutList) {
    let glyphs = list.environment.glyphs
    let row = IndicatedRowNode(
      list.nodes(of: content, axis: .horizontal), spacing: list.medium.distance(spacing, along: .horizontal),
      offset: list.medium.distance(offset, along: .horizontal), alignment: alignment, in: list.medium)
    list.nodes.append(row)
    guard list.medium == .cells else { return }
    row.indicators = IndicatedRowNode.Indicators(
      more: list.glyph(glyphs.more), less: list.glyph(glyphs.less), ink: list.ink())
  }
}

/// A column of views that are only built when they are visible.
public struct LazyVStack<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: ViewLength
  private let dividers: Bool
  private let content: (Int) -> Content

  /// Creates a column of `count` views, with lines between them if `dividers` is true.
  public init(
    count: Int, alignment: HorizontalAlignment = .leading, spacing: Int = 0, dividers: Bool = false,
    @TextViewBuilder content: @escaping (_ index: Int) -> Content
  ) {
    self.count = count
    self.alignment = alignment
    self.spacing = .cells(spacing)
    self.dividers = dividers
    self.content = content
  }

  /// Creates a column of `count` views with spacing in points, and with lines between them if `dividers` is
  /// true.
  public init(
    count: Int, alignment: HorizontalAlignment = .leading, spacing points: Double, dividers: Bool = false,
    @TextViewBuilder content: @escaping (_ index: Int) -> Content
  ) {
    self.count = count
    self.alignment = alignment
    spacing = .points(points)
    self.dividers = dividers
    self.content = content
  }

  public func build(into list: inout LayoutList) {
    let deferred = list.atIdealHeight.deferred()
    let (alignment, content, last, dividers) = (alignment, content, count - 1, dividers)
    list.nodes.append(
      LazyStackNode(
        count: count, alignment: alignment, spacing: list.medium.distance(spacing, along: .vertical),
        state: list.state
      ) { index in
        let view = deferred.column(of: content(index), alignment)
        return dividers && index < last ? deferred.divided(view, alignment) : view
      })
  }
}

extension LayoutList {
  /// Returns a node with a line below it, which touches it.
  fileprivate func divided(_ node: LayoutNode, _ alignment: HorizontalAlignment) -> LayoutNode {
    StackNode(
      [node] + nodes(of: Divider(.horizontal), axis: .vertical), axis: .vertical, spacing: 0,
      alignment: Alignment(horizontal: alignment, vertical: .top), in: medium)
  }

  /// Returns a single node for a column of views.
  func column(of content: some TextView, _ alignment: HorizontalAlignment) -> LayoutNode {
    let nodes = nodes(of: content, axis: .vertical)
    if nodes.count == 1 { return nodes[0] }
    let stackAlignment = Alignment(horizontal: alignment, vertical: .top)
    return StackNode(nodes, axis: .vertical, spacing: 0, alignment: stackAlignment, in: medium)
  }
}

/// A column of views with lines between them.
public struct List: TextView {
  public typealias Body = EmptyTextView
  private let content: (inout LayoutList) -> Void

  /// Creates a list with one row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, spacing: Int = 0, @TextViewBuilder content: @escaping (Data.Element) -> some TextView
  ) {
    let stack = LazyVStack(count: data.count, spacing: spacing, dividers: true) { index in
      content(data[data.index(data.startIndex, offsetBy: index)])
    }
    self.content = { stack.build(into: &$0) }
  }

  /// Creates a list with one row for each view.
  public init(spacing: Int = 0, @TextViewBuilder content: @escaping () -> some TextView) {
    self.content = { list in
      let nodes = list.atIdealHeight.nodes(of: content(), axis: .vertical)
      let deferred = list.deferred()
      list.nodes.append(
        LazyStackNode(
          count: nodes.count, alignment: .leading,
          spacing: list.medium.distance(.cells(spacing), along: .vertical), state: list.state
        ) { index in
          index < nodes.count - 1 ? deferred.divided(nodes[index], .leading) : nodes[index]
        })
    }
  }

  public func build(into list: inout LayoutList) { content(&list) }
}

/// A row with glyphs where it continues outside its viewport.
final class IndicatedRowNode: RowNode {
  /// The glyphs, and how they are drawn.
  struct Indicators {
    let more: Glyph
    let less: Glyph
    let ink: Ink
  }

  var indicators: Indicators?

  override func drawEdges(of viewport: Rect, hasLess: Bool, hasMore: Bool, on canvas: LayoutCanvas) {
    guard let painter = canvas as? Painter, let indicators, indicators.ink.isVisible else { return }
    let row = viewport.y + (viewport.height - 1) / 2
    if hasLess { painter.put(indicators.less, x: viewport.x, y: row, ink: indicators.ink) }
    if hasMore { painter.put(indicators.more, x: viewport.right - 1, y: row, ink: indicators.ink) }
  }
}
