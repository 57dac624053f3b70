/// Files of a git revision, in memory.
public struct RevisionFiles: FileReading {
  /// The object ID of the commit.
  package let commit: String
  /// The patterns that select them.
  package let patterns: [Glob]
  private let contents: [String: [UInt8]]
  private let paths: [String]

  /// - Parameters:
  ///   - commit: the object ID of the commit.
  ///   - patterns: the patterns that select the files.
  ///   - contents: the contents of the files, by their paths relative to the project file.
  package init(of commit: String, matching patterns: [Glob], contents: [String: [UInt8]]) {
    self.commit = commit
    self.patterns = patterns
    self.contents = contents
    paths = contents.keys.sorted()
  }

  /// Whether there are none.
  package var isEmpty: Bool { contents.isEmpty }

  public func exists(_ path: String) -> Bool {
    contents[path] != nil || paths.contains { $0.hasPrefix(path.hasSuffix("/") ? path : "\(path)/") }
  }

  public func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard let bytes = contents[path] else { throw .missing }
    return bytes
  }

  public func paths(matching pattern: Glob) -> [String] { paths.filter(pattern.matches) }

  /// Paths may lead to other folders of the repository.
  public func leadsOutside(_ path: String) -> Bool { false }
}
