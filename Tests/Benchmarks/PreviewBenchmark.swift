import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsHosting
import CladsLanguageService
import CladsPreview
import CladsProject
import CladsRendering
import CladsRuntime
import Diagnostics
import GeneratedDocuments
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// Benchmarks of previews: resolving, rendering, a keystroke, and a tap.
@MainActor
enum PreviewBenchmark {
  /// Runs the benchmarks on the given documents and on generated ones.
  static func run(files: [(name: String, bytes: [UInt8])]) async {
    print("document                        size    resolve       draw      frame      scene   elements")
    for file in files { document(file.name, file.bytes) }
    print("\nkeystroke to frame, 48 columns; bytes that are sent")
    print("document            rows       p50        p95  of that, frame       whole    changes")
    for size in [20_000, 1_000_000] {
      keystrokes(size, PreviewOptions())
      keystrokes(size, PreviewOptions(height: 40))
      keystrokes(size, PreviewOptions(visible: VisibleRows(row: 0, height: 40)))
    }
    print("\nkeystroke to picture, 390 × 844 points, 40 rows seen; bytes that are sent")
    print("document        scroll       p50        p95  of that, scene        p95       whole    changes")
    for size in [20_000, 1_000_000] {
      for scroll in [0, 3_000] { pictures(size, PictureWindow(scroll: Double(scroll))) }
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
      source: file.source, document: analysis.document, tree: file.tree,
      findings: analysis.findings.map(\.diagnostic),
      project: project)
  }

  private static func document(_ name: String, _ bytes: [UInt8]) {
    let input = input(bytes)
    let repeats = bytes.count > 500_000 ? 10 : 100
    let resolver = Resolver(
      document: input.document, componentRegistry: .default, sectionRegistry: .withBuiltInResolvers(),
      options: ResolutionOptions(deviations: Runtime.device.deviations))
    let resolve = Measurement(repeats) { keep(resolver.resolveRecoveringWithTracking(into: StateStore())) }
    let session = PreviewSession(options: PreviewOptions(), input: input)
    let frame = Measurement(repeats) { keep(session.change(PreviewOptions())) }
    let whole = Measurement(repeats) { keep(session.show(input)) }
    let scene = Measurement(repeats) { keep(session.picture(in: PictureWindow())) }
    let picture = session.picture(in: PictureWindow())
    let elements = Measurement(repeats) { keep(picture.elements) }
    print(
      [
        name.filled(26), "\(bytes.count / 1_000) kB".padded(9),
        "\(rounded(resolve.median)) ms".padded(10), "\(rounded(frame.median)) ms".padded(10),
        "\(rounded(whole.median)) ms".padded(10), "\(rounded(scene.median)) ms".padded(10),
        "\(rounded(elements.median)) ms".padded(10),
      ].joined(separator: " "))
  }

  /// A document that gets random insertions and deletions of one character, each followed by decoding.
  private struct Typing {
    let size: Int
    var file: ParsedFile
    private var random = SplitMix(state: 7)
    private var number = 0
    /// How many keystrokes are timed.
    let count: Int

    init(_ target: Int) {
      var generator = DocumentGenerator(seed: 42)
      let bytes = generator.document(size: target)
      size = bytes.count
      count = target > 500_000 ? 40 : 300
      file = ParsedFile(SourceFile(uri: FileURI(path: "/a.clads.json"), version: nil, bytes: bytes))
    }

    /// Changes the document; returns what previews get, and the time in milliseconds.
    @MainActor
    mutating func next() -> (input: PreviewInput, time: Double) {
      let offset = Int(random.next() % UInt64(file.source.bytes.count))
      let range = TextRange(utf8: offset, number % 2 == 0 ? offset : min(offset + 1, file.source.bytes.count))
      let edit = TextEdit(range: range, newText: number % 2 == 0 ? "x" : "")
      var input: PreviewInput?
      let time = Measurement.time {
        file = file.edited(by: [edit], version: number)
        input = PreviewBenchmark.input(file)
      }
      number += 1
      return (input ?? PreviewBenchmark.input(file), time)
    }
  }

  /// Times keystrokes, each followed by decoding, a new frame and its encoding as changes.
  private static func keystrokes(_ size: Int, _ options: PreviewOptions) {
    var typing = Typing(size)
    let session = PreviewSession(options: options, input: input(typing.file))
    var sent = snapshot(session.show(input(typing.file)), 1)
    var times: [Double] = []
    var frames: [Double] = []
    var whole: [Double] = []
    var changes: [Double] = []
    for number in 0..<typing.count {
      let next = typing.next()
      var latest = sent
      frames.append(
        Measurement.time {
          latest = snapshot(session.show(next.input), number + 2)
          changes.append(Double(byteCount(latest, after: sent)))
        })
      times.append(next.time + (frames.last ?? 0))
      whole.append(Double(byteCount(latest, after: nil)))
      sent = latest
      // What is out of sight is resolved before the next keystroke.
      if options.height != nil || options.visible != nil { keep(session.frame()) }
    }
    let rows = options.visible.map { "\($0.height) seen" } ?? options.height.map { "\($0)" } ?? "natural"
    let total = Measurement(times: times)
    print(
      [
        "\(typing.size / 1_000) kB".filled(14), rows.padded(9), "\(rounded(total.median)) ms".padded(10),
        "\(rounded(total.percentile(0.95))) ms".padded(10),
        "\(rounded(Measurement(times: frames).median)) ms".padded(15),
        "\(Int(Measurement(times: whole).median))".padded(11),
        "\(Int(Measurement(times: changes).median))".padded(10),
      ].joined(separator: " "))
  }

  /// Times keystrokes in a preview with a picture, up to the elements that have changed.
  private static func pictures(_ size: Int, _ window: PictureWindow) {
    var typing = Typing(size)
    let options = PreviewOptions(visible: VisibleRows(row: 0, height: 40), picture: window)
    let session = PreviewSession(options: options, input: input(typing.file))
    var sent = snapshot(session.show(input(typing.file)), 1)
    var (times, scenes, whole, changes): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    for number in 0..<typing.count {
      let next = typing.next()
      var latest = sent
      let drawing = Measurement.time {
        latest = snapshot(session.show(next.input), number + 2)
        changes.append(Double(pictureByteCount(latest, after: sent)))
      }
      times.append(next.time + drawing)
      scenes.append(Measurement.time { keep(session.picture(in: window)) })
      whole.append(Double(pictureByteCount(latest, after: nil)))
      sent = latest
      keep(session.frame())
    }
    let (total, scene) = (Measurement(times: times), Measurement(times: scenes))
    print(
      [
        "\(typing.size / 1_000) kB".filled(14), "\(Int(window.scroll))".padded(7),
        "\(rounded(total.median)) ms".padded(9), "\(rounded(total.percentile(0.95))) ms".padded(10),
        "\(rounded(scene.median)) ms".padded(15), "\(rounded(scene.percentile(0.95))) ms".padded(10),
        "\(Int(Measurement(times: whole).median))".padded(11),
        "\(Int(Measurement(times: changes).median))".padded(10),
      ].joined(separator: " "))
  }

  /// Returns the length of the picture of a snapshot, or of what has changed in it.
  private static func pictureByteCount(_ snapshot: PreviewSnapshot, after base: PreviewSnapshot?) -> Int {
    LSPAny { json in snapshot.writePicture(since: base, to: &json) }.bytes.count
  }

  private static func snapshot(_ frame: PreviewFrame, _ revision: Int) -> PreviewSnapshot {
    var frame = frame
    frame.preview = "a"
    frame.revision = revision
    frame.sendsChanges = true
    if frame.picture != nil { frame.parts = [.picture] }
    return PreviewSnapshot(frame, encoding: .utf16)
  }

  /// Returns the length of the message with a snapshot, or with what has changed.
  private static func byteCount(_ snapshot: PreviewSnapshot, after base: PreviewSnapshot?) -> Int {
    let params = LSPAny { json in snapshot.writeMembers(since: base, to: &json) }
    return OutgoingMessage.notification(PreviewSnapshot.notification, params).bytes.count
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
      options: ResolutionOptions(deviations: Runtime.device.deviations))
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
