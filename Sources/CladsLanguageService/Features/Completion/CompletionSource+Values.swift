import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import LanguageServerProtocol
import SourceText

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
    key.map {
      UsedValues(
        of: $0, in: view, around: cursor.container?.node, besides: cursor.member, tag: CompletionSource.tag)
    } ?? UsedValues()
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
    for choice in usedValues.sorted(shape.choices, by: \.name) {
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

extension SyntaxView {
  /// The text of a record as it is written.
  func text(of index: RecordIndex) -> String {
    let range = range(index)
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
  }
}
