import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsHosting
import CladsModules
import CladsPreview
import CladsProject
import CladsRenderTree
import CladsRuntime
import CladsSchema
import Diagnostics
import GeneratedDocuments
import JSONSyntax
import SourceText

/// Benchmarks of previews: resolving, rendering, a keystroke, and a tap.
@MainActor
enum PreviewBenchmark {
  /// Runs the benchmarks on the given documents and on generated ones.
  static func run(files: [(name: String, bytes: [UInt8])]) async {
    print("document                        size    resolve       draw      frame")
    for file in files { document(file.name, file.bytes) }
    print("\nkeystroke to frame, 48 columns")
    print("document              height       p50        p95        p99")
    for size in [20_000, 1_000_000] {
      for height in [nil, 40] as [Int?] { keystrokes(size, height) }
    }
    print("\ntap that changes one label of a screen of 5,000 nodes")
    await tap()
  }

  private static func input(_ bytes: [UInt8]) -> PreviewInput {
    let file = ParsedFile(SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: bytes))
    return input(file)
  }

  /// Creates the input from a parsed file, as the server does before it refreshes its previews.
  private static func input(_ file: ParsedFile) -> PreviewInput {
    let project = Project()
    let analysis = Analysis(of: file, vocabulary: project.vocabulary)
    return PreviewInput(
      document: analysis.document, tree: file.tree, findings: analysis.findings.map(\.diagnostic),
      project: project)
  }

  private static func document(_ name: String, _ bytes: [UInt8]) {
    let input = input(bytes)
    let repeats = bytes.count > 500_000 ? 10 : 100
    let resolver = Resolver(
      document: input.document, componentRegistry: .default, sectionRegistry: .withBuiltInResolvers(),
      options: ResolutionOptions(deviations: .device))
    let resolve = Measurement(repeats) { keep(resolver.resolveRecoveringWithTracking(into: StateStore())) }
    let session = PreviewSession(options: PreviewOptions(), input: input)
    let frame = Measurement(repeats) { keep(session.change(PreviewOptions())) }
    let whole = Measurement(repeats) { keep(session.show(input)) }
    print(
      [
        name.filled(26), "\(bytes.count / 1_000) kB".padded(9),
        "\(rounded(resolve.median)) ms".padded(10), "\(rounded(frame.median)) ms".padded(10),
        "\(rounded(whole.median)) ms".padded(10),
      ].joined(separator: " "))
  }

  /// Times random insertions and deletions of one character, each followed by decoding and a new frame.
  private static func keystrokes(_ size: Int, _ height: Int?) {
    var generator = DocumentGenerator(seed: 42)
    let bytes = generator.document(size: size)
    var file = ParsedFile(SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: bytes))
    let session = PreviewSession(options: PreviewOptions(height: height), input: input(file))
    keep(session.show(input(file)))
    var random = SplitMix(state: 7)
    let times = (0..<(size > 500_000 ? 40 : 300)).map { number -> Double in
      let offset = Int(random.next() % UInt64(file.source.bytes.count))
      let range = TextRange(utf8: offset, number % 2 == 0 ? offset : min(offset + 1, file.source.bytes.count))
      let edit = TextEdit(range: range, newText: number % 2 == 0 ? "x" : "")
      return Measurement.time {
        file = file.edited(by: [edit], version: number)
        keep(session.show(input(file)))
      }
    }
    let measurement = Measurement(times: times)
    print(
      [
        "\(bytes.count / 1_000) kB".filled(16), (height.map { "\($0) rows" } ?? "natural").padded(11),
        "\(rounded(measurement.median)) ms".padded(10),
        "\(rounded(measurement.percentile(0.95))) ms".padded(10),
        "\(rounded(measurement.percentile(0.99))) ms".padded(10),
      ].joined(separator: " "))
  }

  private static func tap() async {
    let labels = (0..<4_990).map { #"{"type":"label","text":"Row \#($0): ${v\#($0 % 100)}"}"# }
    let text = #"""
      {"id":"d","state":{"n":0},"root":{"children":[{"type":"label","text":"${n}"},
        {"type":"button","text":"Add","actions":{"onTap":{"type":"setState","path":"n","value":{"$expr":"n + 1"}}}},
        {"type":"vstack","children":[\#(labels.joined(separator: ","))]}]}}
      """#
    let input = input(Array(text.utf8))
    let resolver = Resolver(
      document: input.document, componentRegistry: .default, sectionRegistry: .withBuiltInResolvers(),
      options: ResolutionOptions(deviations: .device))
    let full = Measurement(20) { keep(resolver.resolveRecoveringWithTracking(into: StateStore())) }
    let store = StateStore()
    var tracked = resolver.resolveRecoveringWithTracking(into: store)
    let updater = ViewTreeUpdater()
    updater.attach(to: store)
    updater.setRoot(tracked.viewTree)
    var count = 0
    var resolved = 0
    let update = Measurement(200) {
      count += 1
      store.set("n", value: count)
      resolved = tracked.update(updater)
    }
    let session = PreviewSession(options: PreviewOptions(height: 40), input: input)
    let draw = Measurement(20) { keep(session.change(PreviewOptions(height: 40))) }
    print(
      """
      nodes resolved: \(resolved); resolving \(rounded(update.median * 1_000)) us, \
      \(rounded(update.median / full.median * 100)) % of \(rounded(full.median)) ms for the whole screen; \
      drawing \(rounded(draw.median)) ms
      """)
  }
}
