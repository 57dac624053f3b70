import CladsAnalysis
import CladsDocument
import CladsExpressions
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
    else { return checkForeignDirective(fact, text: text, template, offsets) }
    let isOfButton = targetsDevice && context.isButtonText(fact.node)
    let isAlone = found.entries.count == 1
    let unit = ExpressionUnit(
      text: text, expression: first.placeholder.expression,
      body: isAlone ? first.range : 0..<text.utf8.count, location: .placeholder, fact: fact, offsets: offsets)
    report(
      Finding(
        .templateForeignPlaceholder, at: unit.range(first.range.lowerBound..<last.range.upperBound),
        message(about: found.entries), consequence: consequence(of: first, isAlone: isAlone),
        help: "write `${\(first.expression)}`"
          + (isOfButton ? " in a label: on device, the text of a button is shown as written" : ""),
        severity: first.placeholder.startsLikePlaceholder ? .error : nil,
        fixes: isOfButton
          ? []
          : [
            QuickFix(
              isAlone ? "Replace with `${\(first.expression)}`" : "Replace all of them with `${…}`",
              edits: found.entries.flatMap { unit.fix("", $0.range, with: "${\($0.expression)}").edits })
          ]
      ).covering([context.view.range(fact.node)]),
      about: unit)
  }

  /// Reports a placeholder, a block or a format of another language whose contents cannot be expressed.
  mutating func checkForeignDirective(
    _ fact: Fact, text: String, _ template: Template, _ offsets: DecodedOffsets
  ) {
    guard let found = ForeignDirective.first(in: text, template) else { return }
    let unit = ExpressionUnit(
      text: text, expression: text.withUTF8Bytes { Expression.parse($0, in: found.body) }, body: found.body,
      location: .placeholder, fact: fact, offsets: offsets)
    // What the app itself replaces has names that only the app knows.
    if found.kind != .format, !mentionsState(unit) { return }
    if found.kind == .expression, unit.expression.isValid { return }
    let foreign = ForeignSyntax.first(in: text, body: found.body)
    let written = unit.text(of: found.range)
    let help: String
    var fixes: [QuickFix] = []
    switch found.kind {
    case .format: help = "write `${path}` with the path of the value in state"
    case .block:
      help = "choose between two texts with `${condition ? 'yes' : 'no'}`, and repeat nodes with `forEach`"
    case .expression:
      help = "write `${path}`; " + (foreign?.message ?? "anything else is not supported")
      if let foreign, !foreign.edits.isEmpty {
        let meant = "${\(foreign.edited(text, body: found.body))}"
        fixes = [unit.fix("Replace with `\(meant)`", found.range, with: meant)]
      }
    }
    report(
      Finding(
        .templateForeignPlaceholder, at: unit.range(found.range), "`\(written)` is not a placeholder",
        consequence: "it stays in the text as it is", help: help, fixes: fixes
      ).covering([context.view.range(fact.node)]),
      about: unit)
  }

  /// Returns whether a word in an expression that may not be valid is the name of a value.
  private func mentionsState(_ unit: ExpressionUnit) -> Bool {
    let words = unit.source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.prefix(16).contains { word in
      let name = String(word)
      return context.analysis.state.roots[name] != nil
        || context.analysis.scopes.variable(named: name, in: unit.fact.scope) != nil
    }
  }

  /// Reports the placeholders of other languages in a `$expr`, where names need none; returns whether there
  /// are any.
  mutating func reportForeignPlaceholders(in unit: ExpressionUnit) -> Bool {
    guard
      let found = ForeignPlaceholders(
        in: unit.text, Template.parse(unit.text), scope: unit.fact.scope, context),
      let first = found.entries.first, let last = found.entries.last,
      found.entries.allSatisfy({ $0.placeholder.expression.isPlainPath }),
      Expression.parse(found.rewritten(unit.text)).isValid
    else { return false }
    report(
      Finding(
        .templateForeignPlaceholder, at: unit.range(first.range.lowerBound..<last.range.upperBound),
        message(about: found.entries), consequence: "the expression is stored as text",
        help: "write `\(first.expression)`", severity: .error,
        fixes: [
          QuickFix(
            "Write `\(first.expression)`",
            edits: found.entries.flatMap { unit.fix("", $0.range, with: $0.expression).edits })
        ]),
      about: unit)
    return true
  }

  /// Reports a state path that is a placeholder of another language.
  mutating func checkForeignPath(_ fact: Fact) {
    guard context.view.hasForeignPlaceholder(fact.node) else { return }
    let text = context.view.string(fact.node)
    let template = Template.parse(text)
    guard !template.hasPlaceholders,
      let entry = ForeignPlaceholders(in: text, template, scope: fact.scope, context)?.entries.first,
      entry.range == 0..<text.utf8.count, Keypath.isPlain(entry.expression)
    else { return }
    let unit = ExpressionUnit(
      text: text, expression: entry.placeholder.expression, body: entry.range, location: .placeholder,
      fact: fact, offsets: context.view.decodedOffsets(of: fact.node))
    report(
      Finding(
        .templateForeignPlaceholder, at: context.view.range(fact.node),
        "a state path is written without \(delimiters(of: entry, in: unit))",
        consequence: "the app uses state named `\(text)` instead", help: "write `\(entry.expression)`",
        fixes: [unit.fix("Write `\(entry.expression)`", entry.range, with: entry.expression)]),
      about: unit)
  }

  private func delimiters(of entry: ForeignPlaceholders.Entry, in unit: ExpressionUnit) -> String {
    let body = entry.placeholder.body
    let ends = [entry.range.lowerBound..<body.lowerBound, body.upperBound..<entry.range.upperBound]
    return ends.map { unit.text(of: $0).filter { $0 != " " } }.filter { !$0.isEmpty }.map { "`\($0)`" }
      .joined(separator: " and ")
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
