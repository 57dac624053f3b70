import JSONSyntax
import SourceText

/// A report in SARIF 2.1.0, which GitHub's code scanning and other tools read.
///
/// It keeps to the limits of GitHub: of too many findings, the most severe are written.
package struct SARIFReport: Report {
  package static let name = "sarif"
  package static let documentation =
    "for code scanning: SARIF 2.1.0 with fixes and the documentation of rules"
  package static let minimumSeverity = Severity.hint
  package static let needsPointers = true
  package static let needsRepositoryPaths = true

  /// The number of results that GitHub accepts in a run.
  package static let maximumResultCount = 25_000

  /// What is known about one file.
  package struct Part: Sendable {
    struct Result {
      let rule: DiagnosticID
      let severity: Severity
      /// The text of the result without the members that identify the rule.
      let text: String
    }

    var results: [Result] = []
    /// How many findings are left out, as a notification.
    var omitted: String?
    /// Why the file could not be read, as a notification.
    var problem: String?
  }

  private struct Result {
    /// How many results came before.
    let order: Int
    let text: String
  }

  private let options: ReportOptions
  /// The results that the report has if no more severe ones follow.
  private var results: [Severity: [Result]] = [:]
  private var keptCount = 0
  /// The number of results of each severity.
  private var counts: [Severity: Int] = [:]
  private var resultCount = 0
  /// The rules with results, in the order of their indices.
  private var rules: [DiagnosticID] = []
  private var ruleIndices: [DiagnosticID: Int] = [:]
  private var notifications: [String] = []
  private var isSuccessful = true

  package init(options: ReportOptions) { self.options = options }

  package func part(_ file: ReportedFile) -> Part {
    let writer = SARIFResultWriter(file: file, path: options.relativePath(file))
    let results = file.diagnostics.map {
      Part.Result(rule: $0.id, severity: $0.severity, text: writer.result(for: $0))
    }
    let problem = file.problem.map { Self.notification(ofUnreadable: $0, at: writer.location(region: nil)) }
    let omitted = file.omitted.sentence.map {
      Self.notification("note", $0, at: writer.location(region: nil))
    }
    return Part(results: results, omitted: omitted, problem: problem)
  }

  package mutating func add(_ part: Part, to output: inout some TextOutputStream) {
    if let problem = part.problem { addProblem(problem) }
    if let omitted = part.omitted { notifications.append(omitted) }
    for result in part.results {
      resultCount += 1
      let count = counts[result.severity, default: 0]
      counts[result.severity] = count + 1
      // The report has the rules of all results that it might have had.
      guard count < Self.maximumResultCount else { continue }
      let index = index(of: result.rule)
      guard makeRoom(for: result.severity) else { continue }
      let rule = JSONText.printable(
        .members([("ruleId", .string(result.rule.rawValue)), ("ruleIndex", .integer(index))]))
      let text = rule.dropLast(2) + ", " + result.text
      results[result.severity, default: []].append(Result(order: resultCount, text: text))
      keptCount += 1
    }
  }

  /// Removes a result that is less severe if there are too many; returns `false` if there is none.
  private mutating func makeRoom(for severity: Severity) -> Bool {
    guard keptCount == Self.maximumResultCount else { return true }
    guard let least = Severity.allCases.first(where: { results[$0]?.isEmpty == false }), least < severity
    else { return false }
    results[least]?.removeLast()
    keptCount -= 1
    return true
  }

  package mutating func end(_ summary: ReportSummary, to output: inout some TextOutputStream) {
    for problem in summary.problems { addProblem(Self.notification("error", problem)) }
    let kept = Array(results.values.joined())
    if kept.count < resultCount {
      let count = resultCount - kept.count
      notifications.append(
        Self.notification(
          "warning",
          "\(count) of \(resultCount) findings \(count == 1 ? "is" : "are") left out, the least severe first: "
            + "GitHub accepts \(Self.maximumResultCount)"))
    }
    output.write("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    output.write("  \"version\": \"2.1.0\",\n  \"runs\": [ {\n    \"tool\": { \"driver\": {\n")
    output.write("      \"name\": \(JSONText.printable(.string(options.name))),\n")
    if !options.version.isEmpty {
      output.write("      \"semanticVersion\": \(JSONText.printable(.string(options.version))),\n")
    }
    Self.write("rules", descriptors(), indent: 6, to: &output)
    output.write("\n    } },\n    \"columnKind\": \"utf16CodeUnits\",\n    \"invocations\": [ {\n")
    output.write("      \"executionSuccessful\": \(isSuccessful),\n")
    Self.write("toolExecutionNotifications", notifications, indent: 6, to: &output)
    output.write("\n    } ],\n")
    Self.write("results", kept.sorted { $0.order < $1.order }.map(\.text), indent: 4, to: &output)
    output.write("\n  } ]\n}\n")
  }

  /// Writes a member whose value is an array with one element per line.
  private static func write(
    _ name: String, _ elements: [String], indent: Int, to output: inout some TextOutputStream
  ) {
    let spaces = String(repeating: " ", count: indent)
    output.write("\(spaces)\"\(name)\": [")
    for (index, element) in elements.enumerated() {
      output.write((index == 0 ? "\n" : ",\n") + spaces + "  " + element)
    }
    output.write(elements.isEmpty ? "]" : "\n\(spaces)]")
  }

  // MARK: Rules

  private mutating func index(of rule: DiagnosticID) -> Int {
    if let index = ruleIndices[rule] { return index }
    ruleIndices[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private func descriptors() -> [String] {
    rules.map { JSONText.printable(Self.descriptor(of: $0, options.help($0))) }
  }

  private static func descriptor(of rule: DiagnosticID, _ help: RuleHelp?) -> JSONValue {
    let name: [(String, JSONValue)] = [("id", .string(rule.rawValue)), ("name", .string(rule.rawValue))]
    guard let help else { return .members(name) }
    return .members(
      name + [
        ("shortDescription", SARIFText.message(help.summary)),
        ("fullDescription", SARIFText.message(help.summary)),
        (
          "help",
          .members([("text", .string(help.text)), ("markdown", .string(help.markdown))])
        ), ("helpUri", .string(help.url)),
        (
          "defaultConfiguration",
          .members([("level", .string(SARIFText.level(help.severity)))])
        ), ("properties", .members([("tags", .array([.string(help.group)]))])),
      ])
  }

  // MARK: Notifications

  private mutating func addProblem(_ notification: String) {
    isSuccessful = false
    notifications.append(notification)
  }

  private static func notification(ofUnreadable problem: String, at location: JSONValue) -> String {
    notification("error", "the file cannot be read: \(problem)", at: location)
  }

  private static func notification(_ level: String, _ text: String, at location: JSONValue? = nil) -> String {
    let locations = location.map { [("locations", JSONValue.array([$0]))] } ?? []
    return JSONText.printable(
      .members(
        [("level", .string(level)), ("message", SARIFText.message(text))] + locations))
  }
}
