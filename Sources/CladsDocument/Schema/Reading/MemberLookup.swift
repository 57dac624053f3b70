package import JSONSyntax

/// A lookup of the member that fills one property, with the name hashed in advance.
package struct MemberLookup: Sendable {
  private let name: [UInt8]
  private let hash: UInt32

  init(_ name: String) {
    self.name = Array(name.utf8)
    hash = NameHash.hash(name)
  }

  /// Returns the member of the object at `object`, or `nil` if it is absent.
  package func member(of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    name.withUnsafeBufferPointer { view.member(named: $0, hash: hash, of: object) }
  }

  /// Returns the value of the member of the object at `object`, or `nil` if it is absent.
  package func value(of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    member(of: object, view).flatMap { view.value(of: $0) }
  }
}

extension ObjectTable {
  /// Returns a lookup of the member that fills `path`.
  package func lookup(_ path: PartialKeyPath<Root>) -> MemberLookup {
    MemberLookup(row(of: path)?.name ?? "")
  }
}
