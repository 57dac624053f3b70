/// Why a file could not be read.
public enum FileReadingError: Error, Sendable, Hashable {
  /// There is no such file.
  case missing
  /// It is a folder, a device or a link in a circle.
  case notAFile
  /// It is larger than is read, in bytes.
  case tooLarge(Int)
  /// The system refuses, in its words.
  case refused(String)
}

/// A look at files; the only way in which a project reaches the disk.
public protocol FileReading: Sendable {
  /// Whether there is a file or folder at a path relative to the project file.
  func exists(_ path: String) -> Bool
  /// The bytes of the file at a path relative to the project file.
  func read(_ path: String) throws(FileReadingError) -> [UInt8]
  /// The paths, relative to the project file, of the files that match a pattern, sorted; a bounded number of them.
  func paths(matching pattern: Glob) -> [String]
}
