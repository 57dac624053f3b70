package import SourceText

extension SyntaxTree {
  /// Returns the pointer to a record; a member and its name have the pointer of their value.
  package func pointer(of index: RecordIndex) -> JSONPointer {
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

  /// Returns the value that a pointer points to, or `nil` if there is none.
  ///
  /// If several members have the same name, the first is used.
  package func node(at pointer: JSONPointer) -> SyntaxNode? {
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

  /// Returns the innermost record that contains or touches `offset`, or the root if there is none.
  ///
  /// If one record ends at `offset` and another one starts there, the latter is returned.
  package func record(at offset: TextOffset) -> RecordIndex {
    withView { view in
      // Records are in the order of their starts, so the innermost one is the last that starts at or before
      // `offset`, or one of its ancestors.
      let next = view.records.partitioningIndex { Int($0.start) > offset.utf8 }
      guard next > 0 else { return 0 }
      var found = RecordIndex(truncatingIfNeeded: next &- 1)
      while found != 0, !view.range(found).touches(offset) { found = view[found].parent }
      return found
    }
  }
}
