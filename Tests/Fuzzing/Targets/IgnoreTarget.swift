import CladsFiles
import SourceText

extension FuzzTarget {
  /// Files such as `.gitignore` obey laws that follow from their definition.
  ///
  /// The first part of an input is the file, the second has a path in each line.
  static let ignores = FuzzTarget("ignores", .text) { bytes, violations in
    let parts = InputParts.split(bytes)
    let text = parts[0].filter { $0 != Byte.carriageReturn && $0 != 0 }
    let file = IgnoreFile(text)
    let twice = IgnoreFile(text + [Byte.newline] + text)
    let windows = IgnoreFile(Array(text.split(separator: Byte.newline).joined(separator: Array("\r\n".utf8))))
    for line in (parts.count > 1 ? parts[1] : text).split(separator: Byte.newline).prefix(16) {
      // No line of a file can name a path that ends in a carriage return.
      let path = String(decoding: line.filter { $0 != 0 && $0 != Byte.carriageReturn }, as: UTF8.self)
      for isFolder in [false, true] {
        let isIgnored = file.ignores(path, isFolder: isFolder)
        // Up to this size, all patterns are read.
        guard text.count < 10_000 else { continue }
        violations.expect(
          twice.ignores(path, isFolder: isFolder) == isIgnored, "`\(path)` differs with each pattern twice")
        violations.expect(
          windows.ignores(path, isFolder: isFolder) == isIgnored, "`\(path)` differs with other line breaks")
        guard let escaped = escaped(path) else { continue }
        violations.expect(
          IgnoreFile(text + [Byte.newline] + escaped).ignores(path, isFolder: isFolder),
          "`\(path)` is not ignored by its own pattern at the end")
        // A file in a folder that is ignored cannot be included again.
        let isSingle = !path.utf8.contains(Byte.slash)
        violations.expect(
          !isSingle || !IgnoreFile(text + Array("\n!".utf8) + escaped).ignores(path, isFolder: isFolder),
          "`\(path)` is not included again by its own pattern")
      }
    }
  }

  /// Returns the pattern that matches only one path; `nil` if there is none.
  private static func escaped(_ path: String) -> [UInt8]? {
    let components = path.utf8.split(separator: Byte.slash)
    guard !components.isEmpty else { return nil }
    let pattern = components.flatMap { component in
      [Byte.slash] + component.flatMap { [Byte.backslash, $0] }
    }
    return pattern.count < 1_000 ? pattern : nil
  }
}
