/// A type that changes the appearance of a view.
public protocol Style {
  /// The type of the resulting view.
  associatedtype ModifiedContent: TextView

  /// Returns a view with the style applied.
  func apply<Content: TextView>(to content: Content) -> ModifiedContent
}

/// A type that responds to interaction with a view.
public protocol Listener {
  /// The type of the resulting view.
  associatedtype ModifiedContent: TextView

  /// Returns a view with the listener attached.
  @MainActor func apply<Content: TextView>(to content: Content) -> ModifiedContent
}

extension TextView {
  /// Returns this view with a style applied.
  public func styled<Applied: Style>(_ style: Applied) -> Applied.ModifiedContent { style.apply(to: self) }
}

/// An object that holds state for a view and its descendants.
///
/// A change of one of its `@Published` properties redraws the views that use it.
public protocol Store: AnyObject {
  /// The identity of the store.
  var id: StoreID { get }

  /// Creates a store in its initial state.
  init()
}

/// The identity of a store: a random 128-bit number.
public struct StoreID: Sendable, Hashable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  public init() {
    high = UInt64.random(in: 0...UInt64.max)
    low = UInt64.random(in: 0...UInt64.max)
  }

  /// The number as 32 hexadecimal digits.
  public var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
