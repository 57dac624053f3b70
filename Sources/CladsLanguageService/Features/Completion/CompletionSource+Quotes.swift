import CladsAnalysis
import JSONSyntax
import SourceText

extension CompletionSource {
  /// Leaves the quotes around the cursor alone where every suggestion has them, too: they are then neither in
  /// the range that is replaced nor in the texts.
  ///
  /// Clients such as Kate replace the word at the cursor instead of the range, and would write quotes twice.
  mutating func keepQuotes() {
    guard let string = place.string, completions.range == place.token, !completions.items.isEmpty,
      view.bytes[view.range(string).start.utf8] == Byte.quote
    else { return }
    let isClosed = !view.flags(string).contains(.unclosed)
    var items = completions.items
    for index in items.indices {
      guard let text = items[index].text.droppingQuotes(closing: isClosed) else { return }
      items[index].text = text
      items[index].filterText = items[index].filterText.droppingQuotes
    }
    completions.items = items
    completions.range = view.content(of: string)
  }
}

extension String {
  fileprivate var droppingQuotes: String {
    guard utf8.count > 1, utf8.first == Byte.quote, utf8.last == Byte.quote else { return self }
    return String(dropFirst().dropLast())
  }
}
