import JSONSyntax
import SourceText

/// Writes the findings about one file as results of SARIF.
struct SARIFResultWriter {
  let file: ReportedFile
  /// The path that the report shows.
  let path: String

  /// The number of related locations that GitHub keeps.
  private static let maximumLocationCount = 100

  /// Returns the members of a result after those that identify the rule, and the end of the object.
  func result(for diagnostic: Diagnostic) -> String {
    var members: [(String, JSONValue)] = [
      ("level", .string(SARIFText.level(diagnostic.severity))),
      ("message", SARIFText.message(diagnostic.fullText)),
      (
        "locations",
        .array([location(region: region(diagnostic.range), pointer: diagnostic.pointer)])
      ),
      (
        "partialFingerprints",
        .members([
          ("clads/v1", .string(String(describing: Fingerprint(diagnostic, in: file.source))))
        ])
      ),
      // Either every result of a run has suppressions or none has.
      (
        "suppressions",
        .array(
          diagnostic.isInBaseline
            ? [
              .members([
                ("kind", .string("external")),
                ("justification", .string("The baseline lists it.")),
              ])
            ] : [])
      ),
    ]
    let related = diagnostic.related.prefix(Self.maximumLocationCount)
    if !related.isEmpty { members.append(("relatedLocations", .array(related.map(location)))) }
    let fixes = diagnostic.fixes.compactMap(fix)
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return String(JSONText.printable(.members(members)).dropFirst(2))
  }

  // MARK: Locations

  /// Returns a location in the file; one without a region is the whole file.
  func location(region: JSONValue?, pointer: String? = nil) -> JSONValue {
    location(path: path, region: region, pointer: pointer, message: nil)
  }

  private func location(_ related: Related) -> JSONValue {
    location(
      path: related.path ?? path, region: region(related.range, isInFile: related.path == nil), pointer: nil,
      message: related.message)
  }

  private func location(path: String, region: JSONValue?, pointer: String?, message: String?) -> JSONValue {
    var members: [(String, JSONValue)] = [
      (
        "physicalLocation",
        .members(
          [("artifactLocation", Self.artifact(path))] + (region.map { [("region", $0)] } ?? []))
      )
    ]
    if let pointer {
      let logical = JSONValue.members([("fullyQualifiedName", .string(pointer))])
      members.append(("logicalLocations", .array([logical])))
    }
    if let message { members.append(("message", SARIFText.message(message))) }
    return .members(members)
  }

  /// Returns the location of a file: an absolute path as a URI, any other relative to the source root.
  private static func artifact(_ path: String) -> JSONValue {
    if path.hasPrefix("/") {
      return .members([("uri", .string(FileURI(path: path).string))])
    }
    return .members([
      ("uri", .string(path.percentEncoded(keeping: [Byte.slash]))),
      ("uriBaseId", .string("%SRCROOT%")),
    ])
  }

  /// Returns a range; in another file, whose text is not at hand, in bytes.
  private func region(_ range: TextRange, isInFile: Bool = true) -> JSONValue {
    guard isInFile else {
      return .members([
        ("byteOffset", .integer(range.start.utf8)),
        ("byteLength", .integer(range.end.utf8 - range.start.utf8)),
      ])
    }
    let start = file.source.position(of: range.start, encoding: .utf16)
    let end = file.source.position(of: range.end, encoding: .utf16)
    return .members([
      ("startLine", .integer(start.line + 1)), ("startColumn", .integer(start.character + 1)),
      ("endLine", .integer(end.line + 1)), ("endColumn", .integer(end.character + 1)),
    ])
  }

  // MARK: Fixes

  /// Returns a fix; `nil` if it has no edits.
  private func fix(_ fix: QuickFix) -> JSONValue? {
    let changes =
      [change(path, fix.edits, isInFile: true)]
      + fix.otherFiles.sorted { $0.key < $1.key }.map { change($0.key, $0.value, isInFile: false) }
    let edits = changes.compactMap { $0 }
    guard !edits.isEmpty else { return nil }
    return .members([
      ("description", SARIFText.message(fix.title)), ("artifactChanges", .array(edits)),
    ])
  }

  private func change(_ path: String, _ edits: [TextEdit], isInFile: Bool) -> JSONValue? {
    if edits.isEmpty { return nil }
    let replacements = edits.map { edit in
      JSONValue.members([
        ("deletedRegion", region(edit.range, isInFile: isInFile)),
        ("insertedContent", .members([("text", .string(edit.newText))])),
      ])
    }
    return .members([
      ("artifactLocation", Self.artifact(path)), ("replacements", .array(replacements)),
    ])
  }
}

/// The parts of SARIF that rules, results and notifications share.
enum SARIFText {
  /// Returns a message in plain text.
  static func message(_ text: String) -> JSONValue {
    // Readers turn `[text](address)` into a link, even in plain text.
    .members([("text", .string(text.replacing("](", with: "\\](")))])
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }
}
