import Diagnostics
public import JSONSyntax
public import SourceText

extension Reading {
  /// What the value is, with its article: "a number".
  public func phrase(of node: RecordIndex) -> String { view.phrase(of: node) }

  /// The author's name for the place of a value: "`spacing`", or "element 2 of `children`".
  public func place(of node: RecordIndex) -> String { view.place(of: node) }

  /// The stretch that stands for a whole object: its opening brace, or the key that owns it.
  public func head(of node: RecordIndex) -> TextRange { view.head(of: node) }

  /// The stretch that stands for a node or an action: the text of its `type`, or else the head of the object.
  public func title(of node: RecordIndex) -> TextRange { view.title(of: node) }

  /// The text of a value as written, shortened for messages.
  public func sourceText(_ range: TextRange) -> String { view.sourceText(range) }

  /// The text of a value as written, in full.
  public func text(of node: RecordIndex) -> String { view.text(of: node) }
}

extension SyntaxView {
  /// What the value is, with its article: "a number".
  public func phrase(of node: RecordIndex) -> String {
    switch kind(node) {
    case .object: "an object"
    case .array: "a list"
    case .string: "text"
    case .number: "a number"
    case .true: "`true`"
    case .false: "`false`"
    case .null: "`null`"
    case .member, .invalid: "nothing"
    }
  }

  /// The author's name for the place of a value: "`spacing`", or "element 2 of `children`".
  public func place(of node: RecordIndex) -> String {
    let parent = self[node].parent
    guard parent != node else { return "the document" }
    switch kind(parent) {
    case .member: return "`\(string(name(of: parent)))`"
    case .array:
      var number = 1
      var child = firstChild(of: parent)
      while child < node {
        child = end(of: child)
        number += 1
      }
      return "element \(number) of \(place(of: parent))"
    default: return "this value"
    }
  }

  /// The stretch that stands for a whole object: the key that owns it, or its opening brace.
  public func head(of node: RecordIndex) -> TextRange {
    let parent = self[node].parent
    if parent != node, kind(parent) == .member { return range(name(of: parent)) }
    let whole = range(node)
    return TextRange(whole.start, TextOffset(utf8: min(whole.start.utf8 + 1, whole.end.utf8)))
  }

  /// The stretch that stands for a node or an action: the text of its `type`, or else the head of the object.
  public func title(of node: RecordIndex) -> TextRange {
    if kind(node) == .object, let type = member(named: "type", of: node), let value = value(of: type),
      kind(value) == .string
    {
      return range(value)
    }
    return head(of: node)
  }

  /// The text as written, shortened for messages.
  public func sourceText(_ range: TextRange) -> String {
    let whole = text(range)
    guard whole.count > 60 else { return whole }
    return whole.prefix(57) + "…"
  }

  /// The text of a value as written, in full.
  public func text(of node: RecordIndex) -> String { text(range(node)) }

  /// The text as written, in full.
  public func text(_ range: TextRange) -> String {
    let end = min(range.end.utf8, bytes.count)
    guard range.start.utf8 < end else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<end]), as: UTF8.self)
  }

  /// The member that owns a value, if the value is one of a member.
  public func member(owning node: RecordIndex) -> RecordIndex? {
    let parent = self[node].parent
    return parent != node && kind(parent) == .member ? parent : nil
  }

  /// Whether the member's name is spelled exactly so.
  public func hasName(_ member: RecordIndex, _ name: StaticString) -> Bool {
    let range = contentRange(of: self.name(of: member))
    guard range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }
}
