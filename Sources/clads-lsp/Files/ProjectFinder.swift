import CladsProject
import SourceText

/// A project file and what it says.
struct LoadedProject {
  /// The path as it is printed.
  let path: String
  /// Its folder, without links.
  let folder: String
  /// The text.
  let source: SourceFile
  /// What it says.
  let project: Project
}

/// Finds and reads the project files of documents, each once.
struct ProjectFinder {
  private var byFolder: [String: LoadedProject?] = [:]
  private var fixed: LoadedProject?
  /// The project files that could not be read, with reasons.
  private(set) var problems: [String] = []

  /// Looks for the nearest `clads.json`, unless `file` is given.
  init(file: String?) {
    guard let file else { return }
    fixed = load(file)
  }

  /// The project files that were used, in order of their paths.
  var loaded: [LoadedProject] {
    let all = (fixed.map { [$0] } ?? []) + byFolder.values.compactMap { $0 }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.folder + "/" + $0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The project of the documents in a folder.
  mutating func project(forFolder folder: String) -> LoadedProject? {
    if let fixed { return fixed }
    if let known = byFolder[folder] { return known }
    var found: LoadedProject?
    let candidate = Paths.join(folder, "clads.json")
    if case .file = FileSystem.kind(candidate) {
      found = load(candidate)
    } else if let parent = Self.parent(of: folder) {
      found = project(forFolder: parent)
    }
    byFolder[folder] = .some(found)
    return found
  }

  private static func parent(of folder: String) -> String? {
    let absolute = FileSystem.absolute(folder)
    guard absolute != "/" else { return nil }
    // A relative folder is climbed by its own spelling first, so that messages keep the path as given.
    if !folder.hasPrefix("/"), folder != ".", !folder.hasPrefix(".."), Paths.folder(of: folder) != folder {
      return Paths.folder(of: folder)
    }
    return Paths.folder(of: absolute)
  }

  private mutating func load(_ path: String) -> LoadedProject? {
    do {
      let bytes = try FileSystem.read(path)
      let folder = Paths.folder(of: FileSystem.absolute(path))
      let project = Project.read(bytes, path: path, files: FilesBeside(folder: folder))
      let source = SourceFile(uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: bytes)
      return LoadedProject(path: path, folder: folder, source: source, project: project)
    } catch {
      problems.append("\(path): \(error.message)")
      return nil
    }
  }
}

/// The files beside a project file.
struct FilesBeside: FileReading {
  let folder: String

  func exists(_ path: String) -> Bool {
    if case .missing = FileSystem.kind(Paths.join(folder, path)) { return false }
    return true
  }

  func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    try FileSystem.read(Paths.join(folder, path))
  }
}
