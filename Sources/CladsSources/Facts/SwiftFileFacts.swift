import SourceText

/// What one Swift file declares, before names are resolved across files.
///
/// It depends only on the path and the bytes, so that it can be kept as long as these do not change.
package struct SwiftFileFacts: Hashable, Sendable {
  package private(set) var path: String
  /// The types of the file; the first one is the file itself.
  var types: [TypeFacts]
  var reads: [ReadFacts] = []
  var switches: [SwitchFacts] = []
  var comparisons: [ComparisonFacts] = []
  var lookups: [LookupFacts] = []
  var derivations: [DerivationFacts] = []
  var conversions: [ConversionFacts] = []
  var decodings: [DecodingFacts] = []
  var calls: [CallFacts] = []
  var registrations: [RegistrationFacts] = []
  var labeledValues: [LabeledValueFacts] = []

  /// Reads a file, which may be incomplete or not Swift at all.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    types = [TypeFacts(name: [], body: TextRange(utf8: 0, bytes.count))]
    var reader = FactReader(code: SwiftCode(bytes), facts: self)
    reader.read()
    self = reader.facts
  }
}

/// Facts that are sorted by their offset.
protocol Located {
  var offset: Int { get }
}

extension ReadFacts: Located {}
extension SwitchFacts: Located {}
extension ComparisonFacts: Located {}
extension LookupFacts: Located {}
extension ConversionFacts: Located {}
extension DerivationFacts: Located {}
extension DecodingFacts: Located {}
extension CallFacts: Located {}
extension RegistrationFacts: Located {}

extension Array where Element: Located {
  /// The facts whose offset is in a range, at most 1,000.
  func located(in range: TextRange) -> ArraySlice<Element> {
    let start = partition(before: range.start.utf8)
    return self[start..<Swift.max(start, partition(before: range.end.utf8))].prefix(1000)
  }

  private func partition(before offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
