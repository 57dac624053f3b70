import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax

/// A single pass over a document that hands each part to the rules that check it.
///
/// It consists of units, which may run in any order and in different contexts: one for the tree, one for the
/// styles and colors, and one for each group of the rules that check the document as a whole. Rules of one
/// group look up the same tables.
struct DocumentWalk {
  let rules: RuleSet
  let context: RuleContext

  /// The number of units.
  var unitCount: Int { 2 + rules.documentGroups.count }

  /// Runs all units; the findings are in the context afterwards.
  ///
  /// A canceled task's result is discarded, so the walk ends early.
  func run() {
    for unit in 0..<unitCount { run(unit) }
    context.addFurtherOccurrences()
  }

  /// Runs one unit.
  func run(_ unit: Int) {
    if Task.isCancelled { return }
    switch unit {
    case 0: visitTree()
    case 1:
      for style in context.document.styles ?? [:] where !context.isCanceled() {
        run(rules.style) { if case .style(let check) = $0 { check(style, context) } }
      }
      visitColors()
    default:
      for entry in rules.documentGroups[unit - 2] {
        if Task.isCancelled { return }
        context.rule = entry.rule
        if case .document(let check) = entry.check { check(context) }
      }
    }
  }

  /// Runs checks; with each, the context gets to know the rule that it belongs to.
  ///
  /// It is inlined, since there is one for each rule and part: a sequence of checks would copy the walk.
  @inline(__always)
  private func run(_ entries: [RuleSet.Entry], _ body: (RuleCheck) -> Void) {
    for entry in entries {
      context.rule = entry.rule
      body(entry.check)
    }
  }

  private func visitTree() {
    let document = context.document
    if document.hasReadRoot { visit(document.root) }
    for entry in document.actions ?? [:] where !context.isCanceled() { visit(entry.value) }
    for entry in document.dataSources ?? [:] where !context.isCanceled() { visit(entry) }
  }

  private func visit(_ root: Document.RootComponent) {
    visit(root.actions?.onAppear)
    visit(root.actions?.onDisappear)
    inside(.root, root.origin.node) { visit(root.children) }
  }

  private func visit(_ nodes: [Document.LayoutNode]) {
    for node in nodes where !context.isCanceled() { visit(node) }
  }

  private func visit(_ node: Document.LayoutNode) {
    switch node {
    case .component(let component): visit(component)
    case .layout(let layout):
      run(rules.layout) { if case .layout(let check) = $0 { check(layout, context) } }
      inside(.stack(layout.kind), layout.origin.node) { visit(layout.children) }
    case .spacer(let spacer): run(rules.spacer) { if case .spacer(let check) = $0 { check(spacer, context) } }
    case .forEach(let forEach):
      run(rules.forEach) { if case .forEach(let check) = $0 { check(forEach, context) } }
      if let template = forEach.template { inside(.forEach, forEach.origin.node) { visit(template) } }
      if let empty = forEach.emptyView { inside(.forEachEmptyView, forEach.origin.node) { visit(empty) } }
    case .sectionLayout(let layout):
      run(rules.sectionLayout) { if case .sectionLayout(let check) = $0 { check(layout, context) } }
      inside(.sectionLayout, layout.origin.node) {
        for section in layout.sections where !context.isCanceled() { visit(section) }
      }
    }
  }

  private func visit(_ section: Document.SectionDefinition) {
    run(rules.section) { if case .section(let check) = $0 { check(section, context) } }
    let node = section.origin.node
    if let header = section.header { inside(.sectionHeader, node) { visit(header) } }
    inside(.section, node) { visit(section.children) }
    if let template = section.itemTemplate { inside(.sectionTemplate, node) { visit(template) } }
    if let footer = section.footer { inside(.sectionHeader, node) { visit(footer) } }
  }

  private func visit(_ component: Document.Component) {
    check(component.contents)
    for entry in component.data ?? [] { visit(entry) }
    visit(component.actions?.onTap)
    visit(component.actions?.onValueChanged)
  }

  /// Runs the checks of a component; a parameter is not copied for each of them.
  private func check(_ component: Document.ComponentContents) {
    let applicable = component.isBuiltIn ? rules.component[component.kind.rawValue] : nil
    for entry in applicable ?? rules.anyComponent {
      context.rule = entry.rule
      entry.check(component, context)
    }
  }

  private func visit(_ binding: Document.ActionBinding?) {
    if case .inline(let action)? = binding { visit(action) }
  }

  private func visit(_ action: Document.Action) {
    if context.isCanceled() { return }
    run(rules.action) { if case .action(let check) = $0 { check(action, context) } }
    if case .sequence(let sequence) = action { for step in sequence.steps { visit(step) } }
  }

  private func visit(_ entry: Named<Document.DataReference>) {
    guard !rules.data.isEmpty else { return }
    let data = entry.value
    let use = DataUse(
      kind: data.kind, value: data.value, path: data.path, template: data.template, node: data.origin.node,
      isNamed: false)
    run(rules.data) { if case .data(let check) = $0 { check(use, context) } }
  }

  private func visit(_ entry: Named<Document.DataSource>) {
    guard !rules.data.isEmpty else { return }
    let data = entry.value
    let use = DataUse(
      kind: data.kind.flatMap { Document.DataReferenceType(rawValue: $0.rawValue) }, value: data.value,
      path: data.path, template: data.template, node: data.origin.node, isNamed: true)
    run(rules.data) { if case .data(let check) = $0 { check(use, context) } }
  }

  private func visitColors() {
    guard !rules.color.isEmpty else { return }
    for fact in context.analysis.facts where fact.role == .color && !context.isCanceled() {
      let use = ColorUse(node: fact.node, color: Document.Color(context.view.string(fact.node)))
      run(rules.color) { if case .color(let check) = $0 { check(use, context) } }
    }
  }

  private func inside(_ kind: RuleContext.Ancestor.Kind, _ node: RecordIndex, _ body: () -> Void) {
    context.ancestors.append(RuleContext.Ancestor(kind: kind, node: node))
    body()
    context.ancestors.removeLast()
  }
}
