import Diagnostics
import JSONSyntax

extension Schema {
  /// Returns the schema of the headers or fields of a request: an array of objects. The action's handler
  /// ignores anything else as a whole.
  static func requestFields<Element: Sendable>(
    _ element: Schema<Element>, areHeaders: Bool = false
  ) -> Schema<[Element]> {
    Schema<[Element]>.array(of: element, mismatch: Mismatch(.requestBodyShape, .isIgnored))
      .refusing([.object]) { node, reading in
        Finding(
          .requestBodyShape, at: reading.view.range(node),
          "\(reading.place(of: node)) must be an array of fields, not an object", effect: .isIgnored,
          help: areHeaders
            ? "write `[{ \"name\": \"…\", \"value\": \"…\" }]`"
            : "write `[{ \"as\": \"…\", \"path\": \"…\" }]`, or `literal` for a fixed value",
          fixes: reading.writeAsFields(node, areHeaders: areHeaders).map { [$0] } ?? [])
      }
  }
}

extension Reading {
  /// Returns the fix that turns an object of names and values into an array of fields, or `nil` if there is
  /// none.
  fileprivate func writeAsFields(_ object: RecordIndex, areHeaders: Bool) -> QuickFix? {
    let names = memberNames(of: object)
    let isField =
      areHeaders
      ? names.contains("name") && names.isSubset(of: ["name", "value", "path"])
      : names.isSubset(of: ["path", "as", "literal"]) && !names.isDisjoint(with: ["path", "literal"])
    if isField { return QuickFix("Wrap it in an array", edits: view.wrapping(object, in: "[", "]")) }
    var fields: [String] = []
    for member in view.children(of: object) {
      guard view.kind(member) == .member, let value = view.value(of: member),
        let field = areHeaders ? header(member, value) : parameter(member, value)
      else { return nil }
      fields.append(field)
    }
    return QuickFix(
      "Write it as an array of fields", replacing: view.range(object),
      with: "[\(fields.joined(separator: ", "))]")
  }

  private func header(_ member: RecordIndex, _ value: RecordIndex) -> String? {
    guard [.string, .number, .true, .false].contains(view.kind(value)) else { return nil }
    let content = view.kind(value) == .string ? text(of: value) : StringLiteral.quoted(text(of: value))
    return "{ \"name\": \(view.text(view.range(view.name(of: member)))), \"value\": \(content) }"
  }

  private func parameter(_ member: RecordIndex, _ value: RecordIndex) -> String {
    let name = view.text(view.range(view.name(of: member)))
    if view.kind(value) == .string, let path = simplePath(text(of: value)) {
      return "{ \"path\": \"\(path)\", \"as\": \(name) }"
    }
    return "{ \"as\": \(name), \"literal\": \(text(of: value)) }"
  }

  /// Returns the path in a string literal that consists of `${path}` alone, or `nil`.
  private func simplePath(_ literal: String) -> Substring? {
    guard literal.hasPrefix("\"${"), literal.hasSuffix("}\"") else { return nil }
    let path = literal.dropFirst(3).dropLast(2)
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain && !path.isEmpty ? path : nil
  }
}

extension Document.RequestAction {
  /// The query parameters and the fields of the body.
  package var parameters: [Document.RequestParameter] { (queryParams ?? []) + (body ?? []) }
}

extension Document.RequestParameter {
  /// Returns the name that the app gives to a field without one: the last part of its path, as written.
  package static func defaultName(ofPath path: String) -> String? {
    path.split(separator: ".").last.map(String.init)
  }
}
