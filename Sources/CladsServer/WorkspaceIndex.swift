import CladsFiles
import CladsLanguageService
import LanguageServerProtocol

/// The index of the workspace's files on disk.
package struct WorkspaceIndex: Sendable {
  /// The entry of one file.
  struct File: Sendable {
    /// The stamp from when it was read, to detect later changes.
    let stamp: FileSystem.Stamp
    /// The names that it declares and refers to.
    let index: FileIndex
    /// The findings in it, as a JSON array.
    let diagnostics: LSPAny
    /// The paths of its samples that cannot be used; these files are scanned too.
    let samplesWithFindings: [String]
    /// The path of the document of a test, and its stamp; `nil` if there is none.
    var tested: (path: String, stamp: FileSystem.Stamp?)?
  }

  /// The files, by absolute path.
  var files: [String: File] = [:]
  /// Messages about files that were not read, to be logged.
  var problems: [String] = []
  /// The generation of the projects that they were scanned with.
  var generation = 0
}
