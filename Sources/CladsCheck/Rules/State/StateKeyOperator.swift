import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A state key with an operator, a space or a quote in it.
enum StateKeyOperator: DocumentRule {
  static let id: DiagnosticID = "state-key-operator"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A key of `state` that contains one of `+ - * / %`, a space or a quote.",
    why: """
      A bare path can refer to it, but a placeholder or an expression cannot: `${first-name}` is `first` \
      minus `name`.
      """,
    bad: #"""
      {
        "id": "profile",
        "state": { «"first-name"»: "Ann" },
        "root": { "children": [ { "type": "textfield", "bind": "first-name", "placeholder": "First name" } ] }
      }
      """#,
    good: #"""
      {
        "id": "profile",
        "state": { "firstName": "Ann" },
        "root": { "children": [ { "type": "textfield", "bind": "firstName", "placeholder": "First name" } ] }
      }
      """#,
    fix: "Rename the key and the paths that start with it")

  static func check(_ context: RuleContext) {
    for entry in context.document.state ?? [:] where !context.isCanceled() {
      guard let offendingCharacter = offendingCharacter(in: entry.name),
        StateKeyUnreachable.reason(in: entry.name) == nil,
        context.view.isCompleteString(entry.key),
        !context.view.isComment(context.view[entry.key].parent, isFixed: false)
      else { continue }
      let mark = offendingCharacter == " " ? "a space" : "`\(offendingCharacter)`"
      context.report(
        Finding(
          id, at: context.view.range(entry.key),
          "an expression cannot refer to the key `\(entry.name)`, which contains \(mark)",
          consequence: offendingCharacter == " " || offendingCharacter == "'" || offendingCharacter == "\""
            ? "a placeholder with this key has no value"
            : "a placeholder with this key is read as arithmetic",
          help: "rename it, using only letters and digits", fixes: renaming(entry, context)))
    }
  }

  /// Returns the first character that cannot be part of a name in an expression, or `nil` if there is none.
  static func offendingCharacter(in key: String) -> Character? {
    for byte in key.utf8 {
      switch byte {
      case Byte.space, Byte.quote, Byte.percent, Byte.apostrophe, Byte.star, Byte.plus, Byte.minus,
        Byte.slash:
        return Character(Unicode.Scalar(byte))
      default: continue
      }
    }
    return nil
  }

  private static func renaming(_ entry: Named<Document.StateValue>, _ context: RuleContext) -> [QuickFix] {
    var name = ""
    for part in entry.name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      name += name.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    guard offendingCharacter(in: name) == nil, StateKeyUnreachable.reason(in: name) == nil,
      context.analysis.state.roots[name] == nil
    else { return [] }
    let paths = context.state.uses(ofRoot: entry.name).filter { $0.form == .path }
    return [
      QuickFix(
        "Rename to `\(name)`, including paths",
        edits: [TextEdit(range: context.view.range(entry.key), newText: StringLiteral.quoted(name))]
          + paths.map { TextEdit(range: $0.rootRange, newText: name) })
    ]
  }
}
