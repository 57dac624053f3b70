import CladsAnalysis
import CladsSchema
import LanguageServerProtocol

extension CompletionSource {
  /// Adds a complete object for each entry of the vocabulary, most used ones first.
  mutating func addObjects(_ tagged: TaggedShape) {
    let used = UsedValues(of: tagged.tag, in: view, around: nil, excluding: nil, tag: tagged.tag)
    for entry in used.sorted(vocabulary.entries(in: tagged.slot), by: \.name) {
      add(
        Completion(
          entry.name, .class, detail: tagged.slot.noun, subject: .entry(tagged.slot, entry.name),
          text: Examples.snippet(of: entry, tagged, vocabulary), filterText: filterText(entry.name)))
    }
  }
}
