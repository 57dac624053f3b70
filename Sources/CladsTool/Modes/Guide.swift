import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics

/// `--guide`: prints the format on one page, with the names of the project, or one topic of it.
enum Guide {
  /// The operands for the list of topics, and for the page.
  static let (list, all) = ("topics", "all")

  static func run(_ options: Options) throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"])
    let context = contexts.context(of: FileKind.projectFileName)
    if let problem = contexts.projects.problems.first { throw RunError(message: problem) }
    guard let name = options.paths.first, name != all || options.paths.count > 1 else {
      Output.print(TerminalText.lines(FormatGuide.markdown(for: context.project)))
      return 0
    }
    let topics = FormatGuide.topics(for: context.project)
    if options.paths == [list] {
      Output.print(TerminalText.lines(topics.map { "\($0.name): \($0.title)\n" }.joined()))
      return 0
    }
    guard options.paths.count == 1, let topic = topics.first(where: { $0.name == name }) else {
      let names = topics.map(\.name)
      let help = didYouMean(closest(to: name, in: names)).map { "; \($0)" } ?? ""
      throw RunError(
        message: "there is no topic `\(name)`\(help); there are \(listing(names, last: "and"))")
    }
    Output.print(TerminalText.lines(topic.text) + "\n")
    return 0
  }
}
