import CladsProject
import LanguageServerProtocol
import SourceText

/// Where files are after a rename of files and folders, by absolute path.
struct MovedPaths {
  /// The new paths by the old ones; a folder moves everything in it.
  private var moves: [String: String] = [:]

  init(_ renames: [FileRename]) {
    for rename in renames where rename.old.isFile && rename.new.isFile {
      add(rename.old.path, rename.new.path)
    }
  }

  mutating func add(_ old: String, _ new: String) {
    moves[FilePath.resolved(old, in: "")] = FilePath.resolved(new, in: "")
  }

  /// Returns the new path of a file or a folder; `nil` if it stays where it is.
  func path(of old: String) -> String? {
    let parts = old.pathComponents
    for count in stride(from: parts.count, through: 1, by: -1) {
      guard let new = moves["/" + parts.prefix(count).joined(separator: "/")] else { continue }
      return ([new] + parts.dropFirst(count)).joined(separator: "/")
    }
    return nil
  }
}

extension FilePath {
  /// Returns a path relative to a folder, with `..` where it leads out of it.
  static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (path.pathComponents, folder.pathComponents)
    let common = zip(path, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)).joined(
      separator: "/")
  }

  /// Returns the folder of a file.
  static func folder(of path: String) -> String { resolved("", besides: path) }

  /// Returns the last component of a path.
  static func name(of path: String) -> String { path.pathComponents.last ?? path }
}
