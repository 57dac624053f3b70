import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// A template that chooses one of two styles, as `${isOn ? 'on' : 'off'}`, and what a button has for that.
struct StyleChoice {
  /// The state path that chooses.
  let path: String
  let selected: String
  let normal: String

  /// Reads a template; `nil` for any other text, or if it chooses by more than a boolean path.
  init?(_ text: String) {
    guard let body = Template.solePlaceholderBody(text) else { return nil }
    let expression = Expression.parse(String(decoding: Array(text.utf8)[body], as: UTF8.self))
    guard expression.isValid,
      case .ternary(let condition, let then, let otherwise) = expression.rootNode.kind,
      case .literal(.string(let first)) = expression[then].kind,
      case .literal(.string(let second)) = expression[otherwise].kind
    else { return nil }
    var chosen = condition
    var isNegated = false
    while true {
      if case .parenthesized(let inner) = expression[chosen].kind {
        chosen = inner
      } else if case .unary(.not, let inner) = expression[chosen].kind {
        chosen = inner
        isNegated.toggle()
      } else {
        break
      }
    }
    let bytes = Array(text.utf8)[body]
    let range = expression[chosen].range
    let path = String(
      decoding: bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound],
      as: UTF8.self)
    guard Keypath.isPlain(path) else { return nil }
    self.path = path
    (selected, normal) = isNegated ? (second, first) : (first, second)
  }

  /// Returns the fix that writes the two styles of a button; `nil` for other nodes, and if the button has
  /// styles already or one of the two is not declared.
  static func fix(_ reference: RecordIndex, _ context: RuleContext) -> QuickFix? {
    let table = Document.ComponentContents.table
    guard let choice = StyleChoice(context.view.string(reference)),
      let member = context.view.member(owning: reference),
      table.row(of: \.styleId)?.name == context.view.string(context.view.name(of: member)),
      let kind = context.nodeDescription(of: context.view[member].parent)?.kind,
      kind.usages.contains(where: { $0.path == \Document.ComponentContents.isSelectedBinding }),
      table.member(of: \.styles, in: context.view[member].parent, context.view) == nil,
      table.member(of: \.isSelectedBinding, in: context.view[member].parent, context.view) == nil,
      [choice.selected, choice.normal].allSatisfy({ context.analysis.symbols.declares(.style, $0) }),
      context.state.initialValue(atPath: choice.path)?.kind == .bool
    else { return nil }
    let styles = Document.ComponentStyles.table
    let object =
      "{ \(styles.member(\.normal, StringLiteral.quoted(choice.normal))), "
      + "\(styles.member(\.selected, StringLiteral.quoted(choice.selected))) }"
    let text =
      "\(table.member(\.styles, object)), "
      + table.member(\.isSelectedBinding, StringLiteral.quoted(choice.path))
    return QuickFix(
      "Write both as the button's `\(table.row(of: \.styles)?.name ?? "")`",
      replacing: context.view.range(member), with: text)
  }
}
