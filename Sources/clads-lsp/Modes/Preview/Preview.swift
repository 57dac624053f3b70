import CladsSchema
import CladsDocument
import CladsExpressions
import CladsPreview
import CladsProject
import Diagnostics
import SourceText

/// `--preview`: draws the screen of a document.
@MainActor
struct Preview {
  private let options: Options
  private let begin: PreviewMaking
  private let wishes: PreviewOptions
  private let format: PreviewFormat
  private let interactions: [PreviewInteraction]
  private let settings: [(path: String, value: Document.StateValue)]
  private var file: PreviewedFile

  init(_ options: Options, begin: @escaping PreviewMaking) throws(RunError) {
    self.options = options
    self.begin = begin
    file = try PreviewedFile(options)
    wishes = PreviewOptions(
      as: try options.word("--as") ?? .phone,
      width: try options.number("--width", in: PreviewOptions.widths) ?? Self.terminalWidth,
      height: try options.number("--height", in: PreviewOptions.heights), isASCII: options.has("--ascii"),
      colorScheme: try options.word("--color-scheme"))
    format = try options.word("--output") ?? (Output.usesColor ? .ansi : .text)
    var interactions: [PreviewInteraction] = []
    for (name, value) in options.order {
      if let interaction = try PreviewInteraction(name, value) { interactions.append(interaction) }
    }
    self.interactions = interactions
    var settings: [(path: String, value: Document.StateValue)] = []
    for setting in options.values["--set"] ?? [] {
      let (path, value) = try EvaluationInput.setting(setting)
      settings.append((path.source, value))
    }
    self.settings = settings
  }

  private static var terminalWidth: Int {
    let width = Output.terminalSize?.columns ?? PreviewOptions.usualWidth
    return min(max(width, PreviewOptions.widths.lowerBound), PreviewOptions.widths.upperBound)
  }

  mutating func run() async throws(RunError) -> Int32 {
    let subject = try await file.read(number: 1)
    if let name = options["--sample"] {
      do throws(SampleChoiceError) {
        _ = try subject.input.samples.choosing(name)
      } catch {
        throw RunError(message: "\(file.path): \(error.message)")
      }
    }
    var wishes = wishes
    wishes.level = subject.input.project.vocabulary.level
    let session = begin(wishes, subject.input)
    var frame = await session.start()
    frame = try set(in: session) ?? frame
    for interaction in interactions {
      do {
        frame = try await session.send(try interaction.event(frame, subject.input.tree))
      } catch {
        await session.stop()
        Output.error("clads-lsp: \((error as? PreviewError)?.message ?? "\(error)")")
        return 1
      }
    }
    Output.error(frame.banner)
    Output.print(
      format.text(
        PreviewUpdate(preview: subject.uri.string, source: subject.source, revision: 1, frame: frame)))
    await session.stop()
    return 0
  }

  /// Puts the values of `--set` into the state.
  private func set(in session: any PreviewRunning) throws(RunError) -> PreviewFrame? {
    var frame: PreviewFrame?
    for (path, value) in settings {
      do {
        frame = try session.setState(path, value)
      } catch {
        throw RunError(message: "`--set \(path)`: \((error as? PreviewError)?.message ?? "\(error)")")
      }
    }
    return frame
  }
}

extension Options {
  /// The value of an option that takes a word of a closed set.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(RunError) -> Word? where Word.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = listing(Word.allCases.map(\.rawValue), last: "or")
      throw RunError(message: "`\(name)` takes \(words), not `\(text)`")
    }
    return word
  }

  /// The value of an option that takes a whole number.
  func number(_ name: String, in range: ClosedRange<Int>) throws(RunError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw RunError(
        message: "`\(name)` takes a number from \(range.lowerBound) to \(range.upperBound), not `\(text)`")
    }
    return number
  }
}
