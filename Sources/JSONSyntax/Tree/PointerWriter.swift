public import SourceText

/// Writes the pointers of many places of one tree, best asked in document order: it remembers where it was in
/// each array instead of counting from the start again.
public struct PointerWriter {
  private let tree: SyntaxTree
  private var places: [RecordIndex: (element: RecordIndex, position: Int)] = [:]

  /// Prepares the pointers of a tree.
  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// The pointer of the innermost value or member around an offset.
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
          tokens.append(String(position(of: index, in: parent, view)))
        }
        index = parent
      }
    }
    return JSONPointer(tokens.reversed())
  }

  private mutating func position(of element: RecordIndex, in array: RecordIndex, _ view: SyntaxView) -> Int {
    var (current, position) = places[array] ?? (view.firstChild(of: array), 0)
    if current > element { (current, position) = (view.firstChild(of: array), 0) }
    while current < element {
      current = view.indexAfter(current)
      position += 1
    }
    places[array] = (current, position)
    return position
  }
}
