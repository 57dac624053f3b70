import CladsSchema
import Diagnostics
import JSONSyntax

extension Reading {
  /// Reports an object whose `type` is missing or no text.
  ///
  /// - Parameter meant: the type that fits the other keys.
  mutating func reportMissingType(
    of node: RecordIndex, _ id: DiagnosticID, _ what: String, example: String, meant: String?
  ) {
    guard !view.isIncomplete(node) else { return }
    if let member = view.member(named: "type", of: node) {
      guard let value = view.value(of: member) else { return }
      return reportTypeOfType(value, id, meant ?? example)
    }
    let stub = "\"type\": \"\(meant ?? example)\""
    report(
      Finding(
        id, at: head(of: node), "\(what) needs a `type`", effect: .rejectsDocument,
        help: meant == nil ? "name its kind, for example `\(stub)`" : "add `\(stub)`",
        fixes: meant == nil
          ? [] : insertion(of: stub, into: node).map { [QuickFix("Add `\(stub)`", edits: [$0])] } ?? []))
  }

  private mutating func reportTypeOfType(_ value: RecordIndex, _ id: DiagnosticID, _ example: String) {
    let isNull = view.kind(value) == .null
    report(
      Finding(
        isNull ? "null-not-allowed" : id == "action-type-missing" ? id : "wrong-type", at: view.range(value),
        isNull ? "`type` must not be `null`" : "`type` must be text, not \(phrase(of: value))",
        effect: .rejectsDocument, help: "name the kind in quotes, for example `\"\(example)\"`"))
  }

  /// The type that an action without one most likely has: the first that takes all its keys and misses none.
  func likelyActionType(of node: RecordIndex) -> String? {
    let names = memberNames(of: node)
    guard !names.isEmpty else { return nil }
    return vocabulary.entries(in: .action).first { entry in
      guard let rows = (entry.payload as? ActionDescription)?.shape.rows else { return false }
      return names.isSubset(of: rows.map(\.name))
        && rows.allSatisfy { !$0.isRequired || names.contains($0.name) }
    }?.name
  }

  /// The type that a node without one most likely has, by the keys that only some types use.
  func likelyNodeType(of node: RecordIndex) -> String? {
    let telling = [
      ("sections", "sectionLayout"), ("items", "forEach"), ("children", "vstack"),
      ("gradientColors", "gradient"), ("shapeType", "shape"), ("currentPage", "pageIndicator"),
      ("minValue", "slider"), ("maxValue", "slider"), ("placeholder", "textfield"), ("actions", "button"),
      ("image", "image"), ("text", "label"), ("dataSourceId", "label"),
    ]
    let names = memberNames(of: node)
    return names.isEmpty ? "label" : telling.first { names.contains($0.0) }?.1
  }
}
