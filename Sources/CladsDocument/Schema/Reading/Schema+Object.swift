extension Schema {
  /// Returns the schema of an object whose keys are `rows`, starting from `blank`; messages call it `name`.
  public static func object(
    _ name: String, _ documentation: String, blank: Value,
    @PropertyBuilder<Value> rows: () -> [Property<Value>]
  ) -> Schema<Value> {
    let properties = rows()
    let shape = ObjectShape(name: name, documentation: documentation, rows: properties.map(\.row))
    return object(ObjectTable(shape: shape, properties: properties), blank: blank)
  }
}
