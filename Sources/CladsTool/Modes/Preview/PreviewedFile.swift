import CladsAnalysis
import CladsCheck
import CladsFiles
import CladsLanguageService
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The document to preview; read again when a file that it depends on has changed.
struct PreviewedFile {
  /// The path as printed.
  let path: String
  private let address: DocumentAddress
  /// Whether it is standard input.
  let readsInput: Bool
  private let projectFile: String?
  /// The version of the app; `nil` for the current one.
  private let client: String?
  private let program: Program
  private let sampleName: String?
  /// The findings about the file as it was last read.
  private(set) var diagnostics: [Diagnostic] = []
  /// The stamps of the files that were read or looked for, by path; `nil` where there was none.
  private(set) var stamps: [String: FileSystem.Stamp?] = [:]

  init(_ options: Options) throws(RunError) {
    guard let path = options.paths.first else { throw RunError(message: "`--preview` needs a file") }
    guard options.paths.count == 1 else { throw RunError(message: "`--preview` takes one file") }
    readsInput = path == "-"
    address = DocumentAddress(readsInput ? options["--stdin-path"] ?? "stdin.clads.json" : path)
    self.path = address.path
    projectFile = options["--project"]
    client = options["--client"]
    program = options.program
    sampleName = options["--sample"]
  }

  /// Whether anything has changed since the file was read.
  var hasChanged: Bool { stamps.contains { FileSystem.stamp($0.key) != $0.value } }

  /// Reads the file, its project and its samples; `number` must be greater with every call.
  mutating func read(number: Int) async throws(RunError) -> PreviewInput {
    stamps = [:]
    // Stamps are taken before the files are read, so that a change in between is noticed.
    watch(path)
    var contexts = program.contexts(project: projectFile, client: client)
    var context = contexts.context(of: path)
    for candidate in contexts.projects.candidates { watch(candidate) }
    if let projectFile { watch(projectFile) }
    for loaded in contexts.projects.loaded { watchCompanions(of: loaded) }
    if let problem = contexts.problems.first { throw RunError(message: problem) }
    let bytes = try bytes()
    if !context.kind.holdsDocuments { context.kind = FileKind.other.named(path) }
    context.samples = try samples(context)
    let source = SourceFile(
      uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: bytes)
    let snapshot = try address.document(
      in: DocumentSnapshot.computing(
        source, context, choice: DrawingChoice(sample: sampleName ?? Sample.initialName)))
    diagnostics = await snapshot.diagnostics()
    let errors = snapshot.drawnErrorCount(diagnostics)
    let input = PreviewInput(
      snapshot, await snapshot.analyses(), levels: context.checker.levels, errors: errors)
    guard var input else {
      throw RunError(message: "\(path): there is no document at the pointer `at` in clads.json")
    }
    input.number = number
    return input
  }

  private func bytes() throws(RunError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = readsInput ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
    if let problem = UTF8Problem(in: bytes) {
      throw RunError(message: "\(path): \(problem.clause)")
    }
    return bytes
  }

  private mutating func samples(_ context: FileContext) throws(RunError) -> [Sample] {
    var samples = readsInput ? [.initial] : SampleFinder.samples(of: path, context)
    if !readsInput { watch(Paths.folder(of: path)) }
    for sample in samples { if let path = sample.path { watch(path) } }
    guard let sampleName, !samples.contains(where: { $0.name == sampleName }) else { return samples }
    if FileSystem.kind(sampleName).isFile {
      watch(sampleName)
      do throws(FileReadingError) {
        var sample = Sample(name: sampleName, path: sampleName, bytes: try FileSystem.read(sampleName))
        sample.isNamedByPath = true
        samples.append(sample)
      } catch {
        throw RunError(message: "\(sampleName): \(error.message)")
      }
    }
    return samples
  }

  private mutating func watchCompanions(of loaded: LoadedProject) {
    watch(loaded.path)
    for name in loaded.project.companions { watch(Paths.join(loaded.folder, name)) }
  }

  private mutating func watch(_ path: String) {
    if path != "-" { stamps[path] = .some(FileSystem.stamp(path)) }
  }
}
