import CladsDocument
import CladsPreview
import CladsProject
import SourceText

/// A fake session that draws its inputs: the title of the document, its options and a count of taps.
@MainActor
final class ScriptedSession: PreviewRunning {
  var onChange: (@MainActor (PreviewFrame) -> Void)?
  private(set) var isStopped = false
  private var options: PreviewOptions
  private var input: PreviewInput
  private var taps = 0
  private var sample: String
  /// Runs while the screen appears, before the first frame.
  var whileStarting: (@MainActor () async -> Void)?
  /// Runs while the actions of a tap run.
  var whileActing: (@MainActor () async -> Void)?

  init(_ options: PreviewOptions, _ input: PreviewInput) {
    self.options = options
    self.input = input
    sample = input.sample?.name ?? Sample.initialName
  }

  func rows() -> [String] { frame().rows }

  func start() async { await whileStarting?() }

  func show(_ input: PreviewInput) -> PreviewFrame {
    self.input = input
    let name = input.sample?.name ?? Sample.initialName
    if name != sample { (sample, taps) = (name, 0) }
    return frame()
  }

  func change(_ options: PreviewOptions) -> PreviewFrame {
    self.options = options
    return frame()
  }

  func send(_ event: PreviewEvent) async throws {
    guard case .tap("/root", _) = event else {
      throw PreviewError.noSuchControl("nothing that can be tapped is there")
    }
    taps += 1
    await whileActing?()
  }

  func scroll(showing offset: TextOffset) -> Double? { nil }

  func setState(_ path: String, _ value: Document.StateValue) throws -> PreviewFrame {
    guard path == "taps", case .intValue(let count) = value else {
      throw PreviewError.cannotSet("`\(path)` cannot be set")
    }
    taps = count
    return frame()
  }

  func choose(sample: String) async { (self.sample, taps) = (sample, 0) }

  func reset() async { taps = 0 }

  func stop() async { isStopped = true }

  /// Simulates the response of a delayed request.
  func answerLate() {
    taps += 100
    onChange?(frame())
  }

  func frame() -> PreviewFrame {
    let text = "\(input.document.id ?? "?") \(options.as) \(options.width) \(sample) \(taps)"
    return PreviewFrame(
      source: input.source, width: options.width, height: 1, rows: [text], ansiRows: [text], grid: { text },
      tree: { text },
      sample: sample, sampleNames: input.samples.map(\.name),
      state: .objectValue(["taps": .intValue(taps)]), mode: options.as, banner: "\(options.as)",
      problems: input.problems, contentHeight: 1)
  }
}
