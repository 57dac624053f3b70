/// A report in the format of JUnit: a test case for each file, which fails if it has findings that fail the
/// check; other findings are its output.
package struct JUnitReport: Report {
  package static let name = "junit"
  package static let documentation = "for test results in CI: JUnit XML with a test case for each file"
  package static let minimumSeverity = Severity.warning

  private let options: ReportOptions
  private let findings: TextReport
  /// The test cases; their counts come before them.
  private var cases = ""
  private var counts = (tests: 0, failures: 0, errors: 0)
  private var duration = Duration.zero

  package init(options: ReportOptions) {
    self.options = options
    findings = TextReport(options: ReportOptions(isQuiet: true))
  }

  /// A test case.
  package struct Case: Sendable {
    let text: String
    var isFailure = false
    var isError = false
    var duration = Duration.zero
  }

  package func part(_ file: ReportedFile) -> Case {
    let path = options.relativePath(file)
    if let problem = file.problem { return unreadable(path, file: path, problem) }
    if let failure = file.failure {
      let result = Self.element(message: failure.message, type: failure.type, failure.text)
      return Case(
        text: text(ofCase: path, file: path, result, duration: file.duration), isFailure: true,
        duration: file.duration)
    }
    let failing = file.diagnostics.filter { $0.severity >= options.failOn && !$0.isInBaseline }
    let others = file.diagnostics.filter { $0.severity < options.failOn || $0.isInBaseline }
    var parts: [String] = []
    if !failing.isEmpty { parts.append(failure(failing, file, path)) }
    if !others.isEmpty || !file.omitted.isEmpty {
      let omitted = file.omitted.sentence.map { $0 + "\n" }
      let texts = [others.isEmpty ? nil : text(of: others, file, path), omitted].compactMap { $0 }
      parts.append("<system-out>\n\(XMLText.lines(texts.joined(separator: "\n")))</system-out>")
    }
    let result = parts.isEmpty ? nil : parts.joined(separator: "\n      ")
    return Case(
      text: text(ofCase: path, file: path, result, duration: file.duration), isFailure: !failing.isEmpty,
      duration: file.duration)
  }

  package mutating func add(_ part: Case, to output: inout some TextOutputStream) {
    cases += part.text
    counts.tests += 1
    counts.failures += part.isFailure ? 1 : 0
    counts.errors += part.isError ? 1 : 0
    duration += part.duration
  }

  package mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    for problem in summary.problems { add(unreadable(options.name, file: nil, problem), to: &output) }
    let name = XMLText.attribute(options.name)
    let totals =
      "tests=\"\(counts.tests)\" failures=\"\(counts.failures)\" errors=\"\(counts.errors)\" "
      + "time=\"\(Self.seconds(duration))\""
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(name)\" \(totals)>\n")
    output.write("  <testsuite name=\"\(name)\" \(totals)>\n")
    output.write(cases)
    output.write("  </testsuite>\n</testsuites>\n")
  }

  private func text(
    ofCase name: String, file: String?, _ result: String?, duration: Duration = .zero
  ) -> String {
    let file = file.map { " file=\"\(XMLText.attribute($0))\"" } ?? ""
    return
      "    <testcase name=\"\(XMLText.attribute(name))\" classname=\"\(XMLText.attribute(options.name))\"\(file)"
      + " time=\"\(Self.seconds(duration))\""
      + (result.map { ">\n      \($0)\n    </testcase>\n" } ?? "/>\n")
  }

  private func unreadable(_ name: String, file: String?, _ problem: String) -> Case {
    let error = "<error message=\"\(XMLText.attribute(problem))\" type=\"unreadable\"/>"
    return Case(text: text(ofCase: name, file: file, error), isError: true)
  }

  private func failure(_ diagnostics: [Diagnostic], _ file: ReportedFile, _ path: String) -> String {
    let omitted = file.omitted.filter { $0.severity >= options.failOn }.map { ($0.severity, $0.count) }
    let counts = Dictionary(diagnostics.map { ($0.severity, 1) } + omitted, uniquingKeysWith: +)
    let message = TextReport.counts(counts).joined(separator: ", ")
    let type = counts.keys.max()?.name ?? ""
    return Self.element(message: message, type: type, text(of: diagnostics, file, path))
  }

  private static func element(message: String, type: String, _ text: String) -> String {
    "<failure message=\"\(XMLText.attribute(message))\" type=\"\(XMLText.attribute(type))\">\n"
      + "\(XMLText.lines(text))</failure>"
  }

  private func text(of diagnostics: [Diagnostic], _ file: ReportedFile, _ path: String) -> String {
    let file = ReportedFile(path: path, source: file.source, diagnostics: diagnostics)
    return diagnostics.map { findings.text(of: $0, in: file) }.joined(separator: "\n")
  }

  /// Returns a duration in seconds with three decimal places.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
  }
}
