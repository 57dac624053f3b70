extension Document {
  /// The local state of a stack or a component.
  public struct LocalStateDeclaration: Sendable, Hashable {
    /// The initial values, by name.
    public var initialValues: NamedList<StateValue>

    public init(initialValues: NamedList<StateValue> = [:]) { self.initialValues = initialValues }
  }
}

extension Document.LocalStateDeclaration: DocumentPart {
  public static let schema = Schema<Document.LocalStateDeclaration>.localState

  public var jsonValue: Document.StateValue {
    Document.StateValue(part: initialValues) ?? .objectValue([:])
  }
}

extension Document.LocalStateDeclaration: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Document.StateValue)...) {
    self.init(initialValues: NamedList(elements.map { Named(name: $0.0, value: $0.1) }))
  }
}

extension Schema where Value == Document.LocalStateDeclaration {
  /// An object of initial values.
  static let localState = Schema<NamedList<Document.StateValue>>.dictionary(
    of: .stateValue, keys: .declaration(.localState)
  ).map { Document.LocalStateDeclaration(initialValues: $0) }
}
