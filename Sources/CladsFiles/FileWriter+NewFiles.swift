import CladsProject

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileWriter {
  /// What a new file contains.
  enum NewContents {
    case bytes([UInt8])
    /// Zeros, which take no space on the disk.
    case hole(size: Int)
  }

  /// The number of components that the path of a new file can have; searches do not go deeper.
  static let maximumDepth = 100

  /// Creates a file and the folders that it is in, without following a link, and without waiting until it is
  /// on the disk. A file that exists stays as it is: where a file system ignores case, the first one wins.
  ///
  /// - Parameters:
  ///   - contents: what it contains.
  ///   - path: its path relative to the writer's folder, with nonempty components; neither `.` nor `..`.
  /// - Throws: ``FileWritingError``; folders may then be left, or an incomplete file.
  func create(_ contents: NewContents, at path: String) throws(FileWritingError) {
    var parts = path.pathComponents
    let isPlain = parts.joined(separator: "/") == path
    guard isPlain, parts.count <= Self.maximumDepth, !parts.contains(where: { [".", ".."].contains($0) }),
      let name = parts.popLast()
    else { throw FileWritingError(message: "its path leads elsewhere, so it is not written") }
    let parent = try openFolder(parts)
    defer { close(parent) }
    let descriptor = openat(parent, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if descriptor < 0, errno == EEXIST { return }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    defer { close(descriptor) }
    switch contents {
    case .bytes(let bytes): try Self.write(bytes, to: descriptor)
    case .hole(let size): guard ftruncate(descriptor, off_t(size)) == 0 else { throw Self.failure(errno) }
    }
  }

  /// Creates the folders with these names, each in the one before.
  func createFolder(_ names: [String]) throws(FileWritingError) { close(try openFolder(names)) }

  /// Removes a file below the folder, if there is one; no link is followed.
  func remove(_ path: String) {
    var parts = path.pathComponents
    guard let name = parts.popLast(), !parts.contains(".."), let folder = try? openFolder(parts)
    else { return }
    unlinkat(folder, name, 0)
    close(folder)
  }

  /// Opens the folder with these components, and creates what does not exist.
  private func openFolder(_ parts: [String]) throws(FileWritingError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var descriptor = openat(AT_FDCWD, folder, flags)
    for part in parts where descriptor >= 0 {
      var next = openat(descriptor, part, flags)
      if next < 0, errno == ENOENT, mkdirat(descriptor, part, 0o777) == 0 || errno == EEXIST {
        next = openat(descriptor, part, flags)
      }
      let problem = errno
      close(descriptor)
      errno = problem
      descriptor = next
    }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    return descriptor
  }
}
