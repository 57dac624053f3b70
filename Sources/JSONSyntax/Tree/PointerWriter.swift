public import SourceText

/// Computes the pointers of many locations in one tree, fastest in document order.
public struct PointerWriter {
  private let tree: SyntaxTree
  /// The number of tokens after which a pointer ends, at an ancestor of the location: the app reads no
  /// deeper, and the pointers of all locations in a nest of brackets would take the square of its depth.
  private static let maximumDepth = 1_024
  /// For each record, its deepest ancestor that a pointer leads to; empty until a deeper record is met.
  private var shallowRecords: [RecordIndex] = []
  private let positions = ElementPositions()

  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// Returns the pointer of the innermost value or member around an offset.
  public mutating func pointer(at offset: TextOffset) -> JSONPointer {
    let tree = tree
    var tokens: [String] = []
    tree.withView { view in
      var index = shallow(tree.record(at: offset), view)
      while index != 0 {
        let parent = view[index].parent
        if view.kind(index) == .member {
          tokens.append(view.string(view.name(of: index)))
        } else if view.kind(parent) == .array {
          tokens.append(String(positions.position(of: index, in: parent, view)))
        }
        index = parent
      }
    }
    return JSONPointer(tokens.reversed())
  }

  /// Returns a record, or its deepest ancestor that a pointer leads to.
  private mutating func shallow(_ index: RecordIndex, _ view: SyntaxView) -> RecordIndex {
    if shallowRecords.isEmpty {
      var ancestor = index
      var depth = 0
      while ancestor != 0, depth <= Self.maximumDepth {
        ancestor = view[ancestor].parent
        depth += 1
      }
      if ancestor == 0 { return index }
      collectShallowRecords(view)
    }
    return shallowRecords[Int(index)]
  }

  private mutating func collectShallowRecords(_ view: SyntaxView) {
    var depths = [UInt16](repeating: 0, count: view.records.count)
    shallowRecords = Array(repeating: 0, count: view.records.count)
    // A record comes after its parent.
    for index in view.records.indices.dropFirst() {
      let parent = Int(view.records[index].parent)
      depths[index] = depths[parent] + 1
      if depths[index] > UInt16(Self.maximumDepth) {
        depths[index] = depths[parent]
        shallowRecords[index] = shallowRecords[parent]
      } else {
        shallowRecords[index] = RecordIndex(truncatingIfNeeded: index)
      }
    }
  }
}
