package import JSONSyntax

/// The form of a modifier as JSON: `["foregroundStyle", {}, [[".", {}, ["Color", "red"]]]]`.
///
/// A call is `[name, annotations, arguments]`; labeled arguments are the members of objects. A chain of
/// members is `[".", {}, [base, rest]]`, in which names are strings and the base is `null` where it is left
/// out. A list is `["[]", {}, elements]`, a symbol `[":", {}, name]`.
extension ModifierExpression {
  /// The first elements of arrays that are not calls.
  enum Tag {
    static let chain = "."
    static let list = "[]"
    static let symbol = ":"
  }

  /// The JSON of the AST form, on one line.
  package var astJSON: String {
    switch self {
    case .string(let text): StringLiteral.quoted(text)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .symbol(let name): "[\"\(Tag.symbol)\", {}, \(StringLiteral.quoted(name))]"
    case .list(let elements):
      "[\"\(Tag.list)\", {}, [\(elements.map(\.astJSON).joined(separator: ", "))]]"
    case .reference(let base?, let members) where members.isEmpty && base.arguments != nil: base.astJSON
    case .reference(let base, let members):
      Self.chainJSON([base.map(\.astJSON) ?? "null"] + members.map(\.astJSON))
    }
  }

  private static func chainJSON(_ parts: [String]) -> String {
    guard var json = parts.last else { return "null" }
    if parts.count == 1 { return "[\"\(Tag.chain)\", {}, [\(json)]]" }
    for part in parts.dropLast().reversed() { json = "[\"\(Tag.chain)\", {}, [\(part), \(json)]]" }
    return json
  }

  /// Reads the AST form; `nil` if the JSON at a record is not one.
  package init?(ast node: RecordIndex, _ view: SyntaxView) {
    guard let value = ModifierSyntax.reading(ast: node, view).expression else { return nil }
    self = value
  }
}

extension ModifierExpression.Reference {
  /// The JSON of a name or a call.
  fileprivate var astJSON: String {
    guard let arguments else { return StringLiteral.quoted(name) }
    var elements: [String] = []
    var members: [String] = []
    var labels: Set<String> = []
    func close() {
      if !members.isEmpty { elements.append("{ \(members.joined(separator: ", ")) }") }
      members = []
      labels = []
    }
    for argument in arguments {
      guard let label = argument.label else {
        close()
        elements.append(argument.value.astJSON)
        continue
      }
      // The names of an object differ.
      if !labels.insert(label).inserted {
        close()
        labels.insert(label)
      }
      members.append("\(StringLiteral.quoted(label)): \(argument.value.astJSON)")
    }
    close()
    return "[\(StringLiteral.quoted(name)), {}, [\(elements.joined(separator: ", "))]]"
  }
}
