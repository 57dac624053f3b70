import JSONSyntax

/// Counts the elements of arrays, each time from the last one that was asked for: an array may have a
/// finding about each of its elements.
final class ElementNumbers {
  private var last: [RecordIndex: (element: RecordIndex, number: Int)] = [:]

  /// Returns the one-based number of an element of an array.
  func number(of element: RecordIndex, in array: RecordIndex, _ view: SyntaxView) -> Int {
    var (current, number) = last[array] ?? (view.firstChild(of: array), 1)
    if current > element { (current, number) = (view.firstChild(of: array), 1) }
    while current < element {
      current = view.indexAfter(current)
      number += 1
    }
    last[array] = (current, number)
    return number
  }
}
