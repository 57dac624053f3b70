import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The outcomes of tests for scripts.
package enum TestJSONReport {
  static let version = 1

  /// Returns the report, which ends with a line break.
  package static func text(_ outcomes: [TestOutcome], _ coverage: [DocumentCoverage]?) -> String {
    JSONText.printable(report.value(of: Run(outcomes: outcomes, coverage: coverage))) + "\n"
  }

  /// Returns the JSON Schema (draft-07) of the report.
  package static func schema() -> String {
    var members: [JSONMember] = [
      JSONMember(name: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
      JSONMember(name: "$id", value: .string("clads-test-report.schema.json")),
      JSONMember(name: "title", value: .string("CLADS test report")),
    ]
    if case .object(let root) = report.schema { members += root }
    members.append(
      JSONMember(
        name: "definitions",
        value: .members([
          ("coverage", documentCoverage.schema), ("failure", failure.schema), ("part", part.schema),
          ("position", position.schema), ("range", range.schema), ("place", place.schema),
          ("test", test.schema),
        ])))
    return JSONText.printable(.object(members), .wrapped) + "\n"
  }

  private struct Run {
    let outcomes: [TestOutcome]
    let coverage: [DocumentCoverage]?
  }

  private struct Failure {
    let failure: TestFailure
    let outcome: TestOutcome
  }

  private struct Place {
    let place: TestFailure.Place
    let outcome: TestOutcome
  }

  private struct Range {
    let range: TextRange
    let source: SourceFile
  }

  private static func strings(_ documentation: String) -> [(String, JSONValue)] {
    JSONReport.typed("array", documentation) + [("items", .members([("type", .string("string"))]))]
  }

  private static let report = JSONReportObject<Run>(
    documentation: "What `--test --output json` prints.",
    members: [
      .always(
        "version", [("description", .string("The version of the format.")), ("const", .integer(version))]
      ) { _ in .integer(version) },
      .always("tests", JSONReport.list("test", "The tests, in the order of their paths.")) {
        .array($0.outcomes.map { test.value(of: $0) })
      },
      .sometimes("coverage", JSONReport.list("coverage", "What tests reach, with `--coverage`.")) {
        $0.coverage.map { .array($0.map { documentCoverage.value(of: $0) }) }
      },
    ])

  private static let test = JSONReportObject<TestOutcome>(
    documentation: "A test.",
    members: [
      .always("path", JSONReport.typed("string", "The path of its file.")) { .string($0.test.path) },
      .sometimes("document", JSONReport.typed("string", "The path of its document.")) {
        $0.test.documentPath.map { .string($0) }
      },
      .always(
        "status",
        [
          ("description", .string("What came of it; `undecided` if only the app can tell.")),
          ("enum", .strings(ScreenTestResult.Status.allCases.map(\.rawValue))),
        ]
      ) { .string($0.result.status.rawValue) },
      .always("steps", JSONReport.typed("integer", "The number of its steps.", minimum: 0)) {
        .integer($0.test.file.test.steps.count)
      },
      .always("failures", JSONReport.list("failure", "What is otherwise than expected.")) { outcome in
        .array(outcome.result.failures.map { failure.value(of: Failure(failure: $0, outcome: outcome)) })
      },
      .sometimes("screen", strings("The screen as text, row by row, when it failed.")) {
        $0.result.screen.isEmpty ? nil : .strings($0.result.screen)
      },
    ])

  private static let failure = JSONReportObject<Failure>(
    documentation: "What is otherwise than a test expects.",
    members: [
      .sometimes("step", JSONReport.typed("integer", "The index of the step; the first is 0.", minimum: 0)) {
        $0.failure.step.map { .integer($0) }
      },
      .always("range", JSONReport.reference("range", "The range in the file of the test.")) {
        range.value(of: Range(range: $0.failure.range, source: $0.outcome.test.file.source))
      },
      .always("message", JSONReport.typed("string", "What is wrong.")) { .string($0.failure.message) },
      .sometimes("help", JSONReport.typed("string", "What to do about it.")) {
        $0.failure.help.map { .string($0) }
      },
      .sometimes("expected", strings("What is expected, line by line.")) {
        $0.failure.expected.map { .strings($0) }
      },
      .sometimes("actual", strings("What is there instead, line by line.")) {
        $0.failure.actual.map { .strings($0) }
      },
      .always("places", JSONReport.list("place", "The places in the document that have to do with it.")) {
        failure in
        .array(failure.failure.places.map { place.value(of: Place(place: $0, outcome: failure.outcome)) })
      },
    ])

  private static let place = JSONReportObject<Place>(
    documentation: "A place in the document.",
    members: [
      .always("message", JSONReport.typed("string", "What is there.")) { .string($0.place.message) },
      .sometimes("range", JSONReport.reference("range", "The range in the file of the document.")) { place in
        place.outcome.input.map { input in
          let host = input.source.hostRange(of: place.place.range)
          return range.value(of: Range(range: host.range, source: host.host))
        }
      },
    ])

  private static let range = JSONReportObject<Range>(
    documentation: "A range of the text of a file.",
    members: [
      .always("start", JSONReport.reference("position", "The first character.")) {
        position.value(of: $0.source.position(of: $0.range.start, encoding: .utf16))
      },
      .always("end", JSONReport.reference("position", "The character after the last one.")) {
        position.value(of: $0.source.position(of: $0.range.end, encoding: .utf16))
      },
    ])

  private static let position = JSONReportObject<TextPosition>(
    documentation: "A position in the text of a file.",
    members: [
      .always("line", JSONReport.typed("integer", "The line; the first is 0.", minimum: 0)) {
        .integer($0.line)
      },
      .always(
        "character",
        JSONReport.typed(
          "integer", "The character, counted in UTF-16 code units; the first is 0.", minimum: 0)
      ) { .integer($0.character) },
    ])

  private static let documentCoverage = JSONReportObject<DocumentCoverage>(
    documentation: "What tests reach of a document.",
    members: [
      .always("path", JSONReport.typed("string", "The path of its file.")) { .string($0.path) },
      .sometimes("declaration", JSONReport.typed("string", "The name of its declaration in a Swift file.")) {
        $0.declaration.map { .string($0) }
      },
      .always("parts", JSONReport.list("part", "Its samples, actions, branches and nodes.")) {
        .array($0.parts.map { part.value(of: $0) })
      },
    ])

  private static let part = JSONReportObject<DocumentCoverage.Part>(
    documentation: "A part of a document that a test can reach.",
    members: [
      .always(
        "kind",
        [
          ("description", .string("What it is.")),
          ("enum", .strings(ScreenCoverage.Kind.allCases.map(\.rawValue))),
        ]
      ) { .string($0.kind.rawValue) },
      .always("name", JSONReport.typed("string", "What it is called.")) { .string($0.name) },
      .sometimes("line", JSONReport.typed("integer", "Its line; the first is 0.", minimum: 0)) {
        $0.line.map { .integer($0) }
      },
      .always("reached", JSONReport.typed("boolean", "Whether a test reaches it.")) { .bool($0.isReached) },
    ])
}
