public import CladsDocument
import Foundation

extension Document.StateValue {
  /// The value as hosts see it: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]` or `[String: Any]`.
  public var unwrapped: Any {
    switch self {
    case .nullValue: NSNull()
    case .boolValue(let value): value
    case .intValue(let value): value
    case .doubleValue(let value): value
    case .stringValue(let value): value
    case .arrayValue(let elements): elements.map(\.unwrapped)
    case .objectValue(let members): members.mapValues(\.unwrapped)
    }
  }

  /// How many levels of lists and objects a value from outside may nest.
  public static let maximumDepth = 512

  /// The JSON value in `value`; nothing when it is none, is not finite, or nests deeper than `maximumDepth`.
  ///
  /// A number that Foundation boxed becomes the kind that was boxed, so a JSON `true` stays a boolean.
  public init?(_ value: Any) { self.init(value, depth: 0) }

  private init?(_ value: Any, depth: Int) {
    guard depth <= Document.StateValue.maximumDepth else { return nil }
    switch value {
    case let value as Document.StateValue: self = value
    case is NSNull: self = .nullValue
    case let number as NSNumber where type(of: value) is NSNumber.Type: self.init(boxed: number)
    case let value as Bool: self = .boolValue(value)
    case let value as Int: self = .intValue(value)
    case let value as Double:
      guard value.isFinite else { return nil }
      self = .doubleValue(value)
    case let value as String: self = .stringValue(value)
    case let elements as [Any]:
      var values: [Document.StateValue] = []
      values.reserveCapacity(elements.count)
      for element in elements {
        guard let value = Document.StateValue(element, depth: depth + 1) else { return nil }
        values.append(value)
      }
      self = .arrayValue(values)
    case let members as [String: Any]:
      var values: [String: Document.StateValue] = [:]
      for (key, member) in members {
        guard let value = Document.StateValue(member, depth: depth + 1) else { return nil }
        values[key] = value
      }
      self = .objectValue(values)
    case let value as any BinaryInteger:
      if let int = Int(exactly: value) { self = .intValue(int) } else { self = .doubleValue(Double(value)) }
    case let value as Float:
      guard value.isFinite else { return nil }
      self = .doubleValue(Double(value))
    default: return nil
    }
  }

  private init?(boxed number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .boolValue(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"):
      let value = number.doubleValue
      guard value.isFinite else { return nil }
      self = .doubleValue(value)
    default: self = .intValue(number.intValue)
    }
  }
}
