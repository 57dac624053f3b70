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
    var members: [(String, String)] = [
      ("level", JSONText.quoted(SARIFText.level(diagnostic.severity))),
      ("message", SARIFText.message(diagnostic.fullText)),
      (
        "locations",
        JSONText.array([location(region: region(diagnostic.range), pointer: diagnostic.pointer)])
      ),
      (
        "partialFingerprints",
        JSONText.object([
          ("clads/v1", JSONText.quoted(String(describing: Fingerprint(diagnostic, in: file.source))))
        ])
      ),
      // Either every result of a run has suppressions or none has.
      (
        "suppressions",
        JSONText.array(
          diagnostic.isInBaseline
            ? [
              JSONText.object([
                ("kind", JSONText.quoted("external")),
                ("justification", JSONText.quoted("The baseline lists it.")),
              ])
            ] : [])
      ),
    ]
    let related = diagnostic.related.prefix(Self.maximumLocationCount)
    if !related.isEmpty { members.append(("relatedLocations", JSONText.array(related.map(location)))) }
    let fixes = diagnostic.fixes.compactMap(fix)
    if !fixes.isEmpty { members.append(("fixes", JSONText.array(fixes))) }
    return String(JSONText.object(members).dropFirst(2))
  }

  // MARK: Locations

  /// Returns a location in the file; one without a region is the whole file.
  func location(region: String?, pointer: String? = nil) -> String {
    location(path: path, region: region, pointer: pointer, message: nil)
  }

  private func location(_ related: Related) -> String {
    location(
      path: related.path ?? path, region: region(related.range, isInFile: related.path == nil), pointer: nil,
      message: related.message)
  }

  private func location(path: String, region: String?, pointer: String?, message: String?) -> String {
    var members = [
      (
        "physicalLocation",
        JSONText.object(
          [("artifactLocation", Self.artifact(path))] + (region.map { [("region", $0)] } ?? []))
      )
    ]
    if let pointer {
      let logical = JSONText.object([("fullyQualifiedName", JSONText.quoted(pointer))])
      members.append(("logicalLocations", JSONText.array([logical])))
    }
    if let message { members.append(("message", SARIFText.message(message))) }
    return JSONText.object(members)
  }

  /// Returns the location of a file: an absolute path as a URI, any other relative to the source root.
  private static func artifact(_ path: String) -> String {
    if path.hasPrefix("/") {
      return JSONText.object([("uri", JSONText.quoted(FileURI(path: path).string))])
    }
    return JSONText.object([
      ("uri", JSONText.quoted(path.percentEncoded(keeping: [Byte.slash]))),
      ("uriBaseId", JSONText.quoted("%SRCROOT%")),
    ])
  }

  /// Returns a range; in another file, whose text is not at hand, in bytes.
  private func region(_ range: TextRange, isInFile: Bool = true) -> String {
    guard isInFile else {
      return JSONText.object([
        ("byteOffset", String(range.start.utf8)), ("byteLength", String(range.end.utf8 - range.start.utf8)),
      ])
    }
    let start = file.source.position(of: range.start, encoding: .utf16)
    let end = file.source.position(of: range.end, encoding: .utf16)
    return JSONText.object([
      ("startLine", String(start.line + 1)), ("startColumn", String(start.character + 1)),
      ("endLine", String(end.line + 1)), ("endColumn", String(end.character + 1)),
    ])
  }

  // MARK: Fixes

  /// Returns a fix; `nil` if it has no edits.
  private func fix(_ fix: QuickFix) -> String? {
    let changes =
      [change(path, fix.edits, isInFile: true)]
      + fix.otherFiles.sorted { $0.key < $1.key }.map { change($0.key, $0.value, isInFile: false) }
    let edits = changes.compactMap { $0 }
    guard !edits.isEmpty else { return nil }
    return JSONText.object([
      ("description", SARIFText.message(fix.title)), ("artifactChanges", JSONText.array(edits)),
    ])
  }

  private func change(_ path: String, _ edits: [TextEdit], isInFile: Bool) -> String? {
    if edits.isEmpty { return nil }
    let replacements = edits.map { edit in
      JSONText.object([
        ("deletedRegion", region(edit.range, isInFile: isInFile)),
        ("insertedContent", JSONText.object([("text", JSONText.quoted(edit.newText))])),
      ])
    }
    return JSONText.object([
      ("artifactLocation", Self.artifact(path)), ("replacements", JSONText.array(replacements)),
    ])
  }
}

/// The parts of SARIF that rules, results and notifications share.
enum SARIFText {
  /// Returns a message in plain text.
  static func message(_ text: String) -> String {
    // Readers turn `[text](address)` into a link, even in plain text.
    JSONText.object([("text", JSONText.quoted(text.replacing("](", with: "\\](")))])
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }
}
