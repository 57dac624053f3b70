import CladsDocument
import CladsRendering

/// What has changed about the nodes that both versions have.
extension ScreenComparer {
  mutating func findNodeChanges() {
    for (o, n) in matching.newIndices.enumerated() where n >= 0 { compare(o, n) }
  }

  private mutating func compare(_ o: Int, _ n: Int) {
    let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
    var details: [Change.Detail] = []
    var steps: [Change.Detail] = []
    if left.kind != right.kind { details.append(Change.Detail(.value, "type", left.kind, right.kind)) }
    if left.facts != right.facts { details += factChanges(o, n) }
    if left.shown != right.shown { details += shownChanges(o, n) }
    if left.events != right.events { steps += eventChanges(o, n) }
    if details.isEmpty && steps.isEmpty { return }
    changes.append(
      Change(
        .changed, o == 0 ? .screen : .node, old.name(of: o), newName: new.name(of: n), old: old.place(of: o),
        new: new.place(of: n), details: details + steps, isBehavior: details.isEmpty))
  }

  // MARK: - Properties

  /// Returns the properties that differ, without those that a shared style or token changes.
  private mutating func factChanges(_ o: Int, _ n: Int) -> [Change.Detail] {
    let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
    let oldFacts = Dictionary(left.facts.map { ($0.name, $0) }) { first, _ in first }
    let newFacts = Dictionary(right.facts.map { ($0.name, $0) }) { first, _ in first }
    var details: [Change.Detail] = []
    var hasOtherStyle = false
    for name in Set(oldFacts.keys).union(newFacts.keys).sorted() {
      let (oldFact, newFact) = (oldFacts[name], newFacts[name])
      // Of another kind of stack, the layout is the kind.
      if oldFact?.value == newFact?.value || name == "layout" && left.kind != right.kind { continue }
      let detail = Change.Detail(.value, name, oldFact?.value, newFact?.value)
      let isStyled = [oldFact, newFact].allSatisfy { $0?.styleId != nil || $0 == nil }
      guard isStyled else {
        details.append(detail)
        continue
      }
      let group = name.hasPrefix(NodeFacts.selectedPrefix) ? NodeFacts.selectedPrefix : ""
      let (oldId, newId) = (left.styleIds[group], right.styleIds[group])
      if let oldId, let newId, newId == (names.styles[oldId] ?? oldId) {
        addStyleChange(name.dropFirst(group.count), oldId, newId, detail, usedBy: n)
      } else {
        hasOtherStyle = true
        details.append(detail)
      }
    }
    if hasOtherStyle, left.styleIds != right.styleIds {
      details.insert(Change.Detail(.value, "style", styleNames(left), styleNames(right)), at: 0)
    }
    return details
  }

  private func styleNames(_ node: OutlineNode) -> String? {
    let names = node.styleIds.sorted { $0.key < $1.key }.map { $0.key + $0.value }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Adds the change of a property to the style of the document that sets it, or to the token.
  private mutating func addStyleChange(
    _ property: Substring, _ oldId: String, _ newId: String, _ detail: Change.Detail, usedBy n: Int
  ) {
    var detail = detail
    detail.property = String(property)
    if newId.utf8.first == UInt8(ascii: "@") {
      add([detail], to: .token, named: newId, oldName: oldId, usedBy: new.name(of: n), n, isBehavior: false)
      return
    }
    let (oldSource, newSource) = (source(of: property, oldId, old), source(of: property, newId, new))
    let isSame =
      oldSource != nil && newSource != nil && names.styles[oldSource ?? ""] ?? oldSource == newSource
    // A property that only one version has comes from the style that has it.
    let (oldName, newName): (String, String)
    if isSame, let oldSource, let newSource {
      (oldName, newName) = (oldSource, newSource)
    } else if oldSource == nil, let newSource, let other = oldStyle(for: newSource) {
      (oldName, newName) = (other, newSource)
    } else if newSource == nil, let oldSource, let other = newStyle(for: oldSource) {
      (oldName, newName) = (oldSource, other)
    } else {
      (oldName, newName) = (oldId, newId)
    }
    add([detail], to: .style, named: newName, oldName: oldName, usedBy: new.name(of: n), n, isBehavior: false)
  }

  private func oldStyle(for name: String) -> String? {
    let renamed = names.styles.first { $0.value == name }?.key
    return renamed ?? (old.document.styles?[name] == nil ? nil : name)
  }

  private func newStyle(for name: String) -> String? {
    let other = names.styles[name] ?? name
    return new.document.styles?[other] == nil ? nil : other
  }

  /// Returns the name of the style that sets a property of the style called `id`.
  private func source(of property: Substring, _ id: String, _ side: ScreenSide) -> String? {
    let key = property.split(separator: ".").first ?? property
    let row = Document.Style.table.properties.firstIndex { $0.row.name == key }
    return row.flatMap { StyleCascade(side.document.styles ?? [:]).resolved(id)?.source(ofRow: $0) }
  }

  // MARK: - What is shown

  /// Returns what is shown otherwise, without what the state or a data source changes.
  private mutating func shownChanges(_ o: Int, _ n: Int) -> [Change.Detail] {
    let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
    var newShown: [ShownKey: ShownValues] = [:]
    for shown in right.shown where newShown[ShownKey(shown)] == nil { newShown[ShownKey(shown)] = shown }
    var details: [Change.Detail] = []
    for shown in left.shown {
      guard let other = newShown[ShownKey(shown)], other.facts != shown.facts else { continue }
      let oldFacts = Dictionary(shown.facts.map { ($0.name, $0.value) }) { first, _ in first }
      let newFacts = Dictionary(other.facts.map { ($0.name, $0.value) }) { first, _ in first }
      for name in Set(oldFacts.keys).union(newFacts.keys).sorted()
      where oldFacts[name] != newFacts[name] && !details.contains(where: { $0.property == name }) {
        details.append(
          Change.Detail(
            name == "text" || name == "placeholder" || name == "value" ? .text : .value, name, oldFacts[name],
            newFacts[name], sample: sample(shown.sample)))
      }
    }
    details += copiesChange(left, right)
    if details.isEmpty { return [] }
    return withoutCauses(details, o, n)
  }

  private struct ShownKey: Hashable {
    let sample: Int
    let instance: [Int]

    init(_ shown: ShownValues) {
      sample = shown.sample
      instance = shown.instance
    }
  }

  private func sample(_ index: Int) -> String? {
    samples.indices.contains(index) && index > 0 ? samples[index] : nil
  }

  /// Returns the change of the number of copies, if there is one that the parents do not have.
  private func copiesChange(_ left: OutlineNode, _ right: OutlineNode) -> [Change.Detail] {
    func counts(_ node: OutlineNode) -> [Int: Int] {
      node.shown.reduce(into: [:]) { counts, shown in
        if shown.sample >= 0 { counts[shown.sample, default: 0] += 1 }
      }
    }
    let (oldCounts, newCounts) = (counts(left), counts(right))
    guard oldCounts != newCounts, left.role == .template || right.role == .template || left.parent <= 0 else {
      return []
    }
    let sample = Set(oldCounts.keys).union(newCounts.keys).sorted().first { oldCounts[$0] != newCounts[$0] }
    guard let sample else { return [] }
    return [
      Change.Detail(
        .value, "copies", "\(oldCounts[sample] ?? 0)", "\(newCounts[sample] ?? 0)",
        sample: self.sample(sample))
    ]
  }

  /// Assigns what is shown otherwise to the state or the data source that it comes from; returns the rest.
  private mutating func withoutCauses(_ details: [Change.Detail], _ o: Int, _ n: Int) -> [Change.Detail] {
    let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
    let bindings = { (node: OutlineNode) in node.facts.filter { $0.sort == .binding } }
    let use = new.name(of: n)
    if let source = dataSource(right, new), changedSources.contains(source) {
      addDataSourceChange(source, usedBy: use, n)
      return []
    }
    guard bindings(left) == bindings(right) else { return details }
    let keys = old.stateKeys(of: o).intersection(new.stateKeys(of: n)).intersection(changedState)
    if keys.isEmpty { return details }
    for key in keys.sorted() { addStateChange(key, usedBy: use, n) }
    return []
  }

  private func dataSource(_ node: OutlineNode, _ side: ScreenSide) -> String? {
    if case .component(let component)? = side.parts.nodes[node.record] { component.dataSourceId } else { nil }
  }

  mutating func addDataSourceChange(_ name: String, usedBy use: String, _ n: Int) {
    let oldName = names.dataSources.first { $0.value == name }?.key ?? name
    let (left, right) = (old.document.dataSources?[oldName], new.document.dataSources?[name])
    add(
      [
        Change.Detail(
          .value, right?.kind == left?.kind ? "content" : "source", left?.jsonValue.json,
          right?.jsonValue.json)
      ], to: .dataSource, named: name, oldName: oldName, usedBy: use, n, isBehavior: false)
  }

  mutating func addStateChange(_ key: String, usedBy use: String, _ n: Int) {
    let (left, right) = (old.document.state?[key]?.json, new.document.state?[key]?.json)
    add(
      [Change.Detail(.value, "initial value", left, right)], to: .state, named: key, usedBy: use, n,
      isBehavior: false)
  }

  // MARK: - Events

  /// Returns what events do otherwise, without what named actions do.
  private mutating func eventChanges(_ o: Int, _ n: Int) -> [Change.Detail] {
    let (left, right) = (old.outline.nodes[o], new.outline.nodes[n])
    var details: [Change.Detail] = []
    for name in ["onTap", "onValueChanged", "onAppear", "onDisappear"] {
      let (oldEvent, newEvent) = (
        left.events.first { $0.name == name }, right.events.first { $0.name == name }
      )
      if oldEvent == newEvent { continue }
      if let oldEvent, let newEvent {
        // What only named actions do otherwise is said of them.
        let shallowOld = oldActions
        let shallowNew = ActionDescriber(new.document, expanding: false)
        if shallowOld.steps(oldEvent.binding) == shallowNew.steps(newEvent.binding) {
          let reached = reachedActions(from: newEvent.binding).filter { changedActions[$0] != nil }
          let use = n == 0 ? "`\(name)`" : "`\(name)` of \(new.name(of: n))"
          for action in reached { addActionChange(action, usedBy: use, n) }
          if !reached.isEmpty { continue }
        }
      }
      details += StepChanges.details(of: name, oldEvent?.steps ?? [], newEvent?.steps ?? [])
    }
    return details
  }
}
