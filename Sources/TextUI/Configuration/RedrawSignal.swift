/// Says that a drawing is out of date, because a store that it uses has changed.
///
/// The caller that draws a view puts a new signal into the environment of each drawing, and keeps it for as
/// long as the drawing is shown.
public final class RedrawSignal {
  /// Whether a store has changed since the drawing.
  public private(set) var isRaised = false
  private let action: (() -> Void)?

  /// Creates a signal that calls `action` once, at the first change of a store.
  public init(_ action: (() -> Void)? = nil) { self.action = action }

  func raise() {
    guard !isRaised else { return }
    isRaised = true
    action?()
  }

  /// Raises this signal at the next change of a store's published properties.
  func observe(_ store: any Store) {
    var mirror: Mirror? = Mirror(reflecting: store)
    while let current = mirror {
      for child in current.children { (child.value as? any ObservableProperty)?.add(self) }
      mirror = current.superclassMirror
    }
  }
}
