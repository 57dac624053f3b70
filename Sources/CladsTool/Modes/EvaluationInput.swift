import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsExpressions
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics
import SourceText

/// The state that the command line describes. The state of `--document` comes first; `--sample`, `--state`
/// and `--set` are merged over it, in this order.
struct EvaluationInput {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func state() throws(RunError) -> SampleState {
    var values: [String: Document.StateValue] = [:]
    if let path = options["--document"] { values = try document(path) }
    if let path = options["--state"] {
      let sample = Sample(name: path, path: path, bytes: try read(path))
      if let problem = sample.problem { throw RunError(message: "\(path): \(problem)") }
      values = sample.state(over: values)
    }
    var state = SampleState(values)
    for setting in options.values["--set"] ?? [] {
      let (keypath, value) = try Self.setting(setting)
      state.set(keypath, value)
    }
    return state
  }

  private func read(_ path: String) throws(RunError) -> [UInt8] {
    do throws(FileReadingError) {
      return path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
  }

  private func document(_ argument: String) throws(RunError) -> [String: Document.StateValue] {
    let address = DocumentAddress(argument)
    let path = address.path
    let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: try read(path))
    if let problem = UTF8Problem(in: source.bytes) { throw RunError(message: "\(path): \(problem.clause)") }
    var contexts = options.program.contexts(project: options["--project"], client: options["--client"])
    var context = contexts.context(of: path)
    if let problem = contexts.problems.first { throw RunError(message: problem) }
    if !context.kind.holdsDocuments { context.kind = FileKind.other.named(path) }
    let file = try address.document(in: DocumentSnapshot.computing(source, context))
    guard let document = file.context.analyses(of: file.file).first?.document else {
      throw RunError(message: "\(path): there is no document at the pointer `at` in clads.json")
    }
    let declared = (document.state ?? [:]).valuesByName()
    guard let name = options["--sample"] else { return declared }
    let samples = path == "-" ? [.initial] : SampleFinder.samples(of: path, context)
    do throws(SampleChoiceError) {
      return try samples.choosing(name).state(over: declared)
    } catch {
      throw RunError(message: "\(path): \(error.message)")
    }
  }

  /// Parses the value of `--set`: a keypath, `=`, and JSON.
  static func setting(_ setting: String) throws(RunError) -> (Keypath, Document.StateValue) {
    guard let equals = setting.firstIndex(of: "=") else {
      throw RunError(message: "`--set` takes `PATH=JSON`, such as `--set user.age=30`, not `\(setting)`")
    }
    let path = String(setting[..<equals])
    let json = String(setting[setting.index(after: equals)...])
    let keypath = Keypath.parse(path)
    if let problem = keypath.problem, problem.kind.preventsWriting {
      throw RunError(message: "`--set \(path)`: \(problem.message)")
    }
    let (value, findings) = Document.StateValue.parse(Array(json.utf8))
    guard let value, findings.isEmpty else {
      throw RunError(
        message:
          "`--set \(path)` takes JSON, not `\(json)`; a string needs quotes: `'\(path)=\"\(json)\"'`")
    }
    return (keypath, value)
  }
}
