import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax

extension Snippet {
  /// A value for a key, to fill in.
  init(valueOf row: Row, in vocabulary: Vocabulary) {
    switch row.shape {
    case .boolean: self.init(.choice(row.defaultText == "true" ? ["false", "true"] : ["true", "false"]))
    case .integer, .number:
      let number = row.defaultText.flatMap { JSONNumber($0) == nil ? nil : $0 }
      self.init(.stop(number ?? "0"))
    default: self.init(valueOf: row.shape, in: vocabulary)
    }
  }

  /// A value of a shape, to fill in.
  ///
  /// - Parameter depth: how many objects may stand in each other.
  init(valueOf shape: Shape, in vocabulary: Vocabulary, depth: Int = 3) {
    switch shape {
    case .any: self.init(.stop("null"))
    case .boolean: self.init(.choice(["true", "false"]))
    case .integer, .number: self.init(.stop("0"))
    case .string: self.init(.text("\""), .stop(""), .text("\""))
    case .choice(let shape):
      let words = shape.choices.map { Self.inner($0.name) }
      self =
        words.isEmpty ? Snippet(.text("\""), .stop(""), .text("\"")) : "\"" + Snippet(.choice(words)) + "\""
    case .array: self.init(.text("["), .stop(""), .text("]"))
    case .dictionary: self.init(.text("{ "), .stop(""), .text(" }"))
    case .object(let object):
      if let tagged = TaggedShape(sectionLayout: object, vocabulary) {
        self.init(tag: tagged.tagRow)
      } else {
        self.init(object: object, in: vocabulary, depth: depth)
      }
    case .tagged(let tag, let slot): self.init(tag: TaggedShape(tag: tag, slot: slot, vocabulary).tagRow)
    case .either(let shapes): self.init(valueOf: shapes.first ?? .any, in: vocabulary, depth: depth)
    case .named(_, let inner): self.init(valueOf: inner(), in: vocabulary, depth: depth)
    }
  }

  /// An object with the member that says what it is, still empty.
  private init(tag row: Row) {
    self.init(.text("{ \(StringLiteral.quoted(row.name)): \""), .stop(""), .text("\" }"))
  }

  /// An object with the keys that it needs.
  init(object: ObjectShape, in vocabulary: Vocabulary, depth: Int) {
    if object.name == Document.DataReference.table.shape.name {
      self = Self.fixedText
      return
    }
    let needed = object.rows.filter(\.isRequired)
    guard depth > 0, !needed.isEmpty else {
      self.init(.text("{ "), .stop(""), .text(" }"))
      return
    }
    let members = needed.map { row in
      Snippet("\(StringLiteral.quoted(row.name)): ")
        + Snippet(valueOf: row.shape, in: vocabulary, depth: depth - 1)
    }
    self = "{ " + Self.joined(members, by: ", ") + " }"
  }

  /// A source of content that needs nothing else: a fixed text.
  private static let fixedText: Snippet = {
    let table = Document.DataReference.table
    let names = [table.row(of: \.kind), table.row(of: \.value)].compactMap { $0?.name }
    let values = [
      Snippet(StringLiteral.quoted(Document.DataReferenceKind.static.rawValue)),
      Snippet(.text("\""), .stop(""), .text("\"")),
    ]
    let members = zip(names, values).map { Snippet(StringLiteral.quoted($0) + ": ") + $1 }
    return "{ " + joined(members, by: ", ") + " }"
  }()

  /// A text as it stands between quotes.
  static func inner(_ text: String) -> String { String(StringLiteral.quoted(text).dropFirst().dropLast()) }
}
