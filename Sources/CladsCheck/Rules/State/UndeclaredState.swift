import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A path to state that is neither declared nor written.
package enum UndeclaredState {
  package static let rule = Rule(
    "undeclared-state", .warning, .state, checks: .document(check),
    summary: "A path to state that the document neither declares nor writes.",
    why: """
      It never has a value: text stays empty, conditions are false, and `forEach` repeats nothing. In a \
      document with custom components or actions, which may write state, only a path similar to a declared \
      one is a warning.
      """,
    bad: .compactScreen(
      "profile", state: #"{ "user": { "name": "Ann" } }"#,
      #"{ "type": "label", "text": "Hello, ${«usr.name»}" }"#),
    fix: "Replace the name with the closest declared one")

  /// Returns whether a sample has a value at the path, which then comes from the host app.
  private static func isInSample(_ use: StateUse, _ context: RuleContext) -> Bool {
    context.samples.contains {
      Document.StateValue.objectValue($0.values).value(at: use.components[...]) != nil
    }
  }

  static func check(_ context: RuleContext) {
    let state = context.analysis.state
    let operatorKeys = (context.document.state ?? [:]).map(\.name).filter {
      StateKeyOperator.offendingCharacter(in: $0) != nil
    }
    var alone: [[Keypath.Component]: [StateUse]] = [:]
    var order: [[Keypath.Component]] = []
    var suggestions: [[Keypath.Component]: [String]] = [:]
    var known: [[Keypath.Component]: KnownNames] = [:]
    for use in state.uses where use.access == .read && !context.isCanceled() {
      guard case .undeclared(let count) = state.lookup(use.components),
        isCertain(use, count, operatorKeys, context),
        !isInSample(use, context)
      else { continue }
      if count == 0, use.components.count == 1, use.form != .path, let literal = foreignLiterals[use.root] {
        reportLiteral(literal, use, context)
        continue
      }
      if count == 0, isVariable(use.root, context) {
        reportVariable(use, context)
        continue
      }
      // The path may be host state up to a misspelled component.
      let host = context.host.stateNames(along: use.components)
      let depth = max(count, host.depth)
      let wrong = Array(use.components.prefix(depth + 1))
      let closest =
        suggestions[wrong]
        ?? names(
          beside: use, depth, isDeclared: depth == count, host.depth == depth ? host.names : [], context,
          &known
        )
        .closest(to: use.name(at: depth))
      suggestions[wrong] = closest
      let near = use.writable(
        depth == 0 ? context.iteration.names(near: use.root, among: closest, in: use.scope) : closest)
      if near.isEmpty, isProse(use, context) { continue }
      if !near.isEmpty {
        report([use], after: depth, near, context)
      } else {
        if alone[use.components] == nil { order.append(use.components) }
        alone[use.components, default: []].append(use)
      }
    }
    // A path without a similar declaration is one mistake, however often it is read.
    for path in order where !context.isCanceled() {
      guard let uses = alone[path], let first = uses.first,
        case .undeclared(let count) = state.lookup(first.components)
      else { continue }
      report(uses, after: count, [], context)
    }
  }

  /// The names of values in other languages, and what they are here.
  private static let foreignLiterals = [
    "nil": "null", "undefined": "null", "None": "null", "NULL": "null", "Null": "null", "True": "true",
    "False": "false", "TRUE": "true", "FALSE": "false",
  ]

  private static func reportLiteral(_ literal: String, _ use: StateUse, _ context: RuleContext) {
    // What is wrong with the expression itself comes first.
    guard !context.reportedExpressions.contains(use.node) else { return }
    context.report(
      RuleFinding(
        at: use.range,
        "`\(use.root)` is no value in an expression, but the path of state without a value",
        help: "write `\(literal)`",
        fixes: context.replacement("Write `\(literal)`", of: use.range, with: literal)))
  }

  /// Returns whether the use certainly reads global state at an undeclared key.
  private static func isCertain(
    _ use: StateUse, _ count: Int, _ operatorKeys: [String], _ context: RuleContext
  ) -> Bool {
    if use.use == .ternaryBranch || !context.view.isCompleteString(use.node)
      || context.host.declaresState(at: use.components)
    {
      return false
    }
    if context.isBeingTyped(\.state) { return false }
    if count == 0 {
      return !isVariableElsewhere(use, context) && !isPartOfDeclaredName(use, operatorKeys, context)
    }
    let owner = context.analysis.state.lookup(Array(use.components.prefix(count)))
    if case .declared(.objectValue) = owner, case .key = use.components[count] { return true }
    return false
  }

  /// Returns whether a named action or data source may be used where an iteration variable has the name.
  private static func isVariableElsewhere(_ use: StateUse, _ context: RuleContext) -> Bool {
    use.scope == 0 && !isInTree(use.node, context) && isVariable(use.root, context)
  }

  /// Returns whether the document has an iteration variable of this name.
  private static func isVariable(_ name: String, _ context: RuleContext) -> Bool {
    context.iteration.variableNames.contains(name)
  }

  private static func isInTree(_ node: RecordIndex, _ context: RuleContext) -> Bool {
    guard context.document.hasReadRoot else { return false }
    let root = context.document.root
    return root.origin.node <= node && node < context.view.end(of: root.origin.node)
  }

  /// Returns whether the name is part of a key with an operator in it, which has its own finding.
  private static func isPartOfDeclaredName(
    _ use: StateUse, _ operatorKeys: [String], _ context: RuleContext
  ) -> Bool {
    guard use.form != .path, !operatorKeys.isEmpty else { return false }
    let text = context.view.string(use.node)
    return operatorKeys.contains { text.contains($0) }
  }

  /// Returns whether a bare expression is prose, which another rule reports.
  private static func isProse(_ use: StateUse, _ context: RuleContext) -> Bool {
    use.form == .expression && use.components.count == 1
      && context.view.string(use.node).allSatisfy { $0.isLetter || " -/'’".contains($0) }
  }

  /// Returns the keys that the document declares next to the component at index `count`, if it declares the
  /// component before, and those of host state.
  private static func names(
    beside use: StateUse, _ count: Int, isDeclared: Bool, _ host: [String], _ context: RuleContext,
    _ known: inout [[Keypath.Component]: KnownNames]
  ) -> KnownNames {
    if count == 0, host.isEmpty { return context.state.knownRoots }
    let owner = Array(use.components.prefix(count))
    if let names = known[owner] { return names }
    var names = host
    if count == 0 {
      names += context.state.rootNames
    } else if isDeclared,
      case .declared(.objectValue(let members)) = context.analysis.state.lookup(owner)
    {
      names += members.keys
    }
    let all = KnownNames(Set(names).sorted())
    known[owner] = all
    return all
  }

  private static func report(
    _ uses: [StateUse], after count: Int, _ near: [String], _ context: RuleContext
  ) {
    guard let use = uses.first else { return }
    let owner = Keypath(Array(use.components.prefix(count))).text
    let written = near.map { owner.isEmpty ? $0 : "\(owner).\($0)" }
    let ranges = context.state.componentRanges(of: use)
    let replacements =
      ranges.indices.contains(count)
      ? near.map { QuickFix("Replace with `\($0)`", replacing: ranges[count], with: $0) } : []
    let addition =
      context.host.isOpen ? "add it to `state`, or to `hostState` in clads.json" : "add it to `state`"
    context.report(
      RuleFinding(
        at: context.state.range(of: use),
        count == 0
          ? "`\(use.text)` is not in `\(context.name(\Document.Definition.state))`, and nothing writes it"
          : "`\(owner)` has no `\(use.name(at: count))`, and nothing writes it",
        consequence: consequence(use) + (context.host.isOpen ? " unless the app puts a value there" : ""),
        help: didYouMean(written) ?? addition, severity: context.host.isOpen && near.isEmpty ? .info : nil,
        related: uses.dropFirst().map { Related("also read here", at: context.state.range(of: $0)) },
        fixes: replacements + (count == 0 ? declaration(of: use, context) : [])))
  }

  /// Reports an iteration variable outside of its template.
  private static func reportVariable(_ use: StateUse, _ context: RuleContext) {
    context.report(
      RuleFinding(
        at: context.state.range(of: use),
        "`\(use.root)` is defined only inside the template of its `forEach`",
        consequence: consequence(use), help: "move this into the template, or write a state path"))
  }

  private static func consequence(_ use: StateUse) -> String {
    if use.expects == .boolean || use.use == .condition { return "it counts as false" }
    if use.expects == .array { return "it counts as an empty array" }
    return "it never has a value"
  }

  private static func declaration(of use: StateUse, _ context: RuleContext) -> [QuickFix] {
    var value =
      switch use.expects {
      case .boolean: "false"
      case .array: "[]"
      case .integer, .double, .number: "0"
      default:
        switch use.use {
        case .condition: "false"
        case .propertyBase, .containsBase: "[]"
        case .arithmeticOperand: "0"
        default: "\"\""
        }
      }
    for component in use.components.dropFirst().reversed() {
      switch component {
      case .key(let key): value = "{ \(StringLiteral.quoted(key)): \(value) }"
      case .index: value = "[]"
      }
    }
    return context.declaration("Add `\(use.root)` to `state`", of: use.root, as: value, in: \.state)
  }
}

extension StateUse {
  /// Returns the key at an index of the path; empty if the component is not a key.
  fileprivate func name(at index: Int) -> String {
    guard components.indices.contains(index), case .key(let key) = components[index] else { return "" }
    return key
  }
}
