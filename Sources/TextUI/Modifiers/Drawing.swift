extension TextView {
  /// Returns this view with an environment value set for it and its descendants.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> AnyTextView {
    changing { $0[keyPath: path] = value }
  }

  /// Returns this view with the environment changed for it and its descendants.
  func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> AnyTextView {
    AnyTextView(building: { list in list.build(self, changing: change) })
  }

  /// Returns this view with its text and lines in a color; `nil` is the default color of the terminal.
  public func foregroundColor(_ color: Color?) -> AnyTextView {
    changing { $0.foregroundColor = color }
  }

  /// Returns this view with another alignment of lines in its texts.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> AnyTextView {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// Returns this view with attributes added to its texts, or removed from those that were added.
  public func textAttributes(_ attributes: CellAttributes, isActive: Bool = true) -> AnyTextView {
    changing {
      if isActive {
        $0.textAttributes.formUnion(attributes)
      } else {
        $0.textAttributes.subtract(attributes)
      }
    }
  }

  /// Returns this view with at most a number of lines in each of its texts; `nil` is any number.
  public func lineLimit(_ number: Int?) -> AnyTextView {
    changing { $0.lineLimit = number }
  }

  /// Returns this view with its opacity multiplied.
  ///
  /// Colors are blended with what is behind them. Text in the default color, which cannot be blended, is
  /// dimmed; at 0 nothing is drawn.
  public func opacity(_ opacity: Double) -> AnyTextView {
    AnyTextView(building: { list in
      if list.medium == .points { return list.build(self.wrapped { node, _ in FadedNode(node, opacity) }) }
      list.build(self) { $0.opacity *= opacity > 0 ? min(opacity, 1) : 0 }
    })
  }

  /// Returns this view with a background color.
  public func background(_ color: Color) -> AnyTextView {
    wrapped { node, environment in
      node.medium == .points
        ? node.backed(by: .color(color), in: .rectangle(cornerRadius: 0))
        : FillNode(node, color.opacity(environment.opacity))
    }
  }

  /// Returns this view with a shape behind it in points, and its color behind it in cells.
  public func background(_ color: Color?, in shape: PictureShape, shadow: Shadow? = nil) -> AnyTextView {
    guard let color else { return AnyTextView(self) }
    return wrapped { node, environment in
      node.medium == .points
        ? node.backed(by: .color(color), in: shape, shadow: shadow)
        : FillNode(node, color.opacity(environment.opacity))
    }
  }

  /// Returns this view with another one behind it, which is proposed its size.
  public func background(_ view: some TextView, alignment: Alignment = .center) -> AnyTextView {
    layered(view, alignment, isBehind: true)
  }

  /// Returns this view with others behind it, which are proposed its size.
  public func background(
    alignment: Alignment = .center, @TextViewBuilder content: () -> some TextView
  ) -> AnyTextView {
    layered(content(), alignment, isBehind: true)
  }

  /// Returns this view with another one in front of it, which is proposed its size.
  public func overlay(_ view: some TextView, alignment: Alignment = .center) -> AnyTextView {
    layered(view, alignment, isBehind: false)
  }

  /// Returns this view with others in front of it, which are proposed its size.
  public func overlay(
    alignment: Alignment = .center, @TextViewBuilder content: () -> some TextView
  ) -> AnyTextView {
    layered(content(), alignment, isBehind: false)
  }

  private func layered(_ view: some TextView, _ alignment: Alignment, isBehind: Bool) -> AnyTextView {
    AnyTextView(building: { list in
      let start = list.nodes.count
      build(into: &list)
      for index in list.nodes.indices.dropFirst(start) {
        guard let layer = list.node(of: view, alignment: alignment) else { return }
        list.nodes[index] = LayeredNode(
          list.nodes[index], layer: layer, alignment: alignment, isBehind: isBehind)
      }
    })
  }

  /// Returns this view with a border around it, which adds one cell on each side.
  public func border(_ style: BorderStyle = .square, _ color: Color? = nil) -> AnyTextView {
    bordered(style, color, grows: true)
  }

  /// Returns this view with a border on its outermost cells, where they are blank; the size does not change.
  public func outline(_ style: BorderStyle = .square, _ color: Color? = nil) -> AnyTextView {
    bordered(style, color, grows: false)
  }

  /// Returns this view with a line inside its edges, of a width in points. In cells it is an outline.
  public func border(
    _ color: Color?, width: Double?, in shape: PictureShape = .rectangle(cornerRadius: 0)
  ) -> AnyTextView {
    guard let color, let width, width > 0, color.alpha > 0 else { return AnyTextView(self) }
    return AnyTextView(building: { list in
      if list.medium == .points {
        return list.build(self.wrapped { node, _ in node.bordered(color, width: width, in: shape) })
      }
      list.build(self.outline(shape == .rectangle(cornerRadius: 0) ? .square : .rounded, color))
    })
  }

  private func bordered(_ style: BorderStyle, _ color: Color?, grows: Bool) -> AnyTextView {
    AnyTextView(building: { list in
      let start = list.nodes.count
      build(into: &list)
      guard list.nodes.count > start else { return }
      if list.medium == .points {
        let color = color ?? SystemColors.separator(list.environment.colorScheme)
        let shape = PictureShape.rectangle(cornerRadius: style == .rounded ? Estimates.cornerRadius : 0)
        let inset = EdgeInsets(units: grows ? Estimates.borderPadding : 0)
        for index in list.nodes.indices.dropFirst(start) {
          list.nodes[index] = PaddingNode(list.nodes[index], inset).bordered(color, width: 1, in: shape)
        }
        return
      }
      let lines = BorderLines(style, list.environment, &list.state.clusters)
      let ink = Ink(color ?? list.environment.foregroundColor, opacity: list.environment.opacity)
      for index in list.nodes.indices.dropFirst(start) {
        list.nodes[index] = BorderNode(list.nodes[index], lines, ink: ink, grows: grows)
      }
    })
  }

  /// Returns this view with rounded corners: its corner cells show what is behind it, unless there is a
  /// character.
  public func cornerRadius(_ isRounded: Bool = true) -> AnyTextView {
    cornerRadius(isRounded ? Estimates.cornerRadius : 0)
  }

  /// Returns this view clipped to its frame with rounded corners in points. In cells, its corner cells show
  /// what is behind it if the radius is positive.
  public func cornerRadius(_ points: Double) -> AnyTextView {
    wrapped { node, _ in
      if node.medium == .points { return RoundedClipNode(node, radius: points) }
      return points > 0 ? CornerNode(node) : node
    }
  }

  /// Returns this view with a drop shadow of what it draws in points; cells have no shadows.
  public func shadow(_ shadow: Shadow?) -> AnyTextView {
    guard let shadow, shadow.color.alpha > 0 else { return AnyTextView(self) }
    return wrapped { node, _ in node.medium == .points ? ShadowNode(node, shadow) : node }
  }

  /// Returns this view as a control of a page, with a label for screen readers; in cells it is not changed.
  public func control(_ control: SceneControl) -> AnyTextView {
    AnyTextView(building: { list in
      guard let measure = list.state.pictures?.measure else { return list.build(self) }
      let measured = control.measured(by: measure)
      list.build(self.wrapped { node, _ in DecoratedNode(node, isBehind: false) { _ in .control(measured) } })
    })
  }

  /// Returns this view with a mark; each cell stores the innermost mark of the view that drew it.
  public func marked(_ id: Int) -> AnyTextView {
    let id = Int32(clamping: id)
    return wrapped { node, _ in MarkNode(node, id) }
  }
}
