import CladsFiles
import CladsProject

/// The texts of files in a git revision.
struct EarlierTexts {
  /// The texts, by the absolute paths of the files.
  private var texts: [String: [UInt8]] = [:]

  /// No texts.
  init() {}

  /// Reads the files at some paths as they were where the current branch has left a revision; those that did
  /// not exist then have no text. Paths may be in several repositories.
  init(of paths: [String], since revision: String) throws(RunError) {
    let absolute = paths.map(FileSystem.absolute)
    do throws(GitError) {
      for (root, paths) in Dictionary(grouping: absolute, by: { WorkTree(around: Paths.folder(of: $0)).root })
      {
        let git = Git(in: root)
        let relative = Set(paths.compactMap { Paths.relative($0, to: root) })
        let base = git.mergeBase(revision, "HEAD") ?? revision
        for (path, bytes) in try git.contents(of: base, where: relative.contains) {
          texts[Paths.join(root, path)] = bytes
        }
      }
    } catch {
      throw RunError(message: "--since: \(error.message)")
    }
  }

  subscript(path: String) -> [UInt8]? { texts.isEmpty ? nil : texts[FileSystem.absolute(path)] }
}
