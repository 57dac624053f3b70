import Diagnostics
import JSONSyntax
import SourceText

extension Document.ComponentContents {
  /// Reports a key on a built-in kind that is not a shared key.
  static func check(
    _ member: RecordIndex, of kind: ComponentDescription, _ component: inout Document.ComponentContents,
    _ reading: inout Reading
  ) {
    let name = reading.view.string(reading.view.name(of: member))
    let names = reading.takenNames(of: reading.view[member].parent)
    if name == "label", !names.contains("text"), usesText(kind) {
      return reading.reportMistake(
        Mistake(name, .legacyLabelKey, instead: "text"), member, of: shape(kind))
    }
    if name == "children" || name == "child" { return reading.reportNestedNodes(member, kind.name) }
    if name == "label", usesText(kind) {
      return reading.reportMistake(
        Mistake(name, .legacyLabelKey, message: "`label` is ignored in favor of `text`"), member,
        of: shape(kind))
    }
    if let row = table.row(named: name), row.level == .extended {
      return reading.reportLaterKey(member, row, by: .unknownKey)
    }
    if let mistake = mistake(member, on: kind, reading) {
      return reading.reportMistake(mistake, member, of: shape(kind))
    }
    if name == "style"
      || Document.Style.property(
        meantBy: name, on: Document.ComponentKind(rawValue: kind.name), level: reading.level) != nil
    {
      return component.styleKeys.append(member)
    }
    if let mistake = BuiltInKinds.foreignKeys(of: kind.name).mistake(named: name) {
      return reading.reportMistake(mistake, member, of: shape(kind))
    }
    reading.reportUnknownKey(
      member,
      known: kind.usages.compactMap { table.row(of: $0.path)?.name } + ["type", "id", "state"]
        + (reading.level == .extended
          ? [table.row(of: \.modifiers)?.name, table.row(of: \.templateName)?.name].compactMap(\.self) : []),
      owner: kind.name.withArticle)
  }

  private static func usesText(_ kind: ComponentDescription) -> Bool {
    kind.usages.contains { $0.path == \Document.ComponentContents.text }
  }

  private static func shape(_ kind: ComponentDescription) -> ObjectShape {
    ObjectShape(name: kind.name, documentation: kind.documentation, rows: [], mistakes: [], isOpen: false)
  }
}

extension ObjectTable {
  /// Returns the row of a key, or `nil` if it is not described.
  package func row(named name: String) -> Row? { shape.row(named: name) }
}

extension Reading {
  /// Reports nodes inside a component, which are not drawn.
  fileprivate mutating func reportNestedNodes(_ member: RecordIndex, _ kind: String) {
    let name = view.string(view.name(of: member))
    var fixes: [QuickFix] = []
    if kind == "button", let fix = imageFix(member) { fixes = [fix] }
    report(
      Finding(
        .componentChildren, at: view.range(view.name(of: member)),
        "unknown key `\(name)` in \(kind.withArticle); a component has no child nodes", effect: .isIgnored,
        help: kind == "button"
          ? "give the button a `text` or an `image`" : "put the nodes next to it, in a stack",
        related: view.value(of: member).map { problems(inDropped: $0) } ?? [], fixes: fixes
      ).about(.unknown))
  }

  /// Returns what would be wrong with nodes that the app drops, once they are where they are drawn.
  private func problems(inDropped nodes: RecordIndex) -> [Related] {
    if isTrial { return [] }
    let (findings, facts) = trial { reading in
      if reading.view.kind(nodes) == .array {
        _ = Schema.array(of: Document.LayoutNode.schema).read(nodes, &reading)
      } else {
        _ = Document.LayoutNode.schema.read(nodes, &reading)
      }
    }
    let styles = view.kind(0) == .object ? Document.Definition.table.value(of: \.styles, in: 0, view) : nil
    let unknown = facts.filter { fact in
      guard case .reference(.style) = fact.role else { return false }
      let name = view.string(fact.node)
      return !name.hasPrefix("@") && styles.map { view.member(named: name, of: $0) == nil } ?? true
    }
    let related =
      findings.map { Related("inside: \($0.diagnostic.message)", at: $0.range) }
      + unknown.map { Related("inside: no style named `\(view.string($0.node))`", at: view.range($0.node)) }
    return Array(related.prefix(Self.maximumProblems))
  }

  /// The maximum number of problems that are listed.
  private static let maximumProblems = 8

  /// Returns the fix that turns the only child of a button, an image, into the button's own `image`.
  private func imageFix(_ member: RecordIndex) -> QuickFix? {
    let object = view[member].parent
    let table = Document.Component.table
    guard table.member(of: \.image, in: object, view) == nil, let value = view.value(of: member) else {
      return nil
    }
    var child = value
    if view.kind(value) == .array {
      child = view.firstChild(of: value)
      guard child < view.end(of: value), view.end(of: child) == view.end(of: value) else { return nil }
    }
    guard view.kind(child) == .object, let type = view.typeNode(of: child), view.string(type) == "image",
      let source = table.value(of: \.image, in: child, view)
    else { return nil }
    let whole = TextRange(view.range(view.name(of: member)).start, view.range(value).end)
    return QuickFix(
      "Use it as the button's `image`", replacing: whole, with: table.member(\.image, text(of: source)))
  }
}
