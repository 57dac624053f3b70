/// Nodes that are added, removed, moved and wrapped.
extension ScreenComparer {
  mutating func findStructuralChanges() {
    let structure = StructuralChanges(matching)
    for node in structure.removed {
      changes.append(
        Change(
          .removed, .node, old.nameWithoutTexts(of: node), old: old.place(of: node), uses: old.texts(in: node)
        ))
    }
    for node in structure.added {
      changes.append(
        Change(
          .added, .node, new.nameWithoutTexts(of: node), new: new.place(of: node), uses: new.texts(in: node)))
    }
    for wrapper in structure.unwrapped {
      changes.append(
        Change(
          .unwrapped, .node, old.outline.nodes[wrapper.node].kind, old: old.place(of: wrapper.node),
          uses: wrapper.content.map { old.name(of: $0) }))
    }
    for wrapper in structure.wrappers {
      changes.append(
        Change(
          .wrapped, .node, new.outline.nodes[wrapper.node].kind, new: new.place(of: wrapper.node),
          uses: wrapper.content.map { new.name(of: $0) }))
    }
    for o in structure.moved {
      let n = matching.newIndices[o]
      var (from, to) = (position(of: o, in: old), position(of: n, in: new))
      var owner = ""
      if from.owner == to.owner {
        owner = from.owner
      } else {
        from.place += " in \(from.owner)"
        to.place += " in \(to.owner)"
      }
      changes.append(
        Change(
          .moved, .node, old.name(of: o), newName: new.name(of: n), old: old.place(of: o),
          new: new.place(of: n),
          details: [
            Change.Detail(.place, owner, from.place, to.place)
          ]))
    }
  }

  /// Returns the position of a node in words, and what it is in.
  private func position(of index: Int, in side: ScreenSide) -> (place: String, owner: String) {
    let node = side.outline.nodes[index]
    let parent = side.outline.nodes[node.parent]
    let name = side.name(of: node.parent, without: index)
    let owner = node.parent == 0 ? name : "the \(name)"
    switch node.role {
    case .header: return ("the header", owner)
    case .footer: return ("the footer", owner)
    case .emptyView: return ("the empty view", owner)
    case .template: return ("the template", owner)
    case .child:
      let siblings = parent.children.filter { side.outline.nodes[$0].role == .child }
      return ("place \((siblings.firstIndex(of: index) ?? 0) + 1)", owner)
    }
  }
}
