import GeneratedDocuments
import Growth

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how fast documents are parsed, decoded, analyzed, and checked. `--help` lists the modes.
@main
enum CladsBench {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    func names(after option: String) -> [String]? {
      arguments.firstIndex(of: option).map { Array(arguments[($0 + 1)...]) }
    }
    if arguments.contains("--help") { return print(help) }
    if let shapes = names(after: "--growth") {
      if await !GrowthBenchmark.run(shapes) { exit(1) }
      return
    }
    if let minutes = value("--soak").flatMap({ Double($0) }) {
      let executable = value("--executable") ?? ".build/release/clads-lsp"
      if !SoakBenchmark.run(executable: executable, minutes: minutes) { exit(1) }
      return
    }
    if let shapes = names(after: "--cancel") { return await CancellationBenchmark.run(shapes) }
    if let shape = value("--shape").flatMap(DocumentShape.named) {
      let size = value("--size").flatMap { Int($0) } ?? 1_000_000
      return print(shape.document(size), terminator: "")
    }
    if let size = value("--generate").flatMap({ Int($0) }) {
      var generator = DocumentGenerator(seed: 42, hasFindings: !arguments.contains("--quiet"))
      return print(String(decoding: generator.document(size: size), as: UTF8.self), terminator: "")
    }
    if arguments.contains("--exhaustive") {
      return ExhaustiveCheck.run(Array(arguments.drop { $0 != "--exhaustive" }.dropFirst()))
    }
    if let files = names(after: "--fixes") {
      let paths = files.prefix { $0 != "--mutator" }
      return FixStatistics.run(Array(paths), mutator: value("--mutator"))
    }
    if let files = names(after: "--typing") {
      let paths = files.prefix { $0 != "--kind" }
      return await TypingStatistics.run(Array(paths), kind: value("--kind"))
    }
    if let files = names(after: "--accept") { return await TypingStatistics.accept(files) }
    let sizes = value("--size").flatMap { Int($0) }.map { [$0] } ?? [20_000, 1_000_000, 10_000_000]
    if arguments.contains("--rules") { return RuleBenchmark.run() }
    if arguments.contains("--swift") { return SwiftBenchmark.run() }
    if arguments.contains("--compare") { return await CompareBenchmark.run() }
    if arguments.contains("--runtime") { return await RuntimeBenchmark.run() }
    if arguments.contains("--preview") {
      return await PreviewBenchmark.run(
        files: Array(arguments.drop { $0 != "--preview" }.dropFirst()).compactMap { path in
          ExhaustiveCheck.read(path).map { (path.split(separator: "/").last.map(String.init) ?? path, $0) }
        })
    }
    if arguments.contains("--completion") { return await CompletionBenchmark.run(sizes: sizes) }
    if arguments.contains("--server") {
      let executable = value("--executable") ?? ".build/release/clads-lsp"
      return ServerBenchmark.run(executable: executable, sizes: sizes)
    }
    if let folder = value("--workspace") {
      let executable = value("--executable") ?? ".build/release/clads-lsp"
      mkdir(folder, 0o755)
      return WorkspaceBenchmark.run(
        executable: executable, folder: folder + "/10000", count: 10_000, size: 13_000)
    }
    DocumentBenchmark.run(sizes: sizes)
    guard let folder = value("--folder") else { return }
    let executable = value("--executable") ?? ".build/release/clads-lsp"
    FolderBenchmark.run(executable: executable, folder: folder + "/500", count: 500, size: 10_000, runs: 5)
    FolderBenchmark.run(
      executable: executable, folder: folder + "/10000", count: 10_000, size: 13_000, runs: 3)
    if let python = value("--python") {
      FolderBenchmark.compare(
        python: python, script: "Tests/Benchmarks/jsonschema_rs_check.py", folder: folder + "/10000",
        schema: "schemas/clads-document.schema.json")
    }
  }

  private static let help = """
    clads-bench [--folder DIR [--executable PATH] [--python PYTHON]]   times documents; with a folder, --check
    clads-bench --completion [--size BYTES]                            times completion only
    clads-bench --rules                                                times each rule, and how it grows
    clads-bench --compare                                              times comparisons of 1,000 screens
    clads-bench --swift                                                times documents in string literals of Swift
    clads-bench --runtime                                              times state, expressions and actions
    clads-bench --preview FILE…                                        times previews
    clads-bench --server [--executable PATH] [--size BYTES]            times the server over pipes
    clads-bench --workspace DIR [--executable PATH]                    times a scan of a folder by the server
    clads-bench --growth [SHAPE…]                                      how costs grow with the document
    clads-bench --cancel [SHAPE…]                                      how soon a canceled analysis ends
    clads-bench --soak MINUTES [--executable PATH]                     uses the server for long; watches its memory
    clads-bench --shape SHAPE [--size BYTES]                           prints a document that is hard to check
    clads-bench --generate BYTES [--quiet]                             prints a generated document, also without findings
    clads-bench --fixes [FILE…] [--mutator NAME]                       how often the first fix is the one that was meant
    clads-bench --typing FILE… [--kind KIND]                           how often completion offers what is typed next
    clads-bench --accept FILE…                                         which suggestions for values are mistakes
    clads-bench --exhaustive FILE…                                     checks every prefix and one-byte deletion
    """
}
