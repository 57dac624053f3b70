import CladsDocument
import Foundation

/// The parameters of an action: its members except `type`, by name.
///
/// The accessors cast values and never convert them. A parameter written as `{ "$expr": "…" }` is evaluated
/// before a handler or the delegate receives it. Placeholders in plain text are not replaced; see
/// `interpolated(_:using:)`.
@MainActor
public struct ActionParameters {
  /// The JSON-shaped values by name.
  public let raw: [String: Any]
  /// Whether expressions have been evaluated, so that a result that looks like an expression is not evaluated
  /// again.
  private let isEvaluated: Bool

  /// Creates parameters from values as written.
  public init(raw: [String: Any] = [:]) { self.init(raw: raw, isEvaluated: false) }

  private init(raw: [String: Any], isEvaluated: Bool) {
    self.raw = raw
    self.isEvaluated = isEvaluated
  }

  /// Returns the string parameter with the given name, or `nil` if there is none.
  public func string(_ name: String) -> String? { raw[name] as? String }

  /// Returns the integer parameter with the given name, or `nil` if there is none.
  public func int(_ name: String) -> Int? { raw[name] as? Int }

  /// Returns the Boolean parameter with the given name, or `nil` if there is none.
  public func bool(_ name: String) -> Bool? { raw[name] as? Bool }

  /// Returns the object parameter with the given name, or `nil` if there is none.
  public func dictionary(_ name: String) -> [String: Any]? { raw[name] as? [String: Any] }

  /// Returns the parameter with the given name if it is an array whose elements are all objects; otherwise,
  /// `nil`.
  public func array(_ name: String) -> [[String: Any]]? { raw[name] as? [[String: Any]] }

  /// Returns the parameter with the given name, evaluated if it is a `$expr`. A JSON `null` is returned as
  /// `NSNull`.
  public func value(_ name: String, using stateStore: any StateStoring) -> Any? {
    raw[name].map { isEvaluated ? $0 : ActionParameters.evaluate($0, using: stateStore) }
  }

  /// Returns the string parameter with the given name, with its `${…}` placeholders replaced.
  public func interpolated(_ name: String, using stateStore: any StateStoring) -> String? {
    string(name).map { stateStore.interpolate($0) }
  }

  /// Returns the parameters with every top-level `$expr` evaluated.
  public func evaluated(using stateStore: any StateStoring) -> ActionParameters {
    if isEvaluated { return self }
    let values = raw.mapValues { ActionParameters.evaluate($0, using: stateStore) }
    return ActionParameters(raw: values, isEvaluated: true)
  }

  private static func evaluate(_ value: Any, using stateStore: any StateStoring) -> Any {
    guard let object = value as? [String: Any],
      let expression = object[Document.ActionValue.expressionKey] as? String
    else { return value }
    return stateStore.evaluate(expression: expression)
  }
}
