import CladsSchema
import Diagnostics
import JSONSyntax

extension Reading {
  /// Reports an object whose `type` is missing or not a string; `meant` is the type that fits the other keys.
  mutating func reportMissingType(
    of node: RecordIndex, _ id: DiagnosticID, example: String, meant: String?
  ) {
    guard !view.isIncomplete(node) else { return }
    if let member = view.member(named: "type", of: node) {
      guard let value = view.value(of: member) else { return }
      return reportInvalidType(value, id, meant ?? example)
    }
    let stub = "\"type\": \"\(meant ?? example)\""
    report(
      Finding(
        id, at: head(of: node), "`type` is required here", effect: .rejectsDocument,
        help: meant == nil ? "add a type, for example `\(stub)`" : "add `\(stub)`",
        fixes: meant == nil
          ? [] : insertion(of: stub, into: node).map { [QuickFix("Add `\(stub)`", edits: [$0])] } ?? []))
  }

  private mutating func reportInvalidType(_ value: RecordIndex, _ id: DiagnosticID, _ example: String) {
    let isNull = view.kind(value) == .null
    report(
      Finding(
        isNull ? "null-not-allowed" : id == "action-type-missing" ? id : "wrong-type", at: view.range(value),
        isNull ? "`type` must not be `null`" : "`type` must be a string, not \(phrase(of: value))",
        effect: .rejectsDocument, help: "write a type in quotes, for example `\"\(example)\"`"))
  }

  /// Returns the likely type of an action without one: the first type that has all its keys and requires no
  /// others.
  func likelyActionType(of node: RecordIndex) -> String? {
    let names = memberNames(of: node)
    guard !names.isEmpty else { return nil }
    return vocabulary.entries(in: .action).first { entry in
      guard let rows = (entry.payload as? ActionDescription)?.shape.rows else { return false }
      return names.isSubset(of: rows.map(\.name))
        && rows.allSatisfy { !$0.isRequired || names.contains($0.name) }
    }?.name
  }

  /// Returns the likely type of a node without one, by keys that only some types use.
  func likelyNodeType(of node: RecordIndex) -> String? {
    let typesByKey = [
      ("sections", "sectionLayout"), ("items", "forEach"), ("children", "vstack"),
      ("gradientColors", "gradient"), ("shapeType", "shape"), ("currentPage", "pageIndicator"),
      ("minValue", "slider"), ("maxValue", "slider"), ("placeholder", "textfield"), ("actions", "button"),
      ("image", "image"), ("text", "label"), ("dataSourceId", "label"),
    ]
    let names = memberNames(of: node)
    return names.isEmpty ? "label" : typesByKey.first { names.contains($0.0) }?.1
  }
}
