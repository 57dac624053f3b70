import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension CompletionSource {
  /// Adds the values that can be typed at the cursor.
  mutating func addValues() {
    let values = kindOfContainer.flatMap { row?.values?($0.rawValue, vocabulary.level) } ?? []
    if values.isEmpty { return addValues(of: cursor.expected) }
    for value in values {
      let name = value.first == "\"" ? String(value.dropFirst().dropLast()) : value
      add(Completion(name, .enumMember, text: Snippet(value), filterText: filterText(name)))
    }
  }

  /// Adds the values of a shape.
  mutating func addValues(of shape: Shape) {
    switch shape {
    case .any: break
    case .boolean: addBooleans()
    case .integer(let range): addNumbers(in: range.map { Double($0.lowerBound)...Double($0.upperBound) })
    case .number(let range): addNumbers(in: range)
    case .string(let role): addText(role)
    case .choice(let choices): addChoices(choices)
    case .array, .dictionary: addContainer(shape)
    case .object(let object):
      if object.level == .extended, vocabulary.level == .base {
        break
      } else if let tagged = TaggedShape(sectionLayout: object, vocabulary) {
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

  /// Returns the distinct values of a kind that members with the same name have elsewhere, in source order.
  func usedValues(_ kind: SyntaxKind) -> [String] {
    guard let key else { return [] }
    let hash = NameHash.hash(key)
    var values: [String] = []
    var known: Set<String> = []
    var remaining = 4_096
    for (index, record) in view.records.enumerated() where record.kind == .member {
      let member = RecordIndex(truncatingIfNeeded: index)
      guard view.nameHash(of: member) == hash, member != cursor.member else { continue }
      // The number of members is limited, which bounds the time in large documents.
      remaining -= 1
      if remaining < 0 { break }
      guard let value = view.value(of: member), view.kind(value) == kind, view.range(value).utf8Count <= 100
      else { continue }
      let text = kind == .string ? view.string(value) : view.text(of: value)
      if known.insert(text).inserted { values.append(text) }
      if values.count == Completions.limit { break }
    }
    return values
  }

  private mutating func addBooleans() {
    let literals = row?.defaultText == "true" ? ["false", "true"] : ["true", "false"]
    for literal in literals {
      addLiteral(literal, .keyword, detail: row?.defaultText == literal ? "default" : nil)
    }
  }

  private mutating func addNumbers(in range: ClosedRange<Double>?) {
    guard place.string == nil else { return }
    var numbers = usedValues(.number)
    let usedCount = numbers.count
    if let text = row?.defaultText, JSONNumber(text) != nil, !numbers.contains(text) { numbers.append(text) }
    if document.kind != .project, let key {
      numbers += CommonDocuments.numbers(named: key).filter { !numbers.contains($0) }.prefix(5)
    }
    for (index, number) in numbers.enumerated() {
      if let range, Double(number).map(range.contains) == false { continue }
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
    add(self.text(text, kind, detail: detail, documentation: documentation, subject: subject))
  }

  /// Returns a suggestion of a string as a whole value.
  func text(
    _ text: String, _ kind: CompletionItem.Kind, detail: String? = nil, documentation: String? = nil,
    subject: CompletionSubject? = nil
  ) -> Completion {
    Completion(
      text, kind, detail: detail, documentation: documentation, subject: subject,
      text: Snippet(StringLiteral.quoted(text)), filterText: filterText(text))
  }

  private mutating func addChoices(_ shape: ChoiceShape) {
    for choice in shape.choices where !isTakenCancel(choice.name) && !isNestedScroll(choice.name) {
      let isDefault = row?.defaultText == StringLiteral.quoted(choice.name)
      addText(
        choice.name, .enumMember, detail: isDefault ? "default" : mark(choice),
        documentation: choice.documentation.isEmpty ? nil : Markdown.prose(choice.documentation))
    }
  }

  /// Returns what marks a choice that is the name of an entry which the app's source only seems to register,
  /// or which not all versions of the app have.
  private func mark(_ choice: Choice) -> String? {
    guard key == CompletionSource.tag else { return nil }
    return [Slot.node, .action, .sectionLayout].lazy.compactMap { slot -> String? in
      guard let entry = vocabulary.entry(named: choice.name, in: slot),
        entry.documentation == choice.documentation
      else { return nil }
      if entry.isGuess { return "guess" }
      return document.project.versions(having: choice.name, in: slot).map { "in \($0)" }
    }.first
  }

  /// Returns whether a value is the style of a cancel button, and another button of the alert has it.
  private func isTakenCancel(_ name: String) -> Bool {
    let table = Document.AlertButton.table
    guard name == Document.AlertButtonStyle.cancel.rawValue, table.row(of: \.style)?.name == key,
      let button = cursor.container?.node
    else { return false }
    return view.children(of: view[button].parent).contains { other in
      guard other != button, let style = table.value(of: \.style, in: other, view) else { return false }
      return view.kind(style) == .string && view.string(style) == name
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
  /// Returns the kind that an object names; `nil` if it names none.
  func kindName(of object: RecordIndex) -> String? {
    guard kind(object) == .object,
      let value = member(named: CompletionSource.tag, of: object).flatMap({ value(of: $0) }),
      kind(value) == .string
    else { return nil }
    return string(value)
  }

  /// Returns the name of the member that has a value; `nil` for other records.
  func string(nameOf value: RecordIndex) -> String? {
    let member = self[value].parent
    return member != value && kind(member) == .member ? string(name(of: member)) : nil
  }

  /// Returns the source text of a record.
  func text(of index: RecordIndex) -> String {
    let range = range(index)
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<range.end.utf8]), as: UTF8.self)
  }
}
