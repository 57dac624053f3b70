#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A failure to create a temporary folder.
package struct TemporaryFolderError: Error, Sendable, Hashable {
  /// What could not be created, and why.
  package let message: String
}

/// A folder for files that the program needs for a while; only its user can look into it.
///
/// It is in the folder that the variable `TMPDIR` names, or else in `/tmp`. It is removed together with the
/// object, but not if a signal ends the program.
package final class TemporaryFolder: Sendable {
  /// The absolute path, with links resolved.
  package let path: String

  /// Creates an empty folder; throws `TemporaryFolderError` if that is impossible.
  package init() throws(TemporaryFolderError) {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = named.isEmpty ? "/tmp" : named
    var template = Paths.join(parent, "clads-lsp-XXXXXX").utf8CString.map { $0 }
    let isCreated = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isCreated else {
      throw TemporaryFolderError(
        message: "no temporary folder can be created in `\(parent)`: \(FileSystem.reason(errno))")
    }
    path = FileSystem.absolute(
      String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  deinit { remove() }

  /// Removes the folder with its contents, as far as possible; links in it are removed, never followed.
  package func remove() {
    Self.empty(openat(AT_FDCWD, path, Self.flags))
    rmdir(path)
  }

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// Removes what is in an open folder, and closes it.
  private static func empty(_ folder: Int32) {
    guard folder >= 0 else { return }
    defer { close(folder) }
    for name in (try? FileSystem.names(inOpen: folder)) ?? [] where unlinkat(folder, name, 0) != 0 {
      // Only a folder stays; what has replaced it since then, such as a link, cannot be opened.
      empty(openat(folder, name, flags))
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }
}
