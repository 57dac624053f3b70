import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import SourceText

/// What came of checking one file.
struct CheckedFile: Sendable {
  let path: String
  var source: SourceFile?
  var diagnostics: [Diagnostic] = []
  /// Why the file could not be read, after its path.
  var problem: String?
  /// Whether the file is no text: its one finding says so, and the run cannot succeed.
  var isUnreadable = false
}

/// The files of one run, each with the checks of its project, in the order in which they are reported.
struct CheckList {
  private enum Content: Sendable {
    case document(
      Checker, relativePath: String?, pointers: [String], project: LoadedProject?, hasSamples: Bool)
    case standardInput(Checker, relativePath: String?)
    case sample(Checker)
    case project([Diagnostic], SourceFile)
  }

  private struct Entry: Sendable {
    let path: String
    let content: Content
  }

  private var entries: [Entry] = []

  init(
    _ documents: [DocumentFinder.Found], _ projectFiles: [String], _ standardInput: String?,
    _ projects: inout ProjectFinder
  ) {
    var checkers: [String: Checker] = [:]
    func checker(for loaded: LoadedProject?) -> Checker {
      let key = loaded.map { $0.folder + "/" + $0.path } ?? ""
      if let known = checkers[key] { return known }
      let made = Checker(project: loaded?.project ?? Project(), today: Calendar.today)
      checkers[key] = made
      return made
    }
    var folders: [String: String] = [:]
    func absoluteFolder(of path: String) -> String {
      let folder = Paths.folder(of: path)
      let absolute = folders[folder] ?? FileSystem.absolute(folder)
      folders[folder] = absolute
      return absolute
    }
    func relative(_ path: String, _ loaded: LoadedProject?) -> String? {
      guard let loaded else { return nil }
      return Paths.relative(Paths.join(absoluteFolder(of: path), Paths.name(of: path)), to: loaded.folder)
    }
    var samples = SampleFinder()
    var broken: Set<String> = []
    for document in documents {
      let loaded = projects.project(forFolder: Paths.folder(of: document.path))
      let path = relative(document.path, loaded)
      let pointers = loaded?.project.pointers(forDocumentAt: path) ?? []
      let hasSamples = samples.hasSamples(
        Paths.name(of: document.path), in: absoluteFolder(of: document.path), project: loaded)
      if hasSamples {
        addBrokenSamples(of: document.path, loaded, checker(for: loaded), &broken)
      }
      entries.append(
        Entry(
          path: document.path,
          content: .document(
            checker(for: loaded), relativePath: path, pointers: pointers,
            project: loaded, hasSamples: hasSamples)))
    }
    if let name = standardInput {
      let loaded = projects.project(forFolder: Paths.folder(of: name))
      entries.append(
        Entry(path: name, content: .standardInput(checker(for: loaded), relativePath: relative(name, loaded)))
      )
    }
    for path in projectFiles { _ = projects.project(forFolder: Paths.folder(of: path)) }
    for loaded in projects.loaded {
      entries.append(Entry(path: loaded.path, content: .project(loaded.project.diagnostics, loaded.source)))
    }
    entries.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }

  /// Adds the samples that cannot be used; the others have nothing to report.
  private mutating func addBrokenSamples(
    of document: String, _ project: LoadedProject?, _ checker: Checker, _ seen: inout Set<String>
  ) {
    for sample in SampleFinder.samples(of: document, project: project) where sample.problem != nil {
      guard let path = sample.path, seen.insert(path).inserted else { continue }
      let beside = Paths.join(Paths.folder(of: document), Paths.name(of: path))
      let printed = FileSystem.absolute(beside) == path ? beside : path
      entries.append(Entry(path: printed, content: .sample(checker)))
    }
  }

  var isEmpty: Bool {
    !entries.contains { if case .project = $0.content { false } else { true } } && entries.isEmpty
  }
  var count: Int { entries.count }

  /// Checks the files, `jobs` at a time; the results are in order.
  func run(jobs: Int, least: Severity, progress: Progress) async -> [CheckedFile] {
    let size = 32
    let starts = Array(stride(from: 0, to: entries.count, by: size))
    var results: [[CheckedFile]] = Array(repeating: [], count: starts.count)
    await withTaskGroup(of: (Int, [CheckedFile]).self) { group in
      var next = 0
      func start() {
        guard next < starts.count else { return }
        let number = next
        let slice = entries[starts[number]..<min(starts[number] + size, entries.count)]
        next += 1
        group.addTask { (number, slice.map { Self.check($0, least: least) }) }
      }
      for _ in 0..<min(jobs, starts.count) { start() }
      while let (number, files) = await group.next() {
        results[number] = files
        progress.advance(by: files.count)
        start()
      }
    }
    return results.flatMap { $0 }
  }

  private static func check(_ entry: Entry, least: Severity) -> CheckedFile {
    switch entry.content {
    case .project(let diagnostics, let source):
      return CheckedFile(
        path: entry.path, source: source, diagnostics: diagnostics,
        isUnreadable: diagnostics.contains { $0.id == "invalid-utf8" })
    case .document(let checker, let relativePath, let pointers, let project, let hasSamples):
      let samples = hasSamples ? SampleFinder.samples(of: entry.path, project: project) : [.initial]
      return check(entry.path, checker, relativePath, pointers, samples, least) {
        () throws(FileReadingError) in
        try FileSystem.read(entry.path)
      }
    case .sample(let checker):
      do throws(FileReadingError) {
        let source = SourceFile(
          uri: FileURI(path: entry.path), version: nil, bytes: try FileSystem.read(entry.path))
        let diagnostics = checker.checkSample(source)
        return CheckedFile(
          path: entry.path, source: source, diagnostics: diagnostics,
          isUnreadable: diagnostics.contains { $0.id == "invalid-utf8" })
      } catch {
        return CheckedFile(path: entry.path, problem: "\(entry.path): \(error.message)")
      }
    case .standardInput(let checker, let relativePath):
      return check(entry.path, checker, relativePath, [], [.initial], least) { () throws(FileReadingError) in
        try FileSystem.readStandardInput()
      }
    }
  }

  private static func check(
    _ path: String, _ checker: Checker, _ relativePath: String?, _ pointers: [String], _ samples: [Sample],
    _ least: Severity, read: () throws(FileReadingError) -> [UInt8]
  ) -> CheckedFile {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      return CheckedFile(path: path, problem: "\(path): \(error.message)")
    }
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
    let diagnostics = checker.check(source, path: relativePath, at: pointers, samples: samples)
    // The text is kept only where something of it will be printed.
    let isPrinted = diagnostics.contains { $0.severity >= least || $0.hostName != nil }
    return CheckedFile(
      path: path, source: isPrinted ? source : nil, diagnostics: diagnostics,
      isUnreadable: diagnostics.contains { $0.id == "invalid-utf8" })
  }
}
