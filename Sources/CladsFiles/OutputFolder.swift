#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that the program fills with files of its own, and fills again in later runs.
///
/// Every such folder has a file by which it is known. One that has other files but not that one is somebody
/// else's, and nothing is written to it.
package struct OutputFolder: Sendable {
  /// The path as it was given.
  package let path: String
  private let writer: FileWriter

  /// Opens a folder, which is created unless it exists.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - mark: the name of the file by which it is known.
  ///   - isOurs: whether such a file with these contents is one of the program.
  /// - Throws: ``FileWritingError`` if there is another file at the path, or the folder has other files.
  package init(
    at path: String, knownBy mark: String, isOurs: ([UInt8]) -> Bool
  ) throws(FileWritingError) {
    self.path = path
    var base = FileSystem.absolute(path)
    var missing: [String] = []
    while case .missing = FileSystem.kind(base), base != "/" {
      missing.append(Paths.name(of: base))
      base = Paths.folder(of: base)
    }
    guard case .folder = FileSystem.kind(base) else {
      throw FileWritingError(message: "it is not a folder")
    }
    if missing.isEmpty {
      let names = (try? FileSystem.names(in: base)) ?? []
      if !names.isEmpty {
        let bytes = names.contains(mark) ? try? FileSystem.read(Paths.join(base, mark)) : nil
        guard let bytes, isOurs(bytes) else {
          throw FileWritingError(message: "it contains other files; name an empty folder or a new one")
        }
      }
    } else {
      try FileWriter(folder: base).createFolder(missing.reversed())
    }
    writer = FileWriter(folder: path)
  }

  /// Returns the contents of a file; `nil` if there is none that can be read.
  package func contents(of name: String) -> [UInt8]? { try? FileSystem.read(location(of: name)) }

  /// Whether there is a file with a name.
  package func contains(_ name: String) -> Bool { FileSystem.kind(location(of: name)).isFile }

  /// Writes a file, unless it is as it should be.
  ///
  /// - Parameters:
  ///   - bytes: its contents.
  ///   - name: its name, or its path below the folder.
  ///   - isNamedByContents: whether a file with this name has other contents only if a run was interrupted.
  /// - Throws: ``FileWritingError``.
  package func write(
    _ bytes: [UInt8], to name: String, isNamedByContents: Bool = false
  ) throws(FileWritingError) {
    let location = location(of: name)
    if let size = FileSystem.stamp(location)?.size {
      if isNamedByContents, size == bytes.count { return }
      guard let old = contents(of: name) else {
        throw FileWritingError(message: "\(location) cannot be read")
      }
      if old != bytes { try writer.write(bytes, to: location, replacing: old) }
      return
    }
    try writer.create(.bytes(bytes), at: name)
  }

  /// Returns the names of the files in a folder below it.
  package func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: location(of: folder))) ?? []
  }

  /// Removes a file, if there is one.
  package func remove(_ name: String) { writer.remove(name) }

  private func location(of name: String) -> String { Paths.join(path, name) }
}
