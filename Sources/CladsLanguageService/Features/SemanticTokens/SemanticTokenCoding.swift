package import LanguageServerProtocol
import SourceText

/// Encodes semantic tokens and computes the edits between two encodings.
package enum SemanticTokenCoding {
  /// Encodes tokens as five integers each, without tokens that overlap the previous one or span several
  /// lines.
  package static func encode(_ tokens: [SemanticToken], _ positions: PositionMapper) -> [UInt32] {
    let ranges = positions.ranges(tokens.map(\.range))
    var data: [UInt32] = []
    data.reserveCapacity(tokens.count * 5)
    var last = Position(line: 0, character: 0)
    var end = Position(line: 0, character: 0)
    for (token, range) in zip(tokens, ranges) {
      guard range.start >= end, range.end.line == range.start.line, range.start < range.end else { continue }
      let isSameLine = range.start.line == last.line
      data.append(UInt32(clamping: range.start.line - last.line))
      data.append(UInt32(clamping: range.start.character - (isSameLine ? last.character : 0)))
      data.append(UInt32(clamping: range.end.character - range.start.character))
      data.append(UInt32(clamping: indices[token.kind] ?? 0))
      data.append(token.modifiers.rawValue)
      last = range.start
      end = range.end
    }
    return data
  }

  /// Returns the smallest single edit that turns one encoding into another; empty when they are equal.
  package static func difference(from old: [UInt32], to new: [UInt32]) -> [SemanticTokensEdit] {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    if prefix == old.count, prefix == new.count { return [] }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    return [
      SemanticTokensEdit(
        start: prefix, deleteCount: old.count - prefix - suffix, data: Array(new[prefix..<new.count - suffix])
      )
    ]
  }

  private static let indices = Dictionary(
    uniqueKeysWithValues: SemanticToken.Kind.allCases.enumerated().map { ($1, $0) })
}
