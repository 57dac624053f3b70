import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsFiles
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// `--find`: prints where a name is declared and used.
struct Find {
  /// A place with what the name is there.
  private struct Place {
    let path: String
    let place: LineRange
    /// What the name is there: `style, declared in shop`.
    let what: String
    let line: String
  }

  private let options: Options
  private let name: String

  init(_ options: Options) throws(RunError) {
    self.options = options
    guard let name = options.paths.first else { throw RunError(message: "`--find` needs a name") }
    self.name = name.hasPrefix("@") ? String(name.dropFirst()) : name
  }

  func run() async throws(RunError) -> Int32 {
    var contexts = options.program.contexts(project: options["--project"])
    var finder = DocumentFinder(ignoring: options.ignoring)
    let paths = Array(options.paths.dropFirst())
    for path in paths.isEmpty ? ["."] : paths { finder.add(path, &contexts) }
    var problems = contexts.problems + finder.problems
    let files = finder.documents.map(\.path) + finder.tests.map(\.path) + finder.projectFiles
    var places: [Place] = []
    var names: Set<String> = []
    for path in files {
      do throws(FileReadingError) {
        let source = SourceFile(
          uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: try FileSystem.read(path))
        let (index, analyses) = index(source, path, &contexts)
        names.formUnion(index.mentions.map(\.name))
        var found = index.mentions.filter { $0.name == name }.map { ($0.place, $0.what) }
        let mentioned = Set(found.map(\.0))
        found += stateUses(in: analyses, &names).filter { !mentioned.contains($0.place) }
        found.sort { ($0.0.line, $0.0.start.utf8) < ($1.0.line, $1.0.start.utf8) }
        places += found.map { place, what in
          Place(path: path, place: place, what: what, line: Self.line(place, source))
        }
      } catch {
        problems.append("\(path): \(error.message)")
      }
    }
    print(places, in: files.count, names)
    for problem in problems { options.program.printError(problem) }
    return problems.isEmpty ? places.isEmpty ? 1 : 0 : 2
  }

  /// Returns the line of a place without its indentation; of a long one, the part around the name.
  private static func line(_ place: LineRange, _ source: SourceFile) -> String {
    let line = source.lines.contentRange(ofLine: Int(place.line), in: source.bytes)
    let start = line.start.utf8 + max(0, Int(place.start.utf8) - 60)
    let end = min(line.end.utf8, line.start.utf8 + Int(place.end.utf8) + 60)
    let text = source.text(in: TextRange(utf8: start, max(start, end)))
    return String(text.drop { $0.isWhitespace })
  }

  /// Returns where the documents of a file declare, read and write state at the path, or below it.
  private func stateUses(
    in analyses: [Analysis], _ names: inout Set<String>
  ) -> [(place: LineRange, what: String)] {
    analyses.flatMap { analysis -> [(LineRange, String)] in
      let state = analysis.state
      names.formUnion(state.roots.keys)
      var found: [(range: TextRange, what: String)] = []
      if let key = state.roots[name]?.key {
        let content = analysis.file.tree.withView { $0.contentRange(of: key) }
        found.append((TextRange(utf8: content.lowerBound, content.upperBound), "state, declared"))
      }
      for use in state.uses + state.localUses {
        names.insert(use.text)
        guard Self.isAtOrBelow(use.text, name) else { continue }
        found.append((use.range, use.access.writes ? "state, written" : "state"))
      }
      let hosts = found.map { analysis.file.source.hostRange(of: $0.range) }
      guard let host = hosts.first?.host else { return [] }
      return zip(LineRange.places(of: hosts.map(\.range), in: host), found).map { ($0, $1.what) }
    }
  }

  /// Whether a state path is another one, or below it.
  private static func isAtOrBelow(_ path: String, _ other: String) -> Bool {
    guard path.utf8.starts(with: other.utf8) else { return false }
    let rest = path.utf8.dropFirst(other.utf8.count)
    return rest.isEmpty || rest.first == Byte.dot || rest.first == UInt8(ascii: "[")
  }

  private func index(
    _ source: SourceFile, _ path: String, _ contexts: inout FileContextFinder
  ) -> (FileIndex, [Analysis]) {
    var context = contexts.context(of: path)
    if context.kind == .project { context = contexts.context(ofProjectFile: source) }
    let file = ParsedFile(source)
    if context.kind == .test { context.testSubject = contexts.testSubject(ofTestAt: path, file.tree) }
    let analyses = context.kind == .project ? [] : context.analyses(of: file)
    let index = FileIndex(
      of: DocumentSnapshot(file: file, context: context, analyses: { analyses }, diagnostics: { [] }),
      analyses: analyses)
    return (index, analyses)
  }

  private func print(_ places: [Place], in fileCount: Int, _ names: Set<String>) {
    var text = ""
    if places.isEmpty {
      let help = didYouMean(closest(to: name, in: names.sorted())).map { "; \($0)" } ?? ""
      text = "`\(name)` is not used in \(fileCount == 1 ? "this file" : "these \(fileCount) files")\(help)\n"
    }
    for place in places {
      text +=
        "\(place.path):\(place.place.line + 1):\(place.place.start.utf16 + 1): \(place.what): \(place.line)\n"
    }
    Output.print(TerminalText.lines(text))
  }
}

extension FileIndex.Mention {
  /// What the name is there.
  fileprivate var what: String {
    "\(kind.noun)\(isDeclaration ? ", declared" : "")" + (container.isEmpty ? "" : " in \(container)")
  }
}

extension FileIndex.Kind {
  /// How a list of uses refers to it.
  fileprivate var noun: String {
    switch self {
    case .symbol(let kind): kind.noun
    case .entry(let slot): slot.noun
    case .hostState: "state of the app"
    }
  }
}
