extension TextView {
  /// This view and all it contains with an inherited value set.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> AnyTextView {
    changing { $0[keyPath: path] = value }
  }

  /// This view and all it contains with inherited values changed.
  public func transformEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> AnyTextView {
    changing(change)
  }

  func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> AnyTextView {
    AnyTextView(building: { list in list.build(self, changing: change) })
  }

  /// This view with its text and lines in a colour; `nil` is the terminal's own.
  public func foregroundColor(_ color: Color?) -> AnyTextView {
    changing { $0.foregroundColor = color }
  }

  /// This view with the lines of its texts standing in another way.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> AnyTextView {
    changing { $0.multilineTextAlignment = alignment }
  }

  /// This view shining through: its colours move towards what is behind, plain text is dimmed, and 0 shows nothing.
  public func opacity(_ opacity: Double) -> AnyTextView {
    changing { $0.opacity *= opacity > 0 ? min(opacity, 1) : 0 }
  }

  /// This view on a colour.
  public func background(_ color: Color) -> AnyTextView {
    wrapped { node, environment in FillNode(node, color.opacity(environment.opacity)) }
  }

  /// This view with another one behind it that gets its size.
  public func background(_ view: some TextView, alignment: Alignment = .center) -> AnyTextView {
    layered(view, alignment, isBehind: true)
  }

  /// This view with others behind it that get its size.
  public func background(
    alignment: Alignment = .center, @TextViewBuilder content: () -> some TextView
  ) -> AnyTextView {
    layered(content(), alignment, isBehind: true)
  }

  /// This view with another one in front of it that gets its size.
  public func overlay(_ view: some TextView, alignment: Alignment = .center) -> AnyTextView {
    layered(view, alignment, isBehind: false)
  }

  /// This view with others in front of it that get its size.
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

  /// This view with a border around it, which takes one cell on each side.
  public func border(_ style: BorderStyle = .square, _ color: Color? = nil) -> AnyTextView {
    bordered(style, color, grows: true)
  }

  /// This view with a border drawn on its own outermost cells, so that it does not grow; texts there stay.
  public func outline(_ style: BorderStyle = .square, _ color: Color? = nil) -> AnyTextView {
    bordered(style, color, grows: false)
  }

  private func bordered(_ style: BorderStyle, _ color: Color?, grows: Bool) -> AnyTextView {
    AnyTextView(building: { list in
      let start = list.nodes.count
      build(into: &list)
      guard list.nodes.count > start else { return }
      let lines = BorderLines(style, list.environment, &list.state.clusters)
      let ink = Ink(color ?? list.environment.foregroundColor, opacity: list.environment.opacity)
      for index in list.nodes.indices.dropFirst(start) {
        list.nodes[index] = BorderNode(list.nodes[index], lines, ink: ink, grows: grows)
      }
    })
  }

  /// This view with rounded corners: its corner cells show what is behind, unless a character stands there.
  public func cornerRadius(_ isRounded: Bool = true) -> AnyTextView {
    wrapped { node, _ in isRounded ? CornerNode(node) : node }
  }

  /// This view with a mark: cells remember the innermost one of the view that drew them.
  public func marked(_ id: Int) -> AnyTextView {
    let id = Int32(clamping: id)
    return wrapped { node, _ in MarkNode(node, id) }
  }
}
