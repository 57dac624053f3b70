import CladsAnalysis
import CladsExpressions
import CladsProject
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// A state path that is not written as one.
enum PathSyntax: DocumentRule {
  static let id: DiagnosticID = "path-syntax"
  static let severity = Severity.error
  static let group = RuleGroup.state
  static let effect = RuntimeEffect.hangs
  static let documentation = RuleDocumentation(
    summary:
      "A state path with an unclosed bracket, without a name, or with characters that are no part of one.",
    why: """
      A path is names and places in lists: `user.name`, `items.0`, `items[0].title`. An unclosed bracket \
      hangs the app; anything else names a key that does not exist.
      """,
    bad: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": {
          "children": [
            { "type": "label", "data": { "value": { "type": "binding", "path": "titles«[0»" } } }
          ]
        }
      }
      """#,
    good: #"""
      {
        "id": "gallery",
        "state": { "titles": [ "Lake", "Hut" ] },
        "root": {
          "children": [
            { "type": "label", "data": { "value": { "type": "binding", "path": "titles[0]" } } }
          ]
        }
      }
      """#,
    fix: "Close the bracket")

  static func check(_ context: RuleContext) {
    context.forEachOddPath { fact, path in
      guard let problem = path.problem, !context.hasPlaceholder(fact.node),
        !isComputedPlace(problem.kind, fact, context)
      else { return }
      switch problem.kind {
      case .negativeIndex, .indexTooLarge, .placeholder: return
      case .operatorCharacter, .surroundingSpace, .strayBracket:
        // A key of the state may be called anything.
        if path.root.map({ context.analysis.state.roots[$0] == nil }) ?? true {
          report(problem, of: path, fact, context)
        }
      default: report(problem, of: path, fact, context)
      }
    }
  }

  /// Whether brackets hold the place that a repetition is at: rulings allow that, today's phones drop it.
  private static func isComputedPlace(
    _ kind: KeypathProblem.Kind, _ fact: Fact, _ context: RuleContext
  ) -> Bool {
    guard case .badSubscript(let name) = kind, context.project.target == .spec else { return false }
    return context.analysis.scopes.scopes.contains { $0.variables.contains { $0.name == name } }
  }

  private static func report(
    _ problem: KeypathProblem, of path: Keypath, _ fact: Fact, _ context: RuleContext
  ) {
    let range = range(problem, fact, context)
    context.report(
      Finding(
        id, at: range, problem.message, effect: problem.kind == .unclosedBracket ? .hangs : .none,
        consequence: consequence(problem.kind), help: problem.help,
        severity: problem.kind == .strayDots ? .warning : nil,
        fixes: fixes(problem, of: path, at: range, fact, context)))
  }

  private static func range(_ problem: KeypathProblem, _ fact: Fact, _ context: RuleContext) -> TextRange {
    if problem.range.isEmpty { return context.view.range(fact.node) }
    return context.view.sourceRange(ofDecoded: problem.range, in: fact.node)
  }

  private static func consequence(_ kind: KeypathProblem.Kind) -> String? {
    switch kind {
    case .unclosedBracket: nil
    case .empty: "the app reads all of the state there and writes nothing"
    case .badSubscript: "the app drops the brackets and uses the whole list"
    case .strayDots: "the app reads the path as if the dot were not there"
    case .rootIndex: "the app finds nothing there and writes nothing"
    default: "the app looks for a key that is written exactly so"
    }
  }

  private static func fixes(
    _ problem: KeypathProblem, of path: Keypath, at range: TextRange, _ fact: Fact, _ context: RuleContext
  ) -> [QuickFix] {
    switch problem.kind {
    case .unclosedBracket:
      let end = TextRange(range.end, range.end)
      let inner = context.text(range).dropFirst()
      guard !inner.isEmpty, inner.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return [] }
      return context.replacement("Add `]`", of: end, with: "]")
    case .strayDots:
      // Between two names one dot has to stay.
      let content = context.view.contentRange(of: fact.node)
      let isInside = range.start.utf8 > content.lowerBound && range.end.utf8 < content.upperBound
      return context.replacement("Remove it", of: range, with: isInside ? "." : "")
    case .surroundingSpace:
      let trimmed = context.view.string(fact.node).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      return context.replacement(
        "Remove the spaces", of: context.view.range(fact.node), with: StringLiteral.quoted(trimmed))
    case .strayBracket: return context.replacement("Remove it", of: range, with: "")
    case .badSubscript(let text):
      guard let name = quotedName(text) else { return [] }
      return context.replacement("Write `.\(name)`", of: range, with: ".\(name)")
    default: return []
    }
  }

  /// The name in `['name']`.
  private static func quotedName(_ text: String) -> String? {
    guard text.count > 2, let quote = text.first, quote == text.last, quote == "'" || quote == "\"" else {
      return nil
    }
    let name = String(text.dropFirst().dropLast())
    return Keypath.isPlain(name) ? name : nil
  }
}
