extension Document.LayoutNode: DocumentPart {
  public var jsonValue: Document.StateValue {
    switch self {
    case .layout(let node): node.jsonValue
    case .spacer(let node): node.jsonValue
    case .forEach(let node): node.jsonValue
    case .sectionLayout(let node): node.jsonValue
    case .component(let node): node.jsonValue
    }
  }
}

extension Schema where Value: Sendable {
  /// Returns a schema that reads a part of what this one reads, and nothing else.
  func only<Part>(_ part: @escaping @Sendable (Value) -> Part?) -> Schema<Part> {
    let schema = self
    return Schema<Part>(shape: shape) { node, reading in schema.read(node, &reading).flatMap(part) }
  }
}

extension Document.Layout {
  /// A stack of any kind.
  public static let schema = Document.LayoutNode.schema.only { node in
    if case .layout(let layout) = node { layout } else { nil }
  }
}

extension Document.Component {
  /// A component of any kind.
  public static let schema = Document.LayoutNode.schema.only { node in
    if case .component(let component) = node { component } else { nil }
  }

  public var jsonValue: Document.StateValue {
    .objectValue(
      contents.tableMembers.merging(self.additionalProperties) { shared, _ in shared }
        .merging(self.attributes) { shared, _ in shared })
  }
}

extension Document.SectionLayoutConfig {
  public var jsonValue: Document.StateValue {
    .objectValue(tableMembers.merging(additionalProperties) { shared, _ in shared })
  }
}

extension Document.StackAlignment: DocumentPart {
  public static var schema: Schema<Document.StackAlignment> { .stackAlignment }

  public var jsonValue: Document.StateValue {
    switch form {
    case .word(let word): .stringValue(word)
    case .object:
      .objectValue(
        Document.AlignmentObject(horizontal: horizontal, vertical: vertical).members)
    case .other: .nullValue
    }
  }
}

extension Document.AlignmentObject {
  fileprivate var members: [String: Document.StateValue] {
    [
      "horizontal": horizontal.map { .stringValue($0.rawValue) },
      "vertical": vertical.map { .stringValue($0.rawValue) },
    ].compactMapValues(\.self)
  }
}
