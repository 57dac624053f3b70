import CladsDocument
package import Diagnostics
package import JSONSyntax

extension SyntaxError {
  /// The error as a finding of the rule `json-syntax`.
  package var finding: Finding {
    Finding(
      .jsonSyntaxError, at: range, message, effect: effect, help: documentHelp,
      related: related.map { [Related(relatedMessage, at: $0)] } ?? [],
      fixes: fix.map {
        let title = $0.title.prefix(1).uppercased() + $0.title.dropFirst()
        return [QuickFix(title, edits: $0.edits, hasOneReading ? .safe : .suggested)]
      } ?? [])
  }

  /// Whether the text has only one obvious reading, from which nothing is left out.
  private var hasOneReading: Bool {
    switch kind {
    case .byteOrderMark, .missingComma, .trailingComma, .trailingCommas, .extraComma, .missingColon,
      .wrongSeparator, .wrongQuotes, .unquotedName, .badNumber, .controlCharacter, .lineBreakInString:
      true
    case .unquotedValue(_, let meant): meant != nil
    default: false
    }
  }

  /// What the app does: its decoder accepts a comma after the last entry and a byte order mark.
  private var effect: RuntimeEffect {
    switch kind {
    case .trailingComma, .byteOrderMark: .none
    default: .rejectsDocument
    }
  }

  private var documentHelp: String? {
    let readers = "the app reads it, but it is not valid JSON, and other readers reject it"
    return switch kind {
    case .trailingComma: "remove it: \(readers)"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark: \(readers)"
    default: help
    }
  }

  private var relatedMessage: String { "related to this" }
}
