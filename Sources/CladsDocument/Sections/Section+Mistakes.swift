import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// Returns the fix that replaces a section's layout, written as a string, by an object, including the
  /// members of a `config` next to it.
  func writeAsObject(layout name: RecordIndex) -> QuickFix {
    let type = "\"type\": \(text(of: name))"
    let section = view.member(owning: name).map { view[$0].parent }
    let config = section.flatMap { view.member(named: "config", of: $0) }
    guard let config, let removal = removal(of: config), let entries = entries(of: config, except: ["type"])
    else {
      return QuickFix("Write `{ \(type) }`", replacing: view.range(name), with: "{ \(type) }")
    }
    let object = "{ \(([type] + entries).joined(separator: ", ")) }"
    return QuickFix(
      "Write one object, including `config`",
      edits: [TextEdit(range: view.range(name), newText: object), removal])
  }

  /// Returns the fix that moves the members of `config` into the `layout` next to it, or `nil` if there is
  /// none.
  func moveIntoLayout(config: RecordIndex) -> QuickFix? {
    guard let target = Document.SectionDefinition.table.value(of: \.layout, in: view[config].parent, view)
    else {
      return nil
    }
    if view.kind(target) == .string { return writeAsObject(layout: target) }
    guard let removal = removal(of: config),
      let entries = entries(of: config, except: memberNames(of: target))
    else { return nil }
    if entries.isEmpty { return QuickFix("Delete `config`", edits: [removal]) }
    return insertion(of: entries.joined(separator: ", "), into: target).map {
      QuickFix("Move it into `layout`", edits: [$0, removal])
    }
  }

  /// Returns the source texts of the members of the object that is the value of `owner`, without those called
  /// `names`.
  private func entries(of owner: RecordIndex, except names: Set<String>) -> [String]? {
    guard let object = view.value(of: owner), view.kind(object) == .object else { return nil }
    return view.members(of: object).filter { !names.contains(view.string(view.name(of: $0))) }.map {
      text(of: $0)
    }
  }
}

extension Document.SectionDefinition {
  /// What other formats call the content of a section; the value says which key is meant.
  static let contentMistakes =
    [
      "items", "data", "source", "cells", "rows", "views", "subviews", "elements", "content", "nodes",
      "components", "list",
    ].map { name in
      Mistake(
        name,
        message: """
          unknown key `\(name)` in a section; its nodes are its `children`, or an `itemTemplate` for each \
          element of the `dataSource`
          """,
        help: """
          write `children` with the nodes; or `dataSource` with the path of an array in the `state`, and \
          `itemTemplate` with the node to repeat
          """,
        remedy: .custom { member, reading in reading.renameContent(member) })
    }
    + [
      "template", "itemView", "cell", "row", "item", "itemLayout", "cellTemplate", "rowTemplate",
      "renderItem",
    ]
    .map { Mistake($0, instead: "itemTemplate") }

  /// What sections have elsewhere, and lack here.
  static let foreignKeys: ForeignMistakes = {
    let texts: [(name: String, key: String)] = [
      ("title", "header"), ("headerTitle", "header"), ("headerText", "header"), ("footerText", "footer"),
    ]
    var mistakes: [Mistake] = texts.map { name, key in
      Mistake(
        name, message: "unknown key `\(name)` in a section; a `\(key)` is a node",
        help: "write `\"\(key)\": { \"type\": \"label\", \"text\": … }`",
        remedy: .custom { member, reading in reading.writeAsLabel(member, named: key) })
    }
    mistakes += Mistake.scrollDirections
    mistakes += Mistake.appearance(of: "a section")
    return ForeignMistakes(mistakes, ForeignKeys.ofContainers)
  }()
}

extension Reading {
  /// Returns the fix that turns a text into a label under another key; `nil` if that is taken.
  fileprivate func writeAsLabel(_ member: RecordIndex, named key: String) -> QuickFix? {
    guard let value = view.value(of: member), view.kind(value) == .string,
      view.member(named: key, of: view[member].parent) == nil
    else { return nil }
    let table = Document.Component.table
    let label =
      "{ \(table.member(\.kind, StringLiteral.quoted(Document.ComponentKind.label.rawValue))), "
      + "\(table.member(\.text, text(of: value))) }"
    return QuickFix(
      "Write a label as `\(key)`", replacing: view.range(member),
      with: "\(StringLiteral.quoted(key)): \(label)")
  }
}

extension Reading {
  /// Returns the fix that renames the content of a section by what it is: nodes, one node to repeat, or the
  /// path of an array; `nil` for data, which belongs in the state.
  fileprivate func renameContent(_ member: RecordIndex) -> QuickFix? {
    let table = Document.SectionDefinition.table
    guard let value = view.value(of: member) else { return nil }
    let name = view.name(of: member)
    func rename(_ path: PartialKeyPath<Document.SectionDefinition>) -> QuickFix? {
      guard let key = table.row(of: path)?.name,
        table.member(of: path, in: view[member].parent, view) == nil
      else { return nil }
      return QuickFix("Rename to `\(key)`", replacing: view.range(name), with: StringLiteral.quoted(key))
    }
    switch view.kind(value) {
    case .array:
      let areNodes = view.children(of: value).prefix(Self.maximumNodes).allSatisfy { node in
        view.typeNode(of: node).map { vocabulary.index(ofString: $0, in: .node, view: view) >= 0 } ?? false
      }
      return areNodes ? rename(\.children) : nil
    case .object: return view.typeNode(of: value) == nil ? nil : rename(\.itemTemplate)
    case .string:
      guard let fix = rename(\.dataSource) else { return nil }
      let text = view.string(value)
      guard text.hasPrefix("${"), text.hasSuffix("}") else { return fix }
      let path = StringLiteral.quoted(String(text.dropFirst(2).dropLast()))
      return QuickFix(
        fix.title, edits: fix.edits + [TextEdit(range: view.range(value), newText: path)])
    default: return nil
    }
  }

  /// The maximum number of nodes that are looked at.
  private static let maximumNodes = 64
}
