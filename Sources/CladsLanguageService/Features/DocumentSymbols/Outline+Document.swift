import CladsDocument
import JSONSyntax
import LanguageServerProtocol

extension Outline {
  /// The number of levels of the state to list.
  private static let stateLevels = 4

  /// Adds the sections of a document, in source order.
  mutating func add(_ document: Document.Definition) {
    typealias Section = (path: PartialKeyPath<Document.Definition>, body: (inout Outline) -> Void)
    let sections: [Section] = [
      (\.state, { $0.addState(document) }), (\.styles, { $0.addStyles(document) }),
      (\.dataSources, { $0.addDataSources(document) }), (\.actions, { $0.addActions(document) }),
      (\.root, { $0.addScreen(document) }),
    ]
    let node = document.origin.node
    guard view.kind(node) == .object else { return }
    let found = sections.compactMap { section -> (name: String, node: RecordIndex, Section)? in
      guard let row = Document.Definition.table.row(of: section.path),
        let value = Document.Definition.table.value(of: section.path, in: node, view)
      else { return nil }
      return (row.name, value, section)
    }
    for (name, value, section) in found.sorted(by: { $0.node < $1.node }) {
      add(
        name, detail: nil, section.path == \Document.Definition.root ? .module : .namespace, node: value,
        children: section.body)
    }
  }

  private mutating func addState(_ document: Document.Definition) {
    guard let value = Document.Definition.table.value(of: \.state, in: document.origin.node, view) else {
      return
    }
    addMembers(of: value, levels: Self.stateLevels)
  }

  private mutating func addStyles(_ document: Document.Definition) {
    for style in document.styles ?? [:] {
      add(style.name, detail: style.value.inherits.map { ": \($0)" }, .class, node: style.node)
    }
  }

  private mutating func addDataSources(_ document: Document.Definition) {
    for source in document.dataSources ?? [:] {
      add(source.name, detail: source.value.kind?.rawValue, .field, node: source.node)
    }
  }

  private mutating func addActions(_ document: Document.Definition) {
    for action in document.actions ?? [:] {
      add(action.name, detail: action.value.type, .function, node: action.node) {
        $0.addSteps(of: action.value)
      }
    }
  }

  private mutating func addSteps(of action: Document.Action) {
    guard case .sequence(let sequence) = action else { return }
    for step in sequence.steps {
      add(step.type ?? Slot.action.noun, detail: nil, .function, node: step.origin.node) {
        $0.addSteps(of: step)
      }
    }
  }

  private mutating func addScreen(_ document: Document.Definition) {
    for child in document.root.children { add(child) }
  }

  private mutating func add(_ node: Document.LayoutNode) {
    let record = node.origin.node
    guard view.kind(record) == .object else { return }
    switch node {
    case .component(let component): add(component)
    case .spacer: add(type(of: record), detail: nil, .null, node: record)
    case .layout(let layout):
      add(type(of: record), detail: nil, .object, node: record) { outline in
        for child in layout.children { outline.add(child) }
      }
    case .forEach(let forEach):
      add(type(of: record), detail: forEach.items, .array, node: record) { outline in
        for part in [forEach.template, forEach.emptyView] { if let part { outline.add(part) } }
      }
    case .sectionLayout(let layout):
      add(
        layout.id ?? type(of: record), detail: layout.id == nil ? nil : type(of: record), .array, node: record
      ) {
        outline in
        for section in layout.sections { outline.add(section) }
      }
    }
  }

  private mutating func add(_ section: Document.SectionDefinition) {
    let layout = section.layout?.type?.rawValue
    let name = section.id ?? layout ?? SymbolKind.section.noun
    add(name, detail: section.id == nil ? section.dataSource : layout, .struct, node: section.origin.node) {
      outline in
      if let header = section.header { outline.add(header) }
      for child in section.children { outline.add(child) }
      for part in [section.itemTemplate, section.footer] { if let part { outline.add(part) } }
    }
  }

  private mutating func add(_ component: Document.Component) {
    let kind = component.kind.rawValue.isEmpty ? Slot.node.noun : component.kind.rawValue
    let name = component.id ?? component.text?.firstLine ?? kind
    let symbol: LSPSymbolKind =
      !component.isBuiltIn ? .interface : component.actions == nil ? .field : .event
    add(name, detail: name == kind ? nil : kind, symbol, node: component.origin.node)
  }

  private func type(of record: RecordIndex) -> String {
    let title = view.title(of: record)
    let type = view.text(title)
    return type.first == "\"" ? String(type.dropFirst().dropLast()) : Slot.node.noun
  }
}

extension String {
  /// The first line, truncated to 40 characters.
  var firstLine: String {
    // Most texts are short lines; counting their characters would take most of the time of an outline.
    if utf8.count <= 40, !utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) { return self }
    let line = split(maxSplits: 1, whereSeparator: \.isNewline).first ?? ""
    let short = line.prefix(41)
    return short.count > 40 ? short.prefix(39) + "…" : String(short)
  }
}
