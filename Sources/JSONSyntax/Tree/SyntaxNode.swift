public import SourceText

/// A node of a syntax tree: a record together with its tree.
public struct SyntaxNode: Sendable {
  public let tree: SyntaxTree
  /// The index of its record.
  public let index: RecordIndex

  /// Creates the node of a record; `index` must come from `tree`.
  @inlinable
  public init(tree: SyntaxTree, index: RecordIndex) {
    self.tree = tree
    self.index = index
  }

  @inlinable public var record: SyntaxRecord { tree.storage.records[Int(index)] }
  @inlinable public var kind: SyntaxKind { record.kind }
  @inlinable public var flags: SyntaxFlags { record.flags }
  /// The range of its text, including quotes or brackets.
  @inlinable public var range: TextRange {
    let record = record
    return TextRange(utf8: Int(record.start), Int(record.end))
  }

  /// Whether the node or a descendant has a syntax error.
  @inlinable public var containsError: Bool { flags.contains(.containsError) }

  /// The container or member that encloses the node; `nil` for the root.
  @inlinable public var parent: SyntaxNode? {
    index == 0 ? nil : SyntaxNode(tree: tree, index: record.parent)
  }

  /// The members of an object, the elements of an array, or the name and value of a member.
  @inlinable public var children: Children { Children(of: self) }

  /// The pointer to the node; a member and its name have the pointer of their value.
  public var pointer: JSONPointer { tree.pointer(of: index) }

  /// The index after the last descendant.
  @inlinable
  var end: RecordIndex {
    let record = record
    if record.kind == .string { return index &+ 1 }
    return record.next
  }

  /// The children of a node, in document order.
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
  public static func == (lhs: SyntaxNode, rhs: SyntaxNode) -> Bool {
    lhs.index == rhs.index && lhs.tree.storage === rhs.tree.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
