package import CladsProject

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Access to the file system through system calls.
package enum FileSystem {
  /// The maximum size in bytes of a file that is read.
  package static let maximumFileSize = 16 * 1024 * 1024

  /// The kind of a directory entry.
  package enum Kind {
    case file, folder, other, missing
    case refused(String)

    /// Whether it is a file that can be read.
    package var isFile: Bool { if case .file = self { true } else { false } }
  }

  /// Returns what is at a path; links are followed.
  package static func kind(_ path: String) -> Kind {
    var info = stat()
    return stat(path, &info) == 0 ? kind(info) : missing(errno)
  }

  /// Returns what is at a path, with links followed, and whether there is a link.
  package static func entry(_ path: String) -> (kind: Kind, isLink: Bool) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return (missing(errno), false) }
    return info.st_mode & S_IFMT == S_IFLNK ? (kind(path), true) : (kind(info), false)
  }

  /// Whether there is anything at a path, such as a link that leads nowhere.
  static func isPresent(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  private static func kind(_ info: stat) -> Kind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func missing(_ number: Int32) -> Kind {
    number == ENOENT || number == ENOTDIR ? .missing : .refused(reason(number))
  }

  /// Reads a regular file; throws if it cannot be read or exceeds `maximumFileSize`.
  package static func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    // Opening a device may have an effect, so only a file is opened.
    switch kind(path) {
    case .folder, .other: throw .notAFile
    case .file, .missing, .refused: break
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    return try read(open: descriptor)
  }

  /// Reads a list: a file, or the open pipe of a process substitution. Another pipe may have no writer.
  package static func readList(_ path: String) throws(FileReadingError) -> [UInt8] {
    guard path.hasPrefix("/dev/"), case .other = kind(path) else { return try read(path) }
    let descriptor = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    return try readAll(descriptor, expecting: 65_536)
  }

  static func read(open descriptor: Int32) throws(FileReadingError) -> [UInt8] {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw error(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard info.st_size <= maximumFileSize else { throw .tooLarge(Int(info.st_size)) }
    return try readAll(descriptor, expecting: Int(info.st_size))
  }

  /// What the current task reads as standard input; `nil` for that of the process.
  @TaskLocal package static var standardInput: [UInt8]?

  /// Reads standard input to its end; throws if it exceeds `maximumFileSize`.
  package static func readStandardInput(
    maximumSize: Int = maximumFileSize
  ) throws(FileReadingError) -> [UInt8] {
    if let standardInput {
      if standardInput.count > maximumSize { throw .tooLarge(standardInput.count) }
      return standardInput
    }
    return try readAll(0, expecting: 65_536, maximumSize: maximumSize)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, maximumSize: Int = maximumFileSize
  ) throws(FileReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One more byte than expected, so that the end is found without another buffer.
    var capacity = max(size, 0) + 1
    while true {
      var problem: Int32?
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
          let readCount = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, capacity - count)
          if readCount < 0, errno == EINTR { continue }
          if readCount < 0 { problem = errno }
          if readCount <= 0 { return }
          count += readCount
        }
      }
      if let problem { throw error(problem) }
      let isAtEnd = chunk.count < capacity
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > maximumSize { throw .tooLarge(bytes.count) }
      if isAtEnd { return bytes }
      capacity = max(65_536, min(bytes.count, 8 * 1024 * 1024))
    }
  }

  static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
    -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  /// Returns the names in a folder, sorted by their UTF-8 bytes.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - start: what the names begin with.
  ///   - end: what the names end with.
  /// - Returns: the names, without `.` and `..`.
  /// - Throws: why the folder cannot be read.
  package static func names(
    in folder: String, startingWith start: String = "", endingWith end: String = ""
  ) throws(FileReadingError) -> [String] {
    guard let directory = opendir(folder) else { throw error(errno) }
    return names(in: directory, startingWith: start, endingWith: end)
  }

  /// Returns the names in an open folder, sorted by their UTF-8 bytes.
  static func names(inOpen folder: Int32) throws(FileReadingError) -> [String] {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw error(errno) }
    guard let directory = fdopendir(copy) else {
      close(copy)
      throw .notAFile
    }
    return names(in: directory)
  }

  private static func names(
    in directory: OpaquePointer, startingWith start: String = "", endingWith end: String = ""
  ) -> [String] {
    defer { closedir(directory) }
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { bytes -> String? in
          // Of a folder with thousands of files, most are not asked for, and need no string.
          let length = strnlen(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), 255)
          let name = UnsafeBufferPointer(start: bytes, count: length)
          guard name.starts(with: start), name.suffix(end.count).elementsEqual(end) else { return nil }
          return String(decoding: name, as: UTF8.self)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the device and inode of a folder, which detect cycles of links; `nil` when there is no such
  /// folder.
  package static func identity(_ path: String) -> [UInt64]? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(truncatingIfNeeded: info.st_ino)]
  }

  /// The modification time and size of a file, which tell whether it has changed.
  package struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
  }

  /// Returns the stamp of the file at a path; `nil` when there is none.
  package static func stamp(_ path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size))
  }

  /// Makes a folder the current one; returns whether that succeeded.
  package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }

  /// Returns the absolute path with links, `.` and `..` resolved.
  ///
  /// For a file that does not exist only its folder is resolved; without that folder the path stays
  /// unresolved.
  package static func absolute(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let name = Paths.name(of: path)
    if name != "..", name != ".", let folder = resolved(Paths.folder(of: path)) {
      return Paths.join(folder, name)
    }
    if path.isAbsolutePath { return path }
    guard let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return String(cString: current) + "/" + path
  }

  /// Returns the absolute path with the links resolved in as many folders as exist.
  package static func resolvedAsFarAsPossible(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let name = Paths.name(of: path)
    let parent = Paths.folder(of: path)
    guard parent != path else { return path }
    let folder = resolvedAsFarAsPossible(parent)
    switch name {
    case "", ".": return folder
    case "..": return Paths.folder(of: folder)
    default: return Paths.join(folder, name)
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func error(_ number: Int32) -> FileReadingError {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .notAFile
    default: .refused(reason(number))
    }
  }

  /// Returns the description of a system error number.
  package static func reason(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ELOOP: "there are too many levels of links"
    case ENAMETOOLONG: "the name is too long"
    case EISDIR: "it is a folder"
    default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
}

extension FileReadingError {
  /// The reason why the file could not be read, to follow its path in a message.
  package var message: String {
    switch self {
    case .missing: "there is no such file"
    case .notAFile: "it is not a file"
    case .outside: Self.outsideMessage
    case .tooLarge(let size):
      "its size of \((size + 1_048_575) / 1_048_576) MiB is over the limit of \(FileSystem.maximumFileSize / 1_048_576) MiB"
    case .refused(let reason): reason
    }
  }
}
