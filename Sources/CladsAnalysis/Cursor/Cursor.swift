package import CladsDocument
package import JSONSyntax
package import SourceText

/// What can be typed at an offset in a document.
package enum CursorContext: Sendable {
  /// The name of a member.
  case memberName(of: ObjectShape, taken: Set<String>, replacing: TextRange)
  /// A name that the author chooses, such as the name of a style.
  case declaration(Role, replacing: TextRange)
  /// A value.
  case value(Shape, replacing: TextRange)
  /// A string with a role; the range between the quotes.
  case text(Role, TextRange)
  /// An expression inside a string.
  case expression(ExpressionCursor)
  /// Nothing, or anything: the shape is unknown.
  case none
}

/// A value on the path from the document to an offset.
package struct CursorStep: Sendable {
  /// The record of the value.
  package let node: RecordIndex
  /// The shape that the value should have.
  package let shape: Shape
}

/// An offset in a document, with the values that enclose it and their shapes.
///
/// It is computed from the syntax tree alone, in time that does not depend on the size of the document.
package struct Cursor: Sendable {
  /// The path from the document to the innermost value around the offset.
  package let path: [CursorStep]
  /// What can be typed at the offset.
  package let context: CursorContext
  /// The position of the offset among the surrounding punctuation.
  package let place: CursorPosition
  /// The innermost object or array around the offset, with its shape; `nil` outside of the document.
  package let container: CursorStep?
  /// The member whose value can be typed at the offset.
  package let member: RecordIndex?
  /// The shape of the value that can be typed at the offset; alternatives are not resolved.
  package let expected: Shape

  /// Creates a cursor at an offset. `root` is the record of the document, by default the whole file, and
  /// `shape` its shape.
  package init(
    at offset: TextOffset, in file: ParsedFile, vocabulary: Vocabulary, at root: RecordIndex = 0,
    shape: Shape = Document.Definition.schema.shape
  ) {
    let record = file.tree.record(at: offset)
    self = file.tree.withView { view in
      var walk = CursorWalk(view: view, vocabulary: vocabulary, offset: offset)
      return walk.cursor(from: record, to: root, shape)
    }
  }

  init(
    path: [CursorStep], context: CursorContext, place: CursorPosition, container: CursorStep?,
    member: RecordIndex?, expected: Shape
  ) {
    self.path = path
    self.context = context
    self.place = place
    self.container = container
    self.member = member
    self.expected = expected
  }
}
