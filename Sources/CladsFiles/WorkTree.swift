/// The files that belong together: the git work tree that contains a folder or, without one, the folder.
///
/// A project reads only these. Whoever can change a project, such as the author of a pull request, could
/// otherwise have the log of a check quote any file of the machine.
package struct WorkTree: Sendable, Hashable {
  /// The absolute path of its root, with links resolved.
  package let root: String

  /// Finds the work tree of a folder.
  package init(around folder: String) {
    let folder = FileSystem.absolute(folder)
    root = Self.repository(around: folder) ?? folder
  }

  /// Returns the root of the git work tree that contains a folder, given by its absolute path; `nil` if there
  /// is none.
  static func repository(around folder: String) -> String? {
    var next = folder
    while !FileSystem.isPresent(Paths.join(next, ".git")) {
      let parent = Paths.folder(of: next)
      guard parent != next, parent != "." else { return nil }
      next = parent
    }
    return next
  }

  /// Whether the file at a path is in the work tree once all links are followed. A file that does not exist
  /// counts as being where it would be created.
  package func contains(_ path: String) -> Bool {
    // Longer paths cannot be opened.
    guard path.utf8.count < 4_096 else { return true }
    let path = FileSystem.resolvedAsFarAsPossible(path)
    return path == root || Paths.relative(path, to: root) != nil
  }
}
