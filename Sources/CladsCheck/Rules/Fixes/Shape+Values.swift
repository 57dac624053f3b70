import CladsDocument
import JSONSyntax

extension Shape {
  /// Whether a value of the shape may be anything.
  var takesAnything: Bool {
    switch self {
    case .any: true
    case .either(let shapes): shapes.contains(where: \.takesAnything)
    case .named(_, let inner): inner().takesAnything
    default: false
    }
  }

  /// The type of the state that a string of this shape is a path of; `nil` for other shapes.
  var pathType: StateType? {
    switch self {
    case .string(.path(_, let type)): type
    case .string(.dataPath): .string
    case .named(_, let inner): inner().pathType
    default: nil
    }
  }
}

extension StateType {
  /// Returns whether a value has the type.
  func accepts(_ value: Document.StateValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.opaque, _), (_, .nullValue), (.string, .stringValue), (.boolean, .boolValue),
      (.integer, .intValue), (.double, .doubleValue), (.double, .intValue), (.number, .intValue),
      (.number, .doubleValue), (.array, .arrayValue), (.object, .objectValue):
      true
    default: false
    }
  }
}

extension SyntaxView {
  /// Returns whether a value has the type of a value of the state.
  func fits(_ node: RecordIndex, _ value: Document.StateValue) -> Bool {
    switch (kind(node), value) {
    case (_, .nullValue), (.string, .stringValue), (.true, .boolValue), (.false, .boolValue),
      (.number, .intValue), (.number, .doubleValue), (.array, .arrayValue):
      true
    // An object with an expression can have any type; a plain one cannot.
    case (.object, .objectValue): true
    case (.object, _): members(of: node).contains { isExpression($0) }
    default: false
    }
  }
}
