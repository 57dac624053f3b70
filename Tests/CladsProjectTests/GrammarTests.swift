import CladsDocument
import TestSupport
import Testing

/// The TextMate grammar of VS Code. Its rules are written by hand; the keys in them come from the tables of
/// the format, by the roles of their values.
@Suite struct GrammarTests {
  @Test func `the grammar has every key of the format in the rule for its role`() {
    let path = "editors/vscode/syntaxes/clads.tmLanguage.json"
    let text = String(decoding: Files.read(Executable.packageFolder + "/" + path), as: UTF8.self)
    let grammar = Grammar(text)
    let keys = FormatKeys()
    let byHand = Set(grammar.rules.filter { !FormatKeys.rules.contains($0.name) }.flatMap(\.keys))
    #expect(byHand.subtracting(keys.rules.keys) == ["$comment"], "the format does not have these keys")
    Golden.expect(
      path,
      grammar.text { rule in
        keys.rules.filter { $0.value == rule && (rule != FormatKeys.known || !byHand.contains($0.key)) }
          .map(\.key).sorted()
      })
  }
}

/// The rules of the grammar for members, each with the keys that its first line lists.
private struct Grammar {
  struct Rule {
    let name: String
    let line: Int
    let keys: [String]
  }

  private let lines: [String]
  private(set) var rules: [Rule] = []
  private static let opening = #""begin": "(\")("#
  private static let closing = #")(\")"#

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var name = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix(#"    "member-"#) { name = String(line.split(separator: "\"")[1]) }
      guard name.hasPrefix("member-"), let keys = keys(in: line) else { continue }
      rules.append(
        Rule(
          name: name, line: index,
          keys: keys.split(separator: "|").map { String($0.replacing(#"\\"#, with: "")) })
      )
      name = ""
    }
  }

  private func keys(in line: String) -> Substring? {
    guard let start = line.firstRange(of: Self.opening),
      let end = line[start.upperBound...].firstRange(of: Self.closing)
    else { return nil }
    let keys = line[start.upperBound..<end.lowerBound]
    return keys.hasPrefix("(?:") ? nil : keys
  }

  /// Returns the text of the grammar with the keys of rules replaced, unless there are none for a rule.
  func text(_ keys: (_ rule: String) -> [String]) -> String {
    var lines = lines
    for rule in rules {
      let names = keys(rule.name)
      guard !names.isEmpty, let old = self.keys(in: lines[rule.line]) else { continue }
      lines[rule.line].replaceSubrange(old.startIndex..<old.endIndex, with: names.joined(separator: "|"))
    }
    return lines.joined(separator: "\n")
  }
}

/// The keys of documents, each with the rule of the grammar for its value.
private struct FormatKeys {
  /// The rule for keys whose values need no rule of their own.
  static let known = "member-known"
  /// The rules whose keys come from the format.
  static let rules: Set = [known, "member-action", "member-source", "member-path", "member-condition"]

  private(set) var rules: [String: String] = [:]
  private var visited: Set<String> = []

  init() {
    let vocabulary = BuiltInKinds.vocabulary(level: .extended)
    visit(Document.Definition.schema.shape)
    for entry in vocabulary.entries(in: .node) {
      if let node = entry.node { visit(node.usedRows) }
    }
    for entry in vocabulary.entries(in: .action) {
      if let action = entry.action { visit(action.shape.rows) }
    }
  }

  private mutating func visit(_ rows: [Row]) {
    for row in rows {
      if rules[row.name] == nil || rules[row.name] == Self.known {
        rules[row.name] = Self.rule(for: row.shape)
      }
      visit(row.shape)
    }
  }

  private mutating func visit(_ shape: Shape) {
    switch shape {
    case .array(let element), .dictionary(let element, keys: _): visit(element)
    case .object(let object): if visited.insert(object.name).inserted { visit(object.rows) }
    case .either(let shapes): for shape in shapes { visit(shape) }
    case .named(let name, let shape): if visited.insert(name).inserted { visit(shape()) }
    default: break
    }
  }

  private static func rule(for shape: Shape) -> String {
    switch shape {
    case .either(let shapes): shapes.map(rule).first { $0 != known } ?? known
    case .string(.reference(.action)): "member-action"
    case .string(.reference(.dataSource)): "member-source"
    case .string(.path), .string(.localPath), .string(.dataPath): "member-path"
    case .string(.condition): "member-condition"
    default: known
    }
  }
}
