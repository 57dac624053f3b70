package import JSONSyntax
import SourceText

/// A JSON value that tests can change; unlike a syntax tree, it knows nothing of the text.
public indirect enum JSONTree: Hashable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case literal(String)

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONTree

    public init(_ name: String, _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// Reads the value of a node; what is missing is `null`.
  package init(_ node: SyntaxNode?) {
    if let object = node?.object {
      self = .object(object.members.map { Member($0.nameText, JSONTree($0.value)) })
    } else if let array = node?.array {
      self = .array(array.elements.map { JSONTree($0) })
    } else if let string = node?.string {
      self = .string(string.value)
    } else {
      self = .literal(
        node.map { String(decoding: $0.tree.bytes[$0.range.start.utf8..<$0.range.end.utf8], as: UTF8.self) }
          ?? "null")
    }
  }

  /// Reads a text; `nil` if it is not JSON.
  public init?(parsing text: String) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    guard tree.errors.isEmpty else { return nil }
    self.init(tree.root)
  }

  /// The text, with two spaces for each level.
  public var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner + StringLiteral.quoted(member.name) + ": "
        member.value.write(to: &text, indentation: inner)
      }
      text += "\n" + indentation + "}"
    case .array(let elements) where !elements.isEmpty:
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        element.write(to: &text, indentation: inner)
      }
      text += "\n" + indentation + "]"
    case .object: text += "{}"
    case .array: text += "[]"
    case .string(let string): text += StringLiteral.quoted(string)
    case .literal(let literal): text += literal
    }
  }

  /// The members in any order, for comparing what documents mean.
  public var sorted: JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(\.sorted))
    case .string, .literal: self
    }
  }

  /// The member or element at an index path.
  public subscript(path: [Int]) -> JSONTree {
    get {
      guard let first = path.first else { return self }
      let rest = Array(path.dropFirst())
      switch self {
      case .object(let members): return members.indices.contains(first) ? members[first].value[rest] : self
      case .array(let elements): return elements.indices.contains(first) ? elements[first][rest] : self
      case .string, .literal: return self
      }
    }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      let rest = Array(path.dropFirst())
      switch self {
      case .object(var members) where members.indices.contains(first):
        members[first].value[rest] = newValue
        self = .object(members)
      case .array(var elements) where elements.indices.contains(first):
        elements[first][rest] = newValue
        self = .array(elements)
      default: break
      }
    }
  }

  /// The members of an object; empty for any other value.
  public var members: [Member] {
    get { if case .object(let members) = self { members } else { [] } }
    set { self = .object(newValue) }
  }
}
