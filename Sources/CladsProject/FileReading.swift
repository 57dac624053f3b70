/// A failure to read a file.
public enum FileReadingError: Error, Sendable, Hashable {
  /// The file does not exist.
  case missing
  /// The path is a folder, a device or a cyclic symbolic link.
  case notAFile
  /// The file is over the size limit; its size in bytes.
  case tooLarge(Int)
  /// The system refused; its error message.
  case refused(String)
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
}
