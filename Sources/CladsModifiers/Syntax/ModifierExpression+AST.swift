import CladsSchema
public import JSONSyntax

/// The form of a modifier as JSON: `["foregroundStyle", {}, [[".", {}, ["Color", "red"]]]]`.
///
/// A call is `[name, annotations, arguments]`; labeled arguments are the members of objects. A chain of
/// members is `[".", {}, [base, rest]]`, in which names are strings and the base is `null` where it is left
/// out. A list is `["[]", {}, elements]`, a symbol `[":", {}, name]`.
extension ModifierExpression {
  /// The first elements of arrays that are no calls.
  fileprivate enum Tag {
    static let chain = "."
    static let list = "[]"
    static let symbol = ":"
  }

  /// The JSON of the AST form, on one line.
  public var astJSON: String {
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
    guard let first = parts.first else { return "null" }
    if parts.count < 3 { return "[\"\(Tag.chain)\", {}, [\(parts.joined(separator: ", "))]]" }
    return "[\"\(Tag.chain)\", {}, [\(first), \(chainJSON(Array(parts.dropFirst())))]]"
  }

  /// Reads the AST form; `nil` if the JSON at a record is not one.
  public init?(ast node: RecordIndex, _ view: SyntaxView) {
    guard let value = Self.read(node, view, depth: 0) else { return nil }
    self = value
  }

  private static func read(_ node: RecordIndex, _ view: SyntaxView, depth: Int) -> ModifierExpression? {
    guard depth <= ModifierSyntax.maximumDepth else { return nil }
    switch view.kind(node) {
    case .string: return .string(view.string(node))
    case .number:
      let text = view.text(of: node)
      if let integer = Int(text) { return .integer(integer) }
      return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .null: return .null
    case .array: break
    default: return nil
    }
    guard let (name, last) = parts(of: node, view) else { return nil }
    switch name {
    case Tag.chain:
      guard let parts = chainParts(last, view, depth: depth + 1), let first = parts.first else { return nil }
      let members = parts.dropFirst().compactMap { $0 }
      guard members.count == parts.count - 1, first != nil || !members.isEmpty else { return nil }
      return .reference(base: first, members: members)
    case Tag.list:
      guard view.kind(last) == .array else { return nil }
      return all(view.children(of: last).map { read($0, view, depth: depth + 1) }).map { .list($0) }
    case Tag.symbol: return view.kind(last) == .string ? .symbol(view.string(last)) : nil
    default: return reference(node, view, depth: depth).map { .reference(base: $0, members: []) }
    }
  }

  /// Returns the name and the last element of `[name, {…}, …]`.
  private static func parts(of node: RecordIndex, _ view: SyntaxView) -> (String, RecordIndex)? {
    var elements = view.children(of: node).makeIterator()
    guard let name = elements.next(), view.kind(name) == .string, let annotations = elements.next(),
      view.kind(annotations) == .object, let last = elements.next(), elements.next() == nil
    else { return nil }
    return (view.string(name), last)
  }

  /// Returns the names and calls of a chain; the first is `nil` where it is left out.
  private static func chainParts(_ node: RecordIndex, _ view: SyntaxView, depth: Int) -> [Reference?]? {
    var parts: [Reference?] = []
    var rest = node
    while true {
      guard view.kind(rest) == .array, parts.count <= ModifierSyntax.maximumDepth else { return nil }
      let elements = Array(view.children(of: rest).prefix(3))
      guard (1...2).contains(elements.count), let first = elements.first else { return nil }
      if parts.isEmpty, view.kind(first) == .null {
        parts.append(nil)
      } else {
        guard let part = reference(first, view, depth: depth) else { return nil }
        parts.append(part)
      }
      guard elements.count == 2, let second = elements.last else { return parts }
      if view.kind(second) == .array, let (name, inner) = self.parts(of: second, view), name == Tag.chain {
        rest = inner
      } else {
        guard let part = reference(second, view, depth: depth) else { return nil }
        return parts + [part]
      }
    }
  }

  private static func reference(_ node: RecordIndex, _ view: SyntaxView, depth: Int) -> Reference? {
    guard depth <= ModifierSyntax.maximumDepth else { return nil }
    if view.kind(node) == .string { return Reference(view.string(node)) }
    guard view.kind(node) == .array, let (name, last) = parts(of: node, view), name != Tag.chain,
      name != Tag.list,
      name != Tag.symbol, view.kind(last) == .array
    else { return nil }
    var arguments: [Argument] = []
    for element in view.children(of: last) {
      if view.kind(element) == .object {
        for member in view.members(of: element) {
          guard let value = view.value(of: member), let read = read(value, view, depth: depth + 1) else {
            return nil
          }
          arguments.append(Argument(view.string(view.name(of: member)), read))
        }
      } else {
        guard let read = read(element, view, depth: depth + 1) else { return nil }
        arguments.append(Argument(nil, read))
      }
    }
    return Reference(name, arguments)
  }

  private static func all<Value>(_ values: [Value?]) -> [Value]? {
    let present = values.compactMap { $0 }
    return present.count == values.count ? present : nil
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
