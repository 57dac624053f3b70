extension TextView {
  /// This view doing something when it is tapped.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.tap(action))
  }

  /// This view doing something when it is tapped; for closures that are not bound to the main actor by their type.
  @_disfavoredOverload @MainActor
  public func onTapGesture(perform action: @escaping () -> Void) -> AnyTextView {
    region(.tap { action() })
  }

  /// This view doing something with a new value.
  public func onValueChange(perform action: @escaping @MainActor (String) -> Void) -> AnyTextView {
    region(.value(action))
  }

  /// This view doing something with a new value; for closures that are not bound to the main actor by their type.
  @_disfavoredOverload @MainActor
  public func onValueChange(perform action: @escaping (String) -> Void) -> AnyTextView {
    region(.value { action($0) })
  }

  /// This view doing something when it comes into sight.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.appear(action))
  }

  /// This view doing something when it comes into sight; for closures that are not bound to the main actor.
  @_disfavoredOverload @MainActor
  public func onAppear(perform action: @escaping () -> Void) -> AnyTextView {
    region(.appear { action() })
  }

  /// This view doing something when it goes out of sight.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> AnyTextView {
    region(.disappear(action))
  }

  /// This view doing something when it goes out of sight; for closures that are not bound to the main actor.
  @_disfavoredOverload @MainActor
  public func onDisappear(perform action: @escaping () -> Void) -> AnyTextView {
    region(.disappear { action() })
  }

  /// This view and all it contains out of use: nothing can be tapped or takes values.
  public func disabled(_ isDisabled: Bool = true) -> AnyTextView {
    changing { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  private func region(_ kind: Region.Kind) -> AnyTextView {
    wrapped { node, environment in
      let isUsed = environment.isEnabled || !kind.needsUse
      return environment.opacity > 0 && isUsed ? RegionNode(node, kind) : node
    }
  }
}
