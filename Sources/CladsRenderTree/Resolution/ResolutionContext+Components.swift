public import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsRuntime
import CladsSchema

/// What resolvers of components have in common.
extension ResolutionContext {
  /// The looks of a component: the properties of its style that its kind shows, and its own padding.
  public func style(of component: Document.Component, _ styleId: String?) -> IR.Style {
    var style = styleResolver.resolve(styleId).effective(on: component.kind, level: level)
    if level == .extended, let padding = component.padding { style.setPadding(padding, level: level) }
    return style
  }

  /// The looks of a component by its `styleId`.
  public func style(of component: Document.Component) -> IR.Style { style(of: component, component.styleId) }

  /// A colour of a document.
  public func color(_ color: Document.Color) -> IR.Color { IR.Color(color, deviations: deviations) }

  /// The place in the state that a control shows and changes, and the value there.
  ///
  /// - Parameter isFollowed: whether today's phones follow it after the control has appeared.
  /// - Throws: when today's phones would hang or crash on it.
  public func binding(
    of component: Document.Component, isFollowed: Bool
  ) throws -> (path: String?, value: Document.StateValue?) {
    if deviations.contains(.iterationScope) {
      guard let path = component.bind else { return (nil, nil) }
      if isFollowed || !deviations.contains(.fixedControl) { tracker?.recordWrite(path) }
      return (path, try phoneValue(at: path))
    }
    guard let written = component.bind ?? component.localBind.map(ActionScope.localPath) else {
      return (nil, nil)
    }
    let path = locate(written)
    tracker?.recordWrite(path)
    return (path, stateStore.value(at: path))
  }

  /// What an event of a component runs when its value changes; nothing on today's phones.
  public func onValueChanged(of component: Document.Component) -> IR.ActionBinding? {
    deviations.contains(.valueChanged) ? nil : component.actions?.onValueChanged.map(IR.ActionBinding.init)
  }

  /// What a tap on a component runs.
  public func onTap(of component: Document.Component) -> IR.ActionBinding? {
    component.actions?.onTap.map(IR.ActionBinding.init)
  }

  /// A remote image: its address, or the template that gives it.
  ///
  /// - Throws: when today's phones would hang or crash on it.
  public func remoteImage(_ address: String) throws -> ImageNode.Source {
    guard ExpressionEvaluator.containsExpression(address) else { return .url(address) }
    return .statePath(rewritten(address), address: try interpolated(address))
  }
}
