import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText

/// A scan of every document and project file in the folders of the workspace. Files that have not changed
/// since an earlier scan are not read again.
struct WorkspaceScan {
  /// What the findings of a scan are encoded for.
  struct Client: Sendable {
    let capabilities: ClientCapabilities
    let encoding: PositionEncoding
    let settings: Settings
  }

  /// A file to check, with everything that its findings depend on besides its text.
  private struct Job: Sendable {
    let path: String
    let stamp: FileSystem.Stamp
    let context: FileContext
    /// The paths of its samples that have findings.
    let samplesWithFindings: [String]
  }

  /// The number of files that a task checks, which keeps the overhead of tasks small.
  private static let batchSize = 16
  /// The maximum number of folders that are searched.
  private static let maximumFolderCount = 20_000

  private var projects: ProjectStore
  private let previous: WorkspaceIndex
  private let client: Client
  private var index = WorkspaceIndex()

  /// - Parameters:
  ///   - projects: the projects of the files.
  ///   - previous: what is known from an earlier scan.
  ///   - client: what the findings are encoded for.
  init(projects: ProjectStore, previous: WorkspaceIndex, client: Client) {
    self.projects = projects
    self.previous = previous
    self.client = client
    index.generation = projects.generation
  }

  /// Scans the files, in up to `jobs` parallel tasks.
  ///
  /// - Parameters:
  ///   - folders: the paths of the folders.
  ///   - jobs: the maximum number of tasks.
  ///   - report: called with the number of files that are done, and the number of all.
  /// - Returns: the index; that of a canceled task is incomplete.
  mutating func run(_ folders: [String], jobs: Int, report: (Int, Int) -> Void) async -> WorkspaceIndex {
    var paths = find(folders)
    var seen = Set(paths)
    var next = 0
    var done = 0
    await withTaskGroup(of: [(path: String, file: WorkspaceIndex.File?)].self) { group in
      var running = 0
      while true {
        // The contexts of files are found here; that is cheap, and needs what is known about other files.
        var batch: [Job] = []
        while batch.count < Self.batchSize, next < paths.count, !Task.isCancelled {
          let path = paths[next]
          next += 1
          guard let job = prepare(path) else {
            done += 1
            // The samples of a document are known only now.
            paths += (index.files[path]?.samplesWithFindings ?? []).filter { seen.insert($0).inserted }
            continue
          }
          paths += job.samplesWithFindings.filter { seen.insert($0).inserted }
          batch.append(job)
        }
        if !batch.isEmpty {
          group.addTask { [batch, client, contexts = projects.contexts] in
            var contexts = contexts
            return batch.map { ($0.path, Self.check($0, client, &contexts)) }
          }
          running += 1
          if running < jobs { continue }
        }
        guard let files = await group.next() else { break }
        running -= 1
        for (path, file) in files { index.files[path] = file }
        done += files.count
        report(done, paths.count)
      }
    }
    index.problems += projects.problems
    return index
  }

  /// Returns the paths of the files in the folders, and those of the project files in use.
  private mutating func find(_ folders: [String]) -> [String] {
    var finder = DocumentFinder(maximumFolderCount: Self.maximumFolderCount)
    var contexts = projects.contexts
    for folder in folders { finder.add(folder, &contexts) }
    index.problems = finder.problems + finder.notes + contexts.projects.problems
    // Projects have resolved paths; files in the folders keep the client's spelling.
    let found = Set(finder.projectFiles.map(FileSystem.absolute))
    let paths =
      finder.documents.map(\.path) + finder.tests.map(\.path) + finder.projectFiles
      + projects.projectFiles.filter { !found.contains($0) }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Prepares the check of a file; `nil` if there is none, or its entry is known.
  private mutating func prepare(_ path: String) -> Job? {
    guard let stamp = FileSystem.stamp(path) else { return nil }
    if previous.generation == projects.generation, let known = previous.files[path], known.stamp == stamp,
      Self.isCurrent(known, at: path)
    {
      index.files[path] = known
      return nil
    }
    let context = projects.context(ofFileAt: path)
    guard context.kind.isChecked else { return nil }
    for sample in context.samples where sample.leadsOutside {
      if let path = sample.path { index.problems.append("\(path): \(FileReadingError.outsideMessage)") }
    }
    return Job(
      path: path, stamp: stamp, context: context,
      samplesWithFindings: projects.samplesWithFindings(of: path, context))
  }

  /// Whether nothing has changed that the findings about a file depend on besides its text: of a test, the
  /// document, which may not have been there.
  private static func isCurrent(_ file: WorkspaceIndex.File, at path: String) -> Bool {
    guard path.hasSuffix(FileKind.testExtension) else { return true }
    return file.tested.map { $0.stamp != nil && FileSystem.stamp($0.path) == $0.stamp } ?? false
  }

  /// Checks a file; `nil` if it cannot be read, or the task is canceled.
  private static func check(
    _ job: Job, _ client: Client, _ contexts: inout FileContextFinder
  ) -> WorkspaceIndex.File? {
    guard !Task.isCancelled, let bytes = try? FileSystem.read(job.path) else { return nil }
    let source = SourceFile(uri: FileURI(path: job.path), version: nil, bytes: bytes)
    let isProject = job.context.kind == .project
    var context = isProject ? contexts.context(ofProjectFile: source) : job.context
    let file = ParsedFile(source)
    if context.kind == .test {
      context.testSubject = contexts.testSubject(ofTestAt: job.path, file.tree)
    }
    let tested = context.testSubject.document.map { ($0.path, FileSystem.stamp($0.path)) }
    let analyses = context.analyses(of: file)
    let findings = context.diagnostics(of: file, analyses: analyses)
    let snapshot = DocumentSnapshot(
      file: file, context: context, analyses: { analyses }, diagnostics: { findings })
    let encoder = DiagnosticEncoder(
      client: client.capabilities, encoding: client.encoding, projectPath: context.projectPath,
      visibility: FindingVisibility(client.settings, isOpen: false))
    let index = FileIndex(of: snapshot, analyses: analyses)
    // The results of a canceled task are incomplete.
    if Task.isCancelled { return nil }
    let encoded = encoder.json(findings, of: source)
    return WorkspaceIndex.File(
      stamp: job.stamp, index: index,
      // Most files have none, and share their array.
      diagnostics: encoded == PushedDiagnostics.none ? PushedDiagnostics.none : encoded,
      samplesWithFindings: job.samplesWithFindings, tested: tested)
  }
}
