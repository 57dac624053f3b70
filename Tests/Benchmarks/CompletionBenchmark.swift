import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import GeneratedDocuments
import SourceText

/// Completion at random offsets of documents, right after a character was typed there.
enum CompletionBenchmark {
  static func run(sizes: [Int]) async {
    print("document     completion p50          p95          p99    items p50")
    for size in sizes { await run(size) }
  }

  private static func run(_ size: Int) async {
    var generator = DocumentGenerator(seed: 42)
    let bytes = generator.document(size: size)
    let project = Project()
    let source = SourceFile(uri: FileURI(path: "/a.clads.json"), version: 1, bytes: bytes)
    let known = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    var random = SplitMix(state: 7)
    var times: [Double] = []
    var counts: [Double] = []
    for number in 0..<200 {
      let offset = Int(random.next() % UInt64(bytes.count))
      let typed = number % 2 == 0 ? "\"" : "x"
      let edit = TextEdit(range: TextRange(utf8: offset, offset), newText: typed)
      let document = snapshot(ParsedFile(source.edited(by: [edit], version: 2)), known, project)
      let start = ContinuousClock.now
      let completions = await document.completions(at: TextOffset(utf8: offset + 1))
      let duration = ContinuousClock.now - start
      times.append(Double(duration.components.attoseconds) / 1e15)
      counts.append(Double(completions.items.count))
    }
    let measured = Measurement(times: times)
    print(
      [
        "\(bytes.count / 1_000) kB".padded(10), "\(rounded(measured.median)) ms".padded(16),
        "\(rounded(measured.percentile(0.95))) ms".padded(12),
        "\(rounded(measured.percentile(0.99))) ms".padded(12),
        rounded(Measurement(times: counts).median, 0).padded(12),
      ].joined(separator: " "))
  }

  /// Returns a snapshot of a document that was analyzed before the last edit.
  private static func snapshot(
    _ file: ParsedFile, _ known: Analysis, _ project: Project
  ) -> DocumentSnapshot {
    DocumentSnapshot(
      file: file, context: FileContext(kind: .document, checker: Checker(project: project)),
      recentAnalyses: [known], analyses: { [known] }, diagnostics: { [] })
  }
}
