import CladsDocument
import CladsFiles
import CladsPreview
import CladsProject
import CladsRendering

/// The program that runs: what it is called, and what its plugins add.
struct Program: Sendable {
  /// The name that its output shows.
  let name: String
  let version: String
  /// The names that plugins register.
  let names: RegisteredNames
  /// The same names as a vocabulary; `nil` without plugins.
  let vocabulary: Vocabulary?
  /// Creates the session of a preview.
  let preview: PreviewSessionFactory
  /// Creates the resolver for the documents of a project.
  let resolver: @MainActor @Sendable (Project) -> ScreenResolver

  init(name: String, version: String, plugins: [any CLADSPlugin]) async {
    self.name = name
    self.version = version
    preview = { PreviewSession(options: $0, input: $1, plugins: plugins) }
    resolver = { ScreenResolver($0, plugins: plugins) }
    // A registry takes time that a program without plugins saves.
    names = plugins.isEmpty ? RegisteredNames() : await RegisteredNames(of: plugins)
    vocabulary = plugins.isEmpty ? nil : names.vocabulary()
  }

  /// Returns a finder of the contexts of files, in which each project has what the plugins register.
  func contexts(
    project: String? = nil, texts: [String: [UInt8]] = [:],
    baseline: (baseline: Baseline?, path: String)? = nil, upTo root: String = "/", client: String? = nil
  ) -> FileContextFinder {
    FileContextFinder(
      project: project, vocabulary: vocabulary, texts: texts, baseline: baseline, upTo: root, client: client
    ) {
      [name] in $0.program = name
    }
  }

  /// The first line of what the program prints about itself.
  var title: String {
    "\(name) \(version): checks and previews CLADS documents, app screens written in JSON."
  }

  /// The name of the executable.
  static var executableName: String { Paths.name(of: CommandLine.arguments.first ?? "clads-lsp") }

  /// Writes one line to standard error that starts with the name of the program.
  func printError(_ message: String) { Output.error("\(name): \(message)") }
}
