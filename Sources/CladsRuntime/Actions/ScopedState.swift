import CladsDocument
import CladsEvaluation
import Foundation

/// A view of a state through the scope of an event.
@MainActor
final class ScopedState: StateStoring {
  fileprivate let base: any StateStoring
  private let scope: ActionScope

  init(_ base: any StateStoring, scope: ActionScope) {
    self.base = base
    self.scope = scope
  }

  private func resolve(_ keypath: String) -> String { scope.path(keypath, in: base.sample) }

  var sample: SampleState { scope.sample(base.sample) }

  func get(_ keypath: String) -> Any? {
    let state = base.sample
    let value = scope.sample(state).value(at: scope.withIndices(keypath, in: state))
    guard let store = base as? StateStore else { return value?.unwrapped }
    return value.map(store.unwrap)
  }

  func set(_ keypath: String, value: Any?) { base.set(resolve(keypath), value: value) }

  func initialize(from state: [String: Document.StateValue]?) { base.initialize(from: state) }

  func appendToArray(_ keypath: String, value: Any) { base.appendToArray(resolve(keypath), value: value) }

  func removeFromArray(_ keypath: String, value: Any) { base.removeFromArray(resolve(keypath), value: value) }

  func removeFromArray(_ keypath: String, at index: Int) { base.removeFromArray(resolve(keypath), at: index) }

  func toggleInArray(_ keypath: String, value: Any) { base.toggleInArray(resolve(keypath), value: value) }

  var hasDirtyPaths: Bool { base.hasDirtyPaths }

  func consumeDirtyPaths() -> Set<String> { base.consumeDirtyPaths() }

  func isDirty(_ path: String) -> Bool { base.isDirty(resolve(path)) }

  func clearDirtyPaths() { base.clearDirtyPaths() }

  @discardableResult
  func onStateChange(_ callback: @escaping StateChangeCallback) -> UUID { base.onStateChange(callback) }

  func removeStateChangeCallback(_ id: UUID) { base.removeStateChangeCallback(id) }

  func removeAllCallbacks() { base.removeAllCallbacks() }

  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, callback: @escaping @MainActor (T?) -> Void
  ) -> UUID { base.observe(resolve(keypath), as: type, callback: callback) }

  @discardableResult
  func observe<T: Decodable>(
    _ keypath: String, as type: T.Type, onChange: @escaping @MainActor (_ old: T?, _ new: T?) -> Void
  ) -> UUID { base.observe(resolve(keypath), as: type, onChange: onChange) }

  func evaluate(expression: String) -> Any {
    guard let store = base as? StateStore else {
      return ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample).unwrapped
    }
    let value = store.evaluate(expression, in: sample)
    return (value as? Document.StateValue).map(store.unwrap) ?? value
  }

  func interpolate(_ template: String) -> String {
    guard let store = base as? StateStore else {
      return ExpressionEvaluator().interpolate(ParsedTemplate(template), in: sample)
    }
    return store.interpolate(template, in: sample)
  }

  func snapshot() -> [String: Any] { base.snapshot() }

  func restore(from snapshot: [String: Any]) { base.restore(from: snapshot) }
}

/// Values for `set`, without a conversion to the types of the host app where the store needs none.
extension StateStoring {
  func storable(_ expression: String) -> Any {
    guard let store = ownStore else { return evaluate(expression: expression) }
    return store.evaluate(expression, in: sample)
  }

  func storable(_ value: Document.StateValue) -> Any { ownStore == nil ? value.unwrapped : value }

  private var ownStore: StateStore? { self as? StateStore ?? (self as? ScopedState)?.base as? StateStore }
}
