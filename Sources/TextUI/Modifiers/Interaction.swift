extension TextView {
  /// Returns this view with a closure to call when it is tapped.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.tap(action))
  }

  /// Returns this view with a closure to call when it is tapped, and with a label for screen readers.
  package func onTapGesture(label: String, perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.tap(action), label: label)
  }

  /// Returns this view with a closure to call when it is tapped; for closures without `@MainActor` in their
  /// type.
  @_disfavoredOverload @MainActor
  public func onTapGesture(perform action: @escaping () -> Void) -> AnyTextView {
    region(.tap { action() })
  }

  /// Returns this view with a closure to call with each new value.
  public func onValueChange(perform action: @escaping @MainActor (String) -> Void) -> AnyTextView {
    region(.value(action))
  }

  /// Returns this view with a closure to call with each new value; for closures without `@MainActor` in their
  /// type.
  @_disfavoredOverload @MainActor
  public func onValueChange(perform action: @escaping (String) -> Void) -> AnyTextView {
    region(.value { action($0) })
  }

  /// Returns this view with a closure to call when it appears.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.appear(action))
  }

  /// Returns this view with a closure to call when it appears; for closures without `@MainActor` in their
  /// type.
  @_disfavoredOverload @MainActor
  public func onAppear(perform action: @escaping () -> Void) -> AnyTextView {
    region(.appear { action() })
  }

  /// Returns this view with a closure to call when it disappears.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.disappear(action))
  }

  /// Returns this view with a closure to call when it disappears; for closures without `@MainActor` in their
  /// type.
  @_disfavoredOverload @MainActor
  public func onDisappear(perform action: @escaping () -> Void) -> AnyTextView {
    region(.disappear { action() })
  }

  /// Returns this view with user input disabled for it and its descendants.
  public func disabled(_ isDisabled: Bool = true) -> AnyTextView {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  private func region(_ kind: Region.Kind, label: String = "") -> AnyTextView {
    wrapped { node, environment in
      let isUsed = environment.isEnabled || !kind.needsInteraction
      guard environment.opacity > 0, isUsed else { return node }
      return node.medium == .points ? kind.control(of: node, label) : RegionNode(node, kind)
    }
  }
}

extension Region.Kind {
  /// Returns a node as the control that it is on a page.
  fileprivate func control(of node: LayoutNode, _ label: String) -> LayoutNode {
    guard case .tap = self else { return node }
    return DecoratedNode(node, isBehind: false) { _ in .control(SceneControl(.button, label: label)) }
  }
}
