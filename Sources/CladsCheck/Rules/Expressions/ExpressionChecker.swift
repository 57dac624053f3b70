import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// Checks every template and expression of a document once, for all rules about them.
struct ExpressionChecker {
  /// A finding and its cause: findings of one rule with the same cause are reported once.
  struct Entry {
    let finding: Finding
    let cause: String
  }

  let context: RuleContext
  let outcomes: ExpressionOutcomes
  /// Whether the project's target is the current runtime.
  let targetsDevice: Bool
  var entries: [DiagnosticID: [Entry]] = [:]
  /// The strings that have a finding.
  var reported: Set<RecordIndex> = []
  /// The placeholders without findings, which need not be checked where they are repeated.
  private var fine: Set<Placeholder> = []

  /// What the findings about a placeholder depend on, besides the document.
  private struct Placeholder: Hashable {
    let source: String
    let scope: ScopeIndex
    let isInAction: Bool
  }

  /// What was found. It does not refer to the context, which keeps it.
  struct Results {
    let entries: [DiagnosticID: [Entry]]
    /// The strings that have a finding.
    let reported: Set<RecordIndex>
  }

  /// Checks the document's templates and expressions.
  static func results(_ context: RuleContext) -> Results {
    var checker = ExpressionChecker(context)
    var cancellation = CancellationCheck()
    for fact in context.analysis.facts
    where !cancellation.isCanceled() && context.view.isCompleteString(fact.node) {
      checker.check(fact)
    }
    return Results(entries: checker.entries, reported: checker.reported)
  }

  private init(_ context: RuleContext) {
    self.context = context
    targetsDevice = context.deviations.affectExpressions
    let declared = context.initialValues
    outcomes = ExpressionOutcomes(
      initial: SampleState(declared),
      samples: context.samples.filter { $0.problem == nil && !$0.values.isEmpty }.map {
        ($0.name, SampleState($0.state(over: declared)))
      }, evaluator: context.evaluator)
  }

  private mutating func check(_ fact: Fact) {
    switch fact.role {
    case .expression: checkSource(fact)
    case .template:
      if hasPlainNamesOnly(fact), !context.view.content(of: fact.node).contains(Byte.percent) { return }
      if context.view.hasPlaceholder(fact.node) {
        checkTemplate(fact, text: context.view.string(fact.node))
      } else if context.view.hasForeignPlaceholder(fact.node) {
        let text = context.view.string(fact.node)
        checkForeignPlaceholders(
          fact, text: text, Template.parse(text), context.view.decodedOffsets(of: fact.node))
      } else if ForeignDirective.first(in: context.view.content(of: fact.node)) != nil {
        let text = context.view.string(fact.node)
        checkForeignDirective(
          fact, text: text, Template.parse(text), context.view.decodedOffsets(of: fact.node))
      }
    case .condition: checkCondition(fact)
    case .path, .dataPath: checkForeignPath(fact)
    default: break
    }
  }

  /// Returns whether each placeholder of a template is the name of a string, a number or a boolean in every
  /// state.
  ///
  /// Most templates are such, or have no placeholder; skipping them early saves most of the work.
  private func hasPlainNamesOnly(_ fact: Fact) -> Bool {
    guard fact.scope == 0, !context.view.flags(fact.node).contains(.escaped) else { return false }
    let content = context.view.content(of: fact.node)
    guard let names = Template.names(in: content) else { return false }
    return names.allSatisfy { range in
      let name = String(decoding: content[range], as: UTF8.self)
      return context.errors.node(at: [.key(name)], in: fact.scope) == nil
        && outcomes.states.allSatisfy { $0.values[name]?.isPlain ?? false }
    }
  }

  private mutating func checkCondition(_ fact: Fact) {
    let text = context.view.string(fact.node)
    if Keypath.isPlain(text) { return }
    let body = Template.solePlaceholderBody(text) ?? 0..<text.utf8.count
    let expression = text.withUTF8Bytes { Expression.parse($0, in: body) }
    check(
      ExpressionUnit(
        text: text, expression: expression, body: body, location: .condition, fact: fact,
        offsets: context.view.decodedOffsets(of: fact.node)))
  }

  private mutating func checkSource(_ fact: Fact) {
    let text = context.view.string(fact.node)
    let expression = Expression.parse(text)
    let unit = ExpressionUnit(
      text: text, expression: expression, body: 0..<text.utf8.count, location: .source, fact: fact,
      offsets: context.view.decodedOffsets(of: fact.node))
    if isPlainSum(unit) { return }
    if !expression.isValid, Template.parse(text).hasPlaceholders {
      checkTemplate(fact, text: text)
      return checkInterpolatedSource(unit)
    }
    if !expression.isValid, reportForeignPlaceholders(in: unit) { return }
    if reportProse(unit) { return }
    check(unit)
    if expression.isValid, case .braced = unit.rootKind { checkInterpolatedSource(unit) }
  }

  /// Checks an expression; returns whether it has no findings.
  @discardableResult
  mutating func check(_ unit: ExpressionUnit) -> Bool {
    guard unit.expression.isValid else {
      if let problem = unit.expression.problems.first { report(problem, unit) }
      return false
    }
    // A bare path has no parts to check.
    if unit.expression.nodes.count == 1, case .identifier = unit.rootKind, unit.location == .source {
      return true
    }
    if isPlainValue(unit) { return true }
    let placeholder =
      unit.location != .placeholder
      ? nil
      : Placeholder(
        source: unit.source, scope: unit.fact.scope, isInAction: context.actions.contain(unit.fact.node))
    if let placeholder, fine.contains(placeholder) { return true }
    let types = ExpressionTypes(of: unit, in: context, outcomes.samples.map(\.state))
    let checks = ExpressionTypeChecks(context: context, outcomes: outcomes, targetsDevice: targetsDevice)
    var taken: [Range<Int>] = []
    for (range, finding) in checks.findings(about: unit, types) {
      taken.append(range)
      report(finding, about: unit)
    }
    if targetsDevice, unit.location != .condition { checkDeviations(unit, types, &taken) }
    if targetsDevice, unit.location == .source, taken.isEmpty { checkInterpolatedOperands(unit, &taken) }
    if taken.isEmpty, let placeholder { fine.insert(placeholder) }
    return taken.isEmpty
  }

  /// Returns whether a placeholder is a path to a string, a number or a boolean in every state.
  ///
  /// Most placeholders are, and skipping them early saves most of the work.
  private func isPlainValue(_ unit: ExpressionUnit) -> Bool {
    guard unit.location == .placeholder, unit.fact.scope == 0 else { return false }
    if case .identifier(let name) = unit.expression.rootNode.kind {
      return context.errors.node(at: [.key(name)], in: unit.fact.scope) == nil
        && outcomes.states.allSatisfy { $0.values[name]?.isPlain ?? false }
    }
    for node in unit.expression.nodes {
      switch node.kind {
      case .identifier, .member: continue
      default: return false
      }
    }
    let path = Keypath.parse(unit.source)
    if context.errors.kind(at: path.components, in: unit.fact.scope) == .object { return false }
    return outcomes.states.allSatisfy { $0.value(at: path.components)?.isPlain ?? false }
  }

  /// Returns whether a `$expr` adds, subtracts or multiplies the value of a name and a literal, both whole
  /// numbers too small to overflow, in every state.
  ///
  /// Both evaluators agree about these. Most expressions of actions are such, like `count + 1`.
  private func isPlainSum(_ unit: ExpressionUnit) -> Bool {
    let expression = unit.expression
    guard unit.location == .source, unit.fact.scope == 0, expression.isValid, expression.nodes.count == 3,
      case .binary(let operation, let left, let right) = expression.rootNode.kind,
      [.add, .subtract, .multiply].contains(operation),
      case .identifier(let name) = expression[left].kind,
      case .literal(.int(let number)) = expression[right].kind, Int32(exactly: number) != nil,
      unit.text == "\(name) \(operation.symbol) \(number)"
    else { return false }
    return outcomes.states.allSatisfy { state in
      if case .intValue(let value)? = state.values[name] { Int32(exactly: value) != nil } else { false }
    }
  }

  /// Records a finding.
  mutating func report(_ finding: Finding, about unit: ExpressionUnit) {
    reported.insert(unit.fact.node)
    entries[finding.id, default: []].append(Entry(finding: finding, cause: unit.source))
  }
}

extension Document.StateValue {
  /// Whether the value is a string, a number or a boolean.
  fileprivate var isPlain: Bool {
    switch self {
    case .stringValue, .intValue, .doubleValue, .boolValue: true
    default: false
    }
  }
}

extension RuleContext {
  /// Returns a fix that replaces a whole `{ "$expr": … }` with a value.
  func literalFix(_ title: String, of unit: ExpressionUnit, with json: String) -> [QuickFix] {
    guard let object = object(owning: unit.fact.node) else { return [] }
    return replacement(title, of: view.range(object), with: json)
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the text.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
