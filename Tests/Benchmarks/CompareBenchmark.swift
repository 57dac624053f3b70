import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsPreview
import CladsProject
import GeneratedDocuments
import JSONSyntax
import SourceText

/// Benchmarks of comparisons: screens that are equal, that are formatted otherwise, and that look different.
enum CompareBenchmark {
  static func run(count: Int = 1_000, size: Int = 13_000, jobs: Int = 2, rounds: Int = 5) async {
    var old: [ComparedScreen] = []
    var respelled: [ComparedScreen] = []
    var changed: [ComparedScreen] = []
    for index in 0..<count {
      var generator = DocumentGenerator(seed: UInt64(index + 1), hasFindings: false)
      let bytes = generator.document(size: size, id: "screen\(index)")
      old += screens(index, bytes)
      respelled += screens(index, bytes.filter { $0 != 0x0A })
      changed += screens(index, withChangedText(bytes))
    }
    let comparer = Comparer(
      session: { PreviewSession(options: $0, input: $1) }, resolver: { ScreenResolver($0) }, jobs: jobs)
    print(
      "two versions of \(count) screens of \(size / 1_000) kB, \(jobs) jobs; p50 / p95 of \(rounds) rounds, wall clock:"
    )
    for (name, new) in [
      ("equal", old), ("spelled otherwise", respelled), ("a text changed in each", changed),
    ] {
      var times: [Double] = []
      var summary = ""
      for _ in 0..<rounds {
        let start = ContinuousClock.now
        let comparison = await comparer.compare(old, new)
        let text = TextComparison(usesColor: false, width: 110).text(comparison)
        times.append((ContinuousClock.now - start) / .milliseconds(1))
        summary = text.split(separator: "\n").last.map(String.init) ?? ""
      }
      times.sort()
      print("  \(name): \(ms(times[times.count / 2])) / \(ms(times[times.count - 1])) (\(summary))")
    }
  }

  private static func screens(_ index: Int, _ bytes: [UInt8]) -> [ComparedScreen] {
    let path = "screen\(index).clads.json"
    let file = ParsedFile(SourceFile(uri: FileURI(path: "/" + path), version: nil, bytes: bytes))
    return ComparedScreen.all(in: file, path: path, FileContext(kind: .document), environment: "")
  }

  /// Returns a document with another text in its middle.
  private static func withChangedText(_ bytes: [UInt8]) -> [UInt8] {
    let key = Array("\"text\": \"".utf8)
    let half = bytes[(bytes.count / 2)...]
    guard let range = half.firstRange(of: key) ?? bytes[...].firstRange(of: key) else { return bytes }
    return Array(bytes[..<range.upperBound]) + Array("Changed ".utf8) + bytes[range.upperBound...]
  }

  private static func ms(_ time: Double) -> String { "\(Int(time.rounded())) ms" }
}
