import CladsAnalysis
import JSONSyntax
package import SourceText

extension ParsedFile {
  /// Returns the offsets to try for what is at an offset, best first: a cursor directly before the opening
  /// quote of a string, or directly behind the closing one, is at the string's text.
  ///
  /// Where two strings touch, both are tried; the offset itself is always among them.
  package func offsetsInStrings(at offset: TextOffset) -> [TextOffset] {
    let next = tree.record(at: offset)
    // A record that starts at the offset comes first; the one before it may end there.
    let previous = offset.utf8 > 0 ? tree.record(at: TextOffset(utf8: offset.utf8 - 1)) : next
    return tree.withView { view in
      var offsets: [TextOffset] = []
      for record in [next, previous] where view.kind(record) == .string {
        let content = view.content(of: record)
        if content.touches(offset) { return [offset] }
        guard view.range(record).touches(offset) else { continue }
        let inside = offset < content.start ? content.start : content.end
        if !offsets.contains(inside) { offsets.append(inside) }
      }
      return offsets + [offset]
    }
  }
}
