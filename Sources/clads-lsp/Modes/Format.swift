import CladsCheck
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--format`: prints a formatted document, or formats files in place, compares them or verifies them.
struct Format {
  private let options: Options
  private let formatter = JSONFormatter()

  init(_ options: Options) { self.options = options }

  func run() throws(RunError) -> Int32 {
    let outputs = ["--write", "--diff", "--verify"].filter { options.has($0) }
    if outputs.count > 1 {
      throw RunError(message: "\(listing(outputs, last: "and")) cannot be used together")
    }
    var contexts = FileContextFinder()
    var finder = DocumentFinder()
    for path in options.paths where path != "-" { finder.add(path, &contexts) }
    let files = (finder.documents.map(\.path) + finder.projectFiles).sorted()
    let inputs = (options.paths.contains("-") ? ["-"] : []) + files
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
      Output.error("clads-lsp: \(problem)")
      status = 2
    }
    for path in inputs { status = max(status, try format(path)) }
    return status
  }

  private func format(_ path: String) throws(RunError) -> Int32 {
    let name = path == "-" ? options["--stdin-path"] ?? "standard input" : path
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    } catch {
      Output.error("clads-lsp: \(name): \(error.message)")
      return 2
    }
    let tree = SyntaxTree.parse(bytes)
    guard let formatted = formatter.formatted(tree) else {
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
      let position = tree.errors.first.map { source.position(of: $0.range.start, encoding: .utf16) }
      let message = tree.errors.first?.message ?? "it is not JSON"
      let location = position.map { ":\($0.line + 1):\($0.character + 1)" } ?? ""
      Output.error("clads-lsp: \(name)\(location): cannot be formatted: \(message)")
      return 2
    }
    let isChanged = formatted != bytes
    if options.has("--write") {
      if isChanged { try FileSystem.write(formatted, to: path) }
    } else if options.has("--verify") {
      if isChanged { Output.print("\(name)\n") }
      return isChanged ? 1 : 0
    } else if options.has("--diff") {
      if isChanged { Output.print(LineDifference(bytes, formatted).text(path: name)) }
    } else {
      Output.print(String(decoding: formatted, as: UTF8.self))
    }
    return 0
  }
}
