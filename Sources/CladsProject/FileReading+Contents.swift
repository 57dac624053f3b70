import SourceText

extension FileReadingError {
  /// The message about a file that a project names and that is not JSON at all. It does not quote the file,
  /// which may be one with secrets that was named by mistake, or on purpose.
  static let notJSONMessage = "the file is not JSON"

  /// Whether a text may be JSON with mistakes, rather than a file of another kind.
  package static func mayBeJSON(_ bytes: [UInt8]) -> Bool {
    let spaces: [UInt8] = [Byte.space, Byte.tab, Byte.newline, Byte.carriageReturn, 0xEF, 0xBB, 0xBF]
    guard let first = bytes.first(where: { !spaces.contains($0) }) else { return true }
    return "{[\"".utf8.contains(first)
  }
}
