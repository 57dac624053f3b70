import CladsAnalysis
import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsProject
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// Judges every template and expression of a document once, for all rules about them.
struct ExpressionJudge {
  /// A finding, and what it has in common with others of its rule.
  struct Entry {
    let finding: Finding
    let cause: String
  }

  let context: RuleContext
  /// The state at first.
  let initial: SampleState
  /// The states of the samples, by their names.
  let samples: [(name: String, state: SampleState)]
  /// Whether the phones are those of today.
  let isForPhones: Bool
  var entries: [DiagnosticID: [Entry]] = [:]
  /// The strings about which something was said.
  var reported: Set<RecordIndex> = []
  private var nearNames: [String: Bool] = [:]
  /// The stretches of actions, in the order of the document, none inside another.
  private let actions: [Range<RecordIndex>]

  /// What there is to say about the document's templates and expressions, by rule.
  static func findings(_ context: RuleContext) -> [DiagnosticID: [Entry]] {
    var judge = ExpressionJudge(context)
    for fact in context.analysis.facts where context.isTyped(fact.node) { judge.judge(fact) }
    return judge.entries
  }

  private init(_ context: RuleContext) {
    self.context = context
    isForPhones = context.project.target == .device
    let declared = context.document.state.valuesByName()
    initial = SampleState(declared)
    samples = context.samples.filter { $0.problem == nil && !$0.values.isEmpty }.map {
      ($0.name, SampleState($0.state(over: declared)))
    }
    var actions: [Range<RecordIndex>] = []
    for node in context.actions.map(\.origin.node) where node >= actions.last?.upperBound ?? 0 {
      actions.append(node..<context.view.end(of: node))
    }
    self.actions = actions
  }

  private mutating func judge(_ fact: Fact) {
    switch fact.role {
    case .expression: judgeSource(fact)
    case .template:
      if context.hasPlaceholder(fact.node) { judgeTemplate(fact, text: context.view.string(fact.node)) }
    case .condition: judgeCondition(fact)
    default: break
    }
  }

  private mutating func judgeCondition(_ fact: Fact) {
    let text = context.view.string(fact.node)
    if Keypath.isPlain(text) { return }
    let body = Template.solePlaceholderBody(text) ?? 0..<text.utf8.count
    let expression = text.withUTF8Bytes { Expression.parse($0, in: body) }
    judge(
      ExpressionUnit(
        text: text, expression: expression, body: body, place: .condition, fact: fact,
        offsets: context.view.decodedOffsets(of: fact.node)))
  }

  private mutating func judgeSource(_ fact: Fact) {
    let text = context.view.string(fact.node)
    let expression = Expression.parse(text)
    let unit = ExpressionUnit(
      text: text, expression: expression, body: 0..<text.utf8.count, place: .source, fact: fact,
      offsets: context.view.decodedOffsets(of: fact.node))
    if !expression.isValid, Template.parse(text).hasPlaceholders {
      judgeTemplate(fact, text: text)
      return judgeFilledSource(unit)
    }
    if judgeProse(unit) { return }
    judge(unit)
    if expression.isValid, case .braced = unit.rootKind { judgeFilledSource(unit) }
  }

  /// Judges an expression; whether there was nothing to say.
  @discardableResult
  mutating func judge(_ unit: ExpressionUnit) -> Bool {
    guard unit.expression.isValid else {
      if let problem = unit.expression.problems.first { report(problem, unit) }
      return false
    }
    // A path and nothing else has no parts to judge.
    if unit.expression.nodes.count == 1, case .identifier = unit.rootKind, unit.place == .source {
      return true
    }
    if isPlainValue(unit) { return true }
    let types = ExpressionTypes(of: unit, in: context, samples.map(\.state))
    var taken = judgeTypes(unit, types)
    if isForPhones, unit.place != .condition { judgeDeviations(unit, types, &taken) }
    return taken.isEmpty
  }

  /// Whether a placeholder is a path to a text, a number or a boolean in every state: most are, and there is
  /// nothing to say about them.
  private func isPlainValue(_ unit: ExpressionUnit) -> Bool {
    guard unit.place == .placeholder, unit.fact.scope == 0 else { return false }
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

  /// Whether a string belongs to an action, which only runs when the screen is there.
  func isInAction(_ node: RecordIndex) -> Bool {
    var low = 0
    var high = actions.count
    while low < high {
      let middle = (low + high) / 2
      if actions[middle].upperBound <= node { low = middle + 1 } else { high = middle }
    }
    return low < actions.count && actions[low].contains(node)
  }

  /// Whether a name is close to a key of the state, so that it was probably meant.
  mutating func isNearState(_ name: String) -> Bool {
    if let known = nearNames[name] { return known }
    let isNear = !closest(to: name, in: context.stateRoots, limit: 1).isEmpty
    nearNames[name] = isNear
    return isNear
  }

  /// Notes a finding.
  mutating func report(_ finding: Finding, about unit: ExpressionUnit) {
    reported.insert(unit.fact.node)
    entries[finding.id, default: []].append(Entry(finding: finding, cause: unit.source))
  }

  /// The fix that replaces a part of a text.
  func fix(_ title: String, _ range: Range<Int>, of unit: ExpressionUnit, with text: String) -> QuickFix {
    let escaped = String(StringLiteral.quoted(text).dropFirst().dropLast())
    return QuickFix(title, replacing: unit.range(range), with: escaped)
  }

  /// The fix that puts a value in place of a whole `{ "$expr": … }`.
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
