extension TextView {
  /// Returns this view in a frame of a fixed size in cells, to which it is clipped.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> AnyTextView {
    wrapped { node, _ in FrameNode(node, width: width, height: height, alignment: alignment) }
  }

  /// Returns this view in a frame with limits in cells; a maximum of ``Length/infinity`` takes all available
  /// space.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    let width = FrameLimits(minWidth, idealWidth, maxWidth)
    let height = FrameLimits(minHeight, idealHeight, maxHeight)
    return wrapped { node, _ in
      FlexibleFrameNode(node, width: width, height: height, alignment: alignment)
    }
  }

  /// Returns this view in a frame that takes a fraction of the proposed size.
  public func frame(
    widthFraction: Double? = nil, heightFraction: Double? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    wrapped { node, _ in
      FractionFrameNode(node, width: widthFraction, height: heightFraction, alignment: alignment)
    }
  }

  /// Returns this view with empty cells around it.
  public func padding(_ insets: EdgeInsets) -> AnyTextView {
    wrapped { node, _ in PaddingNode(node, insets) }
  }

  /// Returns this view with a number of empty cells on each side.
  public func padding(_ cells: Int) -> AnyTextView {
    padding(EdgeInsets(top: cells, leading: cells, bottom: cells, trailing: cells))
  }

  /// Returns this view with padding in points on each side.
  public func padding(_ points: Double) -> AnyTextView {
    padding(EdgeInsets(points: points, leading: points, bottom: points, trailing: points))
  }

  /// Returns this view at its ideal size, in both directions or in one.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> AnyTextView {
    wrapped { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }

  /// Returns this view with an aspect ratio of width to height, where a cell counts as twice as tall as wide.
  public func aspectRatio(_ ratio: Double?, contentMode: ContentMode = .fit) -> AnyTextView {
    wrapped { node, _ in AspectRatioNode(node, ratio: ratio, contentMode: contentMode) }
  }

  /// Returns this view drawn at an offset in cells, which does not affect the layout of others.
  public func offset(x: Int = 0, y: Int = 0) -> AnyTextView {
    wrapped { node, _ in OffsetNode(node, x: x, y: y) }
  }

  /// Returns this view clipped to its frame.
  public func clipped() -> AnyTextView { wrapped { node, _ in ClipNode(node) } }

  /// Returns this view with a priority: a stack gives space to its children in descending order of priority.
  public func layoutPriority(_ priority: Double) -> AnyTextView {
    wrapped { node, _ in
      let node = WrapperNode(node)
      node.traits.priority = priority.isNaN ? 0 : priority
      return node
    }
  }

  /// Returns this view as a mark that takes more than `minimum` columns only where there are some to spare.
  ///
  /// A row gives its marks what other views leave, before its spacers. Views that fill the row make room for
  /// them if they lose nothing but width. A mark without width is not drawn.
  package func spareWidth(atLeast minimum: Int) -> AnyTextView {
    wrapped { node, _ in SpareWidthNode(node, minimum: minimum) }
  }

  /// Returns this view with a guide for an alignment, in columns from its left edge.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, compute: @escaping (Size) -> Int
  ) -> AnyTextView {
    wrapped { node, _ in GuideNode(node, .horizontal(alignment), compute) }
  }

  /// Returns this view with a guide for an alignment, in rows from its top edge.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, compute: @escaping (Size) -> Int
  ) -> AnyTextView {
    wrapped { node, _ in GuideNode(node, .vertical(alignment), compute) }
  }

  /// Returns this view hidden; it still takes up space.
  public func hidden() -> AnyTextView { wrapped { node, _ in HiddenNode(node) } }
}
