import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import GeneratedDocuments
import JSONSyntax
import SourceText

/// Parsing, decoding, full analysis, and edits of one document of a given size.
enum DocumentBenchmark {
  static func run(sizes: [Int]) {
    for hasFindings in [true, false] {
      print(
        """
        \(hasFindings ? "documents with findings" : "\ndocuments without findings")
        document        parse         read     analysis   rules only   edit p50   edit p95   edit p99   peak
        """)
      for size in sizes { run(size, hasFindings) }
    }
  }

  private static func run(_ size: Int, _ hasFindings: Bool) {
    var generator = DocumentGenerator(seed: 42, hasFindings: hasFindings)
    let bytes = generator.document(size: size)
    let repeats = size > 5_000_000 ? 5 : size > 500_000 ? 15 : 100
    let project = Project()
    let runner = RuleRunner(project)
    let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes))
    let parse = Measurement(repeats) { keep(SyntaxTree.parse(bytes)) }
    let read = Measurement(repeats) {
      file.tree.withView { view in
        var reading = Reading(view, vocabulary: project.vocabulary)
        keep(Document.Definition.read(&reading))
      }
    }
    let analysis = Measurement(repeats) {
      let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes))
      keep(runner.diagnostics(for: Analysis(of: file, vocabulary: project.vocabulary)))
    }
    let analyzed = Analysis(of: file, vocabulary: project.vocabulary)
    let rules = Measurement(repeats) { keep(runner.diagnostics(for: analyzed)) }
    let edits = self.edits(bytes, runner, project, count: size > 5_000_000 ? 20 : 200)
    let speed = Double(bytes.count) / 1_000_000 / (parse.median / 1_000)
    print(
      [
        "\(bytes.count / 1_000) kB".padded(10), "\(rounded(speed, 0)) MB/s".padded(12),
        "\(rounded(read.median)) ms".padded(12), "\(rounded(analysis.median)) ms".padded(12),
        "\(rounded(rules.median)) ms".padded(12), "\(rounded(edits.median)) ms".padded(10),
        "\(rounded(edits.percentile(0.95))) ms".padded(10),
        "\(rounded(edits.percentile(0.99))) ms".padded(10),
        "\(rounded(Measurement.peakMemory, 0)) MiB",
      ].joined(separator: " "))
    if size == 1_000_000, hasFindings { printFindings(runner.diagnostics(for: analyzed).map(\.id.rawValue)) }
  }

  /// Times random insertions and deletions of one character, each in the original and followed by a full
  /// analysis.
  private static func edits(_ bytes: [UInt8], _ runner: RuleRunner, _ project: Project, count: Int)
    -> Measurement
  {
    var edits = RandomEdits()
    let original = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes))
    let times = (0..<count).map { _ -> Double in
      Measurement.time {
        let file = edits.edited(original)
        keep(runner.diagnostics(for: Analysis(of: file, vocabulary: project.vocabulary)))
      }
    }
    return Measurement(times: times)
  }

  private static func printFindings(_ ids: [String]) {
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    print("  findings at 1 MB: " + counts.prefix(8).map { "\($0.value) \($0.key)" }.joined(separator: ", "))
  }
}

extension String {
  /// Returns the text padded with trailing spaces to `width` characters.
  func filled(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// Returns the text padded with leading spaces to `width` characters.
  func padded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
