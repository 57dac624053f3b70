import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// One version of the files to compare.
struct ComparedFiles {
  /// The screens in them.
  private(set) var screens: [ComparedScreen] = []
  /// Messages about what could not be read.
  private(set) var problems: [String] = []
  /// The titles of the files that could not be read.
  private(set) var unreadable: Set<String> = []
  /// Whether the paths that were named exist.
  private(set) var existing: [Bool] = []

  /// Finds the screens in a file or a folder.
  ///
  /// - Parameters:
  ///   - path: the file or folder.
  ///   - program: the program, whose plugins' names are known.
  ///   - ignoring: what a search of the folder leaves out.
  ///   - jobs: the number of files that are read at the same time.
  /// - Throws: `RunError` if the path does not exist.
  init(
    in path: String, _ program: Program, ignoring: Ignoring, jobs: Int
  ) async throws(RunError) {
    if case .missing = FileSystem.kind(path) {
      throw RunError(message: "\(path): there is no such file or folder")
    }
    await self.init(in: [path], [path], program, ignoring: ignoring, jobs: jobs)
  }

  /// Finds the screens in some files and folders; the paths that do not exist have none.
  ///
  /// - Parameters:
  ///   - folders: the folders that the paths of the screens are relative to; the first one that contains it.
  ///   - paths: the files and folders.
  ///   - program: the program, whose plugins' names are known.
  ///   - ignoring: what a search of the folders leaves out.
  ///   - root: the folder above which no project file is looked for.
  ///   - jobs: the number of files that are read at the same time.
  ///   - isWanted: whether to read the file at a path.
  init(
    in folders: [String], _ paths: [String], _ program: Program, ignoring: Ignoring, upTo root: String = "/",
    jobs: Int,
    where isWanted: (String) -> Bool = { _ in true }
  ) async {
    var contexts = program.contexts(upTo: root)
    var finder = DocumentFinder(ignoring: ignoring)
    for path in paths {
      if case .missing = FileSystem.kind(path) {
        existing.append(false)
      } else {
        existing.append(true)
        finder.add(path, &contexts)
      }
    }
    let documents = finder.documents.filter { isWanted($0.path) }
    var files: [FoundFile] = []
    var tests = FolderTests(folders)
    for document in documents {
      let (path, context) = (document.path, document.context)
      files.append(
        FoundFile(
          path: path, context: context, hasSamples: contexts.hasSamples(path, context),
          tests: tests.tests(ofDocumentAt: path)))
    }
    let environments = Environments(contexts.projects.loaded)
    let results = await Self.read(files, in: folders, environments, jobs: jobs)
    screens = results.flatMap(\.screens)
    unreadable = Set(
      zip(documents, results).filter { $1.problem != nil }.map { Self.title($0.0.path, in: folders) })
    problems =
      finder.problems + contexts.projects.problems + results.compactMap(\.problem)
      + contexts.projects.loaded.flatMap(Self.problems)
  }

  /// Removes a screen that the other version may have in a file that could not be read.
  mutating func removeScreens(in titles: Set<String>) { screens.removeAll { titles.contains($0.path) } }

  /// Returns what is wrong with a project file or one of its companions so that it is read only in part.
  private static func problems(of loaded: LoadedProject) -> [String] {
    loaded.project.diagnostics.filter { $0.severity == .error }.prefix(3).map { finding in
      let line = loaded.source.lines.line(containing: finding.range.start) + 1
      return "\(loaded.path):\(line): \(finding.message)"
    }
  }

  private struct FoundFile: Sendable {
    let path: String
    let context: FileContext
    let hasSamples: Bool
    let tests: [ComparedScreen.Test]
  }

  private struct ReadFile: Sendable {
    var screens: [ComparedScreen] = []
    var problem: String?
  }

  private static func read(
    _ files: [FoundFile], in folders: [String], _ environments: Environments, jobs: Int
  ) async -> [ReadFile] {
    var results = [ReadFile](repeating: ReadFile(), count: files.count)
    await withTaskGroup(of: (Int, ReadFile).self) { group in
      var next = 0
      func start() {
        guard next < files.count else { return }
        let index = next
        next += 1
        let file = files[index]
        group.addTask { (index, read(file, in: folders, environments)) }
      }
      for _ in 0..<max(1, jobs) { start() }
      for await (index, file) in group {
        results[index] = file
        start()
      }
    }
    return results
  }

  private static func read(
    _ found: FoundFile, in folders: [String], _ environments: Environments
  ) -> ReadFile {
    let path = found.path
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileSystem.read(path)
    } catch {
      return ReadFile(problem: "\(path): \(error.message)")
    }
    if let problem = UTF8Problem(in: bytes) {
      return ReadFile(problem: "\(path): \(problem.clause)")
    }
    var context = found.context
    if found.hasSamples { context.samples = SampleFinder.samples(of: path, context) }
    let file = ParsedFile(
      SourceFile(uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: bytes))
    return ReadFile(
      screens: ComparedScreen.all(
        in: file, path: title(path, in: folders), context, environment: environments.environment(of: context),
        tests: found.tests))
  }
}

extension ComparedFiles {
  /// Returns the path of a file as reports show it.
  fileprivate static func title(_ path: String, in folders: [String]) -> String {
    if folders == [path] { return Paths.name(of: path) }
    for folder in folders {
      if let relative = Paths.relative(path, to: Paths.normalized(folder)) { return relative }
    }
    let absolute = FileSystem.absolute(path)
    return folders.lazy.compactMap { Paths.relative(absolute, to: FileSystem.absolute($0)) }.first ?? path
  }
}

/// The tests of documents; those of each folder are read once.
private struct FolderTests {
  private let folders: [String]
  private var known: [String: [String: [(name: String, test: ScreenTest?)]]] = [:]

  /// - Parameter folders: the folders that the paths of the tests are relative to.
  init(_ folders: [String]) { self.folders = folders }

  /// Returns the tests of the documents in a file.
  mutating func tests(ofDocumentAt path: String) -> [ComparedScreen.Test] {
    let folder = Paths.folder(of: path)
    let all = known[folder] ?? TestLookup.tests(in: FilesBeside(folder: FileSystem.absolute(folder)))
    known[folder] = all
    let isFile = folders == [path]
    return (all[Paths.name(of: path)] ?? []).map { name, test in
      let title = isFile ? name : ComparedFiles.title(Paths.join(folder, name), in: folders)
      return ComparedScreen.Test(path: title, declaration: test?.declaration)
    }
  }
}
