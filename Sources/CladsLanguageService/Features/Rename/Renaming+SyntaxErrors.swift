import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Renaming in texts that do not parse: after some syntax errors it is not known what a string is, so a
/// rename would leave uses of the name behind.
extension Renaming {
  /// Throws if a file has the name where a syntax error hides what it is.
  func checkSyntax(of file: DocumentSnapshot) async throws(ResponseError) {
    guard !file.file.isStrictJSON, let readings = await brokenReadings(of: file) else { return }
    for reading in readings {
      let tree = reading.file.tree
      guard let error = tree.errors.first(where: \.mayHideNames) else { continue }
      let known = reading.names.flatMap { $0.mentions(of: referent) }.map(\.range)
      let own = names.file.tree.isIdentical(to: tree) ? names.mentions(of: referent).map(\.range) : []
      let name = Array(referent.lastNameInText.utf8)
      if !reading.file.source.bytes.hasWord(name, outside: known + own) { continue }
      let place = reading.file.source.hostRange(of: error.range)
      let line = place.host.lines.line(containing: place.range.start) + 1
      throw ResponseError(
        .requestFailed,
        "line \(line) of `\(file.uri.name)` has a syntax error: \(error.message); fix it first, because it hides "
          + "where `\(referent.name)` is used")
    }
  }

  private struct Reading {
    let file: ParsedFile
    let names: [DocumentNames]
  }

  /// Returns the texts in a file, each with the names that are known in it; `nil` for source code.
  private func brokenReadings(of file: DocumentSnapshot) async -> [Reading]? {
    guard file.kind != .other else { return nil }
    let all = await DocumentNames.all(in: file)
    let texts = file.file.embedded.isEmpty ? [file.file] : file.file.embedded.map(\.file)
    return texts.map { text in
      Reading(file: text, names: all.filter { $0.file.tree.isIdentical(to: text.tree) })
    }
  }
}

extension Referent {
  /// The part of the name that a text must have to mention it.
  fileprivate var lastNameInText: String {
    if case .symbol(.token, _) = self { ownTokenName } else { lastName }
  }
}

extension [UInt8] {
  /// Returns whether a word is in the text, other than in the given ranges.
  fileprivate func hasWord(_ word: [UInt8], outside ranges: [TextRange]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] == first {
      let end = start + word.count
      if self[start..<end].elementsEqual(word), start == 0 || !self[start - 1].isNamePart,
        end == count || !self[end].isNamePart,
        !ranges.contains(where: { $0.contains(TextRange(utf8: start, end)) })
      {
        return true
      }
    }
    return false
  }
}

extension SyntaxError {
  /// Whether what follows the error may not be what its author means, so that names in it are unknown. The
  /// entries around any other error are read as they are meant.
  fileprivate var mayHideNames: Bool {
    switch kind {
    case .emptyDocument, .byteOrderMark, .comment, .missingComma, .extraComma, .trailingComma,
      .trailingCommas,
      .missingColon, .wrongSeparator, .missingValue, .wrongQuotes, .unquotedName, .unquotedValue, .badNumber,
      .controlCharacter, .badEscape, .loneSurrogate:
      false
    case .encoding, .tooLarge, .textBeforeStart, .unclosedComment, .mergeConflict, .missingName,
      .missingBracket, .missingOpeningQuote, .unclosedString, .escapedClosingQuote, .extraQuote,
      .unescapedQuote, .lineBreakInString, .unclosedBracket, .wrongBracket, .extraBracket, .earlyEnd,
      .colonInArray, .unexpected, .secondValue, .textAfterEnd:
      true
    }
  }
}
