import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--clients`: prints the oldest version of the app that each document may be sent to, and why.
struct Clients {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"])
    var finder = DocumentFinder(ignoring: options.ignoring)
    for path in options.paths.isEmpty ? ["."] : options.paths { finder.add(path, &contexts) }
    var documents: [(path: String, requirement: ClientRequirement)] = []
    var problems = contexts.problems + finder.problems
    for document in finder.documents where document.context.kind.holdsDocuments {
      do throws(FileReadingError) {
        let source = SourceFile(
          uri: FileURI(path: document.path), version: nil, bytes: try FileSystem.read(document.path))
        var context = document.context
        if contexts.hasSamples(document.path, context) {
          context.samples = SampleFinder.samples(of: document.path, context)
        }
        if let requirement = context.clientRequirement(of: source) {
          documents.append((document.path, requirement))
        }
      } catch {
        problems.append("\(document.path): \(error.message)")
      }
    }
    if documents.isEmpty, problems.isEmpty {
      throw RunError(message: Client.noneNamed)
    }
    documents.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    Output.print(options.has("--json") ? Self.json(documents) : Self.text(documents))
    for problem in problems { options.program.printError(problem) }
    return problems.isEmpty ? 0 : 2
  }

  private static func text(_ documents: [(path: String, requirement: ClientRequirement)]) -> String {
    documents.map { path, requirement in
      var lines = ["\(path): \(requirement.summary)"]
      for reason in requirement.reasons {
        let place = reason.pointer.isEmpty ? "" : "\(reason.pointer): "
        lines.append("  \(place)not for \(joined(reason.clients, last: "and")): \(reason.message)")
      }
      return lines.map { TerminalText.line($0) + "\n" }.joined()
    }.joined()
  }

  private static func json(_ documents: [(path: String, requirement: ClientRequirement)]) -> String {
    let values = documents.map { path, requirement in
      JSONValue.members([
        ("path", .string(path)),
        ("minimum", requirement.minimum.map { .string($0) } ?? .null),
        ("clients", .array(requirement.clients.map { .string($0) })),
        (
          "reasons",
          .array(
            requirement.reasons.map { reason in
              .members([
                ("pointer", .string(reason.pointer)), ("message", .string(reason.message)),
                ("clients", .array(reason.clients.map { .string($0) })),
              ])
            })
        ),
      ])
    }
    return JSONText.printable(.members([("documents", .array(values))])) + "\n"
  }
}
