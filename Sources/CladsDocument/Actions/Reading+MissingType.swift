import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// Returns the value of the member `type`, which may be misspelled; then it is reported. `owner` is what
  /// the object is, with its article.
  mutating func typeNodeOrMisspelling(
    of node: RecordIndex, in slot: Slot, owner: String
  ) -> RecordIndex? {
    if let type = view.typeNode(of: node) { return type }
    guard view.member(named: "type", of: node) == nil else { return nil }
    for member in view.members(of: node) {
      let name = view.name(of: member)
      guard view.range(name).utf8Count < 20, let value = view.value(of: member), view.kind(value) == .string
      else { continue }
      let key = view.string(name)
      let isCaseVariant = key.lowercased() == "type"
      guard
        isCaseVariant || !closest(to: key, in: ["type"]).isEmpty
          || Self.typeAliases.contains(key) && vocabulary.index(ofString: value, in: slot, view: view) >= 0
      else { continue }
      skip(member)
      report(
        Finding(
          isCaseVariant ? .caseMismatch : .unknownKey, at: view.range(name),
          "unknown key `\(key)` in \(owner); `type` is required here", effect: .rejectsDocument,
          help: isCaseVariant
            ? "write `type`; keys are case-sensitive"
            : Self.typeAliases.contains(key) ? "rename it to `type`" : didYouMean(["type"]),
          severity: .error,
          fixes: [QuickFix("Rename to `type`", replacing: view.range(name), with: "\"type\"")]))
      return value
    }
    return nil
  }

  /// What other formats call the `type` of a node or an action.
  private static let typeAliases: Set<String> = [
    "action", "actionType", "component", "componentName", "componentType", "element", "event", "kind",
    "method", "name", "node", "nodeType", "operation", "tag", "view", "viewType", "widget", "widgetType",
  ]

  /// Reports an object whose `type` is missing or not a string; `meant` is the type that fits the other keys,
  /// and `possible` are those that have these keys.
  mutating func reportMissingType(
    of node: RecordIndex, _ id: RuleDescription, example: String, meant: String?, possible: [String]
  ) {
    guard !view.isIncomplete(node) else { return }
    if let member = view.member(named: "type", of: node) {
      guard let value = view.value(of: member) else { return }
      return reportInvalidType(value, id, meant ?? example)
    }
    let names = meant.map { [$0] } ?? possible
    let stubs = names.prefix(Self.maximumTypes).map {
      "\"type\": \(StringLiteral.quoted($0))" + content(for: $0, in: node)
    }
    let fixes = stubs.compactMap { stub in
      view.insertionAtStart(of: stub, into: node).map {
        QuickFix("Add `\(stub)`", edits: [$0], meant == nil ? .alternative : .suggested)
      }
    }
    report(
      Finding(
        id, at: head(of: node), "`type` is required here", effect: .rejectsDocument,
        help: meant == nil
          ? "add a type, for example `\(stubs.first ?? "\"type\": \"\(example)\"")`"
          : stubs.first.map { "add `\($0)`" },
        fixes: fixes
      ).about(.missing(["type"], object: view.range(node).start)))
  }

  /// Returns the member that a label needs to be visible, if it has no content yet.
  private func content(for type: String, in node: RecordIndex) -> String {
    guard type == LabelKind.description.name,
      Self.labelContent.allSatisfy({ view.member(named: $0, of: node) == nil })
    else {
      return ""
    }
    return Self.emptyText
  }

  // Looked up once: a document may have a hundred thousand objects without a type.
  private static let labelContent = labelContentPaths.compactMap {
    Document.Component.table.row(of: $0)?.name
  }
  private static var labelContentPaths: [PartialKeyPath<Document.ComponentContents>] {
    [\.text, \.data, \.dataSourceId]
  }
  private static let emptyText = ", " + Document.Component.table.member(\.text, "\"\"")

  /// The maximum number of types that are offered for an object without one.
  private static let maximumTypes = 8

  private mutating func reportInvalidType(_ value: RecordIndex, _ id: RuleDescription, _ example: String) {
    let isNull = view.kind(value) == .null
    report(
      Finding(
        isNull ? .nullNotAllowed : id == .actionTypeMissing ? id : .wrongType, at: view.range(value),
        isNull ? "`type` must not be `null`" : "`type` must be a string, not \(phrase(of: value))",
        effect: .rejectsDocument, help: "write a type in quotes, for example `\"\(example)\"`",
        fixes: onlyElement(of: value).flatMap { view.kind($0) == .string ? $0 : nil }.map {
          [QuickFix("Take it out of the array", replacing: view.range(value), with: text(of: $0))]
        } ?? []))
  }

  /// Returns the types of nodes that have all keys of an object.
  func possibleNodeTypes(of node: RecordIndex) -> [String] {
    let names = memberNames(of: node)
    return vocabulary.entries(in: .node).filter { entry in
      guard !entry.isGuess, let rows = entry.node?.usedRows else { return false }
      return names.isSubset(of: rows.map(\.name))
    }.map(\.name)
  }

  /// Returns the likely type of a node without one, by keys that only some types use.
  func likelyNodeType(of node: RecordIndex) -> String? {
    guard view.members(of: node).contains(where: { _ in true }) else { return LabelKind.description.name }
    let names = memberNames(of: node)
    let possible = possibleNodeTypes(of: node)
    return BuiltInKinds.likelyKinds.first { names.contains($0.key) && possible.contains($0.kind) }?.kind
      ?? (possible.count == 1 ? possible.first : nil)
  }
}
