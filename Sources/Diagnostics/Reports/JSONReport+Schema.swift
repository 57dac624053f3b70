import JSONSyntax

extension JSONReport {
  static let omitted: [(String, JSONValue)] = [
    ("type", .string("object")),
    (
      "description",
      .string(
        "The number of findings that are not listed, by rule; not given if all are listed. "
          + "At most \(ListedFindings.maximumCountOfRule) of a rule and "
          + "\(ListedFindings.maximumCount) of a file are listed, the most severe first.")
    ),
    ("additionalProperties", .members([("type", .string("integer")), ("minimum", .integer(1))])),
  ]

  /// Returns the JSON Schema (draft-07) of the report.
  package static func schema() -> String {
    let file = JSONValue.members([
      ("type", .string("object")), ("description", .string("A file with findings.")),
      ("required", .array([.string("path"), .string("diagnostics")])),
      (
        "properties",
        .members([
          ("path", .members(typed("string", "The path as given, with `/` as the separator."))),
          ("diagnostics", .members(list("diagnostic", "Its findings, in the order of their ranges."))),
          ("omitted", .members(omitted)),
        ])
      ),
    ])
    let files = list("file", "The files with findings, in the order of their paths.")
    let summary = reference("summary", "The number of files and findings.")
    let schema = JSONValue.members([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("$id", .string("clads-report.schema.json")), ("title", .string("CLADS report")),
      ("description", .string("What `--check --output json` prints.")), ("type", .string("object")),
      ("required", .strings(["version", "files", "summary"])),
      (
        "properties",
        .members([
          (
            "version",
            .members([
              ("description", .string("The version of the format.")), ("const", .integer(version)),
            ])
          ), ("files", .members(files)), ("summary", .members(summary)),
        ])
      ),
      (
        "definitions",
        .members([
          ("file", file), ("diagnostic", diagnostic.schema), ("related", related.schema),
          ("fix", fix.schema), ("edit", edit.schema), ("range", range.schema),
          ("position", position.schema), ("summary", Self.summary.schema),
          ("line", NDJSONReport.document.schema), ("shape", NDJSONReport.shape.schema),
        ])
      ),
    ])
    return JSONText.printable(schema, .wrapped) + "\n"
  }
}
