import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsModules
import CladsProject
import CladsRules
import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

/// The project files that are in use, and what they make of each file.
struct ProjectStore: Sendable {
  /// What the server's plugins bring; known in every project, unless something else already has the name.
  var names = RegisteredNames()
  private(set) var finder = ProjectFinder(file: nil)
  private var texts: [String: [UInt8]] = [:]
  private var file: String?
  private var rules: [String: RuleLevel] = [:]
  private var runners: [String: (project: Project, runner: RuleRunner)] = [:]
  private var absoluteFolders: [String: String] = [:]
  /// The samples of documents, by the paths of the documents.
  private var knownSamples: [String: [Sample]] = [:]
  private var sampleTexts: [String: [UInt8]] = [:]
  /// What told, when they were read, whether the samples and their folders have changed.
  private var readStamps: [String: FileSystem.Stamp?] = [:]
  /// Which folders hold samples at all.
  private var sampleFinder = SampleFinder()

  /// Takes over what the user has set; a path is relative to the first folder of the workspace.
  mutating func apply(_ settings: Settings, folders: [FileURI]) {
    file = settings.project.map { Paths.join(folders.first?.path ?? ".", $0) }
    rules = settings.rules.compactMapValues { word in
      word == "off" ? .off : Severity(name: word).map(RuleLevel.on)
    }
    reload()
  }

  /// Takes over the text of an open project file, unless it is broken; nothing for what is on disk.
  ///
  /// Answers whether that changes anything.
  mutating func setText(_ file: ParsedFile?, ofProjectAt path: String) -> Bool {
    let path = FileSystem.absolute(path)
    if let file, !file.tree.errors.isEmpty { return false }
    guard texts[path] != file?.source.bytes else { return false }
    texts[path] = file?.source.bytes
    reload()
    return true
  }

  /// Takes over the text of an open sample; nothing for what is on disk. Answers whether that changes anything.
  mutating func setText(_ file: ParsedFile?, ofSampleAt path: String) -> Bool {
    let path = FileSystem.absolute(path)
    guard sampleTexts[path] != file?.source.bytes else { return false }
    sampleTexts[path] = file?.source.bytes
    forgetSamples()
    return true
  }

  /// Whether a sample that was read, or a folder in which a new one may appear, has changed since.
  var haveSamplesChanged: Bool { readStamps.contains { FileSystem.stamp($0.key) != $0.value } }

  private mutating func forgetSamples() {
    knownSamples = [:]
    readStamps = [:]
    sampleFinder = SampleFinder()
  }

  /// Looks for the samples of the known documents again; answers whether any has changed.
  mutating func refreshSamples() -> Bool {
    let old = knownSamples
    forgetSamples()
    for path in old.keys { _ = samples(of: path, project: finder.project(forFolder: Paths.folder(of: path))) }
    return knownSamples != old
  }

  private mutating func samples(of path: String, project: LoadedProject?) -> [Sample] {
    if let known = knownSamples[path] { return known }
    let folder = Paths.folder(of: path)
    // Before the look, so that what happens meanwhile is noticed.
    if readStamps[folder] == nil { readStamps[folder] = FileSystem.stamp(folder) }
    let hasSamples = sampleFinder.hasSamples(
      Paths.name(of: path), in: folder, project: project)
    let found =
      hasSamples ? SampleFinder.samples(of: path, project: project, texts: sampleTexts) : [Sample.initial]
    knownSamples[path] = found
    for sample in found {
      if let path = sample.path { readStamps[path] = FileSystem.stamp(path) }
    }
    return found
  }

  /// Notices from now on when the samples of a document on disk change.
  mutating func watchSamples(of uri: FileURI) {
    _ = placement(of: ParsedFile(SourceFile(uri: uri, version: nil, bytes: [])), languageId: "")
  }

  /// Forgets what the project files said.
  mutating func reload() {
    finder = ProjectFinder(file: file, texts: texts)
    runners = [:]
    absoluteFolders = [:]
    forgetSamples()
  }

  /// The project files in use or looked for, and the files they name, with what tells whether one has changed.
  var stamps: [String: FileSystem.Stamp?] {
    var stamps: [String: FileSystem.Stamp?] = [:]
    for path in finder.candidates { stamps[path] = FileSystem.stamp(path) }
    for loaded in finder.loaded {
      let path = FileSystem.absolute(loaded.path)
      stamps[path] = FileSystem.stamp(path)
      for name in loaded.project.companions {
        let path = Paths.join(loaded.folder, name)
        stamps[path] = FileSystem.stamp(path)
      }
    }
    return stamps
  }

  /// Whether a project names a file at an absolute path by a pattern; it may be new.
  func mayBeCompanion(_ path: String) -> Bool {
    finder.loaded.contains { loaded in
      guard let relative = Paths.relative(path, to: loaded.folder) else { return false }
      return loaded.project.companionPatterns.contains { $0.matches(relative) }
    }
  }

  /// Whether a file at an absolute path is a sample of some document.
  func isSample(_ path: String) -> Bool {
    if path.hasSuffix(SampleLookup.ending) { return true }
    return finder.loaded.contains { loaded in
      guard let relative = Paths.relative(path, to: loaded.folder) else { return false }
      return loaded.project.isSample(relative)
    }
  }

  /// The project files in use, by absolute path.
  var projectFiles: [String] { finder.loaded.map { FileSystem.absolute($0.path) } }

  /// What a file is, and which project it belongs to.
  mutating func placement(of file: ParsedFile, languageId: String) -> Placement {
    let uri = file.source.uri
    let name = Paths.name(of: uri.path)
    let folder = Paths.folder(of: uri.path)
    let absolute = Paths.join(absoluteFolder(folder), name)
    if uri.isFile, name == "clads.json" || self.file.map(FileSystem.absolute) == absolute {
      return projectPlacement(file, absolute)
    }
    let loaded = uri.isFile ? finder.project(forFolder: folder) : nil
    let path = loaded.flatMap { Paths.relative(absolute, to: $0.folder) }
    let (project, runner) = rulesAndProject(of: loaded)
    let role = Self.role(of: file, languageId: languageId, name: name, path: path, project: project)
    var placement = Placement(
      role: role, project: project, projectPath: loaded.map { FileSystem.absolute($0.path) }, path: path,
      runner: runner)
    switch role {
    case .document, .envelope:
      if uri.isFile { placement.samples = samples(of: absolute, project: loaded) }
    case .project, .sample, .other: break
    }
    return placement
  }

  /// A file that is not open, with everything known about it.
  mutating func snapshot(
    of source: SourceFile, languageId: String, chosenSample: String = Sample.initialName, generation: Int = 0
  ) -> DocumentSnapshot {
    let placement = placement(of: ParsedFile(source), languageId: languageId)
    return .computing(
      source, role: placement.role, project: placement.project, runner: placement.runner,
      projectPath: placement.projectPath, path: placement.path, samples: placement.samples,
      chosenSample: chosenSample, generation: generation)
  }

  private func projectPlacement(_ file: ParsedFile, _ path: String) -> Placement {
    var project = Project.read(
      file.source.bytes, path: path, files: FilesBeside(folder: Paths.folder(of: path)))
    names.register(in: &project.vocabulary)
    return Placement(
      role: .project, project: project, projectPath: path, path: nil, runner: RuleRunner(project, only: []))
  }

  private mutating func rulesAndProject(of loaded: LoadedProject?) -> (Project, RuleRunner) {
    let key = loaded.map { $0.folder + "/" + $0.path } ?? ""
    if let known = runners[key] { return (known.project, known.runner) }
    var project = loaded?.project ?? Project()
    project.rules.merge(rules) { _, set in set }
    names.register(in: &project.vocabulary)
    let runner = RuleRunner(project, today: Calendar.today)
    runners[key] = (project, runner)
    return (project, runner)
  }

  private mutating func absoluteFolder(_ folder: String) -> String {
    if let known = absoluteFolders[folder] { return known }
    let absolute = FileSystem.absolute(folder)
    absoluteFolders[folder] = absolute
    return absolute
  }

  private static func role(
    of file: ParsedFile, languageId: String, name: String, path: String?, project: Project
  ) -> DocumentSnapshot.Role {
    if name.hasSuffix(SampleLookup.ending) { return .sample }
    if let path, project.isSample(path) { return .sample }
    if let path, project.exclude.contains(where: { $0.matches(path) }) { return .other }
    let pointers = project.pointers(forDocumentAt: path)
    if !pointers.isEmpty {
      var nodes: [RecordIndex] = []
      for node in pointers.flatMap({ file.tree.nodes(matching: $0) }) where !nodes.contains(node) {
        nodes.append(node)
      }
      return .envelope(nodes.sorted())
    }
    if name.hasSuffix(".clads.json") || name.hasSuffix(".clads") || languageId == "clads" { return .document }
    if let path, project.documents.contains(where: { $0.glob.matches(path) }) { return .document }
    let looksLikeOne = file.tree.withView { view in
      view.member(named: "root", of: 0) != nil && view.member(named: "id", of: 0) != nil
    }
    return looksLikeOne && (languageId == "json" || languageId == "jsonc") ? .document : .other
  }
}
