import CladsAnalysis
import CladsDocument
public import CladsEvaluation
import CladsProject
import CladsSchema
import JSONSyntax
public import SourceText

/// A template of a document and the text that it shows.
public struct ShownText: Sendable, Hashable {
  /// Longer texts break off, in characters.
  private static let longest = 48

  /// Where the string stands, quotes included.
  public let string: TextRange
  /// The text.
  public let text: String
  /// The name of the sample that it was filled in with.
  public let sample: String
  /// What today's phones make of it, where that is something else.
  public let device: DeviceOutcome?

  /// The text on one line, not too long, and what phones show instead.
  public var label: String { "→ " + Self.short(text) + (phones.map { " (\($0))" } ?? "") }

  private var phones: String? {
    switch device {
    case nil: nil
    case .some(.value(.stringValue(let text))):
      text.isEmpty ? "phones: nothing" : "phones: \(Self.short(text))"
    case .some(.value), .some(.nothing): "phones: nothing"
    case .some(.hangs): "phones stop responding"
    case .some(.crashes): "phones crash"
    }
  }

  private static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  /// What is said when the pointer rests on the text.
  public var tooltip: String {
    sample == Sample.initialName ? "With the document's own state" : "With the sample `\(sample)`"
  }

  /// The templates in a stretch of a document, in the order of the text. A template that is broken, is drawn for no
  /// element, or shows nothing is left out.
  public static func all(in range: TextRange, of document: DocumentSnapshot) async -> [ShownText] {
    var texts: [ShownText] = []
    for analysis in await document.analyses() {
      var states: [ScopeIndex: (state: SampleState, isDrawn: Bool, sample: String)] = [:]
      let templates = analysis.file.tree.withView { view in
        analysis.facts.filter { $0.role == .template }.map { ($0, view.range($0.node)) }
          .filter { $1.start <= range.end && range.start <= $1.end }
          .map { ($0.scope, $1, view.string($0.node)) }
      }
      for (scope, place, source) in templates {
        guard case .template(let template)? = EvaluatedText(source, role: .template), template.problem == nil
        else { continue }
        let known = states[scope] ?? state(document, analysis, scope)
        states[scope] = known
        guard known.isDrawn else { continue }
        let report = EvaluationReport(template, in: known.state)
        if report.text.isEmpty || report.text == source { continue }
        texts.append(
          ShownText(
            string: place, text: report.text, sample: known.sample,
            device: document.project.target == .reference ? report.device : nil))
      }
    }
    return texts.sorted { $0.string.start < $1.string.start }
  }

  private static func state(
    _ document: DocumentSnapshot, _ analysis: Analysis, _ scope: ScopeIndex
  ) -> (state: SampleState, isDrawn: Bool, sample: String) {
    let states = PlaceStates(document, analysis, scope: scope)
    return (states.state(states.chosen), states.count(states.chosen) != 0, states.chosen.name)
  }
}
