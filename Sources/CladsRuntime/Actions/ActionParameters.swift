import CladsDocument
import Foundation

/// The parameters of an action: its members besides `type`, by name.
///
/// Reading is a plain cast, nothing is converted. A parameter written as `{ "$expr": "…" }` is computed before
/// a handler or the delegate sees it; plain text is handed over as it is, see `interpolated(_:using:)`.
@MainActor
public struct ActionParameters {
  /// The values, JSON-shaped.
  public let raw: [String: Any]
  /// Whether expressions were computed, so that what they gave is not taken for one again.
  private let isEvaluated: Bool

  /// Parameters as they are written.
  public init(raw: [String: Any] = [:]) { self.init(raw: raw, isEvaluated: false) }

  private init(raw: [String: Any], isEvaluated: Bool) {
    self.raw = raw
    self.isEvaluated = isEvaluated
  }

  /// The text of a name.
  public func string(_ name: String) -> String? { raw[name] as? String }

  /// The whole number of a name.
  public func int(_ name: String) -> Int? { raw[name] as? Int }

  /// The boolean of a name.
  public func bool(_ name: String) -> Bool? { raw[name] as? Bool }

  /// The object of a name.
  public func dictionary(_ name: String) -> [String: Any]? { raw[name] as? [String: Any] }

  /// The list of objects of a name; nothing when a single element is no object.
  public func array(_ name: String) -> [[String: Any]]? { raw[name] as? [[String: Any]] }

  /// The value of a name, computed when it is an `$expr`; `NSNull` for `null`.
  public func value(_ name: String, using stateStore: any StateStoring) -> Any? {
    raw[name].map { isEvaluated ? $0 : ActionParameters.evaluate($0, using: stateStore) }
  }

  /// The text of a name with its `${…}` placeholders replaced.
  public func interpolated(_ name: String, using stateStore: any StateStoring) -> String? {
    string(name).map { stateStore.interpolate($0) }
  }

  /// The parameters with every `$expr` at the top level computed.
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
