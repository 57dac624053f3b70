import SourceText

/// What a rule finds, why it matters, and examples, which are executed as the rule's first test.
package struct RuleDocumentation: Sendable {
  /// What the rule finds, as one sentence.
  package let summary: String
  /// Why it matters: what the app does.
  package let why: String
  /// What the quick fix does, in the imperative; `nil` if there is none. Applying it to `bad` fixes the
  /// mistake.
  package let fix: String?
  /// What that fix may do.
  package let fixLevel: FixLevel
  /// A project file that the example needs.
  package let project: String?
  // Examples are put together when they are shown: a check of a document does not need those of all rules.
  private let makeBad: @Sendable () -> RuleExample
  private let makeGood: @Sendable () -> Correction?

  init(
    summary: String, why: String, bad: @escaping @Sendable () -> RuleExample,
    good: @escaping @Sendable () -> Correction?, fix: String?, fixLevel: FixLevel, project: String?
  ) {
    self.summary = summary
    self.why = why
    makeBad = bad
    makeGood = good
    self.fix = fix
    self.fixLevel = fixLevel
    self.project = project
  }

  /// A document with the mistake; `«…»` marks what is reported.
  package var bad: String { makeBad().text }

  /// What corrects the document, so that it has no findings with every rule on; `nil` if the quick fix does.
  package var good: Correction? { makeGood() }
}

/// A document in the documentation of a rule.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }
}

/// What corrects a document with a mistake: another text in one place, or another document.
package enum Correction: Sendable, ExpressibleByStringLiteral {
  case replacing(String, with: String)
  case document(RuleExample)

  package init(stringLiteral document: String) { self = .document(RuleExample(document)) }

  /// Returns the corrected document.
  package func corrected(_ bad: String) -> String {
    switch self {
    case .replacing(let old, let new):
      guard let range = bad.firstRange(of: old) else { return bad }
      return "\(bad[..<range.lowerBound])\(new)\(bad[range.upperBound...])"
    case .document(let good): return good.text
    }
  }
}
