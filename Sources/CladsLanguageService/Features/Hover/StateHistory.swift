import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsSchema
import JSONSyntax
import SourceText

/// A summary of the declaration, reads and writes of a state value.
struct StateHistory {
  /// The number of writes that are listed; further ones are only counted.
  private static let maximumLocations = 5

  /// The summary, in Markdown.
  let sentence: String

  /// Summarizes a path, without its declaration if that is the record at `own`; fails when the path is
  /// neither used nor declared.
  init?(_ path: [Keypath.Component], in analysis: Analysis, besides own: RecordIndex? = nil) {
    let links = LineLinks(analysis)
    var parts: [String] = []
    if let (declaration, count) = DocumentNames(analysis).declaration(ofState: .state(path)),
      count == path.count, declaration.node != own
    {
      parts.append("declared on \(links.link(to: declaration.range))")
    }
    let uses = analysis.state.uses.filter { $0.components.starts(with: path) }
    let writers = analysis.state.uses.filter {
      $0.access.writes && ($0.components.starts(with: path) || path.starts(with: $0.components))
    }
    if !uses.isEmpty || !writers.isEmpty {
      let reads = uses.count { $0.access.reads }
      parts.append(reads == 0 ? "never read" : "read \(times(reads))")
      let shown = writers.prefix(Self.maximumLocations).map { links.writer($0) }
      let more = writers.count - shown.count
      let rest = more > 0 ? " and \(more) more" : ""
      parts.append(writers.isEmpty ? "never written" : "written \(shown.joined(separator: ", "))\(rest)")
    }
    guard !parts.isEmpty else { return nil }
    sentence = "\(Markdown.code(Keypath(path).text)) is \(parts.joined(separator: ", "))."
  }
}

/// Creates links to the lines of a document.
struct LineLinks {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// Returns a link to the line of a range.
  func link(to range: TextRange) -> String {
    let line = analysis.file.source.lines.line(containing: range.start) + 1
    return Markdown.link(toLine: line, of: analysis.file.source.uri.string)
  }

  /// The number of lines that are listed; further ones are only counted.
  private static let maximumLines = 5

  /// Returns links to the lines of some records.
  func list(of records: [RecordIndex]) -> String {
    let shown = records.prefix(Self.maximumLines).map { record in
      link(to: analysis.file.tree.withView { $0.range(record) })
    }
    let more = records.count - shown.count
    if more > 0 { return shown.joined(separator: ", ") + " and \(more) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the enclosing named action of a write, if any, and a link to its line.
  func writer(_ use: StateUse) -> String {
    let action = analysis.file.tree.withView { view in
      analysis.document.actions.first { view.range($0.node).contains(use.range) }
    }
    return action.map { "by \(Markdown.code($0.name)) (\(link(to: use.range)))" } ?? "on "
      + link(to: use.range)
  }
}

/// Returns a phrase for a number of times: "once", "twice", "3 times".
func times(_ count: Int) -> String {
  switch count {
  case 0: "never"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}
