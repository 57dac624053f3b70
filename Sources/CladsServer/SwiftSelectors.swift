import CladsFiles
import CladsProject
import LanguageServerProtocol
import SourceText

/// The Swift files whose string literals may be documents, as the projects of the workspace list them.
///
/// They are looked up once, when the server is initialized: the encoding of positions and what the server
/// offers for Swift files follow from them, and both hold for the whole session.
struct SwiftSelectors: Sendable {
  /// The files of one entry of `documents`.
  struct Selector: Sendable, Hashable {
    /// The absolute path of the folder of the project file.
    let folder: String
    /// The glob, relative to that folder.
    let glob: String
  }

  private(set) var all: [Selector] = []

  /// Whether there are any.
  var isEmpty: Bool { all.isEmpty }

  /// No Swift files.
  init() {}

  /// Finds the entries of the project files at, above and below the folders of a workspace; `project` is the
  /// path of the only project file, if the user has chosen one.
  init(folders: [String], project: String?) {
    var paths = project.map { [$0] } ?? []
    if project == nil {
      for folder in folders { paths += ProjectSearch.files(around: FileSystem.absolute(folder)) }
    }
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      guard let bytes = try? FileSystem.read(path) else { continue }
      let folder = Paths.folder(of: FileSystem.absolute(path))
      all += Project.swiftGlobs(in: bytes).map { Selector(folder: folder, glob: $0) }
    }
  }
}

extension SwiftSelectors {
  /// The filters that select the files in clients.
  var filters: [DocumentFilter] {
    all.map { selector in
      // A folder may have characters with a meaning in globs.
      let isPlain = !selector.folder.contains { "*?{}[]!\\".contains($0) }
      return DocumentFilter(
        language: "swift", pattern: (isPlain ? selector.folder : "**") + "/" + selector.glob)
    }
  }
}
