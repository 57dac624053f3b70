import CladsAnalysis
import CladsCheck
import CladsProject
import GeneratedDocuments
import SourceText

/// Benchmarks of a Swift file with documents in string literals, compared with the same documents in files.
enum SwiftBenchmark {
  static func run(count: Int = 100, size: Int = 20_000) {
    let documents = (0..<count).map { index in
      var generator = DocumentGenerator(seed: UInt64(index + 1))
      return generator.document(size: size)
    }
    let text =
      "// x\n"
      + documents.enumerated().map { index, document in
        "let screen\(index) = #\"\"\"\n\(String(decoding: document, as: UTF8.self))\n\"\"\"#\n"
      }.joined()
    let file = source("/screens.swift", Array(text.utf8))
    let swift = FileContext(kind: .swift, writesPointers: false)
    let document = FileContext(kind: .document, writesPointers: false)
    let alone = Measurement.processorTime(5) {
      for bytes in documents { _ = document.diagnostics(of: source("/a.clads.json", bytes)) }
    }
    let together = Measurement.processorTime(5) { _ = swift.diagnostics(of: file) }
    let ratio = String(Int((together / alone * 100).rounded()))
    print("\(count) documents in \(text.utf8.count / 1_000) kB of Swift: checked in \(ms(together)),")
    print("  \(ratio) % of the \(ms(alone)) that they take alone")
    let parsed = ParsedFile(file)
    let outside = file.edited(by: [TextEdit(range: TextRange(utf8: 4, 4), newText: "y")], version: nil)
    let scan = Measurement.processorTime(20) { _ = ParsedFile(outside, after: parsed) }
    print("  an edit outside of all literals: \(ms(scan)) to find them again; nothing is parsed or checked")
  }

  private static func source(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(uri: FileURI(path: path), version: nil, bytes: bytes)
  }

  private static func ms(_ time: Double) -> String { "\((time * 10).rounded() / 10) ms" }
}
