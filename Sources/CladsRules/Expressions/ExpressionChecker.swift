import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsProject
import CladsSchema
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
  /// The initial state.
  let initial: SampleState
  /// The sample states, with their names.
  let samples: [(name: String, state: SampleState)]
  /// Whether the project's target is the current runtime.
  let targetsDevice: Bool
  var entries: [DiagnosticID: [Entry]] = [:]
  /// The strings that have a finding.
  var reported: Set<RecordIndex> = []
  private var nearNames: [String: Bool] = [:]
  /// The record ranges of actions, in document order and not nested.
  private let actions: [Range<RecordIndex>]

  /// Returns the findings about the document's templates and expressions, by rule.
  static func findings(_ context: RuleContext) -> [DiagnosticID: [Entry]] {
    var checker = ExpressionChecker(context)
    for fact in context.analysis.facts where !context.isCanceled() && context.view.isCompleteString(fact.node)
    {
      checker.check(fact)
    }
    return checker.entries
  }

  private init(_ context: RuleContext) {
    self.context = context
    targetsDevice = context.project.target == .device
    let declared = context.document.state.valuesByName()
    initial = SampleState(declared)
    samples = context.samples.filter { $0.problem == nil && !$0.values.isEmpty }.map {
      ($0.name, SampleState($0.state(over: declared)))
    }
    var actions: [Range<RecordIndex>] = []
    for node in context.actions.all.map(\.origin.node)
    where !context.isCanceled() && node >= actions.last?.upperBound ?? 0 {
      actions.append(node..<context.view.end(of: node))
    }
    self.actions = actions
  }

  private mutating func check(_ fact: Fact) {
    switch fact.role {
    case .expression: checkSource(fact)
    case .template:
      if context.view.hasPlaceholder(fact.node) { checkTemplate(fact, text: context.view.string(fact.node)) }
    case .condition: checkCondition(fact)
    default: break
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
    if !expression.isValid, Template.parse(text).hasPlaceholders {
      checkTemplate(fact, text: text)
      return checkInterpolatedSource(unit)
    }
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
    let types = ExpressionTypes(of: unit, in: context, samples.map(\.state))
    var taken = checkTypes(unit, types)
    if targetsDevice, unit.location != .condition { checkDeviations(unit, types, &taken) }
    return taken.isEmpty
  }

  /// Returns whether a placeholder is a path to a string, a number or a boolean in every state.
  ///
  /// Most placeholders are, and skipping them early saves most of the work.
  private func isPlainValue(_ unit: ExpressionUnit) -> Bool {
    guard unit.location == .placeholder, unit.fact.scope == 0 else { return false }
    for node in unit.expression.nodes {
      switch node.kind {
      case .identifier, .member: continue
      default: return false
      }
    }
    let path = Keypath.parse(unit.source)
    return ([initial] + samples.map(\.state)).allSatisfy { state in
      switch state.value(at: path.components) {
      case .stringValue?, .intValue?, .doubleValue?, .boolValue?: true
      default: false
      }
    }
  }

  /// Returns whether a string belongs to an action, which runs only after the screen has appeared.
  func isInAction(_ node: RecordIndex) -> Bool {
    let index = actions.partitioningIndex { $0.upperBound > node }
    return index < actions.count && actions[index].contains(node)
  }

  /// Returns whether a name is probably a misspelled state key.
  mutating func isNearState(_ name: String) -> Bool {
    if let known = nearNames[name] { return known }
    let isNear = !context.state.knownRoots.closest(to: name, limit: 1).isEmpty
    nearNames[name] = isNear
    return isNear
  }

  /// Records a finding.
  mutating func report(_ finding: Finding, about unit: ExpressionUnit) {
    reported.insert(unit.fact.node)
    entries[finding.id, default: []].append(Entry(finding: finding, cause: unit.source))
  }

  /// Returns a fix that replaces a part of a text.
  func fix(_ title: String, _ range: Range<Int>, of unit: ExpressionUnit, with text: String) -> QuickFix {
    let escaped = String(StringLiteral.quoted(text).dropFirst().dropLast())
    return QuickFix(title, replacing: unit.range(range), with: escaped)
  }

  /// Returns a fix that replaces a whole `{ "$expr": … }` with a value.
  func literalFix(_ title: String, of unit: ExpressionUnit, with json: String) -> [QuickFix] {
    guard let object = context.object(owning: unit.fact.node) else { return [] }
    return context.replacement(title, of: context.view.range(object), with: json)
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the text.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
