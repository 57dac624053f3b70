import CladsDocument
import CladsExpressions
import CladsPreview
import CladsProject
import CladsRendering
import Diagnostics
import SourceText
import TextUI

/// `--preview`: draws the screen of a document.
@MainActor
struct Preview {
  private let options: Options
  private let makeSession: PreviewSessionFactory
  private let fixedWidth: Int?
  /// The screen of a picture that the options give.
  private let givenScreen: PictureScreen?
  private let traits: PictureTraits
  private let previewOptions: PreviewOptions
  private let format: PreviewFormat
  private let interactions: [PreviewInteraction]
  /// What `--set` changes before the screen opens: those before any interaction.
  private let served: [(path: Keypath, value: Document.StateValue)]
  private var file: PreviewedFile

  init(_ options: Options, makeSession: @escaping PreviewSessionFactory) throws(RunError) {
    self.options = options
    self.makeSession = makeSession
    file = try PreviewedFile(options)
    if options.has("--watch"), file.readsInput {
      throw RunError(message: "`--watch` needs a file; it cannot follow standard input")
    }
    fixedWidth = try options.number("--width", in: PreviewOptions.widths)
    previewOptions = PreviewOptions(
      as: try options.keyword("--as") ?? .device,
      width: fixedWidth ?? Self.terminalWidth,
      height: try options.number("--height", in: PreviewOptions.heights), isASCII: options.has("--ascii"),
      colorScheme: try options.keyword("--color-scheme"))
    format = try options.keyword("--output") ?? (Output.usesColor ? .ansi : .text)
    let size = options.values["--size"]?.last
    givenScreen = if let size { try Self.screen(size) } else { nil }
    if givenScreen != nil {
      guard format.isPicture || options.has("--frames") else {
        throw RunError(message: "`--size` is the size of a picture; add `--output svg`, `html` or `png`")
      }
      if let other = ["--width", "--height"].first(where: options.has) {
        throw RunError(message: "`--size` and `\(other)` cannot be used together")
      }
    }
    if options.has("--frames"), format != .outline {
      throw RunError(message: "`--frames` is about an outline; add `--output outline`")
    }
    traits = PictureTraits(
      textSize: try options.keyword("--text-size") ?? .large, isRightToLeft: options.has("--rtl"),
      isPseudolocalized: options.has("--pseudo"))
    if !format.isPicture, let option = ["--text-size", "--rtl", "--pseudo"].first(where: options.has) {
      throw RunError(message: "only a picture shows `\(option)`; add `--output svg`, `html` or `png`")
    }
    if format == .png, Output.isTerminal(1) {
      throw RunError(message: "a PNG is not for a terminal; write it into a file with `> screen.png`")
    }
    var interactions: [PreviewInteraction] = []
    var served: [(path: Keypath, value: Document.StateValue)] = []
    for (name, value) in options.order {
      if name == "--set" {
        let (path, value) = try EvaluationInput.setting(value)
        // The app serves a state; what changes afterwards is a step of its own.
        if interactions.isEmpty {
          served.append((path, value))
        } else {
          interactions.append(.set(path.source, value))
        }
      } else if let interaction = try PreviewInteraction(name, value) {
        interactions.append(interaction)
      }
    }
    self.interactions = interactions
    self.served = served
  }

  private var window: PictureWindow { PictureWindow(screen, traits: traits) }

  /// The screen of a picture: that of a usual phone, unless the options give its size.
  private var screen: PictureScreen {
    givenScreen
      ?? .device(
        width: fixedWidth.map { Double($0) * Scale.pointsPerColumn },
        height: previewOptions.height.map { Double($0) * Scale.pointsPerRow })
  }

  /// Returns the screen of a size in points, such as `320x480`, or of a device, such as `iPhone 16`.
  private static func screen(_ text: String) throws(RunError) -> PictureScreen {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let width = parts[0], let height = parts[1],
      PictureWindow.lengths.contains(width), PictureWindow.lengths.contains(height)
    {
      return .device(width: Double(width), height: Double(height))
    }
    if let device = PictureDevice.named(text) { return device.upright }
    let suffix = " landscape"
    if text.hasSuffix(suffix), let device = PictureDevice.named(String(text.dropLast(suffix.count))) {
      return device.landscape
    }
    let names = PictureDevice.all.map(\.name).joined(separator: ", ")
    throw RunError(
      message: "`--size` needs a width and a height in points, such as `320x480`, or a device: \(names)")
  }

  private static var terminalWidth: Int {
    let width = Output.terminalSize?.columns ?? PreviewOptions.usualWidth
    return min(max(width, PreviewOptions.widths.lowerBound), PreviewOptions.widths.upperBound)
  }

  mutating func run() async throws(RunError) -> Int32 {
    let size = options.has("--watch") ? try Watch.terminalSize() : nil
    var input = try await file.read(number: 1)
    try checkSample(of: input)
    try serve(&input)
    var previewOptions = previewOptions
    previewOptions.level = input.project.vocabulary.level
    if format.isPicture, size == nil { previewOptions.picture = window }
    // With steps, a request without a response waits, as in tests.
    previewOptions.holdsRequests = size == nil && !interactions.isEmpty
    if let size { previewOptions = LiveScreen.options(previewOptions, in: size, fixedWidth: fixedWidth) }
    let session = makeSession(previewOptions, input)
    var (frame, failure) = await interact(with: session, input)
    if let failure, size != nil || format != .outline {
      options.program.printError(failure)
      await session.stop()
      return 1
    }
    if let size {
      let screen = LiveScreen(
        frame, of: input, options: previewOptions, size: size, fixedWidth: fixedWidth, path: file.path)
      var watch = try Watch(session, screen, of: file)
      return try await watch.run()
    }
    frame.preview = input.uri.string
    frame.revision = 1
    // Beside a text that is not for reading as it looks, only what is unusual is said.
    if format == .text || format == .ansi || frame.banner.contains(PreviewFrame.bannerSeparator) {
      Output.error(frame.banner)
    }
    if format == .outline {
      let picture = options.has("--frames") ? session.wholePicture(in: window) : nil
      let waiting = session.waitingTitles.map { "waits: \($0)" }
      let lines = session.outline(with: picture) + waiting
      Output.print(TerminalText.lines(lines.joined(separator: "\n")) + "\n")
    } else if format == .png, let picture = frame.picture {
      Output.print(bytes: try PNGRenderer.png(of: picture))
    } else {
      Output.print(
        format.text(frame, file.diagnostics, path: file.path, isASCII: previewOptions.isASCII))
    }
    await session.stop()
    // The outline above shows what there is instead.
    if let failure { options.program.printError(failure) }
    return frame.rejection == nil && failure == nil ? 0 : 1
  }

  private func checkSample(of input: PreviewInput) throws(RunError) {
    guard let name = options["--sample"] else { return }
    do throws(SampleChoiceError) {
      _ = try input.samples.choosing(name)
    } catch {
      throw RunError(message: "\(file.path): \(error.message)")
    }
  }

  /// Runs the interactions of the command line up to one that fails, and returns the last frame, with what is
  /// wrong with that interaction.
  private func interact(
    with session: PreviewSession, _ input: PreviewInput
  ) async -> (PreviewFrame, failure: String?) {
    await session.start()
    var frame = session.frame()
    for interaction in interactions {
      do {
        try await interaction.perform(on: session, frame, input.tree)
        frame = session.frame()
      } catch {
        return (session.frame(), (error as? PreviewError)?.message ?? "\(error)")
      }
    }
    return (frame, nil)
  }

  /// Lets the screen open with the values of `--set`.
  private func serve(_ input: inout PreviewInput) throws(RunError) {
    if served.isEmpty { return }
    let sample = input.sample ?? .initial
    var state = SampleState(sample.state(over: (input.document.state ?? [:]).valuesByName()))
    for (path, value) in served where !state.set(path, value) {
      throw RunError(message: "`--set \(path.source)`: there is nothing to set it in")
    }
    input.sample = sample.replacing(state.values)
  }
}

extension Options {
  /// Returns the value of an option that takes a keyword.
  func keyword<Keyword: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Keyword.Type = Keyword.self
  ) throws(RunError) -> Keyword? where Keyword.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let keyword = Keyword(rawValue: text) else {
      let keywords = listing(Keyword.allCases.map(\.rawValue), last: "or")
      throw RunError(message: "`\(name)` takes \(keywords), not `\(text)`")
    }
    return keyword
  }

  /// Returns the value of an option that takes an integer.
  func number(_ name: String, in range: ClosedRange<Int>) throws(RunError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw RunError(
        message: "`\(name)` takes a number from \(range.lowerBound) to \(range.upperBound), not `\(text)`")
    }
    return number
  }
}
