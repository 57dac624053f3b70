/// Changes how a view looks.
public protocol Style {
  /// The kind of view that results.
  associatedtype ModifiedContent: TextView

  /// The view with the style applied.
  func apply<Content: TextView>(to content: Content) -> ModifiedContent
}

/// Does something when a view is used.
public protocol Listener {
  /// The kind of view that results.
  associatedtype ModifiedContent: TextView

  /// The view with the listener attached.
  @MainActor func apply<Content: TextView>(to content: Content) -> ModifiedContent
}

/// Holds state for the views below.
public protocol Store: AnyObject {
  /// What tells this store from others.
  var id: StoreID { get }

  /// Creates a store in its first state.
  init()
}

/// What tells one store from another: random and unique.
public struct StoreID: Sendable, Hashable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// Creates a new identity.
  public init() {
    high = UInt64.random(in: 0...UInt64.max)
    low = UInt64.random(in: 0...UInt64.max)
  }

  /// The identity as 32 hexadecimal digits.
  public var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
