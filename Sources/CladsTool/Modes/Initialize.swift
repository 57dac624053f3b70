import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--init`: writes a project file with the names that documents use, or adds them to an existing one.
struct Initialize {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(RunError) -> Int32 {
    let paths = options.paths.isEmpty ? ["."] : options.paths
    let target = options["--project"] ?? defaultTarget(paths)
    if options.has("--agents") {
      let program = options.program.name
      let line = try AgentsFile(in: Paths.folder(of: target)).write(for: program)
      Output.print(TerminalText.line(line) + "\n" + TerminalText.lines(AgentsFile.settings(program)))
    }
    let existing = try existingProject(target)
    let writer = FileWriter(folder: Paths.folder(of: target))
    writer.removeStaleFiles(beside: target)
    var contexts = options.program.contexts(project: existing == nil ? nil : target)
    var finder = DocumentFinder(ignoring: options.ignoring)
    let screens = SwiftScreenSearch(
      besides: target, existing: existing?.project, in: paths, ignoring: options.ignoring)
    for path in screens.paths + paths { finder.add(path, &contexts) }
    let problems = finder.problems + contexts.projects.problems
    guard problems.isEmpty else { throw RunError(message: problems.joined(separator: "; ")) }
    guard !finder.documents.isEmpty else {
      throw RunError(
        message:
          "there are no CLADS documents in \(listing(paths, last: "and")); "
          + "their names end in `.clads.json` or `.clads`")
    }
    let found = SourceSearch(besides: target, existing: existing?.project, ignoring: options.ignoring)
    var project = found.project
    if let vocabulary = options.program.vocabulary { project.add(vocabulary) }
    var sketch = ProjectSketch()
    for document in finder.documents {
      let bytes: [UInt8]
      do {
        bytes = try FileSystem.read(document.path)
      } catch {
        throw RunError(message: "\(document.path): \(error.message)")
      }
      if let problem = UTF8Problem(in: bytes) {
        throw RunError(message: "\(document.path): \(problem.clause)")
      }
      let source = SourceFile(uri: FileURI(path: document.path), version: nil, bytes: bytes)
      for analysis in document.context.analyses(of: ParsedFile(source)) {
        sketch.add(analysis, known: project)
      }
    }
    let mistakes = sketch.removeMistakes(known: project)
    let status = try write(
      sketch, found.globs, screens: screens.globs, to: target, with: writer, existing: existing,
      count: finder.documents.count)
    for mistake in mistakes {
      Output.print(
        TerminalText.line("left out the \(mistake.noun) `\(mistake.name)`: \(mistake.reason)") + "\n")
    }
    if existing?.project.clients.isEmpty ?? true {
      let sources = found.globs + (existing?.project.sourcePatterns.map(\.pattern) ?? [])
      if let message = ProposedClients(in: Paths.folder(of: target), sources: sources).message {
        for line in message.split(separator: "\n") { Output.print(TerminalText.line(String(line)) + "\n") }
      }
    }
    return status
  }

  /// Returns the project file for the first path: in that folder, or in the folder of that file.
  private func defaultTarget(_ paths: [String]) -> String {
    let first = Paths.normalized(paths.first ?? ".")
    if case .folder = FileSystem.kind(first) { return Paths.join(first, FileKind.projectFileName) }
    return Paths.join(Paths.folder(of: first), FileKind.projectFileName)
  }

  private struct Existing {
    let bytes: [UInt8]
    let project: Project
  }

  private func existingProject(_ path: String) throws(RunError) -> Existing? {
    if case .missing = FileSystem.kind(path) { return nil }
    do {
      let bytes = try FileSystem.read(path)
      let folder = Paths.folder(of: FileSystem.absolute(path))
      return Existing(
        bytes: bytes, project: Project.read(bytes, path: path, files: FilesBeside(folder: folder)))
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
  }

  private func write(
    _ sketch: ProjectSketch, _ sources: [String], screens: [String], to target: String,
    with writer: FileWriter, existing: Existing?, count: Int
  ) throws(RunError) -> Int32 {
    if existing != nil, sketch.isEmpty, sources.isEmpty, screens.isEmpty {
      let documents = count == 1 ? "1 document" : "\(count) documents"
      Output.print("\(TerminalText.line(target)) already declares every name used in \(documents)\n")
      return 0
    }
    let bytes = existing?.bytes ?? Array("{}".utf8)
    let tree = SyntaxTree.parse(bytes)
    guard tree.mistakes.isEmpty, tree.root.kind == .object else {
      throw RunError(
        message: "\(target) is not a valid JSON object; `--check \(target)` shows what to fix first")
    }
    let withScreens = SyntaxTree.parse(ProjectMerge(tree).adding(swiftDocuments: screens))
    let withSources = SyntaxTree.parse(ProjectMerge(withScreens).adding(sources: sources))
    let merged = ProjectMerge(withSources).merged(sketch)
    let formatted = JSONFormatter(matching: tree).formatted(SyntaxTree.parse(merged)) ?? merged
    do throws(FileWritingError) {
      try writer.write(formatted, to: target, replacing: existing?.bytes)
    } catch {
      throw RunError(message: "\(target): \(error.message)")
    }
    let done = existing == nil ? "wrote" : "added to"
    let documents = count == 1 ? "1 document" : "\(count) documents"
    let names = summary(sketch, sources, screens: screens)
    Output.print("\(done) \(TerminalText.line(target)): \(names), from \(documents)\n")
    return 0
  }

  private func summary(_ sketch: ProjectSketch, _ sources: [String], screens: [String]) -> String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let nouns = ["designSystems": "design system", "components": "component kind", "actions": "action"]
    var parts = sketch.sections.map { counted($0.members.count, nouns[$0.key] ?? $0.key) }
    if !sketch.destinationNames.isEmpty {
      parts.append(counted(sketch.destinationNames.count, "destination"))
    }
    if !screens.isEmpty { parts.append("the screens in \(listing(screens, last: "and"))") }
    if !sources.isEmpty { parts.append("the sources \(listing(sources, last: "and"))") }
    return parts.isEmpty ? "no custom names" : parts.joined(separator: ", ")
  }
}
