import CladsAnalysis
package import CladsCheck
package import CladsDocument
package import CladsProject
import JSONSyntax
package import SourceText

/// Finds the contexts of files on disk; the checks of each project are created once.
package struct FileContextFinder: Sendable {
  /// The project files that have been looked up.
  package private(set) var projects: ProjectFinder
  /// Whether the findings about the files have JSON pointers.
  package var writesPointers = true
  /// The absolute path of the project file for all files; `nil` when each file uses the nearest one.
  private let commonProjectPath: String?
  /// What the app registers in code.
  private let vocabulary: Vocabulary?
  private let today: String?
  /// The client to check for; `nil` for all.
  private let client: String?
  private let adapt: @Sendable (inout Project) -> Void
  /// The absolute path of the folder of the baseline of files without a project; `nil` if there is none.
  private let baselineFolder: String?
  /// The checks of each project, by the path of its file; the key of those without a project is empty.
  private var checkers: [String: Checker] = [:]
  /// Messages about projects that name clients, but not the one to check for.
  private var clientProblems: [String] = []
  /// Messages about projects that name no clients. They are the same for every client, so nothing is wrong
  /// with them as long as another project has the client.
  private var projectsWithoutClients: [String] = []
  private var knowsClient = false
  private var absoluteFolders: [String: String] = [:]
  private var sampleFinder = SampleFinder()

  /// - Parameters:
  ///   - project: the project file for all files; `nil` for the `clads.json` nearest to each.
  ///   - vocabulary: what the app registers in code, which is known in every project.
  ///   - texts: texts that replace the contents of files, by absolute path.
  ///   - today: the current date, such as `2027-01-31`; if it is `nil`, no suppression expires.
  ///   - baseline: a baseline that replaces those of the projects, with the path of its file.
  ///   - root: the highest folder in which project files of the files in it are looked for.
  ///   - client: the version of the app to check for; `nil` for all that the projects name.
  ///   - earlier: a finder whose projects have been read, so that only what has changed is read again.
  ///   - adapt: a function that modifies each project after its file has been read.
  package init(
    project: String? = nil, vocabulary: Vocabulary? = nil, texts: [String: [UInt8]] = [:],
    today: String? = Calendar.today, baseline: (baseline: Baseline?, path: String)? = nil,
    upTo root: String = "/", client: String? = nil, after earlier: FileContextFinder? = nil,
    adapt: @escaping @Sendable (inout Project) -> Void = { _ in }
  ) {
    projects = ProjectFinder(file: project, texts: texts, upTo: root, after: earlier?.projects)
    commonProjectPath = project.map(FileSystem.absolute)
    self.vocabulary = vocabulary
    self.today = today
    self.client = client
    baselineFolder = baseline.map { Paths.folder(of: FileSystem.absolute($0.path)) }
    self.adapt = { [replacement = baseline?.baseline] project in
      if let replacement { project.baseline = replacement }
      adapt(&project)
    }
  }

  /// Messages about project files that could not be read, or lack the client to check for.
  package var problems: [String] {
    projects.problems + clientProblems + (knowsClient ? [] : projectsWithoutClients)
  }

  /// Returns the context of the file at a path, without its samples.
  ///
  /// - Parameters:
  ///   - path: the path, absolute or relative to the current folder.
  ///   - isDocument: whether the file is a document if neither its name nor its project decides.
  /// - Returns: the context; its `samples` contain only the initial one.
  package mutating func context(of path: String, orIf isDocument: @autoclosure () -> Bool = false)
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
    // Without a project, only a baseline has paths relative to something.
    let path = relative ?? (loaded == nil ? baselineFolder.flatMap { Paths.relative(absolute, to: $0) } : nil)
    return FileContext(
      kind: kind, checker: checker, projectPath: loaded?.absolutePath, path: path,
      writesPointers: writesPointers)
  }

  /// Returns the context of an unsaved file, which has no folder and so no project.
  package mutating func context(
    ofUnsavedFileNamed name: String, orIf isDocument: @autoclosure () -> Bool = false
  ) -> FileContext {
    let checker = checker(of: nil)
    return FileContext(
      kind: FileKind(ofFileNamed: name, at: nil, in: checker.project, orIf: isDocument()), checker: checker,
      writesPointers: writesPointers)
  }

  /// Returns the context of a project file with this text, regardless of the file on disk.
  package func context(ofProjectFile source: SourceFile) -> FileContext {
    let path = FileSystem.absolute(source.uri.path)
    var project = Project.read(
      source.bytes, path: path, files: FilesBeside(folder: Paths.folder(of: path)),
      after: projects.lastVersion(ofProjectAt: path))
    project.changeEach(adapt)
    return FileContext(
      kind: .project, checker: Checker(project: project, vocabulary: vocabulary, only: []), projectPath: path)
  }

  /// Whether the document at a path has samples besides its own state; each folder is listed once.
  package mutating func hasSamples(_ path: String, _ context: FileContext) -> Bool {
    sampleFinder.hasSamples(
      Paths.name(of: path), in: absoluteFolder(Paths.folder(of: path)), context: context)
  }

  /// Invalidates the cached listings of sample files.
  package mutating func invalidateSamples() { sampleFinder = SampleFinder() }

  /// Returns the paths of the samples of a document that cannot be used; only these have findings. The path
  /// of a sample in the folder of the document is relative if that of the document is.
  ///
  /// - Parameters:
  ///   - samples: the samples of the document.
  ///   - path: the path of the document.
  ///   - isOutside: whether to return those whose paths lead outside, which must not be read, or the others.
  /// - Returns: the paths of the samples.
  package mutating func unusableSamples(
    among samples: [Sample], ofDocumentAt path: String, outside isOutside: Bool = false
  ) -> [String] {
    let folder = Paths.folder(of: path)
    let unusable = samples.filter { $0.problem != nil && $0.leadsOutside == isOutside }
    return unusable.compactMap(\.path).map { sample in
      Paths.folder(of: sample) == absoluteFolder(folder) ? Paths.join(folder, Paths.name(of: sample)) : sample
    }
  }

  /// Returns the samples of a document that lack what samples in other languages have, which alone have
  /// findings, with their contexts; their paths are as those of `unusableSamples`.
  package mutating func incompleteSamples(
    among samples: [Sample], ofDocumentAt path: String
  ) -> [(path: String, context: FileContext)] {
    let folder = Paths.folder(of: path)
    return samples.compactMap { sample in
      let translations = sample.problem == nil ? sample.translations(among: samples) : []
      guard !translations.isEmpty, let own = sample.path, let bytes = try? FileSystem.read(own),
        !Sample.findings(in: SyntaxTree.parse(bytes), named: sample.name, comparedWith: translations).isEmpty
      else { return nil }
      let isBeside = Paths.folder(of: own) == absoluteFolder(folder)
      let shown = isBeside ? Paths.join(folder, Paths.name(of: own)) : own
      var context = context(of: shown)
      guard context.kind == .sample else { return nil }
      context.translations = (sample.name, translations)
      return (shown, context)
    }
  }

  /// Returns the absolute path, with the links in its folder resolved.
  package mutating func absolutePath(of path: String) -> String {
    Paths.join(absoluteFolder(Paths.folder(of: path)), Paths.name(of: path))
  }

  private mutating func select(_ client: String, of project: inout Project) {
    let namesClients = !project.clients.isEmpty
    if let problem = project.select(client) {
      if namesClients { clientProblems.append(problem) } else { projectsWithoutClients.append(problem) }
    } else {
      knowsClient = true
    }
  }

  private mutating func checker(of loaded: LoadedProject?) -> Checker {
    let key = loaded?.absolutePath ?? ""
    if let known = checkers[key] { return known }
    var project = loaded?.project ?? Project()
    if let client { select(client, of: &project) }
    project.changeEach(adapt)
    checkers[key] = Checker(project: project, vocabulary: vocabulary, today: today)
    if let loaded, project.documentsAreDestinations {
      let destinations = destinations(of: loaded)
      project.changeEach {
        $0.documentDestinations = destinations?.names
        $0.destinationClients = destinations?.clients ?? [:]
      }
      checkers[key] = nil
    }
    let checker = checkers[key] ?? Checker(project: project, vocabulary: vocabulary, today: today)
    checkers[key] = checker
    return checker
  }

  /// Returns the ids and names of the documents of a project, and the clients that those are meant for which
  /// are not for all; `nil` if not all of them could be read. Those that git ignores are documents of the
  /// app, too.
  private func destinations(
    of loaded: LoadedProject
  ) -> (names: Set<String>, clients: [String: ClientRange])? {
    var contexts = self
    var finder = DocumentFinder(maximumFolderCount: GlobSearch.maximumFolderCount, ignoring: .products)
    finder.add(loaded.folder, &contexts)
    guard finder.problems.isEmpty else { return nil }
    var names: Set<String> = []
    var clients: [String: ClientRange] = [:]
    for document in finder.documents where document.context.projectPath == loaded.absolutePath {
      guard let bytes = try? FileSystem.read(document.path) else { return nil }
      let source = SourceFile(uri: FileURI(path: document.path), version: nil, bytes: bytes)
      let file = ParsedFile(source)
      let stem = FileKind.stem(ofDocumentNamed: Paths.name(of: document.path))
      let own = Set(document.context.documentIDs(in: file) + [stem])
      names.formUnion(own)
      let range = document.context.clients(of: file) ?? .all
      // Several documents with one id may be meant for different clients.
      for name in own { clients[name] = clients[name]?.union(range) ?? range }
    }
    return (names, clients.filter { $0.value != .all })
  }

  /// Reads again which documents are destinations, and returns whether that has changed.
  package mutating func refreshDestinations() -> Bool {
    var hasChanged = false
    for loaded in projects.loaded where loaded.project.documentsAreDestinations {
      guard let checker = checkers[loaded.absolutePath] else { continue }
      let found = destinations(of: loaded)
      if found?.names == checker.project.documentDestinations,
        found?.clients ?? [:] == checker.project.destinationClients
      {
        continue
      }
      checkers[loaded.absolutePath] = nil
      hasChanged = true
    }
    return hasChanged
  }

  /// The number of folders whose files have been looked up.
  package var folderCount: Int { absoluteFolders.count }

  private mutating func absoluteFolder(_ folder: String) -> String {
    if let known = absoluteFolders[folder] { return known }
    let absolute = FileSystem.absolute(folder)
    absoluteFolders[folder] = absolute
    return absolute
  }
}
