import Diagnostics
import JSONSyntax

/// A comparison for scripts.
package enum JSONComparison {
  static let version = 1

  /// Returns the report, which ends with a line break.
  package static func text(_ comparison: Comparison) -> String {
    JSONText.printable(report.value(of: comparison)) + "\n"
  }

  /// Returns the JSON Schema (draft-07) of the report.
  package static func schema() -> String {
    var members: [JSONMember] = [
      JSONMember(name: "$schema", value: .string("http://json-schema.org/draft-07/schema#")),
      JSONMember(name: "$id", value: .string("clads-comparison.schema.json")),
      JSONMember(name: "title", value: .string("CLADS comparison")),
    ]
    if case .object(let root) = report.schema { members += root }
    members.append(
      JSONMember(
        name: "definitions",
        value: .members([
          ("change", change.schema), ("detail", detail.schema), ("clientChange", clientChange.schema),
          ("drawing", drawing.schema),
          ("finding", finding.schema), ("place", place.schema), ("row", row.schema),
          ("screen", screen.schema), ("shared", shared.schema), ("summary", summary.schema),
        ])))
    return JSONText.printable(.object(members), .wrapped) + "\n"
  }

  // MARK: - Members

  private static let report = JSONReportObject<Comparison>(
    documentation: "What `--compare --output json` prints.",
    members: [
      .always(
        "version",
        [("description", .string("The version of the format.")), ("const", .integer(version))]
      ) { _ in .integer(version) },
      .always("changesScreen", JSONReport.typed("boolean", "Whether something has changed on device.")) {
        .bool($0.changesScreen)
      },
      .always("summary", JSONReport.reference("summary", "The numbers of screens.")) {
        summary.value(of: $0)
      },
      .always(
        "shared",
        JSONReport.list("shared", "Changes that several screens share, those that reach most screens first.")
      ) { .array($0.shared.map { shared.value(of: $0) }) },
      .always(
        "screens",
        JSONReport.list("screen", "The screens with a change of any sort, in the order of their titles.")
      ) { .array($0.screens.map { screen.value(of: $0) }) },
    ])

  private static let summary = JSONReportObject<Comparison>(
    documentation: "The numbers of screens by what their changes mean on device.",
    members: ScreenComparison.Verdict.allCases.map { verdict in
      .always(verdict.rawValue, JSONReport.typed("integer", verdict.documentation, minimum: 0)) {
        comparison in
        .integer(comparison.screens.count { $0.verdict == verdict })
      }
    } + [
      .always("unchanged", JSONReport.typed("integer", "Screens without any change.", minimum: 0)) {
        .integer($0.unchangedCount)
      }
    ])

  private static let shared = JSONReportObject<SharedChange>(
    documentation: "A change that several screens share.",
    members: [
      .always("change", JSONReport.reference("change", "The change.")) { change.value(of: $0.change) },
      .always("screens", strings("The titles of the screens that it reaches.")) { .strings($0.screens) },
    ])

  private static let screen = JSONReportObject<ScreenComparison>(
    documentation: "What has changed between two versions of a screen.",
    members: [
      .always(
        "path", JSONReport.typed("string", "The path of the file; of a removed screen, that of the old file.")
      ) {
        .string($0.path)
      },
      .sometimes(
        "name",
        JSONReport.typed(
          "string", "Which document of the file: the name of a constant in Swift, or a JSON pointer.")
      ) { $0.name.map { .string($0) } },
      .sometimes(
        "oldTitle", JSONReport.typed("string", "The path and name in the old version, if they differ.")
      ) {
        $0.oldTitle.map { .string($0) }
      },
      .always("verdict", choices(ScreenComparison.Verdict.self, "What the changes mean on device.")) {
        .string($0.verdict.rawValue)
      },
      .sometimes("oldFailure", JSONReport.typed("string", "Why the app shows nothing of the old version.")) {
        $0.oldFailure.map { .string($0) }
      },
      .sometimes("newFailure", JSONReport.typed("string", "Why the app shows nothing of the new version.")) {
        $0.newFailure.map { .string($0) }
      },
      .always("changes", JSONReport.list("change", "The changes, without those that other screens share.")) {
        .array($0.changes.map { change.value(of: $0) })
      },
      .always("sharedChanges", JSONReport.typed("integer", "The number of its shared changes.", minimum: 0)) {
        .integer($0.sharedCount)
      },
      .always("notes", strings("What has changed in the document only, in sentences.")) {
        .strings($0.notes)
      },
      .always("newFindings", JSONReport.list("finding", "Findings that the old version does not have.")) {
        .array($0.newFindings.map { finding.value(of: $0) })
      },
      .always("goneFindings", JSONReport.list("finding", "Findings that the new version does not have.")) {
        .array($0.goneFindings.map { finding.value(of: $0) })
      },
      .sometimes(
        "clients",
        JSONReport.reference(
          "clientChange", "The versions of the app that may get the screen, if that has changed.")
      ) { $0.clients.map { clientChange.value(of: $0) } },
      .always("tests", strings("The paths of its tests, sorted; of a removed screen, those it had.")) {
        .strings($0.tests)
      },
      .sometimes("drawing", JSONReport.reference("drawing", "Both versions as text, if that differs.")) {
        $0.drawing.map { drawing.value(of: $0) }
      },
    ])

  private static let clientChange = JSONReportObject<ScreenComparison.ClientChange>(
    documentation: "A change of the versions of the app that may get a screen.",
    members: [
      .always("old", JSONReport.typed("string", "Those that may get the old version, as text.")) {
        .string($0.old)
      },
      .always("new", JSONReport.typed("string", "Those that may get the new version, as text.")) {
        .string($0.new)
      },
      .always("raised", JSONReport.typed("boolean", "Whether the oldest of them is a later one now.")) {
        .bool($0.isRaised)
      },
    ])

  private static let change = JSONReportObject<Change>(
    documentation: "A change.",
    members: [
      .always("kind", choices(Change.Kind.self, "What happened.")) { .string($0.kind.rawValue) },
      .always("subject", choices(Change.Subject.self, "What it happened to.")) {
        .string($0.subject.rawValue)
      },
      .always("name", JSONReport.typed("string", "What that is called in the old version, if it is there.")) {
        .string($0.name)
      },
      .sometimes(
        "newName", JSONReport.typed("string", "What it is called in the new version, if that differs.")
      ) {
        $0.newName == $0.name ? nil : .string($0.newName)
      },
      .sometimes("old", JSONReport.reference("place", "Where it is in the old version.")) {
        $0.old.map { place.value(of: $0) }
      },
      .sometimes("new", JSONReport.reference("place", "Where it is in the new version.")) {
        $0.new.map { place.value(of: $0) }
      },
      .always("details", JSONReport.list("detail", "What is different.")) {
        .array($0.details.map { detail.value(of: $0) })
      },
      .always("uses", strings("The nodes that it reaches; those inside, if it is a node.")) {
        .strings($0.uses)
      },
      .always(
        "isOnScreen", JSONReport.typed("boolean", "Whether it changes what is shown or done on device.")
      ) {
        .bool($0.isOnScreen)
      },
      .always("text", JSONReport.typed("string", "The change in words.")) {
        .string(
          ([ChangeWords.subject($0)] + ChangeWords.details($0)).filter { !$0.isEmpty }.joined(separator: "; ")
        )
      },
    ])

  private static let detail = JSONReportObject<Change.Detail>(
    documentation: "A property, an event or a place that is different.",
    members: [
      .always("sort", choices(Change.Detail.Sort.self, "What is different.")) {
        .string($0.sort.rawValue)
      },
      .always(
        "property",
        JSONReport.typed("string", "The name of the property or event; for a place, what that is in.")
      ) {
        .string($0.property)
      },
      .sometimes("old", JSONReport.typed("string", "The old value.")) { $0.old.map { .string($0) } },
      .sometimes("new", JSONReport.typed("string", "The new value.")) { $0.new.map { .string($0) } },
      .sometimes("sample", JSONReport.typed("string", "The sample that shows it.")) {
        $0.sample.map { .string($0) }
      },
    ])

  private static let place = JSONReportObject<Change.Place>(
    documentation: "A location in a document.",
    members: [
      .always("pointer", JSONReport.typed("string", "The JSON pointer.")) { .string($0.pointer) },
      .always("line", JSONReport.typed("integer", "The line in the file; the first is 1.", minimum: 1)) {
        .integer($0.line)
      },
    ])

  private static let finding = JSONReportObject<ScreenComparison.Finding>(
    documentation: "A finding of `--check`.",
    members: [
      .always("rule", JSONReport.typed("string", "The rule.")) { .string($0.rule.rawValue) },
      .always("severity", JSONReport.typed("string", "How severe it is.")) {
        .string($0.severity.name)
      },
      .always("message", JSONReport.typed("string", "The message.")) { .string($0.message) },
      .always("line", JSONReport.typed("integer", "The line in the file; the first is 1.", minimum: 1)) {
        .integer($0.line)
      },
    ])

  private static let drawing = JSONReportObject<ScreenComparison.Drawing>(
    documentation: "Both versions as text, side by side.",
    members: [
      .sometimes("sample", JSONReport.typed("string", "The sample; without one, the document's own state.")) {
        $0.sample.map { .string($0) }
      },
      .always("rows", JSONReport.list("row", "The rows.")) {
        .array($0.rows.map { row.value(of: $0) })
      },
    ])

  private static let row = JSONReportObject<ScreenComparison.Drawing.Row>(
    documentation: "A row of both drawings.",
    members: [
      .sometimes("old", JSONReport.typed("string", "The row in the old version.")) {
        $0.old.map { .string($0) }
      },
      .sometimes("new", JSONReport.typed("string", "The row in the new version.")) {
        $0.new.map { .string($0) }
      },
    ])

  // MARK: - Values

  private static func strings(_ documentation: String) -> [(String, JSONValue)] {
    JSONReport.typed("array", documentation) + [("items", .members([("type", .string("string"))]))]
  }

  private static func choices<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ documentation: String
  ) -> [(String, JSONValue)] where Choice.RawValue == String {
    [
      ("description", .string(documentation)),
      ("enum", .strings(Choice.allCases.map(\.rawValue))),
    ]
  }
}

extension ScreenComparison.Verdict {
  fileprivate var documentation: String {
    switch self {
    case .added: "Screens that are new."
    case .removed: "Screens that are gone."
    case .looks: "Screens that look different; they may also do something else."
    case .behaves: "Screens that look the same and do something else."
    case .same: "Screens whose documents have changed without a change on screen."
    }
  }
}
