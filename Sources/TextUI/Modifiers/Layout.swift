extension TextView {
  /// Returns this view in a frame of a fixed size in cells, to which it is clipped.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> AnyTextView {
    frame(width.map { .cells($0) }, height.map { .cells($0) }, alignment)
  }

  /// Returns this view in a frame of a fixed size in points, to which it is clipped in cells.
  @_disfavoredOverload
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    frame(width.map { .points($0) }, height.map { .points($0) }, alignment)
  }

  private func frame(_ width: ViewLength?, _ height: ViewLength?, _ alignment: Alignment) -> AnyTextView {
    guard width != nil || height != nil else { return AnyTextView(self) }
    return wrapped { node, _ in
      FrameNode(
        node, width: width.map { node.medium.extent($0, along: .horizontal) },
        height: height.map { node.medium.extent($0, along: .vertical) }, alignment: alignment)
    }
  }

  /// Returns this view in a frame with limits in cells; a maximum of ``Length/infinity`` takes all available
  /// space.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    func cells(_ length: Int?) -> ViewLength? { length.map { .cells($0) } }
    return frame(
      width: (cells(minWidth), cells(idealWidth), cells(maxWidth)),
      height: (cells(minHeight), cells(idealHeight), cells(maxHeight)), alignment)
  }

  /// Returns this view in a frame with limits in points; an infinite maximum takes all available space.
  @_disfavoredOverload
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> AnyTextView {
    guard minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil else {
      return AnyTextView(self)
    }
    func points(_ length: Double?) -> ViewLength? { length.map { .points($0) } }
    return frame(
      width: (points(minWidth), nil, points(maxWidth)), height: (points(minHeight), nil, points(maxHeight)),
      alignment)
  }

  private typealias Limits = (least: ViewLength?, ideal: ViewLength?, most: ViewLength?)

  private func frame(width: Limits, height: Limits, _ alignment: Alignment) -> AnyTextView {
    wrapped { node, _ in
      func limits(_ limits: Limits, along axis: Axis) -> FrameLimits {
        FrameLimits(
          limits.least.map { node.medium.extent($0, along: axis) },
          limits.ideal.map { node.medium.extent($0, along: axis) },
          limits.most.map { node.medium.extent($0, along: axis) })
      }
      return FlexibleFrameNode(
        node, width: limits(width, along: .horizontal), height: limits(height, along: .vertical),
        alignment: alignment)
    }
  }

  /// Returns this view in a frame that takes a fraction of the proposed size.
  public func frame(
    widthFraction: Double? = nil, heightFraction: Double? = nil, alignment: Alignment = .center
  ) -> AnyTextView {
    guard widthFraction != nil || heightFraction != nil else { return AnyTextView(self) }
    return wrapped { node, _ in
      FractionFrameNode(node, width: widthFraction, height: heightFraction, alignment: alignment)
    }
  }

  /// Returns this view with empty cells around it.
  public func padding(_ insets: EdgeInsets) -> AnyTextView {
    wrapped { node, _ in
      func units(_ cells: Int, _ axis: Axis) -> Int { node.medium.distance(.cells(cells), along: axis) }
      return PaddingNode(
        node,
        EdgeInsets(
          top: units(insets.top, .vertical), leading: units(insets.leading, .horizontal),
          bottom: units(insets.bottom, .vertical), trailing: units(insets.trailing, .horizontal)))
    }
  }

  /// Returns this view with empty space around it, in points.
  public func padding(_ insets: PointInsets) -> AnyTextView {
    guard insets != .zero else { return AnyTextView(self) }
    return wrapped { node, _ in
      func units(_ points: Double, _ axis: Axis) -> Int { node.medium.distance(.points(points), along: axis) }
      return PaddingNode(
        node,
        EdgeInsets(
          top: units(insets.top, .vertical), leading: units(insets.leading, .horizontal),
          bottom: units(insets.bottom, .vertical), trailing: units(insets.trailing, .horizontal)))
    }
  }

  /// Returns this view with a number of empty cells on each side.
  public func padding(_ cells: Int) -> AnyTextView {
    padding(EdgeInsets(top: cells, leading: cells, bottom: cells, trailing: cells))
  }

  /// Returns this view with padding in points on each side.
  public func padding(_ points: Double) -> AnyTextView {
    padding(PointInsets(top: points, bottom: points, leading: points, trailing: points))
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
    wrapped { node, _ in
      OffsetNode(
        node, x: node.medium.distance(.cells(x), along: .horizontal),
        y: node.medium.distance(.cells(y), along: .vertical))
    }
  }

  /// Returns this view clipped to its frame.
  public func clipped() -> AnyTextView { wrapped { node, _ in ClipNode(node) } }

  /// Returns this view clipped to its frame where it may overflow it: in points. In cells, every frame clips.
  package func overflowClipped() -> AnyTextView {
    wrapped { node, _ in node.medium == .points ? ClipNode(node) : node }
  }

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
    wrapped { node, _ in
      GuideNode(node, .horizontal(alignment)) { size in
        node.medium.distance(.cells(compute(node.medium.cells(size))), along: .horizontal)
      }
    }
  }

  /// Returns this view with a guide for an alignment, in rows from its top edge.
  public func alignmentGuide(
    _ alignment: VerticalAlignment, compute: @escaping (Size) -> Int
  ) -> AnyTextView {
    wrapped { node, _ in
      GuideNode(node, .vertical(alignment)) { size in
        node.medium.distance(.cells(compute(node.medium.cells(size))), along: .vertical)
      }
    }
  }

  /// Returns this view hidden; it still takes up space.
  public func hidden() -> AnyTextView { wrapped { node, _ in HiddenNode(node) } }
}
