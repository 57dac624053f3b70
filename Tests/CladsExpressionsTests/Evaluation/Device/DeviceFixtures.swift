import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRuntime
import Foundation
import Testing

/// Compact notation for states and outcomes in test tables.
enum DeviceFixtures {
  /// The state that the golden tables are computed with.
  static let golden = state(
    #"""
    {"count": 5, "zero": 0, "neg": -3, "d": 2.5, "a": 10, "b": 5, "c": 2, "idx": 1, "on": true, "off": false,
     "name": "Bob", "items": ["a", "b", "c"], "nums": [1, 2, 3], "people": [{"name": "P0"}, {"name": "P1"}],
     "user": {"name": "Ann", "age": 30}, "none": null, "empty": [], "i": 5, "text": "1 + 1",
     "matrix": [[1, 2], [3, 4]], "cart": {"count": 3, "isEmpty": false, "first": "f"}, "truth": "true",
     "bob": "b", "sum of it": 7}
    """#)

  /// Creates a state from JSON.
  static func state(_ json: String, variables: String = "{}") -> SampleState {
    SampleState(members(json), variables: members(variables))
  }

  private static func members(_ json: String) -> [String: Document.StateValue] {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      case .objectValue(let members)? = Document.StateValue(object)
    else {
      Issue.record("not a JSON object: \(json)")
      return [:]
    }
    return members
  }

  /// Describes an outcome as JSON, `nothing`, `hangs`, or `crashes`.
  static func text(_ outcome: DeviceOutcome) -> String {
    switch outcome {
    case .value(let value): text(value)
    case .nothing: "nothing"
    case .hangs: "hangs"
    case .crashes: "crashes"
    }
  }

  private static func text(_ value: Document.StateValue) -> String {
    switch value {
    case .nullValue: "null"
    case .boolValue(let value): "\(value)"
    case .intValue(let value): "\(value)"
    case .doubleValue(let value): "\(value)"
    case .stringValue(let value): "\"\(value)\""
    case .arrayValue(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .objectValue(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\(text($0.value))" }
        .joined(separator: ",") + "}"
    }
  }
}
