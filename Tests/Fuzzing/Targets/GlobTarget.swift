import CladsProject

extension FuzzTarget {
  /// Globs match what their definition says.
  ///
  /// The first line of an input is the pattern, the others are paths.
  static let globs = FuzzTarget("globs", .text) { bytes, violations in
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let glob = Glob(lines[0])
    let folders = glob.folders
    violations.expect(!folders.isEmpty || lines[0].contains("{"), "the pattern has no folder")
    for path in lines.dropFirst().prefix(16) {
      let matches = glob.matches(path)
      if let expected = GlobReference.matches(lines[0], path) {
        violations.expect(
          matches == expected,
          "`\(lines[0])` \(matches ? "matches" : "does not match") `\(path)`, unlike its definition")
      }
      guard matches else { continue }
      let parts = path.split(separator: "/").filter { $0 != "." }
      for count in 1..<max(parts.count, 1) {
        let folder = parts.prefix(count).joined(separator: "/")
        violations.expect(
          glob.mayMatch(insideFolder: folder),
          "`\(lines[0])` matches `\(path)`, but is said to match nothing in `\(folder)`")
      }
      let plain = parts.joined(separator: "/")
      violations.expect(
        folders.contains { folder in
          let folder = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
          return folder.isEmpty || plain == folder || plain.hasPrefix(folder + "/")
        }, "`\(lines[0])` matches `\(path)`, which is in none of its folders: \(folders)")
    }
  }
}

/// The definition of globs as a slow, obvious program.
private enum GlobReference {
  /// Returns whether a path matches, or `nil` where that would take too long.
  static func matches(_ pattern: String, _ path: String) -> Bool? {
    guard path.utf8.count <= 24, pattern.utf8.count <= 100,
      pattern.utf8.count(where: { $0 == UInt8(ascii: "*") }) <= 5,
      let patterns = expanded(Array(pattern.utf8))
    else { return nil }
    let parts = components(Array(path.utf8))
    return patterns.contains { matches(components($0)[...], parts[...]) }
  }

  private static func components(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
  }

  private static func expanded(_ pattern: [UInt8]) -> [[UInt8]]? {
    guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
      let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return [pattern] }
    var result: [[UInt8]] = []
    let choices = pattern[(open + 1)..<close].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for choice in choices {
      guard let rest = expanded(Array(pattern[..<open] + choice + pattern[(close + 1)...])) else {
        return nil
      }
      result += rest
      if result.count >= 64 { return nil }
    }
    return result
  }

  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == Array("**".utf8) {
      return matches(pattern.dropFirst(), path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
    }
    guard let component = path.first, matchesPart(first[...], component[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matchesPart(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == UInt8(ascii: "*") {
      return matchesPart(pattern.dropFirst(), text)
        || (!text.isEmpty && matchesPart(pattern, text.dropFirst()))
    }
    guard let byte = text.first else { return false }
    var rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "?"): break
    case UInt8(ascii: "["):
      if let end = rest.firstIndex(of: UInt8(ascii: "]")) {
        guard rest[..<end].contains(byte) else { return false }
        rest = rest[(end + 1)...]
      } else if byte != first {
        return false
      }
    default: if byte != first { return false }
    }
    return matchesPart(rest, text.dropFirst())
  }
}
