import CladsAnalysis
import CladsSchema
import LanguageServerProtocol

extension CompletionSource {
  /// Whole objects, one for each entry of the vocabulary; those that the document uses most come first.
  mutating func addObjects(_ tagged: TaggedShape) {
    let used = UsedValues(of: tagged.tag, in: view, besides: nil)
    let entries = vocabulary.entries(in: tagged.slot).enumerated().sorted { left, right in
      let counts = (used.count(of: left.element.name), used.count(of: right.element.name))
      return counts.0 != counts.1 ? counts.0 > counts.1 : left.offset < right.offset
    }.map(\.element)
    for entry in entries {
      add(
        Completion(
          entry.name, .class, detail: tagged.slot.noun, subject: .entry(tagged.slot, entry.name),
          text: Examples.snippet(of: entry, tagged, vocabulary), filterText: filterText(entry.name)))
    }
  }
}
