public import CladsDocument

extension Document.StateValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .boolValue(value) }

  public init(integerLiteral value: Int) { self = .intValue(value) }

  /// Creates a floating-point value, even if the number is integral.
  public init(floatLiteral value: Double) { self = .doubleValue(value) }

  public init(stringLiteral value: String) { self = .stringValue(value) }

  public init(arrayLiteral elements: Document.StateValue...) { self = .arrayValue(elements) }

  /// Creates an object. If a key is repeated, the first value wins, as in a document.
  public init(dictionaryLiteral elements: (String, Document.StateValue)...) {
    self = .objectValue(Dictionary(elements) { first, _ in first })
  }
}
