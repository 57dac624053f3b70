public import SourceText

/// A place in a syntax tree: cheap to copy, valid as long as its tree.
public struct SyntaxNode: Sendable {
  /// The tree around it.
  public let tree: SyntaxTree
  /// The number of its record.
  public let index: RecordIndex

  /// The node of a record; `index` must come from `tree`.
  @inlinable
  public init(tree: SyntaxTree, index: RecordIndex) {
    self.tree = tree
    self.index = index
  }

  /// The record behind the node.
  @inlinable public var record: SyntaxRecord { tree.storage.records[Int(index)] }
  /// What it is.
  @inlinable public var kind: SyntaxKind { record.kind }
  /// What is peculiar about it.
  @inlinable public var flags: SyntaxFlags { record.flags }
  /// The text it covers, quotes or brackets included.
  @inlinable public var range: TextRange {
    let record = record
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// Whether there is a syntax error in it or below it.
  @inlinable public var containsError: Bool { flags.contains(.containsError) }

  /// The container or member around it; absent for the root.
  @inlinable public var parent: SyntaxNode? {
    index == 0 ? nil : SyntaxNode(tree: tree, index: record.parent)
  }

  /// What is directly below it: the members of an object, the elements of an array, the name and value of a member.
  @inlinable public var children: Children { Children(of: self) }

  /// Where it is, counted from the root. A member and its name have the pointer of its value.
  public var pointer: JSONPointer { tree.pointer(of: index) }

  /// The index after the last record below this one.
  @inlinable
  var end: RecordIndex {
    let record = record
    if record.kind == .string { return index &+ 1 }
    return record.next
  }

  /// The nodes directly below a node, in document order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var index: RecordIndex
    @usableFromInline let end: RecordIndex

    @inlinable
    init(of node: SyntaxNode) {
      tree = node.tree
      index = node.index &+ 1
      end = node.end
    }

    /// The next node.
    @inlinable
    public mutating func next() -> SyntaxNode? {
      guard index < end else { return nil }
      let node = SyntaxNode(tree: tree, index: index)
      index = node.end
      return node
    }
  }
}

extension SyntaxNode: Hashable {
  /// Whether both are the same record of the same tree.
  public static func == (lhs: SyntaxNode, rhs: SyntaxNode) -> Bool {
    lhs.index == rhs.index && lhs.tree.storage === rhs.tree.storage
  }

  /// Hashes the number of the record.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
