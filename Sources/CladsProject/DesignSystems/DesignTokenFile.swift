import Diagnostics
import JSONSyntax
import SourceText

/// What is wrong in a design token file.
struct DesignTokenMistake {
  /// The rule that speaks.
  let id: DiagnosticID
  /// Where it is, in UTF-8 bytes of the file.
  let place: TextRange
  /// What is wrong, without the name of the file.
  let message: String
}

/// A file in the Design Tokens Format: groups in groups, and tokens with a `$value` in them.
struct DesignTokenFile {
  /// A token as it is written.
  struct Token {
    /// The names of its groups and its own, joined by `.`.
    let name: String
    /// The record of its own name.
    let key: RecordIndex
    /// The record of its value: of `$value`, or of `$ref` in its stead.
    let value: RecordIndex
    /// What kind of value it has, by its own `$type`.
    let type: String?
    /// What kind of value its groups say that it has.
    let inheritedType: String?
    /// What it is for.
    let description: String?
  }

  /// A group as it is written.
  struct Group {
    /// The names of its groups and its own, joined by `.`.
    let name: String
    /// The record of its own name.
    let key: RecordIndex
    /// What it is for.
    let description: String?
    /// The tokens that stand in it and in no group inside it, by position in `tokens`.
    var tokens: [Int] = []
  }

  /// Groups inside more groups than these are not read.
  static let deepestGroup = 64
  /// A longer name, in UTF-8 bytes with those of its groups, is not read.
  static let longestName = 1_024

  /// The path relative to the project file.
  let path: String
  /// The text.
  let tree: SyntaxTree
  /// The tokens, in the order of the text.
  private(set) var tokens: [Token] = []
  /// The groups with tokens in them, each after those inside it.
  private(set) var groups: [Group] = []
  /// What is wrong in its outline.
  private(set) var mistakes: [DesignTokenMistake] = []
  /// Whether the names of all its tokens are known.
  private(set) var isComplete = true

  /// Reads the outline of a file; what is broken is left out.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    tree = SyntaxTree.parse(bytes)
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      mistakes.append(
        DesignTokenMistake(id: "project-syntax", place: TextRange(offset, offset), message: "it is not UTF-8")
      )
    }
    mistakes += tree.errors.map {
      DesignTokenMistake(id: "project-syntax", place: $0.range, message: $0.message)
    }
    tree.withView { view in
      if view.kind(0) == .object {
        read(group: 0, key: 0, name: "", type: nil, depth: 0, view)
      } else if tree.errors.isEmpty {
        report(0, "design tokens are a JSON object", view)
      }
    }
  }

  private mutating func read(
    group: RecordIndex, key: RecordIndex, name: String, type: String?, depth: Int, _ view: SyntaxView
  ) {
    let type = self.type(of: group, view) ?? type
    var result = Group(name: name, key: key, description: text(.description, of: group, view))
    var member = view.firstChild(of: group)
    while member < view.end(of: group) {
      if view.kind(member) == .member {
        read(member: member, in: &result, type: type, depth: depth, view)
      }
      member = view.end(of: member)
    }
    if !name.isEmpty, !result.tokens.isEmpty { groups.append(result) }
  }

  private mutating func read(
    member: RecordIndex, in group: inout Group, type: String?, depth: Int, _ view: SyntaxView
  ) {
    let key = view.name(of: member)
    guard view.contentRange(of: key).count + group.name.utf8.count <= Self.longestName else {
      return report(key, "a token's name is too long", view)
    }
    let own = view.string(key)
    if own == DesignTokenKey.extends.rawValue { isComplete = false }
    let isRoot = own == DesignTokenKey.root.rawValue
    if own.hasPrefix("$"), !isRoot { return }
    guard let value = view.value(of: member) else { return }
    let name = group.name.isEmpty ? own : isRoot ? group.name : group.name + "." + own
    guard view.kind(value) == .object else {
      let remark = own == "value" || own == "type" ? "; the format writes `$\(own)`" : ""
      return report(value, "`\(name)` is neither a token nor a group\(remark)", view)
    }
    if own.contains(where: { $0 == "{" || $0 == "}" || $0 == "." }) {
      report(key, "the name `\(own)` has a `.`, `{` or `}`, which aliases cannot spell", view)
    }
    let content = [DesignTokenKey.value, .reference].lazy.compactMap { Self.value($0, of: value, view) }.first
    if let content {
      group.tokens.append(tokens.count)
      tokens.append(
        Token(
          name: name, key: key, value: content, type: self.type(of: value, view), inheritedType: type,
          description: text(.description, of: value, view)))
    } else if depth < Self.deepestGroup {
      read(group: value, key: key, name: name, type: type, depth: depth + 1, view)
    } else {
      report(key, "groups are nested more than \(Self.deepestGroup) deep", view)
    }
  }

  /// What kind of value an object says that it has; the empty text when that is no text.
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
      DesignTokenMistake(id: "project-wrong-type", place: view.range(node), message: message))
  }

  private static func value(
    _ key: DesignTokenKey, of object: RecordIndex, _ view: SyntaxView
  ) -> RecordIndex? {
    view.member(named: key.rawValue, of: object).flatMap { view.value(of: $0) }
  }
}

/// The keys that the Design Tokens Format itself brings.
enum DesignTokenKey: String {
  case value = "$value"
  case type = "$type"
  case description = "$description"
  case reference = "$ref"
  case extends = "$extends"
  case root = "$root"
}
