/// Counts the elements of arrays, each time from the last one that was asked for: an array may have a
/// finding about each of its elements.
package final class ElementPositions {
  private var last: [RecordIndex: (element: RecordIndex, position: Int)] = [:]

  package init() {}

  /// Returns the zero-based position of an element in its array.
  package func position(of element: RecordIndex, in array: RecordIndex, _ view: SyntaxView) -> Int {
    var (current, position) = last[array] ?? (view.firstChild(of: array), 0)
    if current > element { (current, position) = (view.firstChild(of: array), 0) }
    while current < element {
      current = view.indexAfter(current)
      position += 1
    }
    last[array] = (current, position)
    return position
  }
}
