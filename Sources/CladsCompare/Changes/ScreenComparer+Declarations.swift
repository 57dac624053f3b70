import CladsAnalysis
import CladsDocument

/// What has changed about declared state, styles, actions and data sources.
extension ScreenComparer {
  // MARK: - Actions

  /// Describes the old actions with the names of the new ones.
  var oldActions: ActionDescriber {
    ActionDescriber(old.document, expanding: false, names: names.actions, sentNames: old.sentNames)
  }

  /// Finds the named actions whose own steps differ.
  mutating func findActionChanges() {
    let (oldActions, newActions) = (old.document.actions ?? [:], new.document.actions ?? [:])
    let oldSteps = self.oldActions
    let newSteps = ActionDescriber(new.document, expanding: false)
    for entry in oldActions {
      let name = names.actions[entry.name] ?? entry.name
      guard changedActions[name] == nil, let other = newActions[name] else { continue }
      let (left, right) = (oldSteps.steps(entry.value), newSteps.steps(other))
      if left != right { changedActions[name] = StepChanges.details(of: "", left, right) }
    }
  }

  /// Returns the named actions that an action runs, in their order.
  func reachedActions(from binding: Document.ActionBinding) -> [String] {
    var reached: [String] = []
    var stack =
      switch binding {
      case .reference(let id): [id]
      case .inline(let action): Array(action.callees.reversed())
      }
    while let next = stack.popLast() {
      guard !reached.contains(next), let action = new.document.actions?[next] else { continue }
      reached.append(next)
      stack += action.callees.reversed()
    }
    return reached
  }

  mutating func addActionChange(_ name: String, usedBy use: String, _ n: Int) {
    let oldName = names.actions.first { $0.value == name }?.key
    add(
      changedActions[name] ?? [], to: .action, named: name, oldName: oldName, usedBy: use, n, isBehavior: true
    )
  }

  // MARK: - All declarations

  /// Adds what has changed about declarations, and the notes about what nothing shows.
  mutating func findDeclarationChanges() {
    findStateChanges()
    noteRenamed("style", names.styles, .style)
    noteRenamed("action", names.actions, .action)
    noteRenamed("data source", names.dataSources, .dataSource)
    noteUnused("style", old.document.styles, new.document.styles, names.styles, .style) { style, names in
      var style = style
      style.inherits = style.inherits.map { names[$0] ?? $0 }
      return style.jsonValue.json
    }
    noteUnused("action", old.document.actions, new.document.actions, names.actions, .action) { action, _ in
      action.jsonValue.json
    }
    noteUnused(
      "data source", old.document.dataSources, new.document.dataSources, names.dataSources, .dataSource
    ) { source, _ in source.jsonValue.json }
    if old.screen.id != new.screen.id {
      notes.append(
        "the document's `id` is now \(Quoted.code(new.screen.id ?? "")), it was \(Quoted.code(old.screen.id ?? ""))"
      )
    }
    let ids = matching.newIndices.enumerated().filter { o, n in
      n > 0 && old.outline.nodes[o].id != new.outline.nodes[n].id
    }
    if !ids.isEmpty {
      notes.append("the `id` of \(ids.count == 1 ? "a node" : "\(ids.count) nodes") has changed")
    }
  }

  private mutating func findStateChanges() {
    let (oldState, newState) = (old.document.state ?? [:], new.document.state ?? [:])
    let (oldUses, newUses) = (usedKeys(old), usedKeys(new))
    for key in changedState.sorted() {
      if oldState[key] != nil, newState[key] != nil { addOpaqueUses(of: key) }
      let isReported = changes.contains { $0.subject == .state && $0.name == key }
      if isReported { continue }
      let (left, right) = (oldState[key]?.json(limit: 4_000), newState[key]?.json(limit: 4_000))
      var change = Change(
        left == nil ? .added : right == nil ? .removed : .changed, .state, key,
        old: place(of: .state, key, in: old), new: place(of: .state, key, in: new),
        details: [Change.Detail(.value, "initial value", left, right)],
        isOnScreen: oldUses.contains(key) && newUses.contains(key), isBehavior: true)
      change.isUnused = !(right == nil ? oldUses : newUses).contains(key)
      changes.append(change)
    }
  }

  /// Adds the nodes that use a key of the state in a way that only the app knows.
  private mutating func addOpaqueUses(of key: String) {
    for (o, n) in matching.newIndices.enumerated() where n >= 0 && new.outline.nodes[n].isOpaque {
      if old.stateKeys(of: o).contains(key), new.stateKeys(of: n).contains(key) {
        addStateChange(key, usedBy: new.name(of: n), n)
      }
    }
  }

  /// Returns the keys of the state that something in a version reads or writes.
  private func usedKeys(_ side: ScreenSide) -> Set<String> { Set(side.analysis.state.uses.map(\.root)) }

  private mutating func noteRenamed(_ noun: String, _ names: [String: String], _ subject: Change.Subject) {
    // A change of it says so already.
    let reported = Set(changes.filter { $0.subject == subject }.map(\.newName))
    for (old, new) in names.sorted(by: { $0.key < $1.key }) where !reported.contains(new) {
      notes.append("the \(noun) \(Quoted.code(old)) is now called \(Quoted.code(new))")
    }
  }

  /// Notes the declarations that differ without a change on screen.
  private mutating func noteUnused<Value: Equatable>(
    _ noun: String, _ old: NamedList<Value>?, _ new: NamedList<Value>?, _ names: [String: String],
    _ subject: Change.Subject, _ content: (Value, [String: String]) -> String
  ) {
    let (old, new) = (old ?? [:], new ?? [:])
    let reported = Set(changes.filter { $0.subject == subject }.map(\.newName))
    let (oldNames, newNames) = (Set(old.keys.map { names[$0] ?? $0 }), Set(new.keys))
    let used = subject == .style ? Set(self.new.outline.nodes.flatMap(\.styleIds.values)) : []
    let isShown = !self.old.outline.isSame(as: self.new.outline)
    let changed = old.compactMap { entry -> String? in
      let name = names[entry.name] ?? entry.name
      guard !reported.contains(name), let other = new[name] else { return nil }
      return entry.value == other || content(entry.value, names) == content(other, [:]) ? nil : name
    }
    for name in Set(changed).sorted() where subject != .action || changedActions[name] != nil {
      let isUsed = used.contains(name)
      notes.append(
        "the \(noun) \(Quoted.code(name)) "
          + (isUsed
            ? "is written differently, with the same result"
            : "has changed, which nothing on this screen uses"))
    }
    // What was added for a change on screen, or removed with it, is part of that change.
    if isShown { return }
    for name in newNames.subtracting(oldNames).sorted() {
      notes.append("added the \(noun) \(Quoted.code(name))")
    }
    for name in oldNames.subtracting(newNames).sorted() {
      notes.append("removed the \(noun) \(Quoted.code(name))")
    }
  }
}

extension Document.Action {
  /// The ids of the named actions that it runs.
  fileprivate var callees: [String] {
    switch self {
    case .sequence(let sequence): sequence.steps.flatMap(\.callees)
    case .showAlert(let alert): (alert.buttons ?? []).compactMap(\.action)
    case .request(let request): [request.onSuccess, request.onError].compactMap(\.self)
    default: []
    }
  }
}
