import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics

/// `--guide`: prints the format on one page, with the names of the project.
enum Guide {
  static func run(_ options: Options) throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"])
    let context = contexts.context(of: FileKind.projectFileName)
    if let problem = contexts.projects.problems.first { throw RunError(message: problem) }
    Output.print(TerminalText.lines(FormatGuide.markdown(for: context.project)))
    return 0
  }
}
