public import CladsDocument
public import CladsSchema
public import JSONSyntax
public import SourceText

/// What may be typed at a place of a document.
public enum CursorContext: Sendable {
  /// The name of a member.
  case memberName(of: ObjectShape, taken: Set<String>, replacing: TextRange)
  /// A name that the author makes up, such as the id of a style.
  case declaration(Role, replacing: TextRange)
  /// A value.
  case value(Shape, replacing: TextRange)
  /// Text with a role; the stretch between the quotes.
  case text(Role, TextRange)
  /// An expression inside a string.
  case expression(ExpressionCursor)
  /// Nothing that is known.
  case none
}

/// One step from the document to a place in it.
public struct CursorStep: Sendable {
  /// The record.
  public let node: RecordIndex
  /// What it may be.
  public let shape: Shape
}

/// A place in a document, with the shapes on the way to it; found without reading the whole document.
public struct Cursor: Sendable {
  /// The steps from the document to the innermost value around the place.
  public let path: [CursorStep]
  /// What may be typed there.
  public let context: CursorContext
  /// Where it is among the brackets, commas and colons around it.
  public let place: CursorPlace
  /// The object or array around the place, with its shape; nothing outside of the document.
  public let container: CursorStep?
  /// The member whose value may be typed there.
  public let member: RecordIndex?
  /// What the value may be that is typed there; not yet one of several.
  public let expected: Shape

  /// Finds a place.
  ///
  /// - Parameters:
  ///   - vocabulary: the open sets that the file is read with.
  ///   - root: the record of the document; the file itself unless said otherwise.
  ///   - shape: what the document is.
  public init(
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
    path: [CursorStep], context: CursorContext, place: CursorPlace, container: CursorStep?,
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
