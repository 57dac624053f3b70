import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import CladsTesting
import Diagnostics
import SourceText

/// `--describe`: prints what the app of a project provides, and its documents with their samples and tests.
struct Describe {
  private let options: Options

  init(_ options: Options) throws(RunError) { self.options = options }

  func run() async throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"])
    var finder = DocumentFinder(ignoring: options.ignoring)
    for path in options.paths.isEmpty ? ["."] : options.paths { finder.add(path, &contexts) }
    // A folder without documents belongs to a project, too.
    let folder = options.paths.first ?? "."
    let first =
      finder.documents.first?.path ?? finder.projectFiles.first
      ?? Paths.join(folder, FileKind.projectFileName)
    let project = contexts.context(of: first).project
    let problems = contexts.problems + finder.problems
    let names = FormatGuide.ownNames(of: project)
    var sections = [
      names.isEmpty
        ? "## This app\n\nIt declares no names of its own, so only the built-in ones exist." : names
    ]
    let clients = project.clients.map(\.name)
    if !clients.isEmpty {
      sections.append(
        "## Clients\n\n" + clients.map(Markdown.code).joined(separator: ", ")
          + ", the oldest first. A document must suit all of them unless clads.json says otherwise.")
    }
    sections.append(documents(finder, &contexts))
    Output.print(TerminalText.lines(sections.joined(separator: "\n\n") + "\n"))
    for problem in problems { options.program.printError(problem) }
    return problems.isEmpty ? 0 : 2
  }

  private func documents(_ finder: DocumentFinder, _ contexts: inout FileContextFinder) -> String {
    if finder.documents.isEmpty { return "## Documents\n\nThere are none yet." }
    let lines = finder.documents.map { document in
      var words = [Markdown.code(document.path)]
      let samples =
        contexts.hasSamples(document.path, document.context)
        ? SampleFinder.samples(of: document.path, document.context).map(\.name)
          .filter { $0 != Sample.initialName } : []
      if !samples.isEmpty {
        words.append("samples: " + samples.map(Markdown.code).joined(separator: ", "))
      }
      let tests = FoundTest.paths(ofDocumentAt: document.path).map(Paths.name)
      if !tests.isEmpty { words.append("tests: " + tests.map(Markdown.code).joined(separator: ", ")) }
      return "- " + words.joined(separator: "; ")
    }
    return "## Documents\n\n" + lines.joined(separator: "\n")
  }
}
