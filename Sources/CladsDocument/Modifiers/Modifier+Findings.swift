package import Diagnostics
package import JSONSyntax
import SourceText

extension Document.Modifier {
  /// Returns the finding about the first mistake in a modifier; `nil` if there is none. `find` returns the
  /// modifier with a name; `parameters` are names that are values.
  package func finding(
    _ rule: RuleDescription?, parameters: [String: ModifierArgumentType] = [:], _ view: SyntaxView,
    names: [String] = [], find: (String) -> ModifierDescription?
  ) -> Finding? {
    let consequence = rule == nil ? Self.consequence : "nodes are drawn without the modifier"
    if let problem = syntax.problems.min(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = range(problem.range, in: view)
      let fix = problem.replacement.map {
        QuickFix($0.isEmpty ? "Delete it" : "Write `\($0)`", replacing: range, with: $0)
      }
      let closing = closingBrackets.map {
        QuickFix("Add `\($0)`", replacing: self.range(end..<end, in: view), with: $0)
      }
      return Finding(
        rule ?? .modifierSyntaxError, at: range, problem.message, consequence: consequence,
        help: form == .text ? nil : "or write it in Swift's syntax, in a string",
        fixes: (fix ?? closing).map { [$0] } ?? [])
    }
    let matcher = ModifierMatcher(syntax, parameters: parameters)
    guard let mismatch = matcher.mismatch(find) else { return nil }
    let range = range(mismatch.range, in: view)
    let (near, noun): ([String], String) =
      switch mismatch.kind {
      case .unknownModifier(let name): (closest(to: name, in: names), name)
      case .unknownLabel(let label, let possible): (closest(to: label, in: possible), label)
      case .unknownMember(let member, _, let possible): (Self.near(member, possible), member)
      default: ([], "")
      }
    var fixes = near.filter { $0 != noun }.enumerated().map { index, name in
      QuickFix(
        "Replace with `\(name)`", replacing: range, with: form == .text ? name : StringLiteral.quoted(name),
        index == 0 ? .suggested : .alternative)
    }
    if mismatch.kind == .notACall, let name = syntax.expression?.bareName, find(name) != nil {
      // Without arguments only if it needs none.
      let call = find(name)?.signatures.contains { $0.bind([]).failure == nil } ?? false
      let example = call ? ModifierExpression.reference(name, []) : find(name)?.example
      fixes = example.map { [write($0, replacing: range)] } ?? []
    }
    if let correction = matcher.correction(of: mismatch, find) {
      fixes = [write(correction, replacing: range)]
    }
    if let label = missingLabel(mismatch, view) { fixes = [label] }
    var message = mismatch.kind.message
    if case .wrongType = mismatch.kind, rule != nil,
      let name = syntax.expression(of: mismatch.node)?.bareName
    {
      message =
        parameters[name].map { "`\(name)` is \($0.phrase) here; \(mismatch.kind.message)" }
        ?? "`\(name)` is not a parameter of this modifier"
    }
    return Finding(
      rule ?? mismatch.kind.rule, at: range, message, consequence: consequence,
      help: near.first.map { "did you mean `\($0)`?" } ?? help(mismatch, rule, find), fixes: fixes)
  }

  /// Returns the members that a misspelled or shortened one may be.
  private static func near(_ member: String, _ possible: [String]) -> [String] {
    let near = closest(to: member, in: possible)
    return near.isEmpty && member.utf8.count > 1 ? possible.filter { $0.hasPrefix(member) } : near
  }

  /// Returns the fix that writes an expression, in the form of this modifier.
  private func write(_ expression: ModifierExpression, replacing range: TextRange) -> QuickFix {
    let text =
      form == .ast
      ? expression.astJSON : String(StringLiteral.quoted(expression.text).dropFirst().dropLast())
    return QuickFix("Write `\(form == .ast ? text : expression.text)`", replacing: range, with: text)
  }

  /// Returns the fix that adds or deletes the label of an argument.
  private func missingLabel(_ mismatch: ModifierMismatch, _ view: SyntaxView) -> QuickFix? {
    guard form == .text, case .argument(let label) = syntax.nodes[mismatch.node].kind,
      let value = syntax.nodes[mismatch.node].children.first
    else { return nil }
    let node = syntax.nodes[mismatch.node]
    switch mismatch.kind {
    case .missingArgument(let name, isLabeled: true) where label == nil:
      let start = range(node.range.lowerBound..<node.range.lowerBound, in: view)
      return QuickFix("Add the label `\(name):`", replacing: start, with: "\(name): ")
    case .unknownLabel(_, let possible) where possible.isEmpty:
      let labelRange = node.range.lowerBound..<syntax.nodes[value].range.lowerBound
      return QuickFix("Delete the label", replacing: range(labelRange, in: view), with: "")
    default: return nil
    }
  }

  private func help(
    _ mismatch: ModifierMismatch, _ rule: RuleDescription?, _ find: (String) -> ModifierDescription?
  ) -> String? {
    switch mismatch.kind {
    case .unknownModifier where rule != nil: return "an effect consists of modifiers of the core"
    case .missingArgument, .extraArgument:
      guard let call = ModifierMatcher(syntax).call, mismatch.node == call,
        case .reference(let name, _) = syntax.nodes[call].kind, let modifier = find(name)
      else { return nil }
      return "write, for example, `\(modifier.example.text)`"
    default: return mismatch.kind.help
    }
  }

  /// The end of the text, in UTF-8 bytes.
  private var end: Int { syntax.bytes.count }

  /// The brackets that close what is open at the end of the text, if that is all that is wrong with it.
  private var closingBrackets: String? {
    var brackets = ""
    for problem in syntax.problems.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard case .unclosed(let bracket) = problem.kind else { return nil }
      brackets += bracket == "(" ? ")" : "]"
    }
    let text = String(decoding: syntax.bytes, as: UTF8.self) + brackets
    return ModifierSyntax.parse(text).problems.isEmpty ? brackets : nil
  }

  /// What the app does with a modifier that cannot be decoded.
  package static let consequence = "the node is drawn without this modifier"
}

extension ModifierExpression {
  /// The name that the expression is; `nil` for any other expression.
  fileprivate var bareName: String? {
    guard case .reference(let base?, let members) = self, members.isEmpty, base.arguments == nil else {
      return nil
    }
    return base.name
  }
}

extension ModifierMismatch.Kind {
  /// The rule that reports it.
  fileprivate var rule: RuleDescription {
    if case .unknownModifier = self { .unknownModifier } else { .modifierArgument }
  }

  /// What is wrong, as the start of a sentence.
  package var message: String {
    switch self {
    case .unknownModifier(let name): "unknown modifier `\(name)`"
    case .notACall: "a modifier is one call: its name and its arguments in parentheses"
    case .unknownLabel(let label, _): "no argument of this modifier is labeled `\(label)` here"
    case .misplacedLabel(let label, let other?): "`\(label):` must come before `\(other):`"
    case .misplacedLabel(let label, nil): "`\(label):` is given twice, or too late"
    case .missingArgument(let name, let isLabeled):
      isLabeled ? "the argument `\(name):` is missing" : "an argument is missing: the \(name)"
    case .extraArgument: "unexpected argument"
    case .wrongType(let expected): "expected \(expected) here"
    case .unknownMember(let name, let type, _): "`\(type)` has no `\(name)`"
    case .notDynamic(let expected): "`attr` does not work here; expected \(expected)"
    }
  }

  fileprivate var help: String? {
    switch self {
    case .unknownModifier:
      "declare it in the `addons` of clads.json, or register an addon in a plugin"
    case .unknownLabel(_, let possible) where !possible.isEmpty:
      "use \(listing(possible.map { $0 + ":" }, last: "or"))"
    case .unknownMember(_, _, let possible) where !possible.isEmpty:
      possible.count > 8
        ? "use, for example, \(listing(possible.prefix(4).map { "." + $0 }, last: "or"))"
        : "use \(listing(possible.map { "." + $0 }, last: "or"))"
    default: nil
    }
  }
}
