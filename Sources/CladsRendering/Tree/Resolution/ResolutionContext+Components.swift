public import CladsDocument
import CladsExpressions
import CladsRuntime

/// Helpers for component resolvers.
extension ResolutionContext {
  /// Returns the style of a component: the properties of `styleId` that have an effect on its kind, and its
  /// own padding.
  public func style(of component: Document.Component, _ styleId: String?) -> IR.Style {
    var style = styleResolver.resolve(styleId, on: component.kind)
    if level == .extended, let padding = component.padding { style.setPadding(padding, level: level) }
    return style
  }

  /// Returns the style of a component for its own `styleId`.
  public func style(of component: Document.Component) -> IR.Style { style(of: component, component.styleId) }

  /// Returns the resolved color for a color of a document.
  public func color(_ color: Document.Color) -> IR.Color { IR.Color(color, deviations: deviations) }

  /// Returns the state path that a control reads and writes, and the current value there.
  ///
  /// `isFollowed` states whether the control on device reflects changes of the value after it has appeared.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the path.
  public func binding(
    of component: Document.Component, isFollowed: Bool
  ) throws -> (path: String?, value: Document.StateValue?) {
    if deviations.contains(.iterationScope) {
      guard let path = component.bind else { return (nil, nil) }
      if isFollowed || !deviations.contains(.fixedControl) { tracker?.recordWrite(path) }
      return (path, try deviceValue(at: path))
    }
    guard let written = component.bind ?? component.localBind.map(ActionScope.localPath) else {
      return (nil, nil)
    }
    let path = locate(written)
    tracker?.recordWrite(path)
    return (path, stateStore.value(at: path))
  }

  /// Returns the action that runs when the value of a component changes. On device there is none.
  public func onValueChanged(of component: Document.Component) -> IR.ActionBinding? {
    deviations.contains(.valueChanged) ? nil : component.actions?.onValueChanged.map(IR.ActionBinding.init)
  }

  /// Returns the action that runs on a tap on a component.
  public func onTap(of component: Document.Component) -> IR.ActionBinding? {
    component.actions?.onTap.map(IR.ActionBinding.init)
  }

  /// Returns the source of a remote image: its URL, or a template and the URL that it yields.
  ///
  /// - Throws: `DeviceFailure` if the current runtime hangs or crashes on the template.
  package func remoteImage(_ address: String) throws -> ImageNode.Source {
    guard ExpressionEvaluator.containsExpression(address) else { return .url(address) }
    return .statePath(rewritten(address), address: try interpolated(address))
  }
}
