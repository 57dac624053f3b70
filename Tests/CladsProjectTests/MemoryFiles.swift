import CladsProject

/// Files that exist only in the test, by path relative to the project file.
struct MemoryFiles: FileReading {
  var texts: [String: String] = [:]

  func exists(_ path: String) -> Bool { texts[path] != nil }

  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard let text = texts[path] else { throw .missing }
    return Array(text.utf8)
  }

  func paths(matching pattern: Glob) -> [String] { texts.keys.filter { pattern.matches($0) }.sorted() }
}
