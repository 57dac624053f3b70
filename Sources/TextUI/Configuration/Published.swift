/// A property of a store whose changes redraw the views that use the store.
///
/// ```swift
/// final class CartStore: Store {
///   let id = StoreID()
///   @Published var items: [String] = []
///   init() {}
/// }
/// ```
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value. Setting it raises the signal of every drawing that uses the store.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      storage.raiseSignals()
    }
  }

  private final class Storage {
    var value: Value
    private var signals: [WeakSignal] = []

    init(_ value: Value) { self.value = value }

    func add(_ signal: RedrawSignal) {
      signals.removeAll { $0.signal == nil || $0.signal === signal }
      signals.append(WeakSignal(signal: signal))
    }

    func raiseSignals() {
      // Raising one may draw, which adds another.
      let raised = signals
      signals = []
      for entry in raised { entry.signal?.raise() }
    }
  }
}

/// A property that tells drawings about its changes.
protocol ObservableProperty {
  /// Adds the signal of a drawing, to be raised at the next change.
  func add(_ signal: RedrawSignal)
}

extension Published: ObservableProperty {
  func add(_ signal: RedrawSignal) { storage.add(signal) }
}

private struct WeakSignal {
  weak var signal: RedrawSignal?
}
