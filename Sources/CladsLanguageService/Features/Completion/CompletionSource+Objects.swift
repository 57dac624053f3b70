import CladsAnalysis
import CladsSchema
import LanguageServerProtocol

extension CompletionSource {
  /// Whole objects, one for each entry of the vocabulary; those that the document uses most come first.
  mutating func addObjects(_ tagged: TaggedShape) {
    let used = UsedValues(of: tagged.tag, in: view, around: nil, besides: nil, tag: tagged.tag)
    for entry in used.sorted(vocabulary.entries(in: tagged.slot), by: \.name) {
      add(
        Completion(
          entry.name, .class, detail: tagged.slot.noun, subject: .entry(tagged.slot, entry.name),
          text: Examples.snippet(of: entry, tagged, vocabulary), filterText: filterText(entry.name)))
    }
  }
}
