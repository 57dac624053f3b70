import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
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
      let read = reads == 0 ? "never read" : "read \(times(reads))"
      let written =
        writers.isEmpty ? "never written" : "written " + Self.places(of: writers, in: analysis, links)
      parts.append(read + (reads == 0 && !writers.isEmpty ? ", but " : " and ") + written)
    }
    guard !parts.isEmpty else { return nil }
    sentence = "\(Markdown.code(Keypath(path).text)) is \(parts.joined(separator: ", "))."
  }

  /// Returns the named actions that write, each once, and the lines of other writes: "by `a` (line 3) and `b`
  /// (line 4), and on line 9".
  private static func places(of writers: [StateUse], in analysis: Analysis, _ links: LineLinks) -> String {
    let shown = writers.prefix(maximumLocations)
    var names: [String] = []
    var lines: [String?: [String]] = [:]
    for use in shown {
      let name = analysis.action(around: use.range)
      if let name, lines[name] == nil { names.append(name) }
      let link = links.link(to: use.range)
      if lines[name]?.contains(link) != true { lines[name, default: []].append(link) }
    }
    let actions = names.map { "\(Markdown.code($0)) (\(enumeration(lines[$0] ?? [])))" }
    let more = writers.count - shown.count
    let rest = more > 0 ? ["\(more) more"] : []
    guard let others = lines[nil] else { return "by " + enumeration(actions + rest) }
    let elsewhere = "on " + enumeration(others + rest)
    return actions.isEmpty ? elsewhere : "by \(enumeration(actions)), and \(elsewhere)"
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
    list(of: analysis.file.tree.withView { view in records.map { view.range($0) } })
  }

  /// Returns links to the lines of some ranges, each line once.
  func list(of ranges: [TextRange]) -> String {
    var links: [String] = []
    for link in ranges.lazy.map({ link(to: $0) }) where links.last != link { links.append(link) }
    let shown = links.prefix(Self.maximumLines)
    let more = links.count - shown.count
    return enumeration(shown + (more > 0 ? ["\(more) more"] : []))
  }
}

extension Analysis {
  /// Returns the name of the action that contains a range; `nil` if it has none.
  fileprivate func action(around range: TextRange) -> String? {
    file.tree.withView { view in document.actions?.first { view.range($0.node).contains(range) }?.name }
  }
}

/// Returns a list in a sentence: "a", "a and b", "a, b and c".
func enumeration(_ items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.joined() }
  return items.dropLast().joined(separator: ", ") + " and " + last
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
