import SourceText
import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import LanguageServerProtocol

extension CompletionSource {
  /// The values of a shape.
  mutating func addValues(of shape: Shape) {
    switch shape {
    case .any: break
    case .boolean: addBooleans()
    case .integer, .number: addNumbers()
    case .string(let role): addText(role)
    case .choice(let choices): addChoices(choices)
    case .array, .dictionary: addContainer(shape)
    case .object(let object):
      if let tagged = TaggedShape(sectionLayout: object, vocabulary) {
        addObjects(tagged)
      } else {
        addContainer(shape)
      }
    case .tagged(let tag, let slot): addObjects(TaggedShape(tag: tag, slot: slot, vocabulary))
    case .either(let shapes): for shape in shapes { addValues(of: shape) }
    case .named(_, let inner): addValues(of: inner())
    }
  }

  /// The name of the member whose value is typed.
  var key: String? { cursor.member.map { view.string(view.name(of: $0)) } }

  /// The description of the member whose value is typed.
  var row: Row? {
    guard case .object(let shape)? = cursor.container?.shape else { return nil }
    return key.flatMap { shape.row(named: $0) }
  }

  /// The values that the member has elsewhere in the document, the most frequent first.
  var usedValues: UsedValues {
    key.map { UsedValues(of: $0, in: view, besides: cursor.member) } ?? UsedValues()
  }

  private mutating func addBooleans() {
    let words = row?.defaultText == "true" ? ["false", "true"] : ["true", "false"]
    for word in words { addWord(word, .keyword, detail: row?.defaultText == word ? "the default" : nil) }
  }

  private mutating func addNumbers() {
    guard place.string == nil else { return }
    var numbers = usedValues.words(of: .number)
    let usedCount = numbers.count
    if let text = row?.defaultText, JSONNumber(text) != nil, !numbers.contains(text) { numbers.append(text) }
    for (index, number) in numbers.enumerated() {
      let isDefault = number == row?.defaultText
      addWord(
        number, .value, detail: isDefault ? "the default" : index < usedCount ? "used in this document" : nil)
    }
  }

  private mutating func addWord(_ word: String, _ kind: CompletionItem.Kind, detail: String?) {
    add(Completion(word, kind, detail: detail, text: Snippet(word), filterText: filterText(word)))
  }

  /// Adds a text as a whole value.
  mutating func addText(
    _ text: String, _ kind: CompletionItem.Kind, detail: String? = nil, documentation: String? = nil,
    subject: CompletionSubject? = nil
  ) {
    add(
      Completion(
        text, kind, detail: detail, documentation: documentation, subject: subject,
        text: Snippet(StringLiteral.quoted(text)), filterText: filterText(text)))
  }

  private mutating func addChoices(_ shape: ChoiceShape) {
    let used = usedValues
    var choices = shape.choices
    if choices.contains(where: { used.count(of: $0.name) > 0 }) {
      choices = choices.enumerated().sorted { left, right in
        let counts = (used.count(of: left.element.name), used.count(of: right.element.name))
        return counts.0 != counts.1 ? counts.0 > counts.1 : left.offset < right.offset
      }.map(\.element)
    }
    for choice in choices {
      let isDefault = row?.defaultText == StringLiteral.quoted(choice.name)
      addText(
        choice.name, .enumMember, detail: isDefault ? "the default" : nil,
        documentation: choice.documentation.isEmpty ? nil : choice.documentation)
    }
  }

  /// Brackets with what has to be in them.
  private mutating func addContainer(_ shape: Shape) {
    guard place.token.isEmpty else { return }
    let text = Snippet(valueOf: shape, in: vocabulary)
    add(Completion(text.plain, .struct, detail: shape.phrase, text: text))
  }
}

/// The scalars that members of one name have in a document.
struct UsedValues {
  private var counts: [String: (count: Int, kind: SyntaxKind, last: RecordIndex)] = [:]

  /// A look at more members than this takes too long.
  private static let limit = 4_096

  init() {}

  init(of name: String, in view: SyntaxView, besides member: RecordIndex?) {
    let hash = NameHash.hash(name)
    var left = Self.limit
    let count = RecordIndex(truncatingIfNeeded: view.records.count)
    var index: RecordIndex = 0
    while index &+ 2 < count, left > 0 {
      defer { index = view.kind(index) == .member ? index &+ 2 : index &+ 1 }
      guard view.kind(index) == .member, view.nameHash(of: index) == hash, index != member,
        let value = view.value(of: index)
      else { continue }
      left -= 1
      switch view.kind(value) {
      case .string: add(view.string(value), .string, value)
      case .number: add(view.text(of: value), .number, value)
      default: break
      }
    }
  }

  private mutating func add(_ text: String, _ kind: SyntaxKind, _ place: RecordIndex) {
    guard text.utf8.count <= 100 else { return }
    counts[text, default: (0, kind, 0)].count += 1
    counts[text]?.last = place
  }

  /// How often a value occurs.
  func count(of text: String) -> Int { counts[text]?.count ?? 0 }

  /// The values of a kind, the most frequent first, then in the order of the text.
  func words(of kind: SyntaxKind) -> [String] {
    counts.filter { $0.value.kind == kind }.sorted {
      $0.value.count != $1.value.count
        ? $0.value.count > $1.value.count : $0.value.last < $1.value.last
    }.map(\.key)
  }
}

extension SyntaxView {
  /// The text of a record as it is written.
  func text(of index: RecordIndex) -> String {
    let range = range(index)
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
  }
}
