import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Names that are visible only in a part of the document: local state and variables.
extension HoverNames {
  /// The text for a key of local state, at any depth, or for its value.
  var localState: [String] {
    let names = DocumentNames(analysis)
    return analysis.file.tree.withView { view in
      guard let member = view.member(owning: position.record), let value = view.value(of: member),
        let key = names.stateKey(view.name(of: member), view), case .localState(_, let path) = key.referent
      else { return [] }
      let initial = Document.StateValue.read(analysis.file.tree, at: value).value
      let text = Keypath([.key(Keypath.localRoot)] + path).text
      let kind = initial.map {
        ": \($0 == .nullValue ? "" : $0.phrase + ", ")initially \(Markdown.code($0.brief))"
      }
      return ["**\(Markdown.text(text))**\(kind ?? "")", uses(of: key, in: names)]
    }
  }

  /// The text for a variable where it is declared.
  var declaredVariable: [String] {
    let names = DocumentNames(analysis)
    let start = analysis.file.tree.withView { $0.content(of: position.record).start }
    guard let name = names.mention(at: start), case .variable(let scope, let text) = name.referent,
      let (variable, _) = analysis.scopes.variable(named: text, in: scope)
    else { return [] }
    return [sentence(for: variable, of: scope, titled: text), uses(of: name, in: names)]
  }

  /// Returns what a variable of a scope refers to.
  func sentence(for variable: ScopeVariable, of scope: ScopeIndex, titled title: String) -> String {
    let items = analysis.scopes.scopes[Int(scope)].items.map { node in
      analysis.file.tree.withView { $0.string(node) }
    }
    let meaning = variable.meaning == .index ? "the zero-based index of the current" : "the current"
    return "**\(Markdown.text(title))**: \(Markdown.code(variable.name)) is \(meaning) element of "
      + Markdown.code(items ?? "…")
  }

  private func uses(of name: Mention, in names: DocumentNames) -> String {
    let uses = names.mentions(of: name.referent).filter { !$0.isDeclaration }
    if uses.isEmpty { return "Not used in this document." }
    return "Used on \(LineLinks(analysis).list(of: uses.map(\.range)))."
  }
}
