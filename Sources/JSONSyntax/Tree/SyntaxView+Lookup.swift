extension SyntaxView {
  /// Whether the record at `index` can have records below it.
  @inlinable
  public func isContainer(_ index: RecordIndex) -> Bool {
    switch kind(index) {
    case .object, .array, .member: true
    default: false
    }
  }

  /// The index of the first record that is not below the record at `index`, names of members included.
  @inlinable
  public func indexAfter(_ index: RecordIndex) -> RecordIndex {
    let record = self[index]
    return record.kind == .string ? index &+ 1 : record.next
  }

  /// The member of the object at `object` with a name; the first one if there are several.
  @inlinable
  public func member(named name: String, of object: RecordIndex) -> RecordIndex? {
    var name = name
    return name.withUTF8 { member(named: $0, hash: NameHash.hash($0), of: object) }
  }

  /// The member of the object at `object` whose name has these UTF-8 bytes; the first one if there are several.
  @inlinable
  public func member(
    named name: UnsafeBufferPointer<UInt8>, hash: UInt32, of object: RecordIndex
  ) -> RecordIndex? {
    guard kind(object) == .object else { return nil }
    var member = firstChild(of: object)
    let end = end(of: object)
    while member < end {
      // The hash is that of the raw text, so a name with escapes has to be compared in any case.
      if nameHash(of: member) == hash || flags(self.name(of: member)).contains(.escaped) {
        if contentEquals(self.name(of: member), name) { return member }
      }
      member = self.end(of: member)
    }
    return nil
  }

  /// The element of the array at `array` with a zero-based position.
  @inlinable
  public func element(at position: Int, of array: RecordIndex) -> RecordIndex? {
    guard kind(array) == .array, position >= 0 else { return nil }
    var left = position
    var element = firstChild(of: array)
    let end = end(of: array)
    while element < end {
      if left == 0 { return element }
      left &-= 1
      element = indexAfter(element)
    }
    return nil
  }

  /// The zero-based position of an element in its array.
  @inlinable
  public func position(of element: RecordIndex, in array: RecordIndex) -> Int {
    var position = 0
    var index = firstChild(of: array)
    while index < element {
      position &+= 1
      index = indexAfter(index)
    }
    return position
  }
}
