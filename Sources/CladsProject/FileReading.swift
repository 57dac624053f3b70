/// A failure to read a file.
public enum FileReadingError: Error, Sendable, Hashable {
  /// The file does not exist.
  case missing
  /// The path is a folder or a device.
  case notAFile
  /// The path leads out of the files that a project may name, perhaps through a link.
  case outside
  /// The file is over the size limit; its size in bytes.
  case tooLarge(Int)
  /// The system refused; its error message.
  case refused(String)

  /// Why a file outside the work tree is not read, to follow its path in a message.
  public static let outsideMessage =
    "it leads out of the git work tree, or without one, out of the folder, so it is not read"
}

/// Access to files; a project reads the disk only through this.
public protocol FileReading: Sendable {
  /// Returns whether a file or folder exists at a path relative to the project file.
  func exists(_ path: String) -> Bool
  /// Returns the bytes of the file at a path relative to the project file.
  func read(_ path: String) throws(FileReadingError) -> [UInt8]
  /// Returns the sorted paths, relative to the project file, of the files that match a pattern. Their number
  /// is bounded.
  func paths(matching pattern: Glob) -> [String]
  /// Returns the sorted paths, relative to the project file, of the files with source code that match a
  /// pattern, at most ``GlobLimit/sources``.
  func sourcePaths(matching pattern: Glob) -> [String]
  /// Returns whether a path relative to the project file leads out of the files that a project may name:
  /// those of its git work tree or, without one, of its folder.
  func leadsOutside(_ path: String) -> Bool
  /// Returns the sorted paths, relative to the project file, of the links that `paths(matching:)` does not
  /// follow because they lead outside.
  func linksOutside(matching pattern: Glob) -> [String]
  /// Returns the names of the files in the folder itself that begin and end with two texts, with those of
  /// links that lead outside; sorted.
  func names(startingWith start: String, endingWith end: String) -> [String]
  /// Returns the files of a git revision that match any of some patterns, at most ``GlobLimit/sources``;
  /// `earlier` ones are reused if they are the same.
  func files(
    of revision: String, matching patterns: [Glob], after earlier: RevisionFiles?
  ) throws(FileReadingError) -> RevisionFiles
}

/// The maximum numbers of files that a pattern selects.
package enum GlobLimit {
  package static let sources = 20_000
}

/// Files without links, in the folder of the project file.
extension FileReading {
  public func leadsOutside(_ path: String) -> Bool {
    if path.isAbsolutePath { return true }
    var depth = 0
    for part in path.pathComponents where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  public func sourcePaths(matching pattern: Glob) -> [String] { paths(matching: pattern) }

  public func linksOutside(matching pattern: Glob) -> [String] { [] }
  public func names(startingWith start: String, endingWith end: String) -> [String] {
    let pattern = Glob("*" + end)
    let names = paths(matching: pattern) + linksOutside(matching: pattern)
    return names.filter { $0.hasPrefix(start) }.sorted()
  }

  public func files(
    of revision: String, matching patterns: [Glob], after earlier: RevisionFiles?
  ) throws(FileReadingError) -> RevisionFiles {
    throw .refused("there is no git repository")
  }
}
