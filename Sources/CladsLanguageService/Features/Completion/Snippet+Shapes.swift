import CladsAnalysis
import CladsDocument
import JSONSyntax
import LanguageServerProtocol

extension Snippet {
  /// Creates a value for a key, with tab stops.
  init(valueOf row: Row, on kind: Document.ComponentKind? = nil, in vocabulary: Vocabulary) {
    if let values = kind.flatMap({ row.values?($0.rawValue, vocabulary.level) }), !values.isEmpty {
      self.init(oneOf: values)
      return
    }
    switch row.shape {
    case .boolean: self.init(.choice(row.defaultText == "true" ? ["false", "true"] : ["true", "false"]))
    case .integer, .number:
      let number = row.defaultText.flatMap { JSONNumber($0) == nil ? nil : $0 }
      self.init(.stop(number ?? "0"))
    default:
      // The default of a value that may also be a number is better than 0.
      if case .either(let shapes) = row.shape, let first = shapes.first, first.isNumber,
        let number = row.defaultText, JSONNumber(number) != nil
      {
        self.init(.stop(number))
      } else {
        self.init(valueOf: row.shape, in: vocabulary)
      }
    }
  }

  /// Creates a choice of JSON values. Clients read no braces in a choice, so that of objects with the same
  /// keys has a choice for each key.
  private init(oneOf values: [String]) {
    let trees = values.map { SyntaxTree.parse(Array($0.utf8)).root }
    guard let names = trees.first?.object?.members.map(\.nameText) else {
      self.init(.choice(values))
      return
    }
    let members = names.map { name in
      var texts: [String] = []
      for text in trees.compactMap({ $0.node([name])?.string?.value }) where !texts.contains(text) {
        texts.append(text)
      }
      return Snippet(StringLiteral.quoted(name) + ": \"") + Snippet(.choice(texts)) + "\""
    }
    self = "{ " + Self.joined(members, by: ", ") + " }"
  }

  /// Creates a value of a shape, with tab stops; `depth` is the maximum nesting of objects.
  init(valueOf shape: Shape, in vocabulary: Vocabulary, depth: Int = 3) {
    switch shape {
    case .any: self.init(.stop("null"))
    case .boolean: self.init(.choice(["true", "false"]))
    case .integer, .number: self.init(.stop("0"))
    case .string: self.init(.text("\""), .stop(""), .text("\""))
    case .choice(let shape):
      let names = shape.choices.map { Self.inner($0.name) }
      self =
        names.isEmpty ? Snippet(.text("\""), .stop(""), .text("\"")) : "\"" + Snippet(.choice(names)) + "\""
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

  /// Creates an object with only its discriminating member, which is still empty.
  private init(tag row: Row) {
    self.init(.text("{ \(StringLiteral.quoted(row.name)): \""), .stop(""), .text("\" }"))
  }

  /// Creates an object with its required keys.
  init(object: ObjectShape, in vocabulary: Vocabulary, depth: Int) {
    if object.name == Document.DataReference.table.shape.name {
      self = Self.staticText
      return
    }
    let required = object.rows.filter(\.isRequired)
    guard depth > 0, !required.isEmpty else {
      self.init(.text("{ "), .stop(""), .text(" }"))
      return
    }
    let members = required.map { row in
      Snippet("\(StringLiteral.quoted(row.name)): ")
        + Snippet(valueOf: row.shape, in: vocabulary, depth: depth - 1)
    }
    self = "{ " + Self.joined(members, by: ", ") + " }"
  }

  /// The simplest data reference: a static text.
  private static let staticText: Snippet = {
    let table = Document.DataReference.table
    let names = [table.row(of: \.kind), table.row(of: \.value)].compactMap { $0?.name }
    let values = [
      Snippet(StringLiteral.quoted(Document.DataReferenceType.static.rawValue)),
      Snippet(.text("\""), .stop(""), .text("\"")),
    ]
    let members = zip(names, values).map { Snippet(StringLiteral.quoted($0) + ": ") + $1 }
    return "{ " + joined(members, by: ", ") + " }"
  }()

  /// Returns the text escaped as in a string literal, without quotes.
  static func inner(_ text: String) -> String { String(StringLiteral.quoted(text).dropFirst().dropLast()) }
}

extension Shape {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}
