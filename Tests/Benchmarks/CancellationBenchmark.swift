import CladsAnalysis
import Growth

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how soon the analysis of a document ends after it was canceled, as an edit does.
enum CancellationBenchmark {
  /// Prints the longest delay for each of the named shapes, or for all.
  static func run(_ names: [String]) async {
    print("from an edit to the end of the analysis of the version before, 1 MB, in milliseconds")
    print("shape".filled(26) + "whole".padded(12) + "longest".padded(12))
    for shape in names.isEmpty ? DocumentShape.all : names.compactMap(DocumentShape.named) {
      // The loop of the server parses a version before its analysis starts.
      let file = ParsedFile(GrowthStage.source(Array(shape.document(1_000_000).utf8)))
      let whole = await duration { await analysis(of: file).value }
      var longest = 0.0
      for part in 1...9 {
        let task = analysis(of: file)
        try? await Task.sleep(for: .milliseconds(whole * Double(part) / 10))
        longest = max(
          longest,
          await duration {
            task.cancel()
            await task.value
          })
      }
      print(shape.name.filled(26) + rounded(whole, 0).padded(12) + rounded(longest).padded(12))
      fflush(nil)
    }
  }

  /// Starts the work of the server after an edit.
  private static func analysis(of file: ParsedFile) -> Task<Void, Never> {
    Task.detached { keep(GrowthStage.findings(in: file)) }
  }

  private static func duration(_ body: () async -> Void) async -> Double {
    let start = ContinuousClock.now
    await body()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
  }
}
