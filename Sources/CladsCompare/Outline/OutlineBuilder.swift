import CladsDocument
import CladsPreview
import CladsRendering
import JSONSyntax
import SourceText

/// Builds the outline of a screen from render trees, one for each sample.
@MainActor
struct OutlineBuilder {
  private let tree: SyntaxTree
  private let document: Document.Definition
  private let parts: DocumentParts
  private let actions: ActionDescriber
  private var facts: FactReader
  private var outline = ScreenOutline()
  private var indices: [RecordIndex: Int] = [:]
  /// The steps of the named actions that have been described.
  private var namedSteps: [String: [ActionStep]] = [:]

  init(
    _ document: Document.Definition, _ tree: SyntaxTree, _ resolver: ScreenResolver, _ styles: StyleTexts,
    sentNames: [String: String] = [:]
  ) {
    self.tree = tree
    self.document = document
    parts = DocumentParts(document)
    actions = ActionDescriber(document, sentNames: sentNames)
    facts = FactReader(document, resolver.vocabulary, styles: resolver.styles(of: document), styles)
  }

  /// Whether every node of the document has been resolved with some sample, but for those that are shown in
  /// place of an empty list.
  var isComplete: Bool {
    parts.nodes.keys.allSatisfy { indices[$0] != nil || parts.emptyViews.contains($0) }
  }

  /// Whether every node that is shown in place of an empty list has been resolved.
  var hasAllEmptyViews: Bool { parts.emptyViews.allSatisfy { indices[$0] != nil } }

  /// Adds a screen as it is with a sample.
  mutating func add(_ root: RootNode, sample: Int) {
    if outline.nodes.isEmpty {
      var node = OutlineNode(record: root.place.origin.node, kind: "screen")
      node.facts = facts.facts(of: root, styleId: document.root.styleId)
      node.events = events(
        RootActionEvent.allCases.compactMap { EventBinding($0.rawValue, root.actions.action(for: $0)) })
      node.styleIds[""] = document.root.styleId
      outline.nodes.append(node)
    }
    for child in root.children { add(child, to: 0, .child, sample: sample) }
  }

  /// The outline as it was read, to be `finished()`.
  var unfinished: ScreenOutline { outline }

  private mutating func add(_ node: RenderNode, to parent: Int, _ role: OutlineNode.Role, sample: Int) {
    let place = node.place
    let record = place.origin.node
    // What does not come from the document is drawn by something that does.
    guard place.origin != .none else { return }
    let part = parts.nodes[record]
    let index = indices[record] ?? append(node, record, part, to: parent, role)
    outline.nodes[index].shown.append(
      ShownValues(sample: sample, instance: place.instance, facts: facts.shown(by: node)))
    switch node.content {
    case .container(let container):
      for child in container.children {
        add(child, to: index, self.role(of: child, in: part), sample: sample)
      }
    case .sectionLayout(let layout):
      for section in layout.sections { add(section, to: index, instance: place.instance, sample: sample) }
    case .error(let error):
      if sample >= 0, outline.failure == nil, !isUnknownKind(part) { outline.failure = error.message }
      for child in error.content { add(child, to: index, .child, sample: sample) }
    default: break
    }
    if case .modified(let modified) = node {
      for template in modified.templates { add(template.node, to: index, .template, sample: sample) }
    }
  }

  /// Whether a node is of a kind that is declared nowhere; the app may register it nevertheless.
  private func isUnknownKind(_ part: Document.LayoutNode?) -> Bool {
    if case .component(let component)? = part { !component.isKnown } else { false }
  }

  private func role(of child: RenderNode, in part: Document.LayoutNode?) -> OutlineNode.Role {
    if case .forEach(let forEach)? = part, forEach.template?.origin == child.origin { return .template }
    return .child
  }

  private mutating func append(
    _ node: RenderNode, _ record: RecordIndex, _ part: Document.LayoutNode?, to parent: Int,
    _ role: OutlineNode.Role
  ) -> Int {
    let object = SyntaxNode(tree: tree, index: record).object
    var new = OutlineNode(record: record, kind: object?["type"]?.string?.value ?? node.kind.rawValue)
    new.id = object?["id"]?.string?.value
    new.role = role
    new.parent = parent
    new.facts = facts.facts(of: node, part)
    new.events = events(Self.events(of: node, part))
    new.styleIds = FactReader.styleIds(of: part)
    switch node {
    case .error, .modified: new.isOpaque = true
    default: new.isOpaque = node.component?.isOpaque ?? false
    }
    return append(new)
  }

  private mutating func add(_ section: IR.Section, to parent: Int, instance: [Int], sample: Int) {
    let record = section.place.origin.node
    let part = parts.sections[record]
    let index: Int
    if let known = indices[record] {
      index = known
    } else {
      var node = OutlineNode(record: record, kind: "section", id: part?.id)
      node.parent = parent
      node.facts = facts.facts(of: section, part)
      index = append(node)
    }
    outline.nodes[index].shown.append(ShownValues(sample: sample, instance: instance, facts: []))
    if let header = section.header { add(header, to: index, .header, sample: sample) }
    for child in section.children {
      let isTemplate = part?.itemTemplate?.origin == child.origin
      add(child, to: index, isTemplate ? .template : .child, sample: sample)
    }
    if let footer = section.footer { add(footer, to: index, .footer, sample: sample) }
  }

  private mutating func append(_ node: OutlineNode) -> Int {
    let index = outline.nodes.count
    indices[node.record] = index
    outline.nodes.append(node)
    outline.nodes[node.parent].children.append(index)
    return index
  }

  /// Returns the events of a node, and what runs on them.
  private static func events(of node: RenderNode, _ part: Document.LayoutNode?) -> [EventBinding] {
    guard let component = node.component else { return [] }
    if let events = component.events { return events }
    guard case .component(let component)? = part else { return [] }
    return [
      EventBinding("onTap", component.actions?.onTap.map(IR.ActionBinding.init)),
      EventBinding("onValueChanged", component.actions?.onValueChanged.map(IR.ActionBinding.init)),
    ].compactMap(\.self)
  }

  private mutating func events(_ bindings: [EventBinding]) -> [NodeEvent] {
    bindings.map { event in
      switch event.action {
      case .reference(let id): NodeEvent(name: event.name, binding: .reference(id), steps: steps(named: id))
      case .inline(let action):
        NodeEvent(name: event.name, binding: .inline(action), steps: actions.steps(action))
      }
    }
  }

  private mutating func steps(named id: String) -> [ActionStep] {
    if let steps = namedSteps[id] { return steps }
    let steps = actions.steps(.reference(id))
    namedSteps[id] = steps
    return steps
  }
}

extension ScreenOutline {
  /// Returns the outline with the children in order, and with hashes.
  func finished() -> ScreenOutline {
    var outline = self
    let order = nodes.map { (role: $0.role, record: $0.record) }
    for index in outline.nodes.indices where outline.nodes[index].children.count > 1 {
      outline.nodes[index].children.sort {
        (order[$0].role, order[$0].record) < (order[$1].role, order[$1].record)
      }
    }
    // Children come after their parents.
    for index in outline.nodes.indices.reversed() { outline.computeHashes(of: index) }
    return outline
  }

  private mutating func computeHashes(of index: Int) {
    let node = nodes[index]
    var (hash, skeleton) = (ContentHash(), ContentHash())
    hash.add(node.kind)
    skeleton.add(node.kind)
    for fact in node.facts {
      hash.add(fact.name)
      hash.add(fact.value)
      guard fact.sort == .binding else { continue }
      skeleton.add(fact.name)
      skeleton.add(fact.value)
    }
    for event in node.events {
      hash.add(event.name)
      for step in event.steps { hash.add(step.meaning) }
    }
    for shown in node.shown {
      hash.add(UInt64(truncatingIfNeeded: shown.sample))
      for fact in shown.facts {
        hash.add(fact.value)
        skeleton.add(fact.value)
      }
    }
    var size = 1
    for child in node.children {
      hash.add(UInt64(truncatingIfNeeded: nodes[child].role.rawValue))
      hash.add(nodes[child].hash)
      skeleton.add(nodes[child].skeleton)
      size += nodes[child].size
    }
    nodes[index].hash = hash.value
    nodes[index].skeleton = skeleton.value
    nodes[index].size = size
  }
}
