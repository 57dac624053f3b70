public import TextUI

/// Layout.
extension PictureView {
  /// Returns this view in a frame of a fixed size in points.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
    -> PictureView
  {
    guard width != nil || height != nil else { return self }
    return wrapped { node, _ in
      FrameNode(
        node, width: width.map(PictureScale.units), height: height.map(PictureScale.units),
        alignment: alignment)
    }
  }

  /// Returns this view in a frame with limits in points; an infinite maximum takes all available space.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> PictureView {
    func units(_ length: Double?) -> Int? {
      length.map { $0 == .infinity ? Length.infinity : PictureScale.units($0) }
    }
    guard minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil else { return self }
    let width = FrameLimits(units(minWidth), nil, units(maxWidth))
    let height = FrameLimits(units(minHeight), nil, units(maxHeight))
    return wrapped { node, _ in FlexibleFrameNode(node, width: width, height: height, alignment: alignment) }
  }

  /// Returns this view in a frame that takes a fraction of the proposed size.
  public func frame(
    widthFraction: Double? = nil, heightFraction: Double? = nil, alignment: Alignment = .center
  ) -> PictureView {
    guard widthFraction != nil || heightFraction != nil else { return self }
    return wrapped { node, _ in
      FractionFrameNode(node, width: widthFraction, height: heightFraction, alignment: alignment)
    }
  }

  /// Returns this view with empty space around it, in points.
  public func padding(_ insets: IR.EdgeInsets) -> PictureView {
    insets == .zero ? self : wrapped { node, _ in PaddingNode(node, EdgeInsets(units: insets)) }
  }

  /// Returns this view at its ideal size, in both directions or in one.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> PictureView {
    wrapped { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }

  /// Returns this view with an aspect ratio of width to height; without one, that of its ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode = .fit) -> PictureView {
    wrapped { node, _ in AspectRatioNode(node, ratio: ratio, contentMode: contentMode) }
  }

  /// Returns this view with a priority: a stack gives space to its children in descending order of priority.
  public func layoutPriority(_ priority: Double) -> PictureView {
    wrapped { node, _ in
      node.traits.priority = priority.isNaN ? 0 : priority
      return node
    }
  }

  /// Returns this view with another one in front of it or behind it, which is proposed the size of the view.
  public func layered(
    with layer: PictureView, alignment: Alignment = .center, isBehind: Bool
  ) -> PictureView {
    PictureView { environment in
      guard let inner = environment.descended, let node = make(inner) else { return nil }
      guard let layer = layer.make(inner) else { return node }
      return LayeredNode(node, layer: layer, alignment: alignment, isBehind: isBehind)
    }
  }
}

/// Drawing.
extension PictureView {
  /// Returns this view with a shape behind it.
  public func background(
    _ fill: ScenePaint?, in shape: PictureShape = .rectangle(cornerRadius: 0), shadow: IR.Shadow? = nil
  ) -> PictureView {
    guard let fill else { return self }
    return decorated(isBehind: true, reach: SceneShape.reach(stroke: nil, shadow: shadow)) { rect in
      .shape(SceneShape(shape.outline(in: rect), fill: fill, shadow: shadow))
    }
  }

  /// Returns this view with a line inside its edges.
  public func border(
    _ color: IR.Color?, width: Double?, in shape: PictureShape = .rectangle(cornerRadius: 0)
  ) -> PictureView {
    guard let color, let width, width > 0, color.alpha > 0 else { return self }
    return decorated(isBehind: false) { rect in
      .shape(
        SceneShape(
          shape.outline(in: rect), stroke: SceneStroke(color: color, width: width, isInside: true)))
    }
  }

  /// Returns this view with a drawing behind or in front of it, which gets the rectangle of the view.
  ///
  /// - Parameters:
  ///   - isBehind: Whether it is behind the view.
  ///   - reach: How far it draws outside of the rectangle, in units of the layout.
  ///   - drawing: Returns the drawing for the rectangle in points.
  /// - Returns: The view with the drawing.
  func decorated(
    isBehind: Bool, reach: Int = 0, _ drawing: @escaping (SceneRect) -> SceneDrawing
  ) -> PictureView {
    wrapped { node, _ in DecoratedNode(node, isBehind: isBehind, reach: reach) { drawing(SceneRect($0)) } }
  }

  /// Returns this view as a control, with a label for screen readers.
  public func control(_ control: SceneControl) -> PictureView {
    wrapped { node, environment in
      let measured = control.measured(by: environment.cache.measure)
      return DecoratedNode(node, isBehind: false) { _ in .control(measured) }
    }
  }

  /// Returns this view clipped to its frame with rounded corners.
  public func clipped(cornerRadius: Double = 0) -> PictureView {
    wrapped { node, _ in RoundedClipNode(node, radius: cornerRadius) }
  }

  /// Returns this view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> PictureView {
    wrapped { node, _ in FadedNode(node, opacity) }
  }

  /// Returns this view with a drop shadow of what it draws.
  public func shadow(_ shadow: IR.Shadow?) -> PictureView {
    guard let shadow, shadow.color.alpha > 0 else { return self }
    return wrapped { node, _ in ShadowNode(node, shadow) }
  }

  /// Returns this view without drawing it; it still takes up space.
  public func hidden() -> PictureView { wrapped { node, _ in HiddenNode(node) } }

  /// Returns this view as that of a node.
  package func marked(_ id: Int) -> PictureView {
    wrapped { node, _ in MarkNode(node, Int32(truncatingIfNeeded: id)) }
  }
}

/// What views inherit.
extension PictureView {
  /// Returns this view with a color for the text in it that has none of its own.
  public func foregroundColor(_ color: IR.Color?) -> PictureView {
    changing { $0.foreground = color ?? $0.foreground }
  }

  /// Returns this view with the text in it in bold or in italics.
  public func fontTraits(isBold: Bool? = nil, isItalic: Bool? = nil) -> PictureView {
    changing { environment in
      environment.isBold = isBold ?? environment.isBold
      environment.isItalic = isItalic ?? environment.isItalic
    }
  }

  /// Returns this view with a maximum number of lines for each text in it.
  public func lineLimit(_ limit: Int?) -> PictureView { changing { $0.lineLimit = limit } }
}

extension EdgeInsets {
  /// Converts insets from points to units.
  init(units insets: IR.EdgeInsets) {
    self.init(
      top: PictureScale.signedUnits(insets.top), leading: PictureScale.signedUnits(insets.leading),
      bottom: PictureScale.signedUnits(insets.bottom), trailing: PictureScale.signedUnits(insets.trailing))
  }
}
