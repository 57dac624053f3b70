public import CladsDocument
import CladsExpressions
import CladsSchema

extension ResolutionContext {
  /// The values of all data references of a component, by name; none for one that leads nowhere.
  public func resolveData(of component: Document.Component) -> [String: Document.StateValue] {
    var values: [String: Document.StateValue] = [:]
    for entry in component.data ?? [] where values[entry.name] == nil {
      values[entry.name] = resolveData(entry.value)
    }
    return values
  }

  private func resolveData(_ reference: Document.DataReference) -> Document.StateValue? {
    switch reference.kind {
    case .static?: return reference.value.map(Document.StateValue.stringValue)
    case .localBinding?: return reference.path.flatMap { value(at: "local.\($0)") }
    case .binding?, nil:
      let text = reference.template.map { Document.StateValue.stringValue(interpolate($0)) }
      if deviations.contains(.pathBeforeTemplate), let text { return text }
      return reference.path.map { value(at: $0) } ?? text
    }
  }
}
