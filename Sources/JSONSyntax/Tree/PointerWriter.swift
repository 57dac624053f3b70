public import SourceText

/// Computes the pointers of many locations in one tree, fastest in document order.
///
/// It remembers the last element it saw of each array, so that indices are not counted from the start each
/// time.
public struct PointerWriter {
  private let tree: SyntaxTree
  private var lastElements: [RecordIndex: (element: RecordIndex, index: Int)] = [:]

  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the pointer of the innermost value or member around an offset.
  public mutating func pointer(at offset: TextOffset) -> JSONPointer {
    var index = tree.record(at: offset)
    var tokens: [String] = []
    let tree = tree
    tree.withView { view in
      while index != 0 {
        let parent = view[index].parent
        if view.kind(index) == .member {
          tokens.append(view.string(view.name(of: index)))
        } else if view.kind(parent) == .array {
          tokens.append(String(elementIndex(of: index, in: parent, view)))
        }
        index = parent
      }
    }
    return JSONPointer(tokens.reversed())
  }

  private mutating func elementIndex(
    of element: RecordIndex, in array: RecordIndex, _ view: SyntaxView
  ) -> Int {
    var (current, index) = lastElements[array] ?? (view.firstChild(of: array), 0)
    if current > element { (current, index) = (view.firstChild(of: array), 0) }
    while current < element {
      current = view.indexAfter(current)
      index += 1
    }
    lastElements[array] = (current, index)
    return index
  }
}
