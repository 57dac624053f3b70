public import SourceText

extension SyntaxTree {
  /// The way to a record. A member and its name have the pointer of the member's value.
  public func pointer(of index: RecordIndex) -> JSONPointer {
    withView { view in
      var tokens: [String] = []
      var index = index
      while index != 0, Int(index) < view.records.count {
        let parent = view[index].parent
        switch view.kind(index) {
        case .member: tokens.append(view.string(view.name(of: index)))
        default:
          if view.kind(parent) == .array { tokens.append(String(view.position(of: index, in: parent))) }
        }
        index = parent
      }
      return JSONPointer(tokens.reversed())
    }
  }

  /// The value at the end of a way; absent when there is none. Of members with one name the first counts.
  public func node(at pointer: JSONPointer) -> SyntaxNode? {
    let index: RecordIndex? = withView { view in
      var index: RecordIndex = 0
      for token in pointer.tokens {
        switch view.kind(index) {
        case .object:
          guard let member = view.member(named: token, of: index), let value = view.value(of: member) else {
            return nil
          }
          index = value
        case .array:
          guard let position = Int(token), String(position) == token,
            let element = view.element(at: position, of: index)
          else { return nil }
          index = element
        default: return nil
        }
      }
      return index
    }
    return index.map { SyntaxNode(tree: self, index: $0) }
  }

  /// The innermost record that has `offset` inside it or at one of its ends; the root when there is none.
  ///
  /// Where two records meet, the one that starts there wins over the one that ends there.
  public func record(at offset: TextOffset) -> RecordIndex {
    withView { view in
      var found: RecordIndex = 0
      while true {
        var child = view.firstChild(of: found)
        let end = view.isContainer(found) ? view.end(of: found) : child
        var next: RecordIndex?
        while child < end {
          let range = view.range(child)
          if range.start.utf8 > offset.utf8 { break }
          if range.touches(offset) { next = child }
          child = view.indexAfter(child)
        }
        guard let next else { return found }
        found = next
      }
    }
  }
}
