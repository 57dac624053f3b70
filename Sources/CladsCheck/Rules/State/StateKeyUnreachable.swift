import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A state key that no path can refer to.
enum StateKeyUnreachable {
  static let rule = Rule(
    "state-key-unreachable", .error, .state, .isIgnored, checks: .document(check),
    absorbing: [
      UnusedState.rule.description, WriteOnlyState.rule.description, ReadOnlyLiteral.rule.description,
    ],
    summary: "A key of `state` that is empty, a number, or contains a dot or a bracket.",
    why: "A path splits at dots and brackets, and reads numbers as indices: it can never refer to this key.",
    bad: .compactScreen(
      "profile", state: #"{ «"user.name"»: "Ann" }"#,
      #"{ "type": "label", "text": "Hello, ${user.name}" }"#),
    fix: "Nest the value in an object")

  static func check(_ context: RuleContext) {
    for entry in context.document.state ?? [:] where !context.isCanceled() {
      guard let reason = reason(in: entry.name), context.view.isCompleteString(entry.key) else { continue }
      context.report(
        RuleFinding(
          at: context.view.range(entry.key), "no path can refer to the key `\(entry.name)`: \(reason)",
          consequence: "it cannot be read or written", help: help(for: entry.name),
          fixes: nesting(entry, context)))
    }
  }

  /// Returns why no path can refer to a key, or `nil` if one can.
  static func reason(in key: String) -> String? {
    if key.isEmpty { return "it is empty" }
    if key.utf8.contains(Byte.dot) { return "a dot separates keys" }
    if key.utf8.contains(where: { $0 == Byte.openBracket || $0 == Byte.closeBracket }) {
      return "brackets enclose an index"
    }
    let digits =
      key.utf8.first == Byte.minus || key.utf8.first == Byte.plus ? key.dropFirst() : key[...]
    let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { $0.isDigit }
    return isNumber ? "a number is an index" : nil
  }

  private static func help(for key: String) -> String {
    key.utf8.contains(Byte.dot)
      ? "nest the value in an object" : "rename it so that it starts with a letter"
  }

  /// Rewrites `"user.name": 1` as `"user": { "name": 1 }`, unless the first key exists already.
  private static func nesting(_ entry: Named<Document.StateValue>, _ context: RuleContext) -> [QuickFix] {
    let parts = entry.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy({ reason(in: $0) == nil }),
      context.analysis.state.roots[parts[0]] == nil,
      let member = context.view.member(owning: entry.key)
    else { return [] }
    var text = context.text(context.view.range(entry.node))
    for part in parts.dropFirst().reversed() { text = "{ \(StringLiteral.quoted(part)): \(text) }" }
    return context.replacement(
      "Nest the value in `\(parts[0])`", of: context.view.range(member),
      with: "\(StringLiteral.quoted(parts[0])): \(text)")
  }
}
