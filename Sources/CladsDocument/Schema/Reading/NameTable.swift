package import JSONSyntax

/// A hash table from names to their indices.
///
/// Open addressing over flat arrays: every key of a document is looked up here, and the bytes of the document
/// are compared in place, so that no `String` is created for a key.
package final class NameTable: Sendable {
  let slots: [Int32]
  let hashes: [UInt32]
  let starts: [Int32]
  let text: [UInt8]
  let mask: UInt32

  /// Creates a table of `names`, each mapped to its index. If names are equal, the first one is kept.
  package init(_ names: [String]) {
    var capacity: UInt32 = 4
    while capacity < UInt32(clamping: names.count * 2) { capacity *= 2 }
    let mask = capacity - 1
    var slots = [Int32](repeating: -1, count: Int(capacity))
    var text: [UInt8] = []
    var starts: [Int32] = [0]
    let hashes = names.map { NameHash.hash($0) }
    for (index, name) in names.enumerated() {
      text += Array(name.utf8)
      starts.append(Int32(clamping: text.count))
      var slot = hashes[index] & mask
      while slots[Int(slot)] >= 0 { slot = (slot &+ 1) & mask }
      slots[Int(slot)] = Int32(clamping: index)
    }
    self.mask = mask
    self.slots = slots
    self.hashes = hashes
    self.starts = starts
    self.text = text
  }

  /// Returns the index of the name with the bytes in `range` (offsets in UTF-8 bytes), or -1.
  package func index(hash: UInt32, bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    var slot = hash & mask
    while true {
      let candidate = Int(slots[Int(slot)])
      if candidate < 0 { return -1 }
      if hashes[candidate] == hash {
        let start = Int(starts[candidate])
        let count = Int(starts[candidate &+ 1]) &- start
        if count == range.count {
          var i = 0
          while i < count, text[start &+ i] == bytes[range.lowerBound &+ i] { i &+= 1 }
          if i == count { return candidate }
        }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Returns the index of `name`, or -1.
  package func index(of name: String) -> Int {
    let bytes = Array(name.utf8)
    return bytes.withUnsafeBufferPointer { index(hash: NameHash.hash(name), bytes: $0, in: 0..<$0.count) }
  }

  /// Returns the index of the name of `member`, or -1.
  package func index(ofMember member: RecordIndex, in view: SyntaxView) -> Int {
    let name = view.name(of: member)
    if view.flags(name).contains(.escaped) { return index(of: view.string(name)) }
    return index(hash: view.nameHash(of: member), bytes: view.bytes, in: view.contentRange(of: name))
  }

  /// Returns the member of the object at `object` that has the name at `index`, or `nil` if it is absent.
  func member(named index: Int, of object: RecordIndex, _ view: SyntaxView) -> RecordIndex? {
    text.withUnsafeBufferPointer { text in
      let name = UnsafeBufferPointer(rebasing: text[Int(starts[index])..<Int(starts[index + 1])])
      return view.member(named: name, hash: hashes[index], of: object)
    }
  }

  /// Returns the index of the text of the string at `node`, or -1.
  package func index(ofString node: RecordIndex, in view: SyntaxView) -> Int {
    if view.flags(node).contains(.escaped) { return index(of: view.string(node)) }
    let range = view.contentRange(of: node)
    let hash = NameHash.hash(UnsafeBufferPointer(rebasing: view.bytes[range]))
    return index(hash: hash, bytes: view.bytes, in: range)
  }
}
