extension Document.Color: DocumentPart {
  public static var schema: Schema<Document.Color> { .color }
  public var jsonValue: Document.StateValue { .stringValue(text) }
}

extension Document.DimensionValue: DocumentPart {
  public static var schema: Schema<Document.DimensionValue> { .dimension }

  public var jsonValue: Document.StateValue {
    switch self {
    case .absolute(let points): .number(points)
    case .fractional(let share): .objectValue(["fractional": .number(share)])
    }
  }
}

extension Document.EdgeInset {
  public var jsonValue: Document.StateValue {
    positioning == .safeArea ? .number(value) : .objectValue(jsonMembers)
  }
}

extension Document.Columns: DocumentPart {
  public static var schema: Schema<Document.Columns> { .columns }

  public var jsonValue: Document.StateValue {
    switch self {
    case .fixed(let count): .intValue(count)
    case .adaptive(let width): .objectValue(["adaptive": .objectValue(["minWidth": .number(width)])])
    }
  }
}
