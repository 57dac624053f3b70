import CladsAnalysis
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Placeholders in the syntax of other template languages.
extension ExpressionChecker {
  /// Reports the placeholders of other languages in a template: one finding, which replaces all of them.
  mutating func checkForeignPlaceholders(
    _ fact: Fact, text: String, _ template: Template, _ offsets: DecodedOffsets
  ) {
    guard let found = ForeignPlaceholders(in: text, template, scope: fact.scope, context),
      let first = found.entries.first, let last = found.entries.last
    else { return }
    let isOfButton = targetsDevice && context.isButtonText(fact.node)
    let isAlone = found.entries.count == 1
    let unit = ExpressionUnit(
      text: text, expression: first.placeholder.expression,
      body: isAlone ? first.range : 0..<text.utf8.count, location: .placeholder, fact: fact, offsets: offsets)
    report(
      Finding(
        TemplateForeignPlaceholder.id, at: unit.range(first.range.lowerBound..<last.range.upperBound),
        message(about: found.entries), consequence: consequence(of: first, isAlone: isAlone),
        help: "write `\(first.replacement)`"
          + (isOfButton ? " in a label: on device, the text of a button is shown as written" : ""),
        fixes: isOfButton
          ? []
          : [
            QuickFix(
              isAlone ? "Replace with `\(first.replacement)`" : "Replace all of them with `${…}`",
              edits: found.entries.flatMap { unit.fix("", $0.range, with: $0.replacement).edits })
          ]),
      about: unit)
  }

  private func message(about entries: [ForeignPlaceholders.Entry]) -> String {
    let first = entries[0].written
    return switch entries.count {
    case 1: "`\(first)` is not a placeholder"
    case 2: "`\(first)` and `\(entries[1].written)` are not placeholders"
    default: "`\(first)` and \(entries.count - 1) more in this text are not placeholders"
    }
  }

  private func consequence(of first: ForeignPlaceholders.Entry, isAlone: Bool) -> String {
    guard first.placeholder.startsLikePlaceholder else {
      return isAlone ? "it stays in the text as it is" : "they stay in the text as they are"
    }
    return first.placeholder.expression.isPlainPath
      ? "a `}` is shown instead of the value" : "it is not replaced with the value"
  }
}
