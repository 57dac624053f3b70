import SourceText

/// A value that one task computes and any number of tasks wait for.
///
/// A task of its own for it would wake up a thread to start and another one to end, for each version of a
/// document, whether anybody waits or not.
final class SharedValue<Value: Sendable>: Sendable {
  private enum State {
    case awaited([UnsafeContinuation<Value, Never>])
    case known(Value)
  }

  private let state = Monitor(State.awaited([]))

  /// The value; waits until it is known.
  var value: Value {
    get async {
      await withUnsafeContinuation { continuation in
        let known: Value? = state.with { state in
          switch state {
          case .known(let value): return value
          case .awaited(let others):
            state = .awaited(others + [continuation])
            return nil
          }
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  /// Sets the value; only the first call counts. Whoever creates the object has to call it in any case.
  func set(_ value: Value) {
    let waiting: [UnsafeContinuation<Value, Never>] = state.with { state in
      guard case .awaited(let waiting) = state else { return [] }
      state = .known(value)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }
}
