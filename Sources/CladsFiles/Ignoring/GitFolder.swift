import SourceText

/// The folder in which git keeps what all work trees of a repository share.
struct GitFolder {
  /// The path of the folder.
  let path: String

  /// Finds the folder of the work tree with a root; `nil` if it is not that of a repository.
  init?(ofRoot root: String) {
    let entry = Paths.join(root, ".git")
    switch FileSystem.kind(entry) {
    case .folder: path = entry
    case .file:
      // An additional work tree, or a submodule.
      guard let own = Self.line(of: entry, after: "gitdir: ") else { return nil }
      let folder = Paths.join(root, own)
      path =
        Self.line(of: Paths.join(folder, "commondir"), after: "").map { Paths.join(folder, $0) } ?? folder
    case .other, .missing, .refused: return nil
    }
  }

  /// Returns the first line of a file without a prefix; `nil` if it has none.
  private static func line(of file: String, after prefix: String) -> String? {
    guard let bytes = try? FileSystem.read(file), bytes.starts(with: prefix.utf8) else { return nil }
    let line = bytes.dropFirst(prefix.utf8.count).prefix { $0 != Byte.newline && $0 != Byte.carriageReturn }
    return line.isEmpty ? nil : String(decoding: line.prefix(4_096), as: UTF8.self)
  }
}
