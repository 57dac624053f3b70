public import CladsSchema
import Diagnostics
public import JSONSyntax
public import SourceText

/// The name space of the document model.
public enum Document {}

extension Document {
  /// Where a part of the model was read from.
  public struct Origin: Sendable, Hashable {
    /// The record of the object in its syntax tree.
    public var node: RecordIndex
    /// The stretch of text, in UTF-8 bytes.
    public var range: TextRange

    /// Creates an origin.
    @inlinable
    public init(node: RecordIndex, range: TextRange) {
      self.node = node
      self.range = range
    }

    /// The origin of what was not read from a text.
    public static let none = Origin(node: 0, range: TextRange(utf8: 0, 0))
  }
}

/// A part of the model that is read by a table of keys.
public protocol Described: Sendable {
  /// The description of its keys.
  static var table: ObjectTable<Self> { get }
  /// Where it was read from.
  var origin: Document.Origin { get set }
}

extension Described {
  /// The schema of an object that is read by the type's table.
  package static func objectSchema(
    blank: Self, unknown: UnknownKeys = .reported(by: "unknown-key"),
    finish: (@Sendable (inout Self, RecordIndex, KeySet, inout Reading) -> Void)? = nil
  ) -> Schema<Self> {
    Schema<Self>.object(table, blank: blank, unknown: unknown, begin: nil) { value, node, seen, reading in
      value.origin = Document.Origin(node: node, range: reading.view.range(node))
      finish?(&value, node, seen, &reading)
    }
  }

  /// Describes an object: its name, its meaning, its rows and the spellings that never work.
  package static func describe(
    _ name: String, _ documentation: String, mistakes: [Mistake] = [], isOpen: Bool = false,
    needsOneOf alternatives: [[String]] = [],
    @PropertyBuilder<Self> rows: () -> [Property<Self>]
  ) -> ObjectTable<Self> {
    let properties = rows()
    var shape = ObjectShape(
      name: name, documentation: documentation, rows: properties.map(\.row), mistakes: mistakes,
      isOpen: isOpen)
    shape.alternatives = alternatives
    return ObjectTable(shape: shape, properties: properties)
  }
}
