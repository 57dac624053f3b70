import CladsExpressions
import JSONSyntax
import SourceText

/// Strings, and the placeholders in them.
extension SyntaxView {
  /// Returns the text between the quotes of the string at `node`, escapes as written; valid as long as the
  /// view.
  func content(of node: RecordIndex) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[contentRange(of: node)])
  }

  /// Returns whether the string at `node` is closed and well formed.
  func isCompleteString(_ node: RecordIndex) -> Bool {
    flags(node).isDisjoint(with: [.unclosed, .malformed])
  }

  /// Returns whether `${` occurs in the string at `node`.
  func hasPlaceholder(_ node: RecordIndex) -> Bool {
    kind(node) == .string && Template.containsPlaceholder(content(of: node))
  }

  /// Returns whether a string without `${` has something like a placeholder of another template language.
  func hasForeignPlaceholder(_ node: RecordIndex) -> Bool {
    kind(node) == .string && !ForeignPlaceholder.all(in: content(of: node)).isEmpty
  }

  /// Returns the range of the first `${…}` in a string, or `nil` if it has none.
  func placeholder(in node: RecordIndex) -> TextRange? {
    let content = content(of: node)
    guard Template.containsPlaceholder(content) else { return nil }
    let template =
      flags(node).contains(.escaped) ? Template.parse(string(node)) : Template.parse(content)
    for case .placeholder(let range, _, _) in template.segments {
      return sourceRange(ofDecoded: range, in: node)
    }
    return nil
  }

  /// Returns the plain path in the placeholder that is the entire string at `node`; `nil` if the string is
  /// anything else.
  func solePath(in node: RecordIndex) -> String? {
    let text = string(node)
    guard let body = Template.solePlaceholderBody(text) else { return nil }
    let path = String(decoding: Array(text.utf8)[body], as: UTF8.self)
    return Keypath.isPlain(path) ? path : nil
  }

  /// Calls `body` with the value at `node` if it is a string, or with every string below it; names of members
  /// are not included.
  func forEachString(in node: RecordIndex, _ body: (RecordIndex) -> Void) {
    kind(node) == .string ? body(node) : forEachString(below: node, body)
  }

  /// Calls `body` with every string below a member or container; names of members are not included.
  func forEachString(below node: RecordIndex, _ body: (RecordIndex) -> Void) {
    guard isContainer(node) else { return }
    var index = kind(node) == .member ? node &+ 2 : node &+ 1
    let end = end(of: node)
    while index < end {
      if kind(index) == .string { body(index) }
      index = kind(index) == .member ? index &+ 2 : index &+ 1
    }
  }
}
