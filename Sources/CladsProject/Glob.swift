import SourceText

/// A pattern of paths: `*` matches any text in one path component, `**` any number of components, `?` one
/// byte, `{a,b}` one of several texts, `[abc]` one of several bytes.
public struct Glob: Sendable, Hashable {
  /// The pattern, as in the project file.
  package let pattern: String
  private let alternatives: [[[UInt8]]]

  /// Compiles a pattern.
  package init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expand(Array(pattern.utf8)).map { text in
      Self.parts(text)
    }
  }

  /// Returns whether a `/`-separated path, relative to the folder of the project file, matches.
  package func matches(_ path: String) -> Bool {
    let parts = Self.parts(Array(path.utf8))
    return alternatives.contains { Self.match($0, parts) }
  }

  /// Returns the components of a path, without `.`.
  private static func parts(_ path: [UInt8]) -> [[UInt8]] {
    path.split(separator: Byte.slash).filter { $0 != [Byte.dot] }.map(Array.init)
  }

  /// Whether the pattern has wildcards, rather than being the path of one file.
  package var isPattern: Bool { pattern.utf8.contains { "*?[{".utf8.contains($0) } }

  /// The folders that contain all matching files, directly or in subfolders: the components before the first
  /// with a wildcard.
  package var folders: [String] {
    let isAbsolute = pattern.hasPrefix("/")
    let folders = alternatives.map { parts in
      let plain = parts.dropLast().prefix { part in !part.contains { "*?[{".utf8.contains($0) } }
      let path = plain.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
      return isAbsolute ? "/" + path : path.isEmpty ? "." : path
    }
    return Set(folders).sorted()
  }

  /// Returns whether a path in the folder or its subfolders may match.
  package func mayMatch(insideFolder path: String) -> Bool {
    let parts = Self.parts(Array(path.utf8))
    return alternatives.contains { pattern in
      if let stars = pattern.firstIndex(of: Array("**".utf8)) {
        let count = min(stars, parts.count)
        return Self.match(Array(pattern[..<count]), Array(parts[..<count]))
      }
      return parts.count < pattern.count && Self.match(Array(pattern[..<parts.count]), parts)
    }
  }

  // Keeps the set of reachable prefixes instead of backtracking, so that the cost is at most the product of
  // both lengths, for any pattern.
  private static func match(_ pattern: [[UInt8]], _ path: [[UInt8]]) -> Bool {
    var reachable = [Bool](repeating: false, count: path.count + 1)
    reachable[0] = true
    for part in pattern {
      var next = [Bool](repeating: false, count: path.count + 1)
      if part == Array("**".utf8) {
        var seen = false
        for index in 0...path.count {
          seen = seen || reachable[index]
          next[index] = seen
        }
      } else {
        for index in 0..<path.count where reachable[index] && matchPart(part, path[index]) {
          next[index + 1] = true
        }
      }
      reachable = next
    }
    return reachable[path.count]
  }

  private static func matchPart(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var p = 0
    var t = 0
    var star: (p: Int, t: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == Byte.star {
        star = (p, t)
        p += 1
      } else if p < pattern.count, let next = single(pattern, p, text[t]) {
        p = next
        t += 1
      } else if let (starP, starT) = star {
        p = starP + 1
        t = starT + 1
        star = (starP, t)
      } else {
        return false
      }
    }
    while p < pattern.count, pattern[p] == Byte.star { p += 1 }
    return p == pattern.count
  }

  /// Returns the index in the pattern after the element at `p` if that matches the byte, or `nil`.
  private static func single(_ pattern: [UInt8], _ p: Int, _ byte: UInt8) -> Int? {
    switch pattern[p] {
    case Byte.questionMark: return p + 1
    case Byte.openBracket:
      guard let end = pattern[p...].firstIndex(of: Byte.closeBracket) else {
        return byte == pattern[p] ? p + 1 : nil
      }
      return pattern[(p + 1)..<end].contains(byte) ? end + 1 : nil
    default: return pattern[p] == byte ? p + 1 : nil
    }
  }

  /// Returns the patterns without braces that a pattern expands to; more than 256 are not expanded.
  private static func expand(_ pattern: [UInt8]) -> [[UInt8]] {
    var done: [[UInt8]] = []
    var open = [pattern]
    while let next = open.popLast() {
      guard done.count + open.count < 256 else { return [pattern] }
      guard let start = next.firstIndex(of: Byte.openBrace),
        let end = next[start...].firstIndex(of: Byte.closeBrace)
      else {
        done.append(next)
        continue
      }
      for choice in next[(start + 1)..<end].split(
        separator: Byte.comma, omittingEmptySubsequences: false)
      {
        open.append(Array(next[..<start]) + Array(choice) + Array(next[(end + 1)...]))
      }
    }
    return done
  }
}
