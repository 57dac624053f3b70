import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax
import SourceText

/// Where a value of the state comes from: its declaration, and who reads and writes it.
struct StateHistory {
  /// More places are only counted.
  private static let mostPlaces = 5

  /// The history, in Markdown.
  let sentence: String

  /// Collects what is known about a path; nothing when nothing uses it and nothing declares it.
  init?(_ path: [Keypath.Component], in analysis: Analysis) {
    let places = PlaceLinks(analysis)
    var parts: [String] = []
    if let (declaration, count) = NameReading(analysis).declaration(ofState: .state(path)),
      count == path.count
    {
      parts.append("declared in \(places.link(to: declaration.range))")
    }
    let uses = analysis.state.uses.filter { $0.components.starts(with: path) }
    let writers = analysis.state.uses.filter {
      $0.access.writes && ($0.components.starts(with: path) || path.starts(with: $0.components))
    }
    if !uses.isEmpty || !writers.isEmpty {
      parts.append("read \(times(uses.count { $0.access.reads }))")
      let shown = writers.prefix(Self.mostPlaces).map { places.writer($0) }
      let more = writers.count - shown.count
      let rest = more > 0 ? " and \(more) more" : ""
      parts.append(writers.isEmpty ? "never written" : "written \(shown.joined(separator: ", "))\(rest)")
    }
    guard !parts.isEmpty else { return nil }
    sentence = "`\(Keypath(path).text)` is \(parts.joined(separator: ", "))."
  }
}

/// Links to places of a document.
struct PlaceLinks {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// A link to the line of a place.
  func link(to range: TextRange) -> String {
    let line = analysis.file.source.lines.line(containing: range.start) + 1
    return "[line \(line)](\(analysis.file.source.uri)#L\(line))"
  }

  /// Who writes: the named action around the place, if there is one, and the line.
  func writer(_ use: StateUse) -> String {
    let action = analysis.file.tree.withView { view in
      analysis.document.actions.first { view.range($0.node).contains(use.range) }
    }
    return action.map { "by `\($0.name)` (\(link(to: use.range)))" } ?? "in " + link(to: use.range)
  }
}

/// A number of times, in words.
func times(_ count: Int) -> String {
  switch count {
  case 0: "never"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
