import Diagnostics
import JSONSyntax
import SourceText

/// A mistake in a design token file.
struct DesignTokenMistake {
  /// The rule that reports it.
  let rule: RuleDescription
  /// The range in the file, in UTF-8 bytes.
  let range: TextRange
  /// The message, without the name of the file.
  let message: String
}

/// A file in the Design Tokens Format: nested groups, and tokens with a `$value`.
struct DesignTokenFile {
  /// A token in the file.
  struct Token {
    /// The names of the enclosing groups and its own, joined by `.`.
    let name: String
    /// The record of its own name.
    let key: RecordIndex
    /// The record of the value of `$value`, or else of `$ref`.
    let value: RecordIndex
    /// The token's own `$type`.
    let type: String?
    /// The `$type` of the innermost enclosing group that has one.
    let inheritedType: String?
    /// The `$description`.
    let description: String?
  }

  /// A group in the file.
  struct Group {
    /// The names of the enclosing groups and its own, joined by `.`.
    let name: String
    /// The record of its own name.
    let key: RecordIndex
    /// The `$description`.
    let description: String?
    /// The indices in `tokens` of the tokens directly in the group.
    var tokens: [Int] = []
  }

  /// The maximum nesting depth of groups; deeper ones are not read.
  static let maximumGroupDepth = 64
  /// The maximum length of a name with those of its groups, in UTF-8 bytes; longer ones are not read.
  static let maximumNameLength = 1_024

  /// The path relative to the project file.
  let path: String
  /// The syntax tree.
  let tree: SyntaxTree
  let lines: LineIndex
  /// The tokens, in source order.
  private(set) var tokens: [Token] = []
  /// The groups that directly contain tokens, each after those inside it.
  private(set) var groups: [Group] = []
  /// The syntax errors, and the mistakes in the structure of groups and tokens.
  private(set) var mistakes: [DesignTokenMistake] = []
  /// Whether the names of all tokens are known; `$extends` is not followed.
  private(set) var isComplete = true

  /// Reads the structure of a file, without the broken parts.
  init(_ tree: SyntaxTree, path: String) {
    let bytes = tree.bytes
    self.path = path
    self.tree = tree
    lines = LineIndex(bytes)
    switch UTF8Problem(in: bytes) {
    case .encoding(let encoding)?:
      let problem = UTF8Problem.encoding(encoding)
      mistakes = [
        DesignTokenMistake(rule: .projectSyntax, range: TextRange(utf8: 0, 0), message: problem.clause)
      ]
      isComplete = false
      return
    case .invalidByte(let offset)?:
      mistakes.append(
        DesignTokenMistake(
          rule: .projectSyntax, range: TextRange(offset, offset), message: "the file is not UTF-8 text")
      )
    case nil: break
    }
    guard tree.mistakes.isEmpty || FileReadingError.mayBeJSON(bytes) else {
      mistakes = [
        DesignTokenMistake(
          rule: .projectSyntax, range: TextRange(utf8: 0, 0), message: FileReadingError.notJSONMessage)
      ]
      isComplete = false
      return
    }
    mistakes += tree.mistakes.map {
      DesignTokenMistake(rule: .projectSyntax, range: $0.range, message: $0.message)
    }
    tree.withView { view in
      if view.kind(0) == .object {
        read(group: 0, key: 0, name: "", type: nil, depth: 0, view)
      } else if tree.mistakes.isEmpty {
        report(0, "design tokens must be a JSON object", view)
      }
    }
  }

  private mutating func read(
    group: RecordIndex, key: RecordIndex, name: String, type: String?, depth: Int, _ view: SyntaxView
  ) {
    let type = self.type(of: group, view) ?? type
    var result = Group(name: name, key: key, description: text(.description, of: group, view))
    for member in view.members(of: group) {
      read(member: member, in: &result, type: type, depth: depth, view)
    }
    if !name.isEmpty, !result.tokens.isEmpty { groups.append(result) }
  }

  private mutating func read(
    member: RecordIndex, in group: inout Group, type: String?, depth: Int, _ view: SyntaxView
  ) {
    let key = view.name(of: member)
    guard view.contentRange(of: key).count + group.name.utf8.count <= Self.maximumNameLength else {
      return report(key, "the name of the token is too long", view)
    }
    let own = view.string(key)
    if own == DesignTokenKey.extends.rawValue { isComplete = false }
    let isRoot = own == DesignTokenKey.root.rawValue
    if own.hasPrefix("$"), !isRoot { return }
    guard let value = view.value(of: member) else { return }
    let name = group.name.isEmpty ? own : isRoot ? group.name : group.name + "." + own
    guard view.kind(value) == .object else {
      let suggestion = own == "value" || own == "type" ? "; did you mean `$\(own)`?" : ""
      return report(value, "`\(name)` is neither a token nor a group\(suggestion)", view)
    }
    if own.contains(where: { $0 == "{" || $0 == "}" || $0 == "." }) {
      report(key, "the name `\(own)` contains `.`, `{` or `}`, so no alias can refer to it", view)
    }
    let content = [DesignTokenKey.value, .reference].lazy.compactMap { Self.value($0, of: value, view) }.first
    if let content {
      group.tokens.append(tokens.count)
      tokens.append(
        Token(
          name: name, key: key, value: content, type: self.type(of: value, view), inheritedType: type,
          description: text(.description, of: value, view)))
    } else if depth < Self.maximumGroupDepth {
      read(group: value, key: key, name: name, type: type, depth: depth + 1, view)
    } else {
      report(key, "groups are nested more than \(Self.maximumGroupDepth) levels deep", view)
    }
  }

  /// Returns the `$type` of an object; `nil` if it has none, and the empty string if it is not a string.
  private mutating func type(of object: RecordIndex, _ view: SyntaxView) -> String? {
    Self.value(.type, of: object, view) == nil ? nil : text(.type, of: object, view) ?? ""
  }

  private mutating func text(_ key: DesignTokenKey, of object: RecordIndex, _ view: SyntaxView) -> String? {
    guard let value = Self.value(key, of: object, view) else { return nil }
    if view.kind(value) == .string { return view.string(value) }
    report(value, "`\(key.rawValue)` must be a string", view)
    return nil
  }

  private mutating func report(_ node: RecordIndex, _ message: String, _ view: SyntaxView) {
    mistakes.append(
      DesignTokenMistake(rule: .projectWrongType, range: view.range(node), message: message))
  }

  private static func value(
    _ key: DesignTokenKey, of object: RecordIndex, _ view: SyntaxView
  ) -> RecordIndex? {
    view.member(named: key.rawValue, of: object).flatMap { view.value(of: $0) }
  }
}

/// The keys that the Design Tokens Format defines.
enum DesignTokenKey: String {
  case value = "$value"
  case type = "$type"
  case description = "$description"
  case reference = "$ref"
  case extends = "$extends"
  case root = "$root"
}
