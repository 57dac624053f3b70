import CladsAnalysis
import CladsSchema
import LanguageServerProtocol

extension CompletionSource {
  /// Adds a complete object for each entry of the vocabulary.
  mutating func addObjects(_ tagged: TaggedShape) {
    for entry in vocabulary.entries(in: tagged.slot) {
      var item = Completion(
        entry.name, .class, detail: tagged.slot.noun, subject: .entry(tagged.slot, entry.name),
        text: Examples.snippet(of: entry, tagged, vocabulary), filterText: filterText(entry.name))
      item.isObject = true
      add(item)
    }
  }
}
