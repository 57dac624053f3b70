import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A state key with an operator, a space or a quote in it.
enum StateKeyOperator {
  static let rule = RuleDescription.stateKeyOperator.checks(.document(check))

  static func check(_ context: RuleContext) {
    for entry in context.document.state ?? [:] where !context.isCanceled() {
      guard let offendingCharacter = offendingCharacter(in: entry.name),
        StateKeyUnreachable.reason(in: entry.name) == nil,
        context.view.isCompleteString(entry.key),
        !context.view.isComment(context.view[entry.key].parent, isFixed: false)
      else { continue }
      let mark = offendingCharacter == " " ? "a space" : "`\(offendingCharacter)`"
      context.report(
        RuleFinding(
          at: context.view.range(entry.key),
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
