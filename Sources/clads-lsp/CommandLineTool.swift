import CladsPreview
import CladsServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main
enum CommandLineTool {
  static let version = Server.version
  /// The first line of what the program prints about itself.
  static let title = "clads-lsp \(version): checks and previews CLADS documents, app screens written in JSON."

  static func main() async {
    Output.ignoreBrokenPipes()
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      Output.error("clads-lsp: \(error.message)")
      Output.error("run `clads-lsp --help` for a list of all options")
      return 2
    }
    do throws(RunError) {
      switch options.mode {
      case .check: return try await Check(options).run()
      case .format: return try Format(options).run()
      case .initialize: return try Initialize(options).run()
      case .scan: return try Scan(options).run()
      case .rules: return Rules.run(options)
      case .explain: return try Explain.run(options)
      case .guide: return try Guide.run(options)
      case .schema: return try SchemaMode.run(options)
      case .completions: return try Completions.run(options)
      case .manual: return Manual.run()
      case .help: return Help.run()
      case .version:
        Output.print("clads-lsp \(version)\n")
        return 0
      case .serve:
        if arguments.isEmpty, Output.isTerminal(0) { return Welcome.run() }
        return await serve()
      case .evaluate: return try Evaluate(options).run()
      case .preview:
        var mode = try await Preview(options, makeSession: preview)
        return try await mode.run()
      }
    } catch {
      Output.error("clads-lsp: \(error.message)")
      return 2
    }
  }

  /// Creates the session of a preview.
  static let preview: PreviewSessionFactory = { PreviewSession(options: $0, input: $1) }

  private static func serve() async -> Int32 {
    if Output.isTerminal(0) {
      Output.errorLines(
        "clads-lsp: this is a language server; it waits for an editor on standard input.\n"
          + "`clads-lsp --check PATH` checks documents, `clads-lsp --help` shows what else it does.")
    }
    return await Server.run(name: "clads-lsp", version: version, preview: Self.preview)
  }
}
