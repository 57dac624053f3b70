import CladsPreview
import CladsProject
import CladsServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `--preview --watch`: an interactive preview that fills the terminal and follows its file.
@MainActor
struct Watch {
  private enum Event: Sendable {
    case input([UInt8])
    case signal(Int32)
    /// No input has followed an escape for 50 ms, so it is the escape key and not the start of a sequence.
    case escapeTimedOut
    /// 150 ms have passed since the last tick.
    case tick
    /// The frame has changed without input, for example after a network request.
    case changed(PreviewFrame)
    /// The terminal has been closed.
    case inputClosed
  }

  private static let signals = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT]

  private let session: PreviewSession
  private let recorder: LiveRecorder
  private let terminal: RawTerminal
  private var file: PreviewedFile
  private var screen: LiveScreen
  private var decoder = KeyDecoder()
  private var painter = TerminalPainter()
  /// The number of times that the file has been read.
  private var readCount = 1
  /// Whether the file could not be read, which the notice says.
  private var hasFailed = false

  init(
    _ session: PreviewSession, _ screen: LiveScreen, of file: PreviewedFile
  ) throws(RunError) {
    guard let terminal = RawTerminal() else { throw RunError(message: Self.needsTerminal("input")) }
    self.session = session
    recorder = LiveRecorder(session, ofDocumentAt: file.path)
    self.screen = screen
    self.file = file
    self.terminal = terminal
  }

  /// Returns the size of the terminal; throws unless standard input and output are terminals.
  static func terminalSize() throws(RunError) -> TerminalSize {
    guard Output.isTerminal(1), let size = Output.terminalSize else {
      throw RunError(message: needsTerminal("output"))
    }
    guard Output.isTerminal(0) else { throw RunError(message: needsTerminal("input")) }
    return TerminalSize(columns: size.columns, rows: size.rows)
  }

  private static func needsTerminal(_ stream: String) -> String {
    "`--watch` needs a terminal, but standard \(stream) is not a terminal"
  }

  mutating func run() async throws(RunError) -> Int32 {
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    Signals.watch(Self.signals) { events.yield(.signal($0)) }
    guard terminal.enter() else { throw RunError(message: "the terminal cannot be set to raw mode") }
    defer { terminal.restore() }
    session.onChange = { events.yield(.changed($0)) }
    guard SystemThread.start({ Self.read(into: events) }) else { return 2 }
    let ticks = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(150))
        events.yield(.tick)
      }
    }
    defer { ticks.cancel() }
    var status: Int32?
    if !draw() { status = 2 }
    if status == nil {
      for await event in stream {
        status = await handle(event, events)
        if status == nil, !draw() { status = 2 }
        if status != nil { break }
      }
    }
    session.onChange = nil
    await session.stop()
    return status ?? 0
  }

  /// Forwards standard input until its end.
  private nonisolated static func read(into events: AsyncStream<Event>.Continuation) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = StandardStreams.read(into: buffer)
      guard count > 0 else { break }
      events.yield(.input(Array(buffer[..<count])))
    }
    events.yield(.inputClosed)
  }

  /// Writes the changes of the screen in one call, so that the terminal does not flicker; returns false when
  /// the terminal is gone.
  private mutating func draw() -> Bool {
    let bytes = painter.bytes(for: screen.picture)
    return bytes.isEmpty || Output.write(bytes, to: 1)
  }

  /// Handles one event; returns the exit status when it is the last.
  private mutating func handle(_ event: Event, _ events: AsyncStream<Event>.Continuation) async -> Int32? {
    switch event {
    case .input(let bytes):
      if let status = await press(decoder.decode(bytes)) { return status }
      if decoder.hasPendingEscape {
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          events.yield(.escapeTimedOut)
        }
      }
    case .escapeTimedOut: return await press(decoder.settle())
    case .changed(let frame): show(frame)
    case .tick: await reloadIfChanged()
    case .inputClosed: return 0
    case .signal(SIGWINCH): resize()
    case .signal(SIGTSTP): return suspend()
    case .signal(SIGCONT):
      // The shell may have changed the terminal's settings while this process was stopped.
      guard terminal.enter() else { return 2 }
      resize()
    case .signal(let number): return 128 + number
    }
    return nil
  }

  private mutating func press(_ keys: [Key]) async -> Int32? {
    for key in keys {
      screen.notice = nil
      let wish = screen.press(key)
      switch wish {
      case .redraw: if key == .control("l") { painter.forget() }
      case .change(let options): show(session.change(options))
      case .choose(let sample):
        await session.choose(sample: sample)
        show(session.frame())
      case .reset:
        await session.reset()
        show(session.frame())
      case .suspend: if let status = suspend() { return status }
      case .quit: return 0
      case .send(let event):
        do {
          try await recorder.send(event)
          screen.show(resultOf: event, recorder.marked(session.frame()))
        } catch {
          screen.fail((error as? PreviewError)?.message ?? "\(error)")
        }
      case .record, .finishRecording: await record(wish)
      }
    }
    return nil
  }

  /// Records a test, or changes or stores what is recorded.
  private mutating func record(_ request: LiveRequest) async {
    do {
      var options = screen.options
      defer { screen.options = options }
      screen.notice = try await recorder.perform(request, &options)
      show(session.frame())
    } catch {
      screen.notice = (error as? PreviewError)?.message ?? (error as? RunError)?.message ?? "\(error)"
    }
  }

  private mutating func show(_ frame: PreviewFrame) { screen.show(recorder.marked(frame)) }

  private mutating func suspend() -> Int32? {
    guard terminal.suspend() else { return 2 }
    resize()
    return nil
  }

  private mutating func resize() {
    painter.forget()
    guard let size = Output.terminalSize else { return }
    let options = screen.resize(TerminalSize(columns: size.columns, rows: size.rows))
    show(session.change(options))
  }

  /// Reads the file, its project and its samples again if one has changed; on failure the last frame stays.
  private mutating func reloadIfChanged() async {
    guard file.hasChanged else { return }
    readCount += 1
    do throws(RunError) {
      var input = try await file.read(number: readCount)
      input.sample = input.samples.valid(named: screen.sample)
      screen.input = input
      if hasFailed { screen.notice = nil }
      hasFailed = false
      if screen.updateFormatLevel() { _ = session.change(screen.options) }
      show(session.show(input))
    } catch {
      hasFailed = true
      screen.notice = error.message
    }
  }
}
