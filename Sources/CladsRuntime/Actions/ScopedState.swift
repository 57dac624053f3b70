import CladsDocument
import CladsExpressions

/// A view of a state through the scope of an event.
@MainActor
final class ScopedState: DocumentState {
  fileprivate let base: any DocumentState
  private let scope: ActionScope

  init(_ base: any DocumentState, scope: ActionScope) {
    self.base = base
    self.scope = scope
  }

  fileprivate func resolve(_ keypath: String) -> String { scope.path(keypath, in: base.sample) }

  var sample: SampleState { scope.sample(base.sample) }

  func value(at keypath: String) -> Document.StateValue? {
    let state = base.sample
    return scope.sample(state).value(at: scope.withIndices(keypath, in: state))
  }

  func set(_ keypath: String, value: Document.StateValue?) { base.set(resolve(keypath), value: value) }

  func initialize(from state: [String: Document.StateValue]?) { base.initialize(from: state) }

  func restore(from values: [String: Document.StateValue]) { base.restore(from: values) }

  func appendToArray(_ keypath: String, value: Document.StateValue) {
    base.appendToArray(resolve(keypath), value: value)
  }

  func removeFromArray(_ keypath: String, value: Document.StateValue) {
    base.removeFromArray(resolve(keypath), value: value)
  }

  func removeFromArray(_ keypath: String, at index: Int) { base.removeFromArray(resolve(keypath), at: index) }

  func toggleInArray(_ keypath: String, value: Document.StateValue) {
    base.toggleInArray(resolve(keypath), value: value)
  }

  var hasDirtyPaths: Bool { base.hasDirtyPaths }

  func consumeDirtyPaths() -> Set<String> { base.consumeDirtyPaths() }

  func isDirty(_ path: String) -> Bool { base.isDirty(resolve(path)) }

  func clearDirtyPaths() { base.clearDirtyPaths() }

  @discardableResult
  func onWrite(_ callback: @escaping StateWriteCallback) -> UniqueID { base.onWrite(callback) }

  func removeCallback(_ id: UniqueID) { base.removeCallback(id) }

  func removeAllCallbacks() { base.removeAllCallbacks() }

  func value(of expression: String) throws(EvaluationStopped) -> Document.StateValue {
    guard let store = base as? StateStore else {
      return ExpressionEvaluator().evaluate(ParsedExpression(expression), in: sample)
    }
    return try store.value(of: expression, in: sample)
  }

  func interpolate(_ template: String) -> String {
    guard let store = base as? StateStore else {
      return ExpressionEvaluator().interpolate(ParsedTemplate(template), in: sample)
    }
    return store.interpolate(template, in: sample)
  }

  func report(_ message: RuntimeMessage) { base.report(message) }
}

extension DocumentState {
  /// The state that owns the value at a keypath, and the keypath in it.
  package func owner(of keypath: String) -> (state: any DocumentState, keypath: String) {
    guard let view = self as? ScopedState else { return (self, keypath) }
    return (view.base, view.resolve(keypath))
  }

  /// The store behind this state, or `nil` if it is another one.
  package var store: StateStore? { self as? StateStore ?? (self as? ScopedState)?.base as? StateStore }
}
