import CladsCheck
import CladsLanguageService
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing
import TypingSimulation

@Suite struct AcceptedSuggestionTests {
  /// Rules about what is missing around a value, which the author has not typed yet.
  private static let incomplete: Set<DiagnosticID> = [
    "action-parameter-missing", "alert-button-no-action", "alert-empty", "binding-missing",
    "button-no-action", "cancel-anonymous", "component-no-content", "custom-parameter-unknown",
    "empty-container", "foreach-empty-template", "gradient-color-missing", "gradient-no-stops",
    "image-no-source", "missing-required-key", "page-indicator-current", "request-error-unhandled",
    "request-header", "request-method", "request-param-empty", "request-url", "sequence-empty",
    "shape-no-fill", "shape-type",
  ]

  /// Rules about how a value goes with others: which of them is wrong, only the author knows.
  private static let relations: Set<DiagnosticID> = [
    "alert-cancel-count", "control-not-live", "expr-self-assignment", "gradient-location-duplicate",
    "gradient-unsorted", "grid-columns", "iteration-in-bind", "multiple-section-layouts", "nested-scroll",
    "request-param-duplicate", "request-path-conflict", "sequence-overwrite", "slider-initial-outside",
    "slider-range", "spacer-in-zstack", "state-type-change",
  ]

  /// Rules about the type of a value, which an object gets when its path goes on.
  private static let types: Set<DiagnosticID> = [
    "array-action-non-array", "binding-type", "foreach-items-not-array", "path-binding-non-string",
    "request-loading-type", "toggle-non-boolean",
  ]

  @Test(arguments: PublishedExamples.documents.map(\.name))
  func `no value that is offered is a mistake`(name: String) async throws {
    let document = try #require(PublishedExamples.documents.first { $0.name == name }?.document)
    let context = FileContext(kind: .document, checker: Checker(project: PublishedExamples.project))
    let suggestions = AcceptedSuggestions(document, context)
    let ranges = suggestions.values
    #expect(ranges.count > 100)
    // Every thirtieth value; `clads-bench --accept` tries them all.
    for index in stride(from: name.utf8.count % Self.step, to: ranges.count, by: Self.step) {
      for mistake in await suggestions.mistakes(at: ranges[index]) where !Self.isExcused(mistake) {
        Issue.record("\(mistake.line)\(mistake.text): \(mistake.diagnostic.message)")
      }
    }
  }

  private static let step = 30

  private static func isExcused(_ mistake: AcceptedSuggestions.Mistake) -> Bool {
    let id = mistake.diagnostic.id
    // An empty text or list is where the author types next.
    if mistake.text.contains("\"\"") || mistake.text.contains("[]") || mistake.text.contains("{  }") {
      return true
    }
    return incomplete.contains(id) || relations.contains(id) || (mistake.isContainer && types.contains(id))
      || RuleTable.description(id)?.group == .accessibility
  }
}
