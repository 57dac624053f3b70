import Diagnostics
package import JSONSyntax
package import SourceText

extension Reading {
  /// Returns the type of a value, with its article, for messages: "a number".
  package func phrase(of node: RecordIndex) -> String { view.phrase(of: node) }

  /// Returns how messages refer to a value: "`spacing`", or "element 2 of `children`".
  package func place(of node: RecordIndex) -> String {
    view.place(of: node) { elementPositions.position(of: $0, in: $1, view) + 1 }
  }

  /// Returns the range to underline for a whole object: the key that owns it, or else its opening brace.
  package func head(of node: RecordIndex) -> TextRange { view.head(of: node) }

  /// Returns the range to underline for a node or an action: the value of its `type`, or else `head(of:)`.
  package func title(of node: RecordIndex) -> TextRange { view.title(of: node) }

  /// Returns the source text of a range, shortened to at most 60 characters for messages.
  package func sourceText(_ range: TextRange) -> String { view.sourceText(range) }

  /// Returns the source text of a record.
  package func text(of node: RecordIndex) -> String { view.text(of: node) }
}

extension SyntaxView {
  /// Returns the type of a value, with its article, for messages: "a number".
  package func phrase(of node: RecordIndex) -> String {
    switch kind(node) {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true: "`true`"
    case .false: "`false`"
    case .null: "`null`"
    case .member, .invalid: "no value"
    }
  }

  /// Returns how messages refer to a value: "`spacing`", or "element 2 of `children`".
  package func place(of node: RecordIndex) -> String {
    place(of: node) { position(of: $0, in: $1) + 1 }
  }

  /// Returns how messages refer to a value; `number` returns the one-based number of an element of an array.
  func place(of node: RecordIndex, number: (RecordIndex, RecordIndex) -> Int) -> String {
    let parent = self[node].parent
    guard parent != node else { return "the document" }
    switch kind(parent) {
    case .member: return "`\(string(name(of: parent)))`"
    case .array:
      return "element \(number(node, parent)) of \(place(of: parent, number: number))"
    default: return "this value"
    }
  }

  /// Returns the range to underline for a whole object: the key that owns it, or else its opening brace.
  package func head(of node: RecordIndex) -> TextRange {
    let parent = self[node].parent
    if parent != node, kind(parent) == .member { return range(name(of: parent)) }
    let whole = range(node)
    return TextRange(whole.start, TextOffset(utf8: min(whole.start.utf8 + 1, whole.end.utf8)))
  }

  /// Returns the range to underline for a node or an action: the value of its `type`, or else `head(of:)`.
  package func title(of node: RecordIndex) -> TextRange {
    if kind(node) == .object, let type = member(named: "type", of: node), let value = value(of: type),
      kind(value) == .string
    {
      return range(value)
    }
    return head(of: node)
  }

  /// Returns the source text of a range, shortened to at most 60 characters for messages.
  package func sourceText(_ range: TextRange) -> String {
    let whole = text(range)
    guard whole.count > 60 else { return whole }
    return whole.prefix(57) + "…"
  }

  /// Returns the source text of a record.
  package func text(of node: RecordIndex) -> String { text(range(node)) }

  /// Returns the source text of a range.
  package func text(_ range: TextRange) -> String {
    let end = min(range.end.utf8, bytes.count)
    guard range.start.utf8 < end else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range.start.utf8..<end]), as: UTF8.self)
  }

  /// Returns the member that owns a value; `nil` for an element of an array and for the root.
  package func member(owning node: RecordIndex) -> RecordIndex? {
    let parent = self[node].parent
    return parent != node && kind(parent) == .member ? parent : nil
  }

  /// Returns whether the source text of the member's name is exactly `name`; a name with escapes never is.
  package func hasName(_ member: RecordIndex, _ name: StaticString) -> Bool {
    let range = contentRange(of: self.name(of: member))
    guard range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }
}
