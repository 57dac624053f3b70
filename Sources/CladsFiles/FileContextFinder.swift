public import CladsCheck
public import CladsProject
public import SourceText

/// Finds out what files on disk are: their project, their kind, and the checks of their project, each made
/// once.
public struct FileContextFinder: Sendable {
  /// The project files that were looked for.
  public private(set) var projects: ProjectFinder
  /// The project file that holds for all files, as an absolute path; `nil` when the nearest one does.
  private let commonProjectPath: String?
  private let today: String?
  private let adapt: @Sendable (inout Project) -> Void
  /// The checks of each project, by the path of its file; those without a project by the empty path.
  private var checkers: [String: Checker] = [:]
  private var absoluteFolders: [String: String] = [:]
  private var sampleFinder = SampleFinder()

  /// - Parameters:
  ///   - project: the project file of all files; without it the nearest `clads.json` of each.
  ///   - texts: the texts that take the place of the files at these absolute paths.
  ///   - today: the day for suppressions with a date, as `2027-01-31`.
  ///   - adapt: adds to a project what its file does not say.
  public init(
    project: String? = nil, texts: [String: [UInt8]] = [:], today: String? = Calendar.today,
    adapt: @escaping @Sendable (inout Project) -> Void = { _ in }
  ) {
    projects = ProjectFinder(file: project, texts: texts)
    commonProjectPath = project.map(FileSystem.absolute)
    self.today = today
    self.adapt = adapt
  }

  /// Returns the context of the file at a path, without its samples.
  ///
  /// - Parameters:
  ///   - path: the path, absolute or relative to the current folder.
  ///   - isDocument: whether the file is a document where neither its name nor its project decides.
  public mutating func context(of path: String, orIf isDocument: @autoclosure () -> Bool = false)
    -> FileContext
  {
    let folder = Paths.folder(of: path)
    let name = Paths.name(of: path)
    let absolute = absolutePath(of: path)
    let loaded = projects.project(forFolder: folder)
    let relative = loaded.flatMap { Paths.relative(absolute, to: $0.folder) }
    let checker = checker(of: loaded)
    let kind =
      absolute == commonProjectPath
      ? .project
      : FileKind(ofFileNamed: name, at: relative, in: checker.project, orIf: isDocument())
    return FileContext(kind: kind, checker: checker, projectPath: loaded?.absolutePath, path: relative)
  }

  /// Returns the context of a text that is in no folder.
  public mutating func context(
    ofUnsavedFileNamed name: String, orIf isDocument: @autoclosure () -> Bool = false
  ) -> FileContext {
    let checker = checker(of: nil)
    return FileContext(
      kind: FileKind(ofFileNamed: name, at: nil, in: checker.project, orIf: isDocument()), checker: checker)
  }

  /// Returns the context of a project file with this text, whatever the file on disk says.
  public func context(ofProjectFile source: SourceFile) -> FileContext {
    let path = FileSystem.absolute(source.uri.path)
    var project = Project.read(source.bytes, path: path, files: FilesBeside(folder: Paths.folder(of: path)))
    adapt(&project)
    return FileContext(kind: .project, checker: Checker(project: project, only: []), projectPath: path)
  }

  /// Whether the document at a path has samples besides its own state; each folder is listed once.
  public mutating func hasSamples(_ path: String, _ context: FileContext) -> Bool {
    sampleFinder.hasSamples(
      Paths.name(of: path), in: absoluteFolder(Paths.folder(of: path)), context: context)
  }

  /// Forgets which folders have samples.
  public mutating func invalidateSamples() { sampleFinder = SampleFinder() }

  /// Returns the paths of those samples of a document that cannot be used; the others have no findings.
  /// Samples in the folder of the document are spelled as the document is.
  public mutating func unusableSamples(among samples: [Sample], ofDocumentAt path: String) -> [String] {
    let folder = Paths.folder(of: path)
    return samples.filter { $0.problem != nil }.compactMap(\.path).map { sample in
      Paths.folder(of: sample) == absoluteFolder(folder) ? Paths.join(folder, Paths.name(of: sample)) : sample
    }
  }

  /// Returns the path without links in its folder.
  public mutating func absolutePath(of path: String) -> String {
    Paths.join(absoluteFolder(Paths.folder(of: path)), Paths.name(of: path))
  }

  private mutating func checker(of loaded: LoadedProject?) -> Checker {
    let key = loaded?.absolutePath ?? ""
    if let known = checkers[key] { return known }
    var project = loaded?.project ?? Project()
    adapt(&project)
    let checker = Checker(project: project, today: today)
    checkers[key] = checker
    return checker
  }

  private mutating func absoluteFolder(_ folder: String) -> String {
    if let known = absoluteFolders[folder] { return known }
    let absolute = FileSystem.absolute(folder)
    absoluteFolders[folder] = absolute
    return absolute
  }
}
