import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// Templates: their placeholders, and the expressions in them.
extension ExpressionChecker {
  /// The length in UTF-8 bytes above which the expressions in a template are not checked.
  private static let longestTemplate = 65_536

  /// Checks a string with placeholders.
  mutating func checkTemplate(_ fact: Fact, text: String) {
    let template = Template.parse(text)
    let offsets = context.view.decodedOffsets(of: fact.node)
    for problem in template.problems where !context.isCanceled() { report(problem, text, fact, offsets) }
    // Checking the expressions of huge generated texts would take too long.
    guard text.utf8.count <= Self.longestTemplate else { return }
    if fact.role == .template { checkForeignPlaceholders(fact, text: text, template, offsets) }
    // What the renderers do differently is said once for all placeholders of a text.
    var rendering: Set<DiagnosticID> = []
    for segment in template.segments {
      // Each expression is evaluated in several states.
      guard !Task.isCancelled, case .placeholder(let range, let body, let expression) = segment,
        !template.problems.contains(where: { $0.range.overlaps(range) && $0.kind.isAboutInside })
      else { continue }
      let unit = ExpressionUnit(
        text: text, expression: expression, body: body, location: .placeholder, fact: fact, offsets: offsets)
      let isFine = check(unit)
      if isFine, targetsDevice, expression.isValid { checkRendering(unit, range, &rendering) }
    }
  }

  private mutating func report(
    _ problem: TemplateProblem, _ text: String, _ fact: Fact, _ offsets: DecodedOffsets
  ) {
    let unit = ExpressionUnit(
      text: text, expression: Expression.parse(""), body: problem.range, location: .placeholder, fact: fact,
      offsets: offsets)
    report(
      Finding(
        problem.rule, at: unit.range(problem.range), problem.message,
        consequence: consequence(of: problem, in: text), help: problem.help,
        fixes: fixes(for: problem, unit)),
      about: unit)
  }

  private func consequence(of problem: TemplateProblem, in text: String) -> String? {
    switch problem.kind {
    case .unterminated:
      problem.range.upperBound == text.utf8.count
        ? "it is shown as written" : "everything up to the next `}` becomes part of the placeholder"
    case .empty where !problem.range.isEmpty:
      targetsDevice && problem.range.count > 3
        ? "the current runtime shows the whole state there" : "it is shown as written, or as empty text"
    case .nested: targetsDevice ? "the current runtime ends both at the first `}`" : nil
    default: nil
    }
  }

  private func fixes(for problem: TemplateProblem, _ unit: ExpressionUnit) -> [QuickFix] {
    switch problem.kind {
    case .unterminated(let closing): [unit.fix("Add `}`", closing..<closing, with: "}")]
    case .escape("\\"): [unit.fix("Remove the backslash", problem.range.first(1), with: "")]
    case .empty: [unit.fix("Remove the placeholder", problem.range, with: "")]
    default: []
    }
  }

  /// Reports a placeholder that the current runtime's two interpolators treat differently.
  private mutating func checkRendering(
    _ unit: ExpressionUnit, _ range: Range<Int>, _ seen: inout Set<DiagnosticID>
  ) {
    if Keypath.isPlain(unit.source), !unit.source.hasSuffix(".first"), !unit.source.hasSuffix(".last") {
      return
    }
    guard unit.fact.scope == 0, isShownText(unit.fact.node), !context.actions.contain(unit.fact.node) else {
      return
    }
    let types = ExpressionTypes(of: unit, in: context, outcomes.samples.map(\.state))
    guard let state = outcomes.probes(for: unit, types, context.writes).first else { return }
    let template = unit.text(of: range)
    let device = DeviceEvaluator()
    let first = device.interpolateAtResolution(template, using: state)
    let later = device.interpolate(template, using: state)
    guard case .value(.stringValue(let shown)) = first, case .value(let after) = later, first != later,
      outcomes.specified(unit, state) == later
    else {
      if seen.insert(RuleDescription.templateUntrackedDependency.id).inserted { reportUntracked(unit, range) }
      return
    }
    guard context.project.renderer == .uiKit,
      seen.insert(RuleDescription.templateResolveVsRender.id).inserted
    else { return }
    report(
      Finding(
        .templateResolveVsRender, at: unit.range(range),
        "on device, UIKit does not evaluate this placeholder",
        consequence: (shown.isEmpty ? "UIKit shows nothing" : "UIKit shows `\(shown)`")
          + " instead of \(types.isComplete ? after.phrase(quoted: false) : "the value"), also when the state changes",
        help: "let the app store the computed value in the state, and write its path here"),
      about: unit)
  }

  /// Returns whether a string is the text of a component or the template of a data source.
  private func isShownText(_ node: RecordIndex) -> Bool {
    guard let member = context.view.member(owning: node) else { return false }
    let name = context.view.string(context.view.name(of: member))
    return name == context.name(\Document.ComponentContents.text)
      || name == context.name(\Document.DataReference.template)
  }

  private mutating func reportUntracked(_ unit: ExpressionUnit, _ range: Range<Int>) {
    report(
      Finding(
        .templateUntrackedDependency, at: unit.range(range),
        "on device, UIKit does not track the dependencies of this placeholder",
        consequence: "UIKit keeps the old text until something else changes; SwiftUI shows the new one",
        help: "if your app draws it with UIKit, store the computed value in state and write its path here"),
      about: unit)
  }

  /// Checks a `$expr` with placeholders as a whole: the current runtime evaluates the interpolated text
  /// again.
  mutating func checkInterpolatedSource(_ unit: ExpressionUnit) {
    guard targetsDevice, !reported.contains(unit.fact.node) else { return }
    let paths = unit.expression.isValid ? unit.expression.paths : Template.parse(unit.text).paths
    let reachable = ReachableStates(of: paths, outcomes, context).states
    guard
      let found = reachable.first(where: {
        outcomes.specified(unit, $0.state) != outcomes.onDevice(unit, $0.state)
      }),
      let specified = outcomes.specified(unit, found.state).phrase(),
      let device = outcomes.onDevice(unit, found.state).phrase()
    else { return }
    let isWritten = Template.parse(unit.text).segments.contains {
      if case .text(let range) = $0 { unit.text(of: range).hasOperator } else { false }
    }
    report(
      Finding(
        isWritten ? RuleDescription.exprLooksArithmetic.id : RuleDescription.exprTemplateReevaluation.id,
        at: context.view.range(unit.fact.node), "on device, the interpolated text is evaluated again",
        consequence: "\(found.condition)the current runtime stores \(device) instead of \(specified)",
        help: "use the template where the text is shown, instead of storing its result"),
      about: unit)
  }
}

extension TemplateProblem.Kind {
  /// Whether the problem makes further checks of the placeholder's expression redundant.
  fileprivate var isAboutInside: Bool {
    switch self {
    case .escape: false
    default: true
    }
  }
}

extension Range<Int> {
  /// Returns the first `count` elements of the range.
  fileprivate func first(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}

extension String {
  /// Whether the text contains one of `+ - * / %`.
  fileprivate var hasOperator: Bool {
    utf8.contains {
      $0 == Byte.plus || $0 == Byte.minus || $0 == Byte.star || $0 == Byte.slash || $0 == Byte.percent
    }
  }
}
