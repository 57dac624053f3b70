public import CladsDocument
import CladsExpressions
import CladsRuntime

extension ResolutionContext {
  /// Returns the values of a component's data references by name. A reference without a value has no entry.
  public func resolveData(of component: Document.Component) -> [String: Document.StateValue] {
    var values: [String: Document.StateValue] = [:]
    for entry in component.data ?? [] where values[entry.name] == nil {
      values[entry.name] = resolveData(entry.value)
    }
    return values
  }

  /// Resolves the placeholder node for a component, with the values of its data in the variable `data`.
  /// Returns `nil` if placeholders are nested too deeply.
  package func resolvePlaceholder(
    _ node: Document.LayoutNode, data: [String: Document.StateValue]
  ) -> RenderNode? {
    guard pass.depth < 8 else { return nil }
    let scope = ActionScope(variables: ["data": .value(.objectValue(data))])
    let context = ResolutionContext(pass.withoutDeviations(), scope: scope)
    return context.resolve(node, at: 0).node
  }

  /// Returns the value of a data reference.
  func resolveData(_ reference: Document.DataReference) -> Document.StateValue? {
    switch reference.kind {
    case .static?: return reference.value.map(Document.StateValue.stringValue)
    case .localBinding?: return reference.path.flatMap { value(at: ActionScope.localPath($0)) }
    case .binding?, nil:
      let text = reference.template.map { Document.StateValue.stringValue(interpolate($0)) }
      if deviations.contains(.pathBeforeTemplate), let text { return text }
      return reference.path.map { value(at: $0) } ?? text
    }
  }
}
