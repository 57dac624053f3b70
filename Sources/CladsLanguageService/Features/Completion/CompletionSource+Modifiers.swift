import CladsAnalysis
import CladsDocument
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension CompletionSource {
  /// Adds modifiers, as whole strings.
  mutating func addModifiers() {
    let names = names(in: cursor.container?.node)
    for entry in vocabulary.entries(in: .modifier) {
      guard let modifier = entry.modifier else { continue }
      let call = Snippet(modifier.example.naming(names).text)
      add(
        Completion(
          modifier.name, .function, detail: modifier.detail,
          subject: .entry(.modifier, entry.name),
          text: Snippet(StringLiteral.quoted(call.plain)), filterText: filterText(modifier.name)))
    }
  }

  /// Completes the part of a modifier at the cursor.
  mutating func addModifierPart(in content: TextRange) {
    guard let string = place.string else { return }
    let text = view.string(string)
    let cursor = ModifierCursor(text, at: view.decodedOffset(of: offset, in: string))
    completions.range = view.sourceRange(ofDecoded: cursor.range, in: string)
    for item in cursor.suggestions(vocabulary, names(in: view[string].parent)) {
      completions.items.append(
        Completion(
          item.label, item.kind, detail: item.detail,
          documentation: item.documentation.isEmpty ? nil : item.documentation,
          text: Snippet(item.text.escapedInJSON)))
    }
  }

  /// The names that a modifier in a list can refer to.
  private func names(in list: RecordIndex?) -> ModifierNames {
    var names = ModifierNames()
    names.actions = (analysis?.document.actions ?? [:]).map(\.name)
    // The list is the value of a member of the node.
    guard let list, let member = view.member(owning: list) else { return names }
    let node = view[member].parent
    let type = Document.Component.table.member(of: \.kind, in: node, view)
    names.attributes = view.members(of: node).filter { $0 != type }.filter { member in
      // Objects and lists of them are not attributes.
      view.value(of: member).map { value in
        view.kind(value) != .object
          && (view.kind(value) != .array || view.children(of: value).allSatisfy { !view.isContainer($0) })
      } ?? false
    }.map { view.string(view.name(of: $0)) }
    if let data = Document.Component.table.value(of: \.data, in: node, view) {
      names.attributes += view.members(of: data).map { view.string(view.name(of: $0)) }
    }
    if let children = Document.Layout.table.value(of: \.children, in: node, view) {
      names.templates = view.children(of: children).compactMap { child in
        Document.Layout.table.value(of: \.templateName, in: child, view).map { view.string($0) }
      }
    }
    return names
  }
}

extension String {
  /// The text as it is written inside a JSON string.
  fileprivate var escapedInJSON: String { String(StringLiteral.quoted(self).dropFirst().dropLast()) }
}
