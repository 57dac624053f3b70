public import CladsProject

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The disk, through the system's own calls.
public enum FileSystem {
  /// The largest file that is read, in bytes.
  public static let largestFile = 64 * 1024 * 1024

  /// What is at a path.
  public enum Kind {
    case file, folder, other, missing
    case refused(String)

    /// Whether it is a file that can be read.
    public var isFile: Bool { if case .file = self { true } else { false } }
  }

  /// What is at a path, links followed.
  public static func kind(_ path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .refused(reason(errno))
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The bytes of a file.
  public static func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw error(errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard info.st_size <= largestFile else { throw .tooLarge(Int(info.st_size)) }
    return try readAll(descriptor, expecting: Int(info.st_size))
  }

  /// The bytes of standard input.
  public static func readStandardInput() throws(FileReadingError) -> [UInt8] {
    try readAll(0, expecting: 65_536)
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int) throws(FileReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = max(size, 0) + 1
    while true {
      var problem: Int32 = 0
      let start = bytes.count
      let room = capacity
      var got = 0
      bytes.reserveCapacity(start + room)
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat {
          got = systemRead(descriptor, buffer.baseAddress, room)
        } while got < 0 && errno == EINTR
        if got < 0 { problem = errno }
        count = max(got, 0)
      }
      if got < 0 { throw error(problem) }
      if got == 0 { return bytes }
      if start == 0 { bytes = piece } else { bytes += piece }
      if bytes.count > largestFile { throw .tooLarge(bytes.count) }
      capacity = max(65_536, min(bytes.count, 8 * 1024 * 1024))
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
    -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  /// The names in a folder, sorted by their bytes.
  public static func names(in folder: String) throws(FileReadingError) -> [String] {
    guard let directory = opendir(folder) else { throw error(errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) {
          String(decodingCString: $0, as: UTF8.self)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// The device and number of a folder, for finding links in a circle.
  public static func identity(_ path: String) -> [UInt64]? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(truncatingIfNeeded: info.st_ino)]
  }

  /// When a file was last written and how large it is, for telling whether it changed.
  public struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
  }

  /// When the file at a path was last written; nothing when there is none.
  public static func stamp(_ path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size))
  }

  /// The path without links, `.` and `..`; of what does not exist, the name in its folder, or the path
  /// itself.
  public static func absolute(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let name = Paths.name(of: path)
    if name != "..", name != ".", let folder = resolved(Paths.folder(of: path)) {
      return Paths.join(folder, name)
    }
    if path.hasPrefix("/") { return path }
    guard let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return String(cString: current) + "/" + path
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func error(_ number: Int32) -> FileReadingError {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .notAFile
    default: .refused(reason(number))
    }
  }

  /// The words for an error number of the system.
  public static func reason(_ number: Int32) -> String {
    switch number {
    case EACCES, EPERM: "permission denied"
    case ELOOP: "the link goes in a circle"
    case ENAMETOOLONG: "the name is too long"
    case EISDIR: "it is a folder"
    default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
}

extension FileReadingError {
  /// Why the file could not be read, for a message after its path.
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .notAFile: "it is not a file"
    case .tooLarge(let size):
      "it has \(size / 1_048_576) MiB; at most \(FileSystem.largestFile / 1_048_576) MiB are read"
    case .refused(let reason): reason
    }
  }
}
