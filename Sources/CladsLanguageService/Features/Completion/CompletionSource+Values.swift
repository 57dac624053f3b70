import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension CompletionSource {
  /// Adds the values of a shape.
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

  /// The name of the member whose value is being completed.
  var key: String? { cursor.member.map { view.string(view.name(of: $0)) } }

  /// The schema of the member whose value is being completed.
  var row: Row? {
    guard case .object(let shape)? = cursor.container?.shape else { return nil }
    return key.flatMap { shape.row(named: $0) }
  }

  /// The values of members with the same name elsewhere in the document.
  var usedValues: UsedValues {
    key.map {
      UsedValues(
        of: $0, in: view, around: cursor.container?.node, excluding: cursor.member, tag: CompletionSource.tag)
    } ?? UsedValues()
  }

  private mutating func addBooleans() {
    let literals = row?.defaultText == "true" ? ["false", "true"] : ["true", "false"]
    for literal in literals {
      addLiteral(literal, .keyword, detail: row?.defaultText == literal ? "default" : nil)
    }
  }

  private mutating func addNumbers() {
    guard place.string == nil else { return }
    var numbers = usedValues.values(of: .number)
    let usedCount = numbers.count
    if let text = row?.defaultText, JSONNumber(text) != nil, !numbers.contains(text) { numbers.append(text) }
    for (index, number) in numbers.enumerated() {
      let isDefault = number == row?.defaultText
      addLiteral(
        number, .value, detail: isDefault ? "default" : index < usedCount ? "used in this document" : nil)
    }
  }

  private mutating func addLiteral(_ literal: String, _ kind: CompletionItem.Kind, detail: String?) {
    add(Completion(literal, kind, detail: detail, text: Snippet(literal), filterText: filterText(literal)))
  }

  /// Adds a string as a whole value.
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
        choice.name, .enumMember, detail: isDefault ? "default" : nil,
        documentation: choice.documentation.isEmpty ? nil : Markdown.prose(choice.documentation))
    }
  }

  /// Adds an object or array with its required contents.
  private mutating func addContainer(_ shape: Shape) {
    guard place.token.isEmpty else { return }
    let text = Snippet(valueOf: shape, in: vocabulary)
    add(Completion(text.plain, .struct, detail: shape.phrase, text: text))
  }
}

extension SyntaxView {
  /// Returns the source text of a record.
  func text(of index: RecordIndex) -> String {
    let range = range(index)
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
  }
}
