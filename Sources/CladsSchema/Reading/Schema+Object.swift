extension Schema {
  /// An object that is read by a list of its keys.
  ///
  /// - Parameters:
  ///   - name: what such an object is called.
  ///   - documentation: what it is, in sentences.
  ///   - blank: the value to start from.
  ///   - rows: its keys, and the properties that they fill.
  public static func object(
    _ name: String, _ documentation: String, blank: Value,
    @PropertyBuilder<Value> rows: () -> [Property<Value>]
  ) -> Schema<Value> {
    let properties = rows()
    let shape = ObjectShape(name: name, documentation: documentation, rows: properties.map(\.row))
    return object(ObjectTable(shape: shape, properties: properties), blank: blank)
  }
}
