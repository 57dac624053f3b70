import CladsDocument
import CladsRendering

/// The names of styles, actions and data sources that are called otherwise in the new version.
struct NameMap: Sendable {
  private(set) var styles: [String: String] = [:]
  private(set) var actions: [String: String] = [:]
  private(set) var dataSources: [String: String] = [:]

  init(_ old: ScreenSide, _ new: ScreenSide, _ matching: TreeMatching) {
    let (oldDocument, newDocument) = (old.document, new.document)
    var styleUses: [(String, String)] = []
    var actionUses: [(String, String)] = []
    var sourceUses: [(String, String)] = []
    for (o, n) in matching.newIndices.enumerated() where n >= 0 {
      let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
      for (group, id) in left.styleIds {
        if let other = right.styleIds[group] { styleUses.append((id, other)) }
      }
      for (event, other) in zip(left.events, right.events) where event.name == other.name {
        if case .reference(let id) = event.binding, case .reference(let otherId) = other.binding {
          actionUses.append((id, otherId))
        }
      }
      if case .component(let component)? = old.parts.nodes[left.record], let id = component.dataSourceId,
        case .component(let other)? = new.parts.nodes[right.record], let otherId = other.dataSourceId
      {
        sourceUses.append((id, otherId))
      }
    }
    styles = Self.renamed(oldDocument.styles, newDocument.styles, styleUses) { $0.jsonValue.json }
    actions = Self.renamed(oldDocument.actions, newDocument.actions, actionUses) { $0.jsonValue.json }
    dataSources = Self.renamed(oldDocument.dataSources, newDocument.dataSources, sourceUses) {
      $0.jsonValue.json
    }
  }

  /// Returns the new names of entries that only the old list has, where all their uses have the same other
  /// name now, or the entry of another name has the same content.
  private static func renamed<Value>(
    _ old: NamedList<Value>?, _ new: NamedList<Value>?, _ uses: [(String, String)],
    _ content: (Value) -> String
  ) -> [String: String] {
    let (old, new) = (old ?? [:], new ?? [:])
    let (oldNames, newNames) = (Set(old.keys), Set(new.keys))
    let gone = oldNames.subtracting(newNames)
    let added = newNames.subtracting(oldNames)
    if gone.isEmpty || added.isEmpty { return [:] }
    var forward: [String: Set<String>] = [:]
    var backward: [String: Set<String>] = [:]
    for (name, other) in uses {
      if gone.contains(name) { forward[name, default: []].insert(other) }
      if added.contains(other) { backward[other, default: []].insert(name) }
    }
    var result: [String: String] = [:]
    for (name, others) in forward {
      if others.count == 1, let other = others.first, added.contains(other), backward[other] == [name] {
        result[name] = other
      }
    }
    let taken = Set(result.values)
    var contents: [String: [String]] = [:]
    for entry in new where added.contains(entry.name) && !taken.contains(entry.name) {
      contents[content(entry.value), default: []].append(entry.name)
    }
    var oldContents: [String: Int] = [:]
    let free = old.filter { gone.contains($0.name) && result[$0.name] == nil }
    for entry in free { oldContents[content(entry.value), default: 0] += 1 }
    for entry in free {
      let text = content(entry.value)
      if let names = contents[text], names.count == 1, oldContents[text] == 1 {
        result[entry.name] = names[0]
      }
    }
    return result
  }
}
