public import CladsDocument

extension Document.StateValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .boolValue(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .intValue(value) }

  /// A decimal number, also when it is integral.
  public init(floatLiteral value: Double) { self = .doubleValue(value) }

  /// A text.
  public init(stringLiteral value: String) { self = .stringValue(value) }

  /// A list.
  public init(arrayLiteral elements: Document.StateValue...) { self = .arrayValue(elements) }

  /// An object; the first of equal keys counts, as in a document.
  public init(dictionaryLiteral elements: (String, Document.StateValue)...) {
    self = .objectValue(Dictionary(elements) { first, _ in first })
  }
}
