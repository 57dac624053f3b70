extension TextView {
  /// This view in a frame of a fixed size, in cells; what is larger is clipped.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> AnyTextView {
    wrapped { node, _ in FrameNode(node, width: width, height: height, alignment: alignment) }
  }

  /// This view in a frame with limits, in cells; a greatest length of ``Length/infinity`` takes all there is.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    let width = FlexibleFrameNode.Limits(minWidth, idealWidth, maxWidth)
    let height = FlexibleFrameNode.Limits(minHeight, idealHeight, maxHeight)
    return wrapped { node, _ in
      FlexibleFrameNode(node, width: width, height: height, alignment: alignment)
    }
  }

  /// This view in a frame that takes a share of what it is offered.
  public func frame(
    widthFraction: Double? = nil, heightFraction: Double? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    wrapped { node, _ in
      FractionFrameNode(node, width: widthFraction, height: heightFraction, alignment: alignment)
    }
  }

  /// This view with empty cells around it.
  public func padding(_ insets: EdgeInsets) -> AnyTextView {
    wrapped { node, _ in PaddingNode(node, insets) }
  }

  /// This view with some empty cells on every side.
  public func padding(_ cells: Int) -> AnyTextView {
    padding(EdgeInsets(top: cells, leading: cells, bottom: cells, trailing: cells))
  }

  /// This view with a distance in points on every side.
  public func padding(_ points: Double) -> AnyTextView {
    padding(EdgeInsets(points: points, leading: points, bottom: points, trailing: points))
  }

  /// This view in the size it would like to have, in both directions or in one.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> AnyTextView {
    wrapped { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }

  /// This view in a proportion of width to height, as eyes see it: a cell is twice as high as wide.
  public func aspectRatio(_ ratio: Double?, contentMode: ContentMode = .fit) -> AnyTextView {
    wrapped { node, _ in AspectRatioNode(node, ratio: ratio, contentMode: contentMode) }
  }

  /// This view drawn at another place; its own place stays empty.
  public func offset(x: Int = 0, y: Int = 0) -> AnyTextView {
    wrapped { node, _ in OffsetNode(node, x: x, y: y) }
  }

  /// This view without what it would draw outside its frame.
  public func clipped() -> AnyTextView { wrapped { node, _ in ClipNode(node) } }

  /// This view served before others of its stack that have a lower priority.
  public func layoutPriority(_ priority: Double) -> AnyTextView {
    wrapped { node, _ in
      let node = WrapperNode(node)
      node.priority = priority.isNaN ? 0 : priority
      return node
    }
  }

  /// This view with another guide for an alignment: columns from its left edge.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment, compute: @escaping (Size) -> Int
  ) -> AnyTextView {
    wrapped { node, _ in GuideNode(node, .horizontal(alignment), compute) }
  }

  /// This view with another guide for an alignment: rows from its upper edge.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, compute: @escaping (Size) -> Int
  ) -> AnyTextView {
    wrapped { node, _ in GuideNode(node, .vertical(alignment), compute) }
  }

  /// This view unseen; its place stays empty.
  public func hidden() -> AnyTextView { wrapped { node, _ in HiddenNode(node) } }
}

/// How a view fills a rectangle of another proportion.
public enum ContentMode: Sendable, Hashable {
  /// All of the view can be seen.
  case fit
  /// All of the rectangle is covered.
  case fill
}
