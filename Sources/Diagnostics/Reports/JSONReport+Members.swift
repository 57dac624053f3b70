package import JSONSyntax
import SourceText

/// A part of a file that the JSON report describes.
struct InFile<Part> {
  let part: Part
  let file: ReportedFile

  init(_ part: Part, _ file: ReportedFile) {
    self.part = part
    self.file = file
  }
}

/// An object in the JSON report: how it is written, and its schema.
package struct JSONReportObject<Subject>: Sendable {
  /// A member of an object.
  package struct Member: Sendable {
    let name: String
    let schema: [(String, JSONValue)]
    let isRequired: Bool
    /// Returns the value, or `nil` to leave the member out.
    let value: @Sendable (Subject) -> JSONValue?

    /// Creates a member that every object has.
    package static func always(
      _ name: String, _ schema: [(String, JSONValue)], _ value: @escaping @Sendable (Subject) -> JSONValue
    ) -> Member {
      Member(name: name, schema: schema, isRequired: true, value: value)
    }

    /// Creates a member that some objects have.
    package static func sometimes(
      _ name: String, _ schema: [(String, JSONValue)], _ value: @escaping @Sendable (Subject) -> JSONValue?
    ) -> Member {
      Member(name: name, schema: schema, isRequired: false, value: value)
    }
  }

  let documentation: String
  let members: [Member]

  package init(documentation: String, members: [Member]) {
    self.documentation = documentation
    self.members = members
  }

  package func value(of subject: Subject) -> JSONValue {
    .members(members.compactMap { member in member.value(subject).map { (member.name, $0) } })
  }

  /// The schema; it allows members that later versions add.
  package var schema: JSONValue {
    .members([
      ("type", .string("object")), ("description", .string(documentation)),
      ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
      ("properties", .members(members.map { ($0.name, .members($0.schema)) })),
    ])
  }
}

extension JSONReport {
  static let version = 1

  static let position = JSONReportObject<TextPosition>(
    documentation: "A position in the text of a file.",
    members: [
      .always("line", typed("integer", "The line; the first is 0.", minimum: 0)) { .integer($0.line) },
      .always(
        "character",
        typed(
          "integer", "The character in the line, counted in UTF-16 code units; the first is 0.", minimum: 0)
      ) { .integer($0.character) },
    ])

  static let range = JSONReportObject<InFile<TextRange>>(
    documentation: "A range of the text of a file.",
    members: [
      .always("start", reference("position", "The first character.")) {
        value(of: $0.part.start, in: $0.file)
      },
      .always("end", reference("position", "The character after the last one.")) {
        value(of: $0.part.end, in: $0.file)
      },
    ])

  static let edit = JSONReportObject<InFile<TextEdit>>(
    documentation: "A replacement of a range.",
    members: [
      .always("range", reference("range", "The text to replace.")) {
        range.value(of: InFile($0.part.range, $0.file))
      },
      .always("newText", typed("string", "The new text.")) { .string($0.part.newText) },
    ])

  static let fix = JSONReportObject<InFile<QuickFix>>(
    documentation: "A quick fix.",
    members: [
      .always("title", typed("string", "What it does, in the imperative.")) {
        .string($0.part.title)
      },
      .always("safe", typed("boolean", "Whether it may be applied without asking.")) {
        .bool($0.part.isSafe)
      },
      .always("suggested", typed("boolean", "Whether it is the one clear candidate.")) {
        .bool($0.part.level == .suggested)
      },
      .always("destructive", typed("boolean", "Whether it deletes what an author wrote.")) {
        .bool($0.part.isDestructive)
      },
      .always("edits", list("edit", "Its edits in the file, which do not overlap.")) { fix in
        .array(fix.part.edits.map { edit.value(of: InFile($0, fix.file)) })
      },
    ])

  static let related = JSONReportObject<InFile<Related>>(
    documentation: "Another location that a finding refers to.",
    members: [
      .always("message", typed("string", "What is at the location.")) { .string($0.part.message) },
      .always("path", typed("string", "The path of the file.")) {
        .string($0.part.path ?? $0.file.path)
      },
      .sometimes(
        "range", reference("range", "The range; not given in a file other than that of the finding.")
      ) {
        $0.part.path == nil ? range.value(of: InFile($0.part.range, $0.file)) : nil
      },
    ])

  static let diagnostic = JSONReportObject<InFile<Diagnostic>>(
    documentation: "A finding.",
    members: [
      .always("rule", typed("string", "The rule that reported it.")) { .string($0.part.id.rawValue) },
      .always("severity", severity) { .string($0.part.severity.name) },
      .always("message", typed("string", "What is wrong.")) { .string($0.part.message) },
      .sometimes(
        "clients",
        typed(
          "array",
          "The versions of the app that it concerns, the oldest first; not given if it concerns all of them.")
          + [("items", .members(typed("string", "Its name in the project file.")))]
      ) { $0.part.clients.isEmpty ? nil : .array($0.part.clients.map { .string($0) }) },
      .sometimes("effect", typed("string", "What the app does on device.")) {
        $0.part.effectSentence.map { .string($0) }
      },
      .sometimes("help", typed("string", "How to fix it.")) { $0.part.help.map { .string($0) } },
      .always("range", reference("range", "The smallest range that is wrong.")) {
        range.value(of: InFile($0.part.range, $0.file))
      },
      .always("pointer", typed("string", "The location as a JSON pointer (RFC 6901).")) {
        .string($0.part.pointer)
      },
      .always("fingerprint", fingerprint) {
        .string(String(describing: Fingerprint($0.part, in: $0.file.source)))
      },
      .sometimes("baseline", typed("boolean", "Whether the baseline lists it; not given if it does not.")) {
        $0.part.isInBaseline ? .bool(true) : nil
      },
      .always("related", list("related", "Other locations that explain it.")) { diagnostic in
        .array(diagnostic.part.related.map { related.value(of: InFile($0, diagnostic.file)) })
      },
      .always("fixes", list("fix", "Quick fixes, the best first.")) { diagnostic in
        .array(diagnostic.part.fixes.map { fix.value(of: InFile($0, diagnostic.file)) })
      },
    ])

  static let summary = JSONReportObject<ReportSummary>(
    documentation: "The number of files and findings, including findings that are not listed.",
    members: [
      .always("files", typed("integer", "The number of files checked.", minimum: 0)) { .integer($0.files) }
    ]
      + Severity.allCases.reversed().map { severity in
        .always("\(severity.name)s", typed("integer", "Findings of this severity.", minimum: 0)) {
          .integer($0.counts[severity] ?? 0)
        }
      } + [
        .always(
          "baseline", typed("integer", "Findings in the baseline, which no other number counts.", minimum: 0)
        ) {
          .integer($0.inBaseline)
        },
        .always("fixable", typed("integer", "Findings that `--fix` fixes.", minimum: 0)) {
          .integer($0.fixes.safe)
        },
        .always(
          "suggested", typed("integer", "Findings that `--fix --suggested` fixes in addition.", minimum: 0)
        ) {
          .integer($0.fixes.suggested)
        },
        .always(
          "destructive",
          typed("integer", "Findings that `--fix --destructive` fixes in addition.", minimum: 0)
        ) {
          .integer($0.fixes.destructive)
        },
        .sometimes(
          "unreadable",
          typed(
            "integer", "Lines of standard input that could not be checked; not given if there are none.",
            minimum: 1)
        ) { $0.unreadable > 0 ? .integer($0.unreadable) : nil },
      ])

  private static func value(of offset: TextOffset, in file: ReportedFile) -> JSONValue {
    position.value(of: file.source.position(of: offset, encoding: .utf16))
  }

  private static let severity: [(String, JSONValue)] = [
    ("description", .string("How severe it is.")),
    ("enum", .array(Severity.allCases.reversed().map { .string($0.name) })),
  ]

  private static let fingerprint =
    typed("string", "What identifies it in every version of the file.")
    + [("pattern", JSONValue.string("^[0-9a-f]{16}$"))]

  package static func typed(
    _ name: String, _ documentation: String, minimum: Int? = nil
  ) -> [(String, JSONValue)] {
    [("description", .string(documentation)), ("type", .string(name))]
      + (minimum.map { [("minimum", .integer($0))] } ?? [])
  }

  /// Returns a schema that refers to a definition; in draft-07, nothing may be beside a `$ref`.
  package static func reference(_ definition: String, _ documentation: String) -> [(String, JSONValue)] {
    [("description", .string(documentation)), ("allOf", .array([target(definition)]))]
  }

  package static func list(_ definition: String, _ documentation: String) -> [(String, JSONValue)] {
    typed("array", documentation) + [("items", target(definition))]
  }

  private static func target(_ definition: String) -> JSONValue {
    .members([("$ref", .string("#/definitions/\(definition)"))])
  }
}
