public import CladsProject
public import SourceText

/// A project file and what it says.
public struct LoadedProject: Sendable {
  /// The path as it is printed.
  public let path: String
  /// The path without links.
  public let absolutePath: String
  /// Its folder, without links.
  public let folder: String
  /// The text.
  public let source: SourceFile
  /// What it says.
  public let project: Project
}

/// Finds and reads the project files of documents, each once.
public struct ProjectFinder: Sendable {
  private var byFolder: [String: LoadedProject?] = [:]
  private var fixed: LoadedProject?
  private let texts: [String: [UInt8]]
  /// The project files that could not be read, with reasons.
  public private(set) var problems: [String] = []

  /// Looks for the nearest `clads.json`, unless `file` is given.
  ///
  /// - Parameter texts: what counts as the text of the files at these absolute paths, whatever is on disk.
  public init(file: String?, texts: [String: [UInt8]] = [:]) {
    self.texts = texts
    guard let file else { return }
    fixed = load(file)
  }

  /// The project files that were used, in order of their paths.
  public var loaded: [LoadedProject] {
    let all = (fixed.map { [$0] } ?? []) + byFolder.values.compactMap { $0 }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.absolutePath).inserted }.sorted { $0.path < $1.path }
  }

  /// The project of the documents in a folder.
  public mutating func project(forFolder folder: String) -> LoadedProject? {
    if let fixed { return fixed }
    var climbed: [String] = []
    var next: String? = folder
    var found: LoadedProject?
    while let folder = next {
      if let known = byFolder[folder] {
        found = known
        break
      }
      climbed.append(folder)
      let candidate = Paths.join(folder, FileKind.projectFileName)
      if texts.isEmpty || texts[FileSystem.absolute(candidate)] == nil, !FileSystem.kind(candidate).isFile {
        next = Self.parent(of: folder)
        continue
      }
      found = load(candidate)
      break
    }
    for folder in climbed { byFolder[folder] = .some(found) }
    return found
  }

  /// Where project files were looked for, whether there is one or not.
  public var candidates: [String] { byFolder.keys.map { Paths.join($0, FileKind.projectFileName) } }

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
      let bytes: [UInt8]
      let absolute = FileSystem.absolute(path)
      if let text = texts[absolute] {
        bytes = text
      } else {
        bytes = try FileSystem.read(path)
      }
      let folder = Paths.folder(of: absolute)
      let project = Project.read(bytes, path: path, files: FilesBeside(folder: folder))
      let source = SourceFile(uri: FileURI(path: absolute), version: nil, bytes: bytes)
      return LoadedProject(
        path: path, absolutePath: absolute, folder: folder, source: source, project: project)
    } catch {
      problems.append("\(path): \(error.message)")
      return nil
    }
  }
}

/// The files beside a project file.
public struct FilesBeside: FileReading {
  let folder: String
  let texts: [String: [UInt8]]

  /// The files in a folder and below it.
  ///
  /// - Parameter texts: what counts as the text of the files at these absolute paths, whatever is on disk.
  public init(folder: String, texts: [String: [UInt8]] = [:]) {
    self.folder = folder
    self.texts = texts
  }

  /// Whether something is at a path relative to the folder.
  public func exists(_ path: String) -> Bool {
    if case .missing = FileSystem.kind(Paths.join(folder, path)) { return false }
    return true
  }

  /// The bytes of the file at a path relative to the folder.
  public func read(_ path: String) throws(FileReadingError) -> [UInt8] {
    let path = Paths.join(folder, path)
    return if let text = texts[path] { text } else { try FileSystem.read(path) }
  }

  /// The files that match a pattern, relative to the folder, sorted; at most a thousand.
  public func paths(matching pattern: Glob) -> [String] {
    var search = GlobSearch(pattern, in: folder)
    return search.paths()
  }
}
