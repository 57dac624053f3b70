import CladsExpressions
import CladsProject
import JSONSyntax

/// The names and values of the format, read from its schemas, so that what the fuzzer writes means something.
public struct FuzzVocabulary: Sendable {
  /// Keys of objects.
  public private(set) var keys: [String] = []
  /// The values of each key, as JSON.
  public private(set) var values: [String: [String]] = [:]

  /// The vocabulary of documents and project files.
  public static let format = FuzzVocabulary(
    schemas: [PublishedSchema.document(), PublishedSchema.project()])

  init(schemas: [String]) {
    var collector = SchemaCollector()
    for schema in schemas { collector.collect(SyntaxTree.parse(Array(schema.utf8))) }
    keys = collector.values.keys.sorted()
    values = collector.values.mapValues { $0.sorted() }
  }

  /// Pieces of expressions and templates.
  public static let expressionPieces =
    BinaryOperator.allCases.map { " \($0.symbol) " }
    + ExpressionFunction.all.map { ".\($0.name)" + ($0.argument == nil ? "" : "(") }
    + [
      "${", "}", "(", ")", "[", "]", "?", ":", "!", "-", "'", "\"", "\\", ".", "0", "1", "2.5", "true",
      "null",
      "[0]", "count", "items", "item.name", "user.name", "local.", "$expr", "9223372036854775807", "??", "é",
    ]

  /// Values that are rarely written on purpose.
  public static let oddValues = [
    "null", "true", "false", "0", "-1", "1e308", "-1e-308", "9223372036854775807", "-9223372036854775808",
    "1e400", "0.1", "\"\"", "\"a\"", "[]", "{}", "[[]]", "{\"$expr\":\"1 + 1\"}", "{\"$expr\":\"${a}\"}",
    "\"${a.b[0]}\"", "\"@title\"", "\"\\ud800\"", "\"\\u0000\"", "\"#12345678\"", "\"$comment\"",
  ]

  /// Returns the words of a dictionary for libFuzzer.
  public func dictionary(of input: FuzzTarget.Input) -> [String] {
    switch input {
    case .text: Self.expressionPieces + ["*", "**", "/", "{a,b}", "[ab]", "./", "../", ",", "\n"]
    case .documents, .messages:
      keys.map { "\"\($0)\":" } + Set(values.values.joined()).sorted() + Self.oddValues
        + Self.expressionPieces
        + ["\n===\n"]
    }
  }
}

/// The keys in a JSON Schema, and what it says about their values.
private struct SchemaCollector {
  private(set) var values: [String: Set<String>] = [:]
  private var visited: Set<String> = []

  mutating func collect(_ tree: SyntaxTree) { collect(tree.root, of: nil) }

  private mutating func collect(_ node: SyntaxNode, of key: String?) {
    for element in node.array.map({ Array($0.elements) }) ?? [] { collect(element, of: key) }
    for member in node.object?.members ?? [] {
      guard let value = member.value else { continue }
      let name = member.name.value
      switch name {
      case "properties":
        for property in value.object?.members ?? [] {
          guard let schema = property.value else { continue }
          values[property.name.value, default: []] = values[property.name.value] ?? []
          collect(schema, of: property.name.value)
        }
      case "const", "default": add(value, to: key)
      case "enum", "examples":
        for element in value.array.map({ Array($0.elements) }) ?? [] { add(element, to: key) }
      case "type":
        for type in [value] + (value.array.map { Array($0.elements) } ?? []) {
          for example in Self.examples[type.string?.value ?? ""] ?? [] { addJSON(example, to: key) }
        }
      case "$ref": follow(value, of: key)
      default: collect(value, of: key)
      }
    }
  }

  /// Collects the values that a reference allows for a key.
  private mutating func follow(_ reference: SyntaxNode, of key: String?) {
    guard let key, let text = reference.string?.value, visited.insert(key + " " + text).inserted,
      let pointer = JSONPointer(String(text.dropFirst())), let target = reference.tree.node(at: pointer)
    else { return }
    collect(target, of: key)
  }

  private mutating func add(_ value: SyntaxNode, to key: String?) {
    addJSON(value.tree.text(of: value.index), to: key)
  }

  private mutating func addJSON(_ json: String, to key: String?) {
    if let key, json.utf8.count <= 60 { values[key, default: []].insert(json) }
  }

  private static let examples = [
    "string": ["\"a\"", "\"${count}\""], "number": ["12", "0.5"], "integer": ["2"],
    "boolean": ["true", "false"], "object": ["{}"], "array": ["[]"], "null": ["null"],
  ]
}
