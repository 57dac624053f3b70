import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--format`: prints a formatted document, or formats files in place, compares them or verifies them.
struct Format {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(RunError) -> Int32 {
    let outputs = ["--write", "--diff", "--verify"].filter { options.has($0) }
    if outputs.count > 1 {
      throw RunError(message: "\(listing(outputs, last: "and")) cannot be used together")
    }
    var contexts = options.program.contexts()
    var finder = DocumentFinder(ignoring: options.ignoring, excludingNamed: options.has("--force-exclude"))
    var writers = FileWriters()
    for path in options.paths where path != "-" {
      if FileKind.isSwift(path), FileSystem.kind(path).isFile {
        throw RunError(message: "\(path): `--format` leaves Swift files alone")
      }
      finder.add(path, &contexts)
      writers.add(finder, folder: path)
    }
    var readsInput = options.paths.contains("-")
    if readsInput, let path = options["--stdin-path"], finder.excludes(path, &contexts) {
      readsInput = false
      if outputs.isEmpty { try printInput() }
    }
    let inputs =
      (readsInput ? ["-"] : [])
      + writers.paths.filter { !FileKind.isSwift($0) }.sorted()
    if inputs.isEmpty, finder.problems.isEmpty, finder.excludedCount > 0 {
      options.program.printError("nothing to format: \(LeftOut.excludedFiles(finder.excludedCount))")
      return 0
    }
    if inputs.isEmpty, finder.problems.isEmpty {
      throw RunError(message: "there are no CLADS documents in \(listing(options.paths, last: "and"))")
    }
    if inputs.count > 1, outputs.isEmpty {
      throw RunError(message: "several files need `--write`, `--diff` or `--verify`")
    }
    if inputs.contains("-"), options.has("--write") {
      throw RunError(message: "`--write` needs a file; without it, formatted standard input is printed")
    }
    var status: Int32 = 0
    for problem in finder.problems {
      options.program.printError(problem)
      status = 2
    }
    if options.has("--write") { writers.removeStaleFiles() }
    for path in inputs { status = max(status, format(path, writers)) }
    return status
  }

  /// Prints standard input as it is.
  private func printInput() throws(RunError) {
    do throws(FileReadingError) {
      Output.print(String(decoding: try FileSystem.readStandardInput(), as: UTF8.self))
    } catch {
      throw RunError(message: "standard input: \(error.message)")
    }
  }

  private func format(_ path: String, _ writers: FileWriters) -> Int32 {
    let name = path == "-" ? options["--stdin-path"] ?? "standard input" : path
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    } catch {
      options.program.printError("\(name): \(error.message)")
      return 2
    }
    if let problem = UTF8Problem(in: bytes) {
      options.program.printError("\(name): cannot be formatted: \(problem.clause)")
      return 2
    }
    // Only the text is formatted; JSON that is exchanged has no byte order mark.
    let tree = SyntaxTree.parse(bytes.starts(with: UTF8Problem.mark) ? Array(bytes.dropFirst(3)) : bytes)
    let formatter = options.has("--reflow") ? JSONFormatter(reflows: true) : JSONFormatter(matching: tree)
    guard let formatted = formatter.formatted(tree) else {
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let position = tree.errors.first.map { source.position(of: $0.range.start, encoding: .utf16) }
      let message = tree.errors.first?.message ?? "it is not JSON"
      let location = position.map { ":\($0.line + 1):\($0.character + 1)" } ?? ""
      options.program.printError("\(name)\(location): cannot be formatted: \(message)")
      return 2
    }
    let isChanged = formatted != bytes
    if options.has("--write") {
      guard isChanged else { return 0 }
      do throws(FileWritingError) {
        try writers.write(formatted, to: path, replacing: bytes)
      } catch {
        options.program.printError("\(name): \(error.message)")
        return 2
      }
    } else if options.has("--verify") {
      if isChanged { Output.print(TerminalText.line(name) + "\n") }
      return isChanged ? 1 : 0
    } else if options.has("--diff") {
      if isChanged { Output.print(LineDifference(bytes, formatted).text(path: name)) }
    } else {
      let text = String(decoding: formatted, as: UTF8.self)
      // In a file or a pipe, the text must stay what the author wrote.
      Output.print(Output.isTerminal(1) ? JSONText.printable(text) : text)
    }
    return 0
  }
}
