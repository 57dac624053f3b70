import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// A value of the state: any JSON value, with whole numbers distinct from others.
  public enum StateValue: Sendable, Hashable {
    case nullValue
    case boolValue(Bool)
    case intValue(Int)
    case doubleValue(Double)
    case stringValue(String)
    case arrayValue([StateValue])
    case objectValue([String: StateValue])

    /// The kind of a JSON value.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case null, bool, int, double, string, array, object

      /// The kind, with its article, for messages.
      package var phrase: String {
        switch self {
        case .null: "`null`"
        case .bool: "a boolean"
        case .int: "a whole number"
        case .double: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
      }
    }

    /// The kind of this value.
    public var kind: Kind {
      switch self {
      case .nullValue: .null
      case .boolValue: .bool
      case .intValue: .int
      case .doubleValue: .double
      case .stringValue: .string
      case .arrayValue: .array
      case .objectValue: .object
      }
    }

    /// The kind, with its article, for messages.
    package var phrase: String { kind.phrase }
  }
}

/// The value of a key that only an app knows: any JSON value.
public typealias AnyCodableValue = Document.StateValue

extension Schema where Value == Document.StateValue {
  /// Any JSON value.
  package static let stateValue = Schema(shape: .any) { node, reading in
    Document.StateValue.read(node, &reading)
  }
}

extension Document.StateValue {
  /// Reads any JSON value, `null` included.
  static func read(_ node: RecordIndex, _ reading: inout Reading) -> Document.StateValue? {
    let view = reading.view
    switch view.kind(node) {
    case .null: return .nullValue
    case .true: return .boolValue(true)
    case .false: return .boolValue(false)
    case .string: return .stringValue(view.string(node))
    case .number: return number(node, &reading)
    case .array:
      guard reading.descend(into: node) else { return nil }
      defer { reading.ascend() }
      var values: [Document.StateValue] = []
      for child in view.children(of: node) {
        if let value = read(child, &reading) { values.append(value) }
      }
      return .arrayValue(values)
    case .object:
      guard reading.descend(into: node) else { return nil }
      defer { reading.ascend() }
      var values: [String: Document.StateValue] = [:]
      for member in view.members(of: node) {
        guard let child = view.value(of: member), let value = read(child, &reading) else { continue }
        let name = view.string(view.name(of: member))
        if values[name] == nil { values[name] = value }
      }
      return .objectValue(values)
    case .member, .invalid:
      reading.isReported = true
      return nil
    }
  }

  private static func number(_ node: RecordIndex, _ reading: inout Reading) -> Document.StateValue? {
    if let value = reading.view.integer(node) { return .intValue(value) }
    guard let value = reading.finiteNumber(node, asDouble: false) else { return nil }
    // A number with more digits than a double holds may have been rounded to a whole one.
    if value >= -0x1p63, value < 0x1p63, Double(Int(value)) == value { return .intValue(Int(value)) }
    let text = reading.text(of: node)
    if abs(value) >= 9_223_372_036_854_775_808,
      text.utf8.allSatisfy({ $0 == Byte.minus || $0.isDigit })
    {
      reading.report(
        Finding(
          .numberPrecision, at: reading.view.range(node),
          "\(text) does not fit a 64-bit integer and loses its last digits",
          effect: .fallsBack(to: String(value)), help: "put it in quotes to keep every digit",
          fixes: [
            QuickFix(
              "Put it in quotes", replacing: reading.view.range(node), with: StringLiteral.quoted(text))
          ]))
      reading.isReported = false
    }
    return .doubleValue(value)
  }
}
