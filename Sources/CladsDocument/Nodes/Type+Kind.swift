// In JSON and in the framework, the kind of a part is its `type`.

extension Document.Component {
  /// The kind of component; the same as `kind`.
  public var type: Document.ComponentKind {
    get { self.kind }
    set { self.kind = newValue }
  }
}

extension Document.Layout {
  /// The kind of stack; the same as `kind`.
  public var type: Document.LayoutType {
    get { kind }
    set { kind = newValue }
  }
}

extension Document.DataSource {
  /// The type, which selects the other properties; the same as `kind`.
  public var type: Document.DataSourceKind? {
    get { kind }
    set { kind = newValue }
  }
}

extension Document.DataReference {
  /// The type, which selects the other properties; the same as `kind`.
  public var type: Document.DataReferenceType? {
    get { kind }
    set { kind = newValue }
  }
}
