import CladsProject

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure to write a file.
package struct FileWritingError: Error, Sendable, Hashable {
  /// The reason, to follow the path of the file in a message.
  package let message: String

  package init(message: String) { self.message = message }
}

/// Writes the files in one folder; everything that the program writes goes through it.
///
/// A file is replaced as a whole, so that a crash leaves either the old text or the new one. No link leads
/// out of the folder, and a file that has changed since it was read stays as it is.
package struct FileWriter: Sendable {
  /// The absolute path of the folder, with links resolved.
  let folder: String

  /// Creates a writer for the files in a folder and its subfolders.
  package init(folder: String) { self.folder = FileSystem.absolute(folder) }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the path of the file; a link to a file in the folder stays a link.
  ///   - old: the contents that the new ones are made from; `nil` if there was no file.
  /// - Throws: ``FileWritingError``, and then nothing has changed.
  package func write(_ bytes: [UInt8], to path: String, replacing old: [UInt8]?) throws(FileWritingError) {
    let (folder, name) = try open(path)
    defer { close(folder) }
    _ = try Self.check(name, in: folder, old)
    let (temporary, descriptor) = try Self.createTemporary(for: name, in: folder)
    // The lock, which is released when the file is closed, says that the file is in use.
    defer { close(descriptor) }
    do throws(FileWritingError) {
      try Self.write(bytes, to: descriptor)
      if let info = try Self.check(name, in: folder, old) { try Self.keepOwner(info, descriptor) }
      guard fsync(descriptor) == 0, renameat(folder, temporary, folder, name) == 0 else {
        throw Self.failure(errno)
      }
    } catch {
      unlinkat(folder, temporary, 0)
      throw error
    }
  }

  /// Removes the temporary files that interrupted runs have left beside the file at a path; returns whether
  /// its folder could be opened.
  @discardableResult
  package func removeStaleFiles(beside path: String) -> Bool {
    guard let (folder, _) = try? open(path) else { return false }
    defer { close(folder) }
    for name in (try? FileSystem.names(inOpen: folder)) ?? [] where Self.isTemporary(name) {
      let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var info = stat()
      guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlinkat(folder, name, 0)
    }
    return true
  }

  /// Appends to a file that another program reads, and creates it if there is none. No link is followed.
  ///
  /// - Parameters:
  ///   - bytes: what to append.
  ///   - path: the path of the file.
  ///   - limit: the maximum size of the file; what would exceed it is not written.
  /// - Throws: ``FileWritingError``.
  package static func append(
    _ bytes: [UInt8], to path: String, limit: Int
  ) throws(FileWritingError) {
    // Opening a device may have an effect, so only a file is opened.
    switch FileSystem.entry(path) {
    case (_, true): throw FileWritingError(message: "it is a link, so it is not written")
    case (.file, _), (.missing, _): break
    case (.folder, _), (.other, _): throw FileWritingError(message: "it is not a file, so it is not written")
    case (.refused(let reason), _): throw FileWritingError(message: "it cannot be written: \(reason)")
    }
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = openat(AT_FDCWD, path, flags, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw failure(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw FileWritingError(message: "it is not a file, so it is not written")
    }
    guard bytes.count <= limit - min(limit, Int(info.st_size)) else {
      throw FileWritingError(message: "it would exceed the limit of \(limit >> 10) KiB, so it is not written")
    }
    try write(bytes, to: descriptor)
  }

  /// Opens the folder of the file at a path, without following any link below the writer's own folder.
  private func open(_ path: String) throws(FileWritingError) -> (folder: Int32, name: String) {
    if FileSystem.isPresent(path), case .missing = FileSystem.kind(path) {
      throw FileWritingError(message: "it is a link to a file that does not exist, so it is not written")
    }
    guard let relative = Paths.relative(FileSystem.absolute(path), to: folder) else {
      throw FileWritingError(message: "it leads out of `\(folder)` through a link, so it is not written")
    }
    var parts = relative.pathComponents
    guard let name = parts.popLast() else { throw Self.failure(EISDIR) }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    // Links are resolved already: one that appears now is an attempt to redirect the file.
    var descriptor = openat(AT_FDCWD, folder, flags)
    for part in parts where descriptor >= 0 {
      let next = openat(descriptor, part, flags)
      let problem = errno
      close(descriptor)
      errno = problem
      descriptor = next
    }
    guard descriptor >= 0 else { throw Self.failure(errno) }
    return (descriptor, name)
  }

  /// Checks that a file may be replaced, and returns its properties; `nil` if there is rightly no file.
  private static func check(
    _ name: String, in folder: Int32, _ old: [UInt8]?
  ) throws(FileWritingError) -> stat? {
    let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT, old == nil { return nil }
    guard descriptor >= 0 else { throw errno == ENOENT ? hasChanged : failure(errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw failure(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw hasChanged }
    // An administrator may write any file, so the permissions are checked, too.
    guard info.st_mode & 0o222 != 0, faccessat(folder, name, W_OK, 0) == 0 else {
      throw FileWritingError(message: "it is read-only, so it is not written")
    }
    guard let old, let bytes = try? FileSystem.read(open: descriptor), bytes == old else { throw hasChanged }
    return info
  }

  private static let hasChanged = FileWritingError(
    message: "it has changed since it was read, so it is not written; run the command again")

  private static func keepOwner(_ info: stat, _ descriptor: Int32) throws(FileWritingError) {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw failure(errno) }
    if (new.st_uid, new.st_gid) != (info.st_uid, info.st_gid),
      fchown(descriptor, info.st_uid, info.st_gid) != 0
    {
      throw FileWritingError(message: "its owner could not be kept, so it is not written")
    }
    // Changing the owner clears some of these bits.
    guard fchmod(descriptor, info.st_mode & 0o7777) == 0 else { throw failure(errno) }
  }

  // MARK: Temporary files

  private static let temporaryEnding = ".tmp"
  private static let temporaryMark = ".clads-"

  private static func createTemporary(
    for name: String, in folder: Int32
  ) throws(FileWritingError) -> (name: String, descriptor: Int32) {
    for number in 0..<100 {
      let suffix = number == 0 ? "" : String(number)
      // A name has at most 255 bytes.
      let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
      let temporary = "\(start)\(temporaryMark)\(getpid())\(suffix)\(temporaryEnding)"
      let descriptor = openat(
        folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw failure(errno) }
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      return (temporary, descriptor)
    }
    throw failure(EEXIST)
  }

  /// Whether a name is one that `createTemporary` makes.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasSuffix(temporaryEnding) else { return false }
    let rest = name.dropLast(temporaryEnding.count)
    let digits = rest.reversed().prefix { ("0"..."9").contains($0) }.count
    return digits > 0 && rest.dropLast(digits).hasSuffix(temporaryMark)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileWritingError) {
    var problem: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          problem = errno
          return
        }
        written += count
      }
    }
    if problem != 0 { throw failure(problem) }
  }

  private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, base, count)
    #else
      Glibc.write(descriptor, base, count)
    #endif
  }

  static func failure(_ number: Int32) -> FileWritingError {
    FileWritingError(message: "it cannot be written: \(FileSystem.reason(number))")
  }
}
