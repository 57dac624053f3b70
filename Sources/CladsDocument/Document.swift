import Diagnostics
package import JSONSyntax
public import SourceText

/// The namespace of the document model.
public enum Document {}

extension Document {
  /// The origin of a part of the model in the source text.
  public struct Origin: Sendable, Hashable {
    /// The record of the object in the syntax tree.
    package var node: RecordIndex
    /// The range of the object, in UTF-8 bytes.
    public var range: TextRange

    package init(node: RecordIndex, range: TextRange) {
      self.node = node
      self.range = range
    }

    /// The origin of a part that was not read from a text.
    public static let none = Origin(node: 0, range: TextRange(utf8: 0, 0))
  }
}

/// A part of the model that is read from an object by a table of keys.
package protocol Described: Sendable {
  /// The keys of the object and the properties that they fill.
  static var table: ObjectTable<Self> { get }
  /// The object that the value was read from.
  var origin: Document.Origin { get set }
  /// The members of its JSON: what is set, without defaults.
  var jsonMembers: [String: Document.StateValue] { get }
}

extension Described {
  /// Returns the schema of an object that is read by `table`, which also sets `origin`.
  package static func objectSchema(
    blank: Self, unknown: UnknownKeys = .reported(by: .unknownKey),
    finish: (@Sendable (inout Self, RecordIndex, KeySet, inout Reading) -> Void)? = nil
  ) -> Schema<Self> {
    Schema<Self>.object(table, blank: blank, unknown: unknown, begin: nil) { value, node, seen, reading in
      value.origin = Document.Origin(node: node, range: reading.view.range(node))
      finish?(&value, node, seen, &reading)
    }
  }

  /// Returns the table of an object; messages call the object `name`.
  package static func describe(
    _ name: String, _ documentation: String, mistakes: [Mistake] = [],
    foreign: @autoclosure @escaping @Sendable () -> ForeignMistakes = .none, isOpen: Bool = false,
    needsOneOf alternatives: [[String]] = [],
    @PropertyBuilder<Self> rows: () -> [Property<Self>]
  ) -> ObjectTable<Self> {
    let properties = rows()
    var shape = ObjectShape(
      name: name, documentation: documentation, rows: properties.map(\.row), mistakes: mistakes,
      isOpen: isOpen)
    shape.alternatives = alternatives
    shape.foreignKeys = foreign
    return ObjectTable(shape: shape, properties: properties)
  }
}
