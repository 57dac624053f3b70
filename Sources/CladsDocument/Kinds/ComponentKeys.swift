import Diagnostics
import JSONSyntax
import SourceText

/// The shared keys that a kind uses, and the check of a component against them.
struct ComponentKeys: Sendable {
  let kind: ComponentDescription
  let used: KeySet
  let needed: [(row: Int, id: RuleDescription)]

  /// The keys that every kind may have.
  static let universal: [any PartialKeyPath<Document.ComponentContents> & Sendable] = [
    \Document.ComponentContents.kind, \Document.ComponentContents.id, \Document.ComponentContents.state,
    \Document.ComponentContents.accessibilityLabel, \Document.ComponentContents.accessibilityHidden,
    \Document.ComponentContents.modifiers, \Document.ComponentContents.templateName,
  ]

  init(_ kind: ComponentDescription) {
    self.kind = kind
    let table = Document.Component.table
    // `actions` is allowed on every kind: a separate rule reports events that the kind never fires.
    used = table.keys(kind.usages.map { $0.path }).union(table.keys(Self.universal))
      .union(table.keys([\Document.ComponentContents.actions]))
    needed = kind.usages.compactMap { usage in
      guard let id = usage.missing, let row = table.index(of: usage.path) else { return nil }
      return (row, id)
    }
  }

  /// Reports the shared keys that the kind ignores, and absent keys without which it cannot be drawn.
  func check(_ component: Document.Component, _ reading: inout Reading) {
    var ignored = component.keys.subtracting(used)
    for (row, id) in needed where !component.keys.contains(row) {
      if let index = reportMissing(row, meantBy: ignored, id, component, &reading) { ignored.remove(index) }
    }
    if !ignored.isEmpty {
      let attributes = reading.attributeNames(of: component.contents)
      for index in ignored.indices where !isRead(index, of: component, by: attributes) {
        report(index, component, &reading)
      }
    }
  }

  /// Returns whether modifiers read a key, or an entry of `data`.
  private func isRead(_ index: Int, of component: Document.Component, by attributes: Set<String>) -> Bool {
    if attributes.isEmpty { return false }
    let table = Document.Component.table
    if attributes.contains(table.properties[index].row.name) { return true }
    return index == table.index(of: \.data)
      && component.data?.contains { attributes.contains($0.name) } ?? false
  }

  private func report(_ index: Int, _ component: Document.Component, _ reading: inout Reading) {
    let row = Document.Component.table.properties[index].row
    guard let member = reading.view.member(named: row.name, of: component.origin.node) else { return }
    if let value = reading.view.value(of: member), reading.view.kind(value) == .null { return }
    let fix =
      reading.singleStyle(insteadOf: member) ?? otherText(member, component, reading)
      ?? reading.removal(of: member).map { QuickFix("Delete `\(row.name)`", edits: [$0]) }
    let isInStyle = isDrawn(row.name, reading.level)
    reading.report(
      Finding(
        row.elsewhere, at: reading.view.range(reading.view.name(of: member)),
        "\(kind.name.withArticle) ignores `\(row.name)`"
          + (isInStyle ? " of its own; that of its style works" : ""), effect: .isIgnored,
        help: isInStyle
          ? "write it in the style that `styleId` names"
          : fix?.title.withLowercaseInitial ?? "delete it", fixes: fix.map { [$0] } ?? [],
        tags: [.unnecessary]))
  }

  /// Returns whether a style has a property of the same name, which the kind draws.
  private func isDrawn(_ name: String, _ level: FormatLevel) -> Bool {
    let property = Document.Style.table.names.index(of: name)
    guard property >= 0 else { return false }
    return Document.Style.effects(on: Document.ComponentKind(rawValue: kind.name), level: level)?
      .contains(property) ?? false
  }

  /// Returns the fix that writes a text as the placeholder of a kind that has no other text, and the reverse.
  private func otherText(
    _ member: RecordIndex, _ component: Document.Component, _ reading: borrowing Reading
  ) -> QuickFix? {
    let table = Document.Component.table
    let texts: [PartialKeyPath<Document.ComponentContents>] = [\.text, \.placeholder]
    guard
      let path = texts.first(where: {
        table.member(of: $0, in: component.origin.node, reading.view) == member
      }),
      let other = texts.first(where: { $0 != path }), kind.usages.contains(where: { $0.path == other }),
      table.member(of: other, in: component.origin.node, reading.view) == nil, let row = table.row(of: other),
      let value = reading.view.value(of: member), reading.view.kind(value) == .string,
      !reading.view.looksLikeTemplate(value)
    else { return nil }
    return QuickFix(
      "Rename to `\(row.name)`", replacing: reading.view.range(reading.view.name(of: member)),
      with: StringLiteral.quoted(row.name))
  }

  /// Reports an absent key; returns the ignored key that was probably meant to be it, or `nil`: a state path
  /// under another name.
  private func reportMissing(
    _ index: Int, meantBy ignored: KeySet, _ id: RuleDescription, _ component: Document.Component,
    _ reading: inout Reading
  ) -> Int? {
    guard !reading.view.isIncomplete(component.origin.node) else { return nil }
    let properties = Document.Component.table.properties
    let row = properties[index].row
    if case .string(.path) = row.shape {
      for other in ignored.indices {
        guard case .string(.path) = properties[other].row.shape,
          let member = reading.view.member(named: properties[other].row.name, of: component.origin.node),
          let value = reading.view.value(of: member), reading.view.kind(value) == .string
        else { continue }
        let name = reading.view.range(reading.view.name(of: member))
        reading.report(
          Finding(
            id, at: name,
            "\(kind.name.withArticle) ignores `\(properties[other].row.name)`; `\(row.name)` is required here",
            effect: .emptiesScreen, help: "rename it to `\(row.name)`: \(row.documentation.firstSentence)",
            fixes: [
              QuickFix("Rename to `\(row.name)`", replacing: name, with: StringLiteral.quoted(row.name))
            ]))
        return other
      }
    }
    let stub = reading.stub(of: row, in: component.origin.node)
    let applicability = reading.stubApplicability(of: [row], in: component.origin.node)
    reading.report(
      Finding(
        id, at: reading.view.range(component.typeNode), "`\(row.name)` is required here",
        effect: .emptiesScreen,
        help: "add `\(stub)`: \(row.documentation.firstSentence)",
        fixes: reading.insertion(of: stub, into: component.origin.node)
          .map { [QuickFix("Add `\(row.name)`", edits: [$0], applicability)] } ?? []
      ).about(.missing([row.name], object: reading.view.range(component.origin.node).start)))
    return nil
  }
}

extension NodeDescription {
  /// The keys of this type; for a component, those that the kind uses, with the kind's documentation.
  package var usedRows: [Row] {
    guard let kind else { return shape.rows }
    let table = Document.Component.table
    let used = kind.usages.compactMap { usage in
      table.row(of: usage.path)?.described(
        as: usage.documentation, default: usage.defaultText, isRequired: usage.missing != nil)
    }
    return used + ComponentKeys.universal.compactMap { table.row(of: $0) }
  }
}

extension Reading {
  /// Returns the fix that replaces `styles` by a `styleId` with the normal style, on a kind that ignores
  /// `styles`.
  fileprivate func singleStyle(insteadOf member: RecordIndex) -> QuickFix? {
    let table = Document.Component.table
    let component = view[member].parent
    guard table.member(of: \.styles, in: component, view) == member,
      table.member(of: \.styleId, in: component, view) == nil, let styles = view.value(of: member),
      let name = Document.ComponentStyles.table.value(of: \.normal, in: styles, view),
      view.kind(name) == .string
    else { return nil }
    return QuickFix(
      "Write `styleId` instead", replacing: view.range(member),
      with: table.member(\.styleId, text(of: name)))
  }
}
