public import CladsDocument
import Foundation

extension Document.StateValue {
  /// The value that a JSON text spells; nothing when it is no JSON.
  ///
  /// As in a document, a number without a fractional part is a whole number, however it is spelled.
  public init?(json: String) {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed),
      let value = Document.StateValue(object)
    else { return nil }
    self = value.withWholeNumbers
  }

  private var withWholeNumbers: Document.StateValue {
    switch self {
    case .doubleValue(let value): Int(exactly: value).map { .intValue($0) } ?? self
    case .arrayValue(let elements): .arrayValue(elements.map(\.withWholeNumbers))
    case .objectValue(let members): .objectValue(members.mapValues(\.withWholeNumbers))
    case .nullValue, .boolValue, .intValue, .stringValue: self
    }
  }
}
