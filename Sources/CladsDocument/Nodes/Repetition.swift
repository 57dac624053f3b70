package import JSONSyntax

/// What repeats a template for the elements of a list, and the variables that are visible in the template: a
/// `forEach`, or a section with an `itemTemplate`.
///
/// Readings open scopes by it, and so do cursors in texts that have not been read.
package struct Repetition {
  /// The record of the state path of the list; `nil` if it is absent.
  package let items: RecordIndex?
  /// The record of the member with the template; `nil` if it is absent.
  package let template: RecordIndex?
  /// The variable of the element, and that of its index.
  package let variables: [ScopeVariable]

  /// Returns what the object at `node` repeats; `nil` if its shape is that of nothing that repeats.
  package init?(at node: RecordIndex, shape: ObjectShape, _ view: SyntaxView) {
    let forEach = Document.ForEach.table
    if let item = forEach.row(of: \.itemVariable), shape.row(named: item.name) != nil {
      self.init(forEach: node, view)
    } else if shape.name == Document.SectionDefinition.table.shape.name {
      self.init(section: node, view)
    } else {
      return nil
    }
  }

  init(forEach node: RecordIndex, _ view: SyntaxView) {
    let table = Document.ForEach.table
    func variable(_ value: RecordIndex?, _ otherwise: String, _ meaning: ScopeVariable.Meaning)
      -> ScopeVariable
    {
      let name = value.flatMap { view.kind($0) == .string ? view.string($0) : nil }
      return ScopeVariable(name ?? otherwise, meaning, declaration: value)
    }
    items = table.value(of: \.items, in: node, view)
    template = table.member(of: \.template, in: node, view)
    variables = [
      variable(
        table.value(of: \.itemVariable, in: node, view), Document.ForEach.defaultItemName, .element),
      variable(
        table.value(of: \.indexVariable, in: node, view), Document.ForEach.defaultIndexName, .index),
    ]
  }

  init(section node: RecordIndex, _ view: SyntaxView) {
    let table = Document.SectionDefinition.table
    items = table.value(of: \.dataSource, in: node, view)
    template = table.member(of: \.itemTemplate, in: node, view)
    variables = [
      ScopeVariable(Document.ForEach.defaultItemName, .element, declaration: nil),
      ScopeVariable(Document.ForEach.defaultIndexName, .index, declaration: nil),
    ]
  }
}

extension SyntaxView {
  /// Returns the object of an object's local state, of which the first of several counts; `nil` if it
  /// declares none.
  package func localState(of object: RecordIndex) -> RecordIndex? {
    for member in members(of: object) where hasName(member, "state") {
      if let value = value(of: member), kind(value) == .object { return value }
    }
    return nil
  }
}
