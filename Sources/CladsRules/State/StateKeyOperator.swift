import CladsAnalysis
import CladsDocument
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A key of the state with an operator, a blank or a quote in it.
enum StateKeyOperator: DocumentRule {
  static let id: DiagnosticID = "state-key-operator"
  static let severity = Severity.warning
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.none
  static let documentation = RuleDocumentation(
    summary: "A key of `state` with one of `+ - * / %`, a blank or a quotation mark in it.",
    why: """
      A bare path can name it, a placeholder or an expression cannot: `${first-name}` is `first` minus \
      `name`.
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
    fix: "Rename the key, and the paths that begin with it")

  static func check(_ context: RuleContext) {
    for entry in context.document.state {
      guard let offence = offence(in: entry.name), StateKeyUnreachable.offence(in: entry.name) == nil,
        context.isTyped(entry.key)
      else { continue }
      let mark = offence == " " ? "a blank" : "`\(offence)`"
      context.report(
        Finding(
          id, at: context.view.range(entry.key),
          "expressions cannot name the key `\(entry.name)`: it has \(mark) in it",
          consequence: offence == " " || offence == "'" || offence == "\""
            ? "a placeholder with it has no value"
            : "a placeholder with it is taken for a sum of several names",
          help: "rename it with letters and digits only", fixes: renaming(entry, context)))
    }
  }

  /// The first character that an expression does not take for a part of a name.
  static func offence(in key: String) -> Character? {
    for byte in key.utf8 {
      switch byte {
      case 0x20, 0x22, 0x25, 0x27, 0x2A, 0x2B, 0x2D, 0x2F: return Character(Unicode.Scalar(byte))
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
    guard offence(in: name) == nil, StateKeyUnreachable.offence(in: name) == nil,
      !context.document.state.contains(where: { $0.name == name })
    else { return [] }
    let paths = context.analysis.state.uses.filter { $0.form == .path && $0.root == entry.name }
    return [
      QuickFix(
        "Rename to `\(name)`, here and in paths",
        edits: [TextEdit(range: context.view.range(entry.key), newText: StringLiteral.quoted(name))]
          + paths.map { TextEdit(range: $0.rootRange, newText: name) })
    ]
  }
}
