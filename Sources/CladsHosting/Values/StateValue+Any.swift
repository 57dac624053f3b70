public import CladsDocument
import CladsRuntime
import Foundation

extension Document.StateValue {
  /// The value as host apps see it: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, or `[String: Any]`.
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

  /// The maximum number of values, arrays and objects included, in a value from outside.
  public static let maximumSize = 1_000_000

  /// Creates a value from a JSON-shaped `value`. Returns `nil` if it is not JSON-shaped, contains a number
  /// that is not finite, nests deeper than `maximumDepth`, or has more parts than `maximumSize`.
  ///
  /// An `NSNumber` becomes the kind of value that was boxed, so a JSON `true` remains a Boolean.
  public init?(_ value: Any) {
    if let scalar = Document.StateValue(scalar: value) {
      self = scalar
      return
    }
    var budget = Document.StateValue.maximumSize
    self.init(value, depth: 0, budget: &budget)
  }

  /// Creates a value if `value` has one of the most common scalar types.
  @inline(__always)
  private init?(scalar value: Any) {
    // Comparing metatypes first is much faster than attempting casts that fail.
    let type = type(of: value)
    if type == Int.self, let value = value as? Int {
      self = .intValue(value)
    } else if type == String.self, let value = value as? String {
      self = .stringValue(value)
    } else if type == Bool.self, let value = value as? Bool {
      self = .boolValue(value)
    } else if type == Double.self, let value = value as? Double, value.isFinite {
      self = .doubleValue(value)
    } else if type == Document.StateValue.self, let value = value as? Document.StateValue {
      self = value
    } else {
      return nil
    }
  }

  private init?(_ value: Any, depth: Int, budget: inout Int) {
    budget -= 1
    guard depth <= Document.StateValue.maximumDepth, budget >= 0 else { return nil }
    if let scalar = Document.StateValue(scalar: value) {
      self = scalar
      return
    }
    // A cast to a class of Foundation converts a whole array or dictionary, and everything in it, before it
    // fails; so these come first.
    let type = type(of: value)
    if type == [Any].self, let elements = value as? [Any] {
      self.init(elements: elements, depth: depth, budget: &budget)
      return
    }
    if type == [String: Any].self, let members = value as? [String: Any] {
      self.init(members: members, depth: depth, budget: &budget)
      return
    }
    switch value {
    case is NSNull: self = .nullValue
    case let number as NSNumber where type is NSNumber.Type: self.init(boxed: number)
    case let value as Bool: self = .boolValue(value)
    case let value as Int: self = .intValue(value)
    case let value as Double:
      guard value.isFinite else { return nil }
      self = .doubleValue(value)
    case let value as String: self = .stringValue(value)
    case let elements as [Any]: self.init(elements: elements, depth: depth, budget: &budget)
    case let members as [String: Any]: self.init(members: members, depth: depth, budget: &budget)
    case let value as any BinaryInteger:
      if let int = Int(exactly: value) { self = .intValue(int) } else { self = .doubleValue(Double(value)) }
    case let value as Float:
      guard value.isFinite else { return nil }
      self = .doubleValue(Double(value))
    default: return nil
    }
  }

  private init?(elements: [Any], depth: Int, budget: inout Int) {
    guard elements.count <= budget else { return nil }
    var values: [Document.StateValue] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      guard let value = Document.StateValue(element, depth: depth + 1, budget: &budget) else { return nil }
      values.append(value)
    }
    self = .arrayValue(values)
  }

  private init?(members: [String: Any], depth: Int, budget: inout Int) {
    var values: [String: Document.StateValue] = [:]
    for (key, member) in members {
      guard let value = Document.StateValue(member, depth: depth + 1, budget: &budget) else { return nil }
      values[key] = value
    }
    self = .objectValue(values)
  }

  private init?(boxed number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .boolValue(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"):
      let value = number.doubleValue
      guard value.isFinite else { return nil }
      self = .doubleValue(value)
    case UInt8(ascii: "Q"):
      let value = number.uint64Value
      if let int = Int(exactly: value) { self = .intValue(int) } else { self = .doubleValue(Double(value)) }
    default: self = .intValue(number.intValue)
    }
  }
}
