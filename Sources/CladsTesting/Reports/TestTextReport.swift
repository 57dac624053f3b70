import CladsPreview
import CladsProject
import Diagnostics
import SourceText

/// The outcomes of tests for people.
package struct TestTextReport: Sendable {
  private let usesColor: Bool
  private let findings: TextReport

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
    findings = TextReport(options: ReportOptions(usesColor: usesColor, isQuiet: true))
  }

  /// Returns what is said about a test; empty if it has passed.
  package func text(_ outcome: TestOutcome) -> String {
    let result = outcome.result
    guard !result.failures.isEmpty else { return "" }
    // Places have lines here.
    let diagnostics = outcome.diagnostics(withPlaces: false)
    let file = ReportedFile(
      path: outcome.test.path, source: outcome.test.file.source, diagnostics: diagnostics)
    var text = ""
    for (failure, diagnostic) in zip(result.failures, diagnostics) {
      text += findings.text(of: diagnostic, in: file)
      text += places(of: failure, outcome)
      if let step = failure.step { text += "\n  \(stepLine(step, outcome))\n" }
      text += difference(failure)
      text += "\n"
    }
    if !result.screen.isEmpty {
      text += "  " + paint("the screen:", .bold) + "\n"
      text += result.screen.prefix(Self.maximumRows).map { "  │ " + TerminalText.row($0) + "\n" }.joined()
      if result.screen.count > Self.maximumRows {
        text += "  … \(result.screen.count - Self.maximumRows) more rows\n"
      }
      text += "\n"
    }
    return text
  }

  /// Returns what has failed first in one line, with its line in the file; `nil` if the test has passed.
  package func firstLine(_ outcome: TestOutcome) -> String? {
    guard let failure = outcome.result.failures.first else { return nil }
    let line = outcome.test.file.source.lines.line(containing: failure.range.start) + 1
    let step = failure.step.map { " (\(stepLine($0, outcome)))" } ?? ""
    return TerminalText.line("\(outcome.test.path):\(line): \(failure.message)\(step)")
  }

  /// The most rows of a screen that are printed.
  private static let maximumRows = 60

  private func stepLine(_ step: Int, _ outcome: TestOutcome) -> String {
    let steps = outcome.test.file.test.steps
    guard steps.indices.contains(step) else { return "" }
    return TerminalText.line("step \(step + 1) of \(steps.count): \(steps[step].title)")
  }

  private func places(of failure: TestFailure, _ outcome: TestOutcome) -> String {
    guard let input = outcome.input, let path = outcome.test.documentPath else { return "" }
    return failure.places.map { place in
      let host = input.source.hostRange(of: place.range)
      let line = host.host.lines.line(containing: host.range.start) + 1
      return "  = note: " + TerminalText.line("\(place.message): \(path):\(line)") + "\n"
    }.joined()
  }

  private func difference(_ failure: TestFailure) -> String {
    guard let expected = failure.expected else {
      return (failure.actual ?? []).map { "  " + paint("+ ", .green) + TerminalText.line($0) + "\n" }.joined()
    }
    let actual = failure.actual ?? []
    let (old, new) = (expected.map { Array($0.utf8)[...] }, actual.map { Array($0.utf8)[...] })
    let (removed, inserted) = LineComparison(old, new).changes()
    var lines: [(mark: Character, text: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed[i] {
        lines.append(("-", expected[i]))
        i += 1
      } else if j < new.count, inserted[j] {
        lines.append(("+", actual[j]))
        j += 1
      } else {
        lines.append((" ", expected[i]))
        i += 1
        j += 1
      }
    }
    let body = lines.prefix(Self.maximumRows).map { line in
      let style: Style = line.mark == "-" ? .red : line.mark == "+" ? .green : .plain
      return "  " + paint("\(line.mark) \(TerminalText.line(line.text))", style) + "\n"
    }
    let more = lines.count > Self.maximumRows ? "  … \(lines.count - Self.maximumRows) more lines\n" : ""
    return "  " + paint("- expected", .red) + "  " + paint("+ actual", .green) + "\n" + body.joined()
      + more
  }

  /// Returns the last line of a run.
  package static func summary(_ outcomes: [TestOutcome]) -> String {
    if outcomes.isEmpty { return "no tests\n" }
    let counts = ScreenTestResult.Status.allCases.compactMap { status -> String? in
      let count = outcomes.count { $0.result.status == status }
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    return "\(outcomes.count) \(outcomes.count == 1 ? "test" : "tests"): \(counts.joined(separator: ", "))\n"
  }

  private enum Style: String {
    case red = "31"
    case green = "32"
    case bold = "1"
    case plain = ""
  }

  private func paint(_ text: String, _ style: Style) -> String {
    usesColor && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension TestTextReport {
  /// Returns what no test reaches, by document.
  package func text(_ coverage: [DocumentCoverage]) -> String {
    var text = ""
    for document in coverage {
      let (reached, total) = (document.parts.count { $0.isReached }, document.parts.count)
      text += TerminalText.line("\(document.path): \(reached) of \(total) reached") + "\n"
      for part in document.parts where !part.isReached {
        let line = part.line.map { ":\($0 + 1)" } ?? ""
        text +=
          "  " + TerminalText.line("\(part.kind.rawValue) \(part.name)  (\(document.path)\(line))") + "\n"
      }
    }
    return text
  }
}
