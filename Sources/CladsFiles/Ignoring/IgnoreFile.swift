import CladsProject
import SourceText

/// The patterns of one `.gitignore`, or of `.git/info/exclude`.
package struct IgnoreFile: Sendable {
  /// The number of bytes that are read; what follows is left out.
  static let maximumSize = 1_048_576
  /// The number of patterns that are read; those that follow are left out.
  static let maximumCount = 10_000

  private let patterns: [IgnorePattern]

  /// Reads the patterns in a text; a line that is none is left out.
  package init(_ bytes: [UInt8]) {
    var bytes = bytes.prefix(Self.maximumSize)
    if bytes.starts(with: UTF8Problem.mark) { bytes = bytes.dropFirst(3) }
    var patterns: [IgnorePattern] = []
    for line in bytes.split(separator: Byte.newline) where patterns.count < Self.maximumCount {
      if let pattern = IgnorePattern(line.last == Byte.carriageReturn ? line.dropLast() : line) {
        patterns.append(pattern)
      }
    }
    self.patterns = patterns
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Returns whether the last pattern that matches a path ignores it; `nil` if none matches.
  ///
  /// - Parameters:
  ///   - path: the components of the path, relative to the folder of the file.
  ///   - isFolder: whether it is the path of a folder.
  /// - Returns: whether it is ignored; the folders that it is in are not considered.
  func ignores(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Returns whether a `/`-separated path, relative to the folder of the file, is ignored, itself or one of
  /// the folders that it is in.
  package func ignores(_ path: String, isFolder: Bool) -> Bool {
    let components = path.pathComponents.map { Array($0.utf8) }
    return components.indices.contains { index in
      ignores(components[...index], isFolder: isFolder || index < components.count - 1) ?? false
    }
  }
}
