import CladsDocument
import Foundation

/// The parameters of an action: its members except `type`, by name.
///
/// The accessors cast values and never convert them. A parameter written as `{ "$expr": "…" }` is evaluated
/// before a handler or the delegate receives it. Placeholders in plain text are not replaced; see
/// `interpolated(_:using:)`.
@MainActor
public struct ActionParameters {
  /// The parameters by name: JSON-shaped values of the host app, or a `Document.StateValue`, which is
  /// converted on access.
  private let storage: [String: Any]
  /// Whether expressions have been evaluated, so that a result that looks like an expression is not evaluated
  /// again.
  private let isEvaluated: Bool

  /// Creates parameters from values as written.
  public init(raw: [String: Any] = [:]) { self.init(storage: raw, isEvaluated: false) }

  init(_ values: [String: Document.StateValue]) { self.init(storage: values, isEvaluated: false) }

  private init(storage: [String: Any], isEvaluated: Bool) {
    self.storage = storage
    self.isEvaluated = isEvaluated
  }

  /// The JSON-shaped values by name.
  public var raw: [String: Any] { storage.mapValues(Self.converted) }

  private static func converted(_ value: Any) -> Any { (value as? Document.StateValue)?.unwrapped ?? value }

  private func converted(_ name: String) -> Any? { storage[name].map(Self.converted) }

  /// Returns the string parameter with the given name, or `nil` if there is none.
  public func string(_ name: String) -> String? { converted(name) as? String }

  /// Returns the integer parameter with the given name, or `nil` if there is none.
  public func int(_ name: String) -> Int? { converted(name) as? Int }

  /// Returns the parameter with the given name if it is a floating-point number; otherwise, `nil`.
  func double(_ name: String) -> Double? { converted(name) as? Double }

  /// Returns the Boolean parameter with the given name, or `nil` if there is none.
  public func bool(_ name: String) -> Bool? { converted(name) as? Bool }

  /// Returns the object parameter with the given name, or `nil` if there is none.
  public func dictionary(_ name: String) -> [String: Any]? { converted(name) as? [String: Any] }

  /// Returns the parameter with the given name if it is an array whose elements are all objects; otherwise,
  /// `nil`.
  public func array(_ name: String) -> [[String: Any]]? { converted(name) as? [[String: Any]] }

  /// Returns the parameter with the given name, evaluated if it is a `$expr`. A JSON `null` is returned as
  /// `NSNull`.
  public func value(_ name: String, using stateStore: any StateStoring) -> Any? {
    storable(name, using: stateStore).map(Self.converted)
  }

  /// Returns the parameter with the given name, evaluated if it is a `$expr`, in a form that a store accepts.
  func storable(_ name: String, using stateStore: any StateStoring) -> Any? {
    guard let value = storage[name].map({ isEvaluated ? $0 : Self.evaluate($0, using: stateStore) }) else {
      return nil
    }
    return (value as? Document.StateValue).map { stateStore.storable($0) } ?? value
  }

  /// Returns the string parameter with the given name, with its `${…}` placeholders replaced.
  public func interpolated(_ name: String, using stateStore: any StateStoring) -> String? {
    string(name).map { stateStore.interpolate($0) }
  }

  /// Returns the parameters with every top-level `$expr` evaluated.
  public func evaluated(using stateStore: any StateStoring) -> ActionParameters {
    if isEvaluated { return self }
    let values = storage.mapValues { ActionParameters.evaluate($0, using: stateStore) }
    return ActionParameters(storage: values, isEvaluated: true)
  }

  private static func evaluate(_ value: Any, using stateStore: any StateStoring) -> Any {
    let key = Document.ActionValue.expressionKey
    if case .objectValue(let members)? = value as? Document.StateValue {
      guard case .stringValue(let expression)? = members[key] else { return value }
      return stateStore.storable(expression)
    }
    guard let object = value as? [String: Any], let expression = object[key] as? String else { return value }
    return stateStore.storable(expression)
  }
}
