import CladsAnalysis
import CladsDocument
import CladsProject
import LanguageServerProtocol

extension CompletionSource {
  /// Adds a complete object for each entry of the vocabulary.
  mutating func addObjects(_ tagged: TaggedShape) {
    let source = self
    let outline = StateOutline(cursor, view)
    for entry in vocabulary.entries(in: tagged.slot) where !isNestedScroll(entry.name) {
      var item = Completion(
        entry.name, .class,
        detail: tagged.slot.noun + mark(entry.name, in: tagged.slot, isGuess: entry.isGuess),
        subject: .entry(tagged.slot, entry.name),
        text: Examples.snippet(
          of: entry, tagged, vocabulary, names: { source.likelyName($0, $1, $2, outline) }),
        filterText: filterText(entry.name))
      item.isObject = true
      add(item)
    }
  }

  /// Returns whether a kind of node is a mistake at the cursor: a `sectionLayout` inside the sections of
  /// another one scrolls in it.
  func isNestedScroll(_ kind: String) -> Bool {
    guard kind == Document.SectionLayout.kindName else { return false }
    return cursor.path.dropLast().contains { step in
      step.node != cursor.container?.node && view.kindName(of: step.node) == kind
    }
  }

  /// Returns a name that the document declares for a string with a role, or an empty text if it declares
  /// none; `nil` if the role is not for names.
  private func likelyName(_ role: Role, _ key: String, _ kind: String, _ outline: StateOutline) -> String? {
    switch role {
    case .path(_, let type), .localPath(_, let type):
      let bound = Document.Component.boundType(ofKeyNamed: key, on: Document.ComponentKind(rawValue: kind))
      let type = bound ?? type
      // Any state would fit, and the wrong one is worse than none.
      if type == .any || type == .opaque { return "" }
      let isLocal = if case .localPath = role { true } else { false }
      return outline.firstName(of: type, isLocal: isLocal) ?? ""
    case .dataPath: return ""
    case .reference(.destination): return document.project.offeredDestinations.first?.name ?? ""
    case .reference(let kind):
      return analysis?.symbols.all(kind).first { !$0.declarations.isEmpty && !$0.name.isEmpty }?.name ?? ""
    default: return nil
    }
  }
}
