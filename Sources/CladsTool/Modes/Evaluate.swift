import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsFiles
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--eval`: prints the value of an expression or a template.
struct Evaluate {
  private let options: Options
  private let source: String
  private let state: SampleState
  private let evaluator: ExpressionEvaluator

  init(_ options: Options) throws(RunError) {
    guard let source = options.paths.first else { throw RunError(message: "`--eval` needs an expression") }
    guard options.paths.count == 1 else {
      throw RunError(message: "`--eval` takes one expression; put it in quotes")
    }
    self.options = options
    self.source = source
    evaluator = options.program.vocabulary.map(ExpressionEvaluator.init(_:)) ?? ExpressionEvaluator()
    state = try EvaluationInput(options).state()
  }

  func run() -> Int32 { options.has("--template") ? interpolate() : evaluate() }

  private func evaluate() -> Int32 {
    let expression = ParsedExpression(source)
    return finish(
      EvaluationReport(expression, in: state, evaluator: evaluator),
      missing: expression.missingPaths(in: state, evaluator: evaluator))
  }

  private func interpolate() -> Int32 {
    let template = ParsedTemplate(source)
    let warnings = template.problem == nil ? template.template.problems : []
    for problem in warnings {
      show(
        Diagnostic(
          problem.rule.id, severity: .warning, at: range(problem.range), problem.message,
          help: problem.help))
    }
    return finish(
      EvaluationReport(template, in: state, evaluator: evaluator),
      missing: template.missingPaths(in: state, evaluator: evaluator), warnings: warnings)
  }

  private func finish(
    _ report: EvaluationReport, missing: [MissingPath], warnings: [TemplateProblem] = []
  ) -> Int32 {
    if let problem = report.problem { return refuse(problem) }
    if options.has("--json") {
      var writer = JSONWriter()
      writer.beginObject()
      report.write(to: &writer)
      write(
        "missing",
        missing.map { Problem(message: $0.message, range: $0.range.isEmpty ? nil : $0.range) }, to: &writer)
      write("warnings", warnings.map { Problem($0) }, to: &writer)
      writer.endObject()
      Output.print(json: writer.bytes)
      return 0
    }
    // What the app does comes first; what else could be meant is said beside it.
    switch report.device {
    case nil: Output.print(TerminalText.lines(report.text) + "\n")
    case .value(let value): Output.print(TerminalText.lines(value.text) + "\n")
    case .nothing: Output.print("\n")
    case .hangs, .crashes: break
    }
    if case .failure(let failure) = report.result {
      options.program.printError("\(failure.message), so the result is the expression as text")
    }
    for path in missing { options.program.printError(path.message) }
    if let device = report.device {
      options.program.printError(
        "on device, \(device.clause); the specification says \(report.text.quotedIfEmpty)")
    }
    return 0
  }

  /// Prints the problem of an expression that cannot be evaluated, and returns the exit status.
  private func refuse(_ problem: ExpressionProblem) -> Int32 {
    if options.has("--json") {
      var writer = JSONWriter()
      writer.beginObject()
      writer.name("error")
      Problem(problem).write(to: &writer)
      writer.endObject()
      Output.print(json: writer.bytes)
    }
    show(
      Diagnostic(
        problem.rule.id, severity: .error, at: range(problem.range), problem.message,
        help: problem.help))
    return 1
  }

  /// What `--json` says about a part of the source; offsets count UTF-8 bytes.
  private struct Problem {
    var rule: String?
    let message: String
    var help: String?
    let range: Range<Int>?

    init(_ problem: ExpressionProblem) {
      (rule, message, help, range) = (problem.rule.id.rawValue, problem.message, problem.help, problem.range)
    }

    init(_ problem: TemplateProblem) {
      (rule, message, help, range) = (problem.rule.id.rawValue, problem.message, problem.help, problem.range)
    }

    init(message: String, range: Range<Int>?) {
      self.message = message
      self.range = range
    }

    func write(to writer: inout JSONWriter) {
      writer.beginObject()
      for (name, text) in [("rule", rule), ("message", message), ("help", help)] {
        guard let text else { continue }
        writer.name(name)
        writer.string(text)
      }
      if let range {
        writer.name("start")
        writer.int(range.lowerBound)
        writer.name("end")
        writer.int(range.upperBound)
      }
      writer.endObject()
    }
  }

  /// Writes a list, or nothing if it is empty.
  private func write(_ name: String, _ problems: [Problem], to writer: inout JSONWriter) {
    guard !problems.isEmpty else { return }
    writer.name(name)
    writer.beginArray()
    for problem in problems { problem.write(to: &writer) }
    writer.endArray()
  }

  private func range(_ range: Range<Int>) -> TextRange { TextRange(utf8: range.lowerBound, range.upperBound) }

  private func show(_ diagnostic: Diagnostic) {
    let file = ReportedFile(
      path: options.has("--template") ? "template" : "expression",
      source: SourceFile(uri: FileURI(path: "expression"), version: nil, bytes: Array(source.utf8)),
      diagnostics: [diagnostic])
    let report = TextReport(options: ReportOptions(usesColor: false, isQuiet: true))
    Output.errorLines(String(report.text(of: diagnostic, in: file).dropLast()))
  }
}

extension DeviceOutcome {
  /// The outcome as a clause that follows "on device".
  fileprivate var clause: String {
    switch self {
    case .value(let value): "the result is \(value.json(limit: 200)), \(value.phrase)"
    case .nothing: "there is no value"
    case .hangs: "the app stops responding"
    case .crashes: "the app crashes"
    }
  }
}

extension String {
  /// The text, or two quotes for none.
  fileprivate var quotedIfEmpty: String { isEmpty ? "\"\"" : self }
}
