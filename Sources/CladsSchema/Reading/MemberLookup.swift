public import JSONSyntax

/// Finds the member that fills one property, prepared for being asked often.
public struct MemberLookup: Sendable {
  private let name: [UInt8]
  private let hash: UInt32

  init(_ name: String) {
    self.name = Array(name.utf8)
    hash = NameHash.hash(name)
  }

  /// The member of the object at `object`.
  public func member(of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    name.withUnsafeBufferPointer { view.member(named: $0, hash: hash, of: object) }
  }

  /// The value of the member of the object at `object`.
  public func value(of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    member(of: object, view).flatMap { view.value(of: $0) }
  }
}

extension ObjectTable {
  /// The lookup of the member that fills `path`.
  public func lookup(_ path: PartialKeyPath<Root>) -> MemberLookup { MemberLookup(row(of: path)?.name ?? "") }
}
