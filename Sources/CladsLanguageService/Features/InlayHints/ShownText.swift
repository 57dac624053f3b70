import CladsAnalysis
import CladsDocument
package import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
package import SourceText

/// A template of a document and the text that it produces.
package struct ShownText: Sendable, Hashable {
  /// The length at which texts are truncated, in characters.
  private static let maximumLength = 48

  /// The range of the string, including quotes.
  package let string: TextRange
  /// The text that the template produces.
  package let text: String
  /// The name of the sample it was evaluated with.
  package let sample: String
  /// The outcome on device; `nil` when it is the same.
  package let device: DeviceOutcome?

  /// The text on one line, truncated, followed by the outcome on device if it is different.
  package var label: String { "→ " + Self.short(text) + (deviceNote.map { " (\($0))" } ?? "") }

  private var deviceNote: String? {
    switch device {
    case nil: nil
    case .some(.value(.stringValue(let text))):
      text.isEmpty ? "on device: empty" : "on device: \(Self.short(text))"
    case .some(.value), .some(.nothing): "on device: no text"
    case .some(.hangs): "hangs on device"
    case .some(.crashes): "crashes on device"
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.unicodeScalars.map { scalar in
      scalar.value == Byte.newline || scalar.value == Byte.carriageReturn
        ? "⏎" : TerminalText.visible(scalar) ?? String(scalar)
    }.joined()
    return line.count > maximumLength ? line.prefix(maximumLength - 1) + "…" : line
  }

  /// The tooltip: which sample the text was evaluated with.
  package var tooltip: String {
    let source = sample == Sample.initialName ? "the document's own state" : "the sample `\(sample)`"
    return "Evaluated with \(source)"
  }

  /// Returns the templates in a range of a document, in source order. Omits templates that are invalid,
  /// are shown as written, are not rendered because their list is empty, or produce an empty or unchanged
  /// text.
  static func all(in range: TextRange, of document: DocumentSnapshot) async -> [ShownText] {
    var texts: [ShownText] = []
    let deviations = document.project.target.deviations
    for analysis in await document.analyses() {
      var states: [ScopeIndex: (state: SampleState, isDrawn: Bool, sample: String)] = [:]
      // A text that is shown as written is not a template on device.
      let asWritten = deviations.contains(.buttonText) ? analysis.textsOfButtons : []
      let templates = analysis.file.tree.withView { view in
        analysis.facts.filter { $0.role == .template && !asWritten.contains($0.node) }.map {
          ($0, view.range($0.node))
        }
        .filter { $1.start <= range.end && range.start <= $1.end }
        .map { ($0.scope, $1, view.string($0.node)) }
      }
      for (scope, range, source) in templates {
        guard case .template(let template)? = EvaluatedText(source, role: .template), template.problem == nil
        else { continue }
        let known = states[scope] ?? state(document, analysis, scope)
        states[scope] = known
        guard known.isDrawn else { continue }
        let report = EvaluationReport(template, in: known.state, evaluator: document.evaluator)
        if report.text.isEmpty || report.text == source { continue }
        texts.append(
          ShownText(
            string: range, text: report.text, sample: known.sample,
            device: deviations.affectExpressions ? report.device : nil))
      }
    }
    return texts.sorted { $0.string.start < $1.string.start }
  }

  private static func state(
    _ document: DocumentSnapshot, _ analysis: Analysis, _ scope: ScopeIndex
  ) -> (state: SampleState, isDrawn: Bool, sample: String) {
    let states = ScopedStates(document, analysis, scope: scope)
    return (states.state(states.chosen), states.count(states.chosen) != 0, states.chosen.name)
  }
}

extension Analysis {
  /// The records of the texts of buttons, which the current runtime shows as written.
  fileprivate var textsOfButtons: Set<RecordIndex> {
    var texts: Set<RecordIndex> = []
    file.tree.withView { view in
      document.forEachNode { node in
        guard case .component(let component) = node, component.type == .button else { return }
        if let text = Document.Component.table.value(of: \.text, in: component.origin.node, view) {
          texts.insert(text)
        }
      }
    }
    return texts
  }
}
