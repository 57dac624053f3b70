import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// A malformed state path.
enum PathSyntax {
  static let rule = RuleDescription.pathSyntax.checks(.document(check))

  static func check(_ context: RuleContext) {
    context.state.forEachNonPlainPath { fact, path in
      guard let problem = path.problem, !context.view.hasPlaceholder(fact.node),
        !isIterationIndex(problem.kind, fact, context)
      else { return }
      switch problem.kind {
      case .negativeIndex, .indexTooLarge, .placeholder: return
      case .operatorCharacter, .surroundingSpace, .blank, .strayBracket:
        // A state key may contain any character.
        if path.root.map({ context.analysis.state.roots[$0] == nil }) ?? true {
          report(problem, of: path, fact, context)
        }
      default: report(problem, of: path, fact, context)
      }
    }
  }

  /// Returns whether the brackets contain an iteration variable, which only the specification allows.
  private static func isIterationIndex(
    _ kind: KeypathProblem.Kind, _ fact: Fact, _ context: RuleContext
  ) -> Bool {
    guard case .badSubscript(let name) = kind, !context.deviations.contains(.iterationScope) else {
      return false
    }
    return context.iteration.scopedNames.contains(name)
  }

  private static func report(
    _ problem: KeypathProblem, of path: Keypath, _ fact: Fact, _ context: RuleContext
  ) {
    let range = range(problem, fact, context)
    context.report(
      RuleFinding(
        at: range, problem.message, effect: problem.kind == .unclosedBracket ? .hangs : .none,
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
    case .empty: "the app reads the whole state and writes nothing"
    case .badSubscript: "the app ignores the brackets and uses the whole array"
    case .strayDots: "the app ignores the dot"
    case .rootIndex: "the path has no value, and nothing is written"
    default: "the app looks for a key with exactly this text"
    }
  }

  private static func fixes(
    _ problem: KeypathProblem, of path: Keypath, at range: TextRange, _ fact: Fact, _ context: RuleContext
  ) -> [QuickFix] {
    switch problem.kind {
    case .unclosedBracket:
      let end = TextRange(range.end, range.end)
      let inner = context.text(range).dropFirst()
      guard !inner.isEmpty, inner.utf8.allSatisfy({ $0.isDigit }) else { return [] }
      return context.replacement("Add `]`", of: end, with: "]")
    case .strayDots:
      // Between two keys one dot must remain.
      let content = context.view.contentRange(of: fact.node)
      let isInside = range.start.utf8 > content.lowerBound && range.end.utf8 < content.upperBound
      return context.replacement("Remove it", of: range, with: isInside ? "." : "")
    case .surroundingSpace:
      let trimmed = context.view.string(fact.node).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      // What else is wrong with the path has to be written anew.
      guard Keypath.parse(trimmed).problem == nil else { return [] }
      return context.replacement(
        "Remove the spaces", of: context.view.range(fact.node), with: StringLiteral.quoted(trimmed))
    case .strayBracket: return context.replacement("Remove it", of: range, with: "")
    case .badSubscript(let text):
      guard let name = quotedName(text) else { return [] }
      return context.replacement("Write `.\(name)`", of: range, with: ".\(name)")
    default: return []
    }
  }

  /// Returns the key in `['key']`, or `nil` if the text is not a quoted plain key.
  private static func quotedName(_ text: String) -> String? {
    guard text.count > 2, let quote = text.first, quote == text.last, quote == "'" || quote == "\"" else {
      return nil
    }
    let name = String(text.dropFirst().dropLast())
    return Keypath.isPlain(name) ? name : nil
  }
}
