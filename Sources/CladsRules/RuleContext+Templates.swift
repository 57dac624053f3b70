import CladsExpressions
import JSONSyntax
import SourceText

/// Placeholders in strings.
extension RuleContext {
  /// Returns the text between the quotes of the string at `node`, escapes as written; valid as long as
  /// `view`.
  func content(of node: RecordIndex) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: view.bytes[view.contentRange(of: node)])
  }

  /// Returns whether `${` occurs in the string at `node`.
  func hasPlaceholder(_ node: RecordIndex) -> Bool {
    view.kind(node) == .string && Template.containsPlaceholder(content(of: node))
  }

  /// Returns the plain path in the placeholder that is the entire string at `node`; `nil` if the string is
  /// anything else.
  func solePath(in node: RecordIndex) -> String? {
    let text = view.string(node)
    guard let body = Template.solePlaceholderBody(text) else { return nil }
    let path = String(decoding: Array(text.utf8)[body], as: UTF8.self)
    return Keypath.isPlain(path) ? path : nil
  }
}
