import CladsProject

/// The files of a project that exists only in memory: every named file exists, and holds design tokens.
struct ProjectFiles: FileReading {
  var project: [UInt8]
  var tokens: [UInt8] = Array("{}".utf8)

  func exists(_ path: String) -> Bool { !Glob(path).isPattern }

  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    if path.hasSuffix(".missing") { throw .missing }
    return tokens
  }

  func paths(matching pattern: Glob) -> [String] {
    ["a.tokens.json", "tokens/b.tokens.json"].filter { pattern.matches($0) }
  }

  func read() -> Project { Project.read(project, path: "/app/clads.json", files: self) }
}
