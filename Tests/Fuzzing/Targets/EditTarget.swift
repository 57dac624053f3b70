import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension FuzzTarget {
  /// Edits give the text that a simple program gives, and features use the new text and old names together.
  ///
  /// The first part of an input is the old text; each other part is an edit: a line with the line and
  /// character of its start and of its end, then the new text. Without numbers it replaces the whole text.
  static let edit = FuzzTarget("edit", .documents) { bytes, violations in
    let parts = InputParts.split(bytes).prefix(9)
    let edits = parts.dropFirst().map { part in
      let (numbers, text) = InputParts.numbers(part)
      return TextChange(
        bounds: numbers.count < 4 ? nil : numbers.map { min(max($0, -1), 1 << 31) },
        text: String(decoding: text, as: UTF8.self))
    }
    let old = Array(String(decoding: parts.first ?? [], as: UTF8.self).utf8)
    for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
      var source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: old)
      for edit in edits {
        let expected = edit.applied(to: source.bytes, encoding)
        source = source.changed(by: edit.change, encoding: encoding)
        violations.expect(source.bytes == expected, "an edit in \(encoding) gives another text")
      }
      checkPositions(in: source, encoding, &violations)
      guard violations.sentences.isEmpty, encoding == .utf16 else { continue }
      await checkFeatures(old, source, &violations)
    }
  }

  /// Checks that offsets are positions and back, one by one and in one pass.
  private static func checkPositions(
    in source: SourceFile, _ encoding: PositionEncoding, _ violations: inout Violations
  ) {
    let count = source.bytes.count
    var reader = PositionReader(source, encoding: encoding)
    for offset in stride(from: 0, through: count, by: max(1, count / 64)).map(TextOffset.init) {
      let position = source.position(of: offset, encoding: encoding)
      violations.expect(reader.position(of: offset) == position, "the reader gives another position")
      let back = source.offset(of: position, encoding: encoding)
      let isInsideScalar = offset.utf8 < count && source.bytes[offset.utf8] & 0xC0 == 0x80
      let isInsideBreak =
        0 < offset.utf8 && offset.utf8 < count && source.bytes[offset.utf8] == 0x0A
        && source.bytes[offset.utf8 - 1] == 0x0D
      violations.expect(
        back == offset || isInsideBreak || (isInsideScalar && back < offset), "a position is elsewhere")
    }
  }

  private static func checkFeatures(
    _ old: [UInt8], _ new: SourceFile, _ violations: inout Violations
  ) async {
    // Names of the old version are used for large texts only.
    let padding = [UInt8](repeating: 0x20, count: 66_000)
    let context = FileContext(kind: .document)
    let oldFile = ParsedFile(SourceFile(uri: new.uri, version: 1, bytes: old + padding))
    let file = ParsedFile(SourceFile(uri: new.uri, version: 2, bytes: new.bytes + padding))
    let oldAnalyses = context.analyses(of: oldFile)
    let document = DocumentSnapshot(
      file: file, context: context, recentAnalyses: oldAnalyses, analyses: { context.analyses(of: file) },
      diagnostics: { context.diagnostics(of: file, analyses: context.analyses(of: file)) })
    for offset in [0, 1, 2, 3].map({ TextOffset(utf8: new.bytes.count * $0 / 3) }) {
      let completions = await document.completions(at: offset)
      violations.expect(
        completions.range.start <= completions.range.end
          && completions.range.end.utf8 <= file.source.bytes.count, "a completion replaces text elsewhere")
      _ = await document.hover(at: offset)
    }
    await checkTokens(oldFile, file, context, &violations)
  }

  /// Checks that the changes of semantic tokens, applied to the old ones, give the new ones.
  private static func checkTokens(
    _ oldFile: ParsedFile, _ file: ParsedFile, _ context: FileContext, _ violations: inout Violations
  ) async {
    func data(_ file: ParsedFile) async -> [UInt32] {
      let snapshot = DocumentSnapshot.computing(file.source, context)
      return SemanticTokenCoding.encode(
        await snapshot.semanticTokens(), PositionMapper(file.source, encoding: .utf16))
    }
    let old = await data(oldFile)
    let new = await data(file)
    var edited = old
    for edit in SemanticTokenCoding.difference(from: old, to: new) {
      guard 0 <= edit.start, edit.start + edit.deleteCount <= edited.count else {
        return violations.expect(false, "a change of semantic tokens is outside the old ones")
      }
      edited.replaceSubrange(edit.start..<(edit.start + edit.deleteCount), with: edit.data)
    }
    violations.expect(edited == new, "changed semantic tokens differ from new ones")
  }
}

/// An edit of the client.
private struct TextChange {
  /// The line and character of the start, and those of the end; `nil` replaces the whole text.
  var bounds: [Int]?
  var text: String

  var change: TextDocumentContentChange {
    TextDocumentContentChange(
      range: bounds.map {
        LSPRange(
          start: Position(line: $0[0], character: $0[1]), end: Position(line: $0[2], character: $0[3]))
      }, text: text)
  }

  /// Returns the text after the edit, as a slow, obvious program computes it.
  func applied(to bytes: [UInt8], _ encoding: PositionEncoding) -> [UInt8] {
    guard let bounds else { return Array(text.utf8) }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let start = Self.index(bounds[0], bounds[1], in: scalars, encoding)
    let end = max(start, Self.index(bounds[2], bounds[3], in: scalars, encoding))
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<start])
    result.append(contentsOf: text.unicodeScalars)
    result.append(contentsOf: scalars[end...])
    return Array(String(result).utf8)
  }

  private static func index(
    _ line: Int, _ character: Int, in scalars: [Unicode.Scalar], _ encoding: PositionEncoding
  ) -> Int {
    if line < 0 { return 0 }
    var index = 0
    for _ in 0..<line {
      guard let lineBreak = scalars[index...].firstIndex(where: { $0 == "\n" || $0 == "\r" }) else {
        return scalars.count
      }
      index = lineBreak + 1
      if scalars[lineBreak] == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
    }
    var units = 0
    while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
      let scalar = scalars[index]
      switch encoding {
      case .utf8: units += UTF8.width(scalar)
      case .utf16: units += UTF16.width(scalar)
      case .utf32: units += 1
      }
      if units > character { break }
      index += 1
    }
    return index
  }
}
