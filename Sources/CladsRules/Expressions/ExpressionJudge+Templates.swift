import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Templates: their placeholders as such, and what stands in them.
extension ExpressionJudge {
  /// What stands in longer templates is not judged; in UTF-8 bytes.
  private static let longestTemplate = 65_536

  /// Judges a string with placeholders.
  mutating func judgeTemplate(_ fact: Fact, text: String) {
    let template = Template.parse(text)
    let offsets = context.view.decodedOffsets(of: fact.node)
    for problem in template.problems { report(problem, text, fact, offsets) }
    // Nobody writes such a text by hand, and it should not cost more than a look.
    guard text.utf8.count <= Self.longestTemplate else { return }
    for segment in template.segments {
      guard case .placeholder(let range, let body, let expression) = segment,
        !template.problems.contains(where: { $0.range.overlaps(range) && $0.kind.isAboutInside })
      else { continue }
      let unit = ExpressionUnit(
        text: text, expression: expression, body: body, place: .placeholder, fact: fact, offsets: offsets)
      let isFine = judge(unit)
      if isFine, isForPhones, expression.isValid { judgeDrawing(unit, range) }
    }
  }

  private mutating func report(
    _ problem: TemplateProblem, _ text: String, _ fact: Fact, _ offsets: DecodedOffsets
  ) {
    let unit = ExpressionUnit(
      text: text, expression: Expression.parse(""), body: problem.range, place: .placeholder, fact: fact,
      offsets: offsets)
    report(
      Finding(
        DiagnosticID(rawValue: problem.rule), at: unit.range(problem.range), problem.message,
        consequence: consequence(of: problem, in: text), help: problem.help, fixes: fixes(for: problem, unit)),
      about: unit)
  }

  private func consequence(of problem: TemplateProblem, in text: String) -> String? {
    switch problem.kind {
    case .unterminated:
      problem.range.upperBound == text.utf8.count
        ? "it is shown as it is written" : "everything up to the next `}` is taken for one placeholder"
    case .empty where !problem.range.isEmpty:
      isForPhones && problem.range.count > 3
        ? "today's phones show the whole state there" : "it is shown as it is written, or empty"
    case .nested: isForPhones ? "today's phones end both at the first `}`" : nil
    default: nil
    }
  }

  private func fixes(for problem: TemplateProblem, _ unit: ExpressionUnit) -> [QuickFix] {
    switch problem.kind {
    case .unterminated(let closing): [fix("Add `}`", closing..<closing, of: unit, with: "}")]
    case .escape("\\"): [fix("Remove the backslash", problem.range.first(1), of: unit, with: "")]
    case .empty: [fix("Remove it", problem.range, of: unit, with: "")]
    default: []
    }
  }

  /// Compares the two ways in which today's phones fill a template.
  private mutating func judgeDrawing(_ unit: ExpressionUnit, _ range: Range<Int>) {
    if Keypath.isPlain(unit.source), !unit.source.hasSuffix(".first"), !unit.source.hasSuffix(".last") {
      return
    }
    guard unit.fact.scope == 0, isShownText(unit.fact.node), !isInAction(unit.fact.node) else { return }
    let types = ExpressionTypes(of: unit, in: context, samples.map(\.state))
    guard let state = probes(for: unit, types).first else { return }
    let template = unit.text(of: range)
    let device = DeviceEvaluator()
    let first = device.interpolateAtResolution(template, using: state)
    let later = device.interpolate(template, using: state)
    guard case .value(.stringValue(let shown)) = first, case .value(let after) = later, first != later,
      answer(unit, state) == later
    else { return reportUntracked(unit, range) }
    report(
      Finding(
        TemplateResolveVsRender.id, at: unit.range(range),
        "today's phones compute this only after the state has changed",
        consequence: (shown.isEmpty
          ? "screens that are drawn with UIKit show nothing at first"
          : "screens that are drawn with UIKit show `\(shown)` at first")
          + (types.isComplete ? ", \(after.phrase(quoted: false)) later" : ""),
        help: "keep the computed value in the state, and name it here"),
      about: unit)
  }

  /// Whether a string is the text of a component or the template of a data source.
  private func isShownText(_ node: RecordIndex) -> Bool {
    guard let member = context.view.member(owning: node) else { return false }
    let name = context.view.string(context.view.name(of: member))
    return name == context.name(\Document.Component.text)
      || name == context.name(\Document.DataReference.template)
  }

  private mutating func reportUntracked(_ unit: ExpressionUnit, _ range: Range<Int>) {
    report(
      Finding(
        TemplateUntrackedDependency.id, at: unit.range(range),
        "today's phones do not notice which state this depends on",
        consequence: "screens that are drawn with UIKit keep the old text until something else changes",
        help: "keep the computed value in the state, and name it here"),
      about: unit)
  }

  /// Judges a `$expr` with placeholders as a whole: phones compute the finished text once more.
  mutating func judgeFilledSource(_ unit: ExpressionUnit) {
    guard isForPhones, !reported.contains(unit.fact.node) else { return }
    let ours = answer(unit, initial)
    let theirs = answerOfPhones(unit, initial)
    guard ours != theirs, let ours = ours.phrase(), let phrase = theirs.phrase() else { return }
    let isWritten = Template.parse(unit.text).segments.contains {
      if case .text(let range) = $0 { unit.text(of: range).hasOperator } else { false }
    }
    report(
      Finding(
        isWritten ? ExprLooksArithmetic.id : ExprTemplateReevaluation.id,
        at: context.view.range(unit.fact.node), "today's phones compute the finished text once more",
        consequence: "they store \(phrase) instead of \(ours)",
        help: "show the template where it is needed, instead of storing its text"),
      about: unit)
  }
}

extension TemplateProblem.Kind {
  /// Whether the problem says all there is to say about what stands in the placeholder.
  fileprivate var isAboutInside: Bool {
    switch self {
    case .escape: false
    default: true
    }
  }
}

extension Range<Int> {
  /// The first part of the stretch.
  fileprivate func first(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}

extension String {
  /// Whether one of `+ - * / %` occurs.
  fileprivate var hasOperator: Bool {
    utf8.contains { $0 == 0x2B || $0 == 0x2D || $0 == 0x2A || $0 == 0x2F || $0 == 0x25 }
  }
}
