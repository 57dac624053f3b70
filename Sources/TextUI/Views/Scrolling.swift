/// Views below each other that may be higher than the place for them.
///
/// With a height it shows a window of that many rows; without one it is as high as its content.
public struct ScrollView<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let offset: Int
  private let content: Content

  /// Creates a window that starts some rows below the top of its content.
  public init(offset: Int = 0, @TextViewBuilder content: () -> Content) {
    self.offset = offset
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let nodes = list.nodes(of: content, axis: .vertical)
    let stack = nodes.count == 1 ? nodes[0] : StackNode(nodes, axis: .vertical, spacing: 0, alignment: .top)
    list.nodes.append(ScrollNode(stack, offset: offset, state: list.state))
  }
}

/// Views next to each other that may be wider than the place for them.
///
/// Each keeps its ideal size, except that a frame with a share of the width gets that share of the row. Where the row
/// goes on outside its frame, the last column shows one `>`.
public struct HorizontalRow<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let spacing: Int
  private let offset: Int
  private let alignment: VerticalAlignment
  private let content: Content

  /// Creates a row that starts some columns behind the start of its content.
  public init(
    spacing: Int = 0, offset: Int = 0, alignment: VerticalAlignment = .center,
    @TextViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.offset = offset
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let glyphs = list.environment.glyphs
    let signs = RowNode.Signs(more: list.glyph(glyphs.more), less: list.glyph(glyphs.less), ink: list.ink())
    list.nodes.append(
      RowNode(
        list.nodes(of: content, axis: .horizontal), spacing: spacing, offset: offset, alignment: alignment,
        signs: signs))
  }
}

/// Views below each other that are only made when they can be seen.
public struct LazyVStack<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let count: Int
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let dividers: Bool
  private let content: (Int) -> Content

  /// Creates a column of a number of views, with lines between them if wanted.
  public init(
    count: Int, alignment: HorizontalAlignment = .leading, spacing: Int = 0, dividers: Bool = false,
    @TextViewBuilder content: @escaping (_ index: Int) -> Content
  ) {
    self.count = count
    self.alignment = alignment
    self.spacing = spacing
    self.dividers = dividers
    self.content = content
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let later = list.later()
    let alignment = alignment
    let content = content
    list.nodes.append(
      LazyStackNode(
        count: count, alignment: alignment, spacing: spacing, divider: divider(list), state: list.state
      ) {
        later.column(of: content($0), alignment)
      })
  }

  private func divider(_ list: LayoutList) -> LazyStackNode.Divider? {
    dividers
      ? LazyStackNode.Divider(glyph: list.glyph(list.environment.glyphs.horizontal), ink: list.ink()) : nil
  }
}

extension LayoutList {
  /// One node for views below each other.
  func column(of content: some TextView, _ alignment: HorizontalAlignment) -> LayoutNode {
    let nodes = nodes(of: content, axis: .vertical)
    if nodes.count == 1 { return nodes[0] }
    let stackAlignment = Alignment(horizontal: alignment, vertical: .top)
    return StackNode(nodes, axis: .vertical, spacing: 0, alignment: stackAlignment)
  }
}

/// Views below each other with lines between them.
public struct List: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let content: (inout LayoutList) -> Void

  /// Creates a list with one entry for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, spacing: Int = 0, @TextViewBuilder content: @escaping (Data.Element) -> some TextView
  ) {
    let stack = LazyVStack(count: data.count, spacing: spacing, dividers: true) { index in
      content(data[data.index(data.startIndex, offsetBy: index)])
    }
    self.content = { stack.build(into: &$0) }
  }

  /// Creates a list of some views.
  public init(spacing: Int = 0, @TextViewBuilder content: @escaping () -> some TextView) {
    self.content = { list in
      let nodes = list.nodes(of: content(), axis: .vertical)
      let glyph = list.glyph(list.environment.glyphs.horizontal)
      list.nodes.append(
        LazyStackNode(
          count: nodes.count, alignment: .leading, spacing: spacing,
          divider: LazyStackNode.Divider(glyph: glyph, ink: list.ink()), state: list.state
        ) { nodes[$0] })
    }
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) { content(&list) }
}
