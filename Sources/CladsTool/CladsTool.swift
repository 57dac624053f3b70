import CladsPreview
public import CladsRendering
public import CladsServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The whole of `clads-lsp` as a library: the server, the checker, the previews and all other modes.
///
/// An app's own program is clads-lsp with the app's plugins:
///
/// ```swift
/// @main enum AcmeServer {
///   static func main() async { await CladsTool.run(plugins: [AcmePlugin()]) }
/// }
/// ```
public enum CladsTool {
  /// Runs the mode that the command line selects, and exits the process.
  ///
  /// Every mode knows the names that the plugins register, and previews draw and run what they provide.
  ///
  /// - Parameters:
  ///   - name: the name of the program in its output; `nil` for that of its executable.
  ///   - version: the version of the program.
  ///   - plugins: the plugins of the app.
  ///   - arguments: the arguments that follow the program's name.
  public static func run(
    name: String? = nil, version: String = Server.version, plugins: [any CLADSPlugin] = [],
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) async -> Never {
    Output.ignoreBrokenPipes()
    let program = await Program(name: name ?? Program.executableName, version: version, plugins: plugins)
    exit(await run(arguments, as: program))
  }

  private static func run(_ arguments: [String], as program: Program) async -> Int32 {
    let options: Options
    do {
      options = try Options(arguments, of: program)
    } catch {
      program.printError(error.message)
      Output.error("run `\(program.name) --help` for a list of all options")
      return 2
    }
    if options.mode.usesPlugins {
      for conflict in program.names.conflicts { program.printError(conflict.message) }
    }
    do throws(RunError) {
      switch options.mode {
      case .serve:
        if arguments.isEmpty, Output.isTerminal(0) { return Welcome.run(options) }
        return await serve(program)
      case .agents: return try await AgentServer(options).run()
      default: return try await perform(options)
      }
    } catch {
      program.printError(error.message)
      return 2
    }
  }

  /// Runs a mode that ends by itself, and returns its exit status.
  static func perform(_ options: Options) async throws(RunError) -> Int32 {
    switch options.mode {
    case .check: return try await Check(options).run()
    case .format: return try Format(options).run()
    case .compare: return try await Compare(options).run()
    case .gallery: return try await GalleryMode(options).run()
    case .test: return try await TestMode(options).run()
    case .clients: return try Clients(options).run()
    case .initialize: return try Initialize(options).run()
    case .scan: return try Scan(options).run()
    case .find: return try await Find(options).run()
    case .describe: return try await Describe(options).run()
    case .rules: return Rules.run(options)
    case .explain: return try Explain.run(options)
    case .guide: return try Guide.run(options)
    case .schema: return try SchemaMode.run(options)
    case .completions: return try Completions.run(options)
    case .manual: return Manual.run(options)
    case .help: return Help.run(options)
    case .version:
      Output.print("\(options.program.name) \(options.program.version)\n")
      return 0
    case .evaluate: return try Evaluate(options).run()
    case .preview:
      var mode = try await Preview(options, makeSession: options.program.preview)
      return try await mode.run()
    case .serve, .agents: return 2
    }
  }

  private static func serve(_ program: Program) async -> Int32 {
    if Output.isTerminal(0) {
      let name = program.name
      Output.errorLines(
        "\(name): this is a language server; it waits for an editor on standard input.\n"
          + "`\(name) --check PATH` checks documents, `\(name) --help` shows what else it does.")
    }
    return await Server.run(
      name: program.name, version: program.version, preview: program.preview, names: program.names)
  }
}
