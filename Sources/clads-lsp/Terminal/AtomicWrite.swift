import CladsFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileSystem {
  /// Replaces a file atomically: writes a temporary file next to it and renames that, so that a crash never
  /// leaves a truncated file.
  static func write(_ bytes: [UInt8], to path: String) throws(RunError) {
    let target = absolute(path)
    let temporary = target + ".clads-\(getpid()).tmp"
    var info = stat()
    let mode = stat(target, &info) == 0 ? info.st_mode & 0o7777 : 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw RunError(message: "cannot write \(path): \(reason(errno))") }
    var isWritten = Output.write(bytes, to: descriptor)
    if fsync(descriptor) != 0 { isWritten = false }
    if close(descriptor) != 0 { isWritten = false }
    guard isWritten, rename(temporary, target) == 0 else {
      let problem = errno
      unlink(temporary)
      throw RunError(message: "cannot write \(path): \(reason(problem))")
    }
  }
}
