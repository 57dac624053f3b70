import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsProject
import CladsRendering
import Dispatch
import SourceText
import Testing

@MainActor
@Suite struct PreviewHostTests {
  private let stage = HostStage()

  @Test func `a preview shows the document and counts its frames`() async throws {
    #expect(try await stage.open() == "1: cart device 48 initial 0")
    #expect(try await stage.tap() == "2: cart device 48 initial 1")
    stage.refresh("basket")
    #expect(stage.published == ["2: cart device 48 initial 1", "3: basket device 48 initial 1"])
  }

  @Test func `two previews of a document have their own options and state, and show the same text`()
    async throws
  {
    _ = try await stage.open()
    #expect(try await stage.open("wide") { $0.width = 80 } == "1: cart device 80 initial 0")
    _ = try await stage.tap("wide")
    _ = try await stage.tap("wide")
    _ = try await stage.tap()
    stage.refresh("basket")
    #expect(stage.published.suffix(2) == ["3: basket device 48 initial 1", "4: basket device 80 initial 2"])
  }

  @Test func `changing options keeps the state and the other options`() async throws {
    _ = try await stage.open { $0.width = 60 }
    _ = try await stage.tap()
    #expect(try await stage.open { $0.options.as = .spec } == "3: cart spec 60 initial 1")
    #expect(try await stage.open { $0.width = 30 } == "4: cart spec 30 initial 1")
    #expect(stage.sessions.count == 1)
  }

  @Test func `requesting the same options again returns a new revision without publishing it`() async throws {
    _ = try await stage.open()
    #expect(try await stage.open() == "2: cart device 48 initial 0")
    #expect(stage.published.isEmpty)
  }

  @Test func `another sample restarts the preview, the same sample does not`() async throws {
    _ = try await stage.open()
    _ = try await stage.tap()
    #expect(try await stage.open { $0.sample = "big" } == "3: cart device 48 big 0")
    _ = try await stage.tap()
    #expect(try await stage.open { $0.sample = "big" } == "5: cart device 48 big 1")
    stage.refresh("basket")
    #expect(stage.published.last == "6: basket device 48 big 1")
  }

  @Test func `a preview without a sample of its own follows the one selected for the document`()
    async throws
  {
    _ = try await stage.open()
    _ = try await stage.open("own") { $0.sample = "initial" }
    stage.refresh("cart", chosen: "big")
    #expect(stage.published == ["2: cart device 48 big 0", "2: cart device 48 initial 0"])
  }

  @Test func `settings apply where the client has not requested an option`() async throws {
    _ = try await stage.open()
    _ = try await stage.open("own") { $0.width = 20 }
    stage.host.apply(PreviewOptions(width: 100, colorScheme: .dark))
    #expect(stage.published == ["2: cart device 100 initial 0", "2: cart device 20 initial 0"])
    stage.host.apply(PreviewOptions())
    #expect(stage.published.suffix(2).first == "3: cart device 48 initial 0")
  }

  @Test func `an older version does not replace a newer one`() async throws {
    _ = try await stage.open()
    stage.refresh("new", number: 7)
    stage.refresh("old", number: 6)
    #expect(stage.published == ["2: new device 48 initial 0"])
  }

  @Test func `an edit while the screen appears is shown afterward`() async throws {
    stage.whileStarting = { stage in stage.refresh("edited") }
    #expect(try await stage.open() == "1: cart device 48 initial 0")
    #expect(stage.published == ["2: edited device 48 initial 0"])
  }

  @Test func `an edit while actions run is in the frame that follows them`() async throws {
    _ = try await stage.open()
    stage.whileActing = { stage in stage.refresh("edited") }
    #expect(try await stage.tap() == "3: edited device 48 initial 1")
    #expect(stage.published == ["2: edited device 48 initial 1", "3: edited device 48 initial 1"])
  }

  @available(macOS 15, *)
  @Test func `an edit never comes between the actions of a tap, whatever thread the tap comes from`()
    async throws
  {
    let stage = stage
    _ = try await stage.open()
    stage.whileActing = { stage in Task { @MainActor in stage.refresh("edited") } }
    let tap = Task.detached(executorPreference: OtherThread()) { try await stage.tap() }
    #expect(try await tap.value == "2: cart device 48 initial 1")
  }

  @available(macOS 15, *)
  @Test func `an edit never comes between the actions of a screen that appears`() async throws {
    let stage = stage
    stage.whileStarting = { stage in Task { @MainActor in stage.refresh("edited") } }
    let opening = Task.detached(executorPreference: OtherThread()) { try await stage.open() }
    #expect(try await opening.value == "1: cart device 48 initial 0")
  }

  @Test func `a closed preview is removed and gets no updates`() async throws {
    _ = try await stage.open()
    await stage.host.close("cart")
    #expect(stage.stopCount == 1)
    try stage.answerLate()
    stage.refresh("basket")
    #expect(stage.published.isEmpty)
    await #expect(throws: PreviewError.closed("no preview `cart` is open; open one with `clads.preview`")) {
      try await stage.tap()
    }
    #expect(try await stage.open() == "1: cart device 48 initial 0")
    await stage.host.close("cart")
    await stage.host.close("cart")
    #expect(stage.host.names.isEmpty)
  }

  @Test func `a preview that is closed while it starts has no frame`() async throws {
    stage.whileStarting = { stage in await stage.host.close("cart") }
    await #expect(throws: PreviewError.closed("the preview `cart` was closed in the meantime")) {
      try await stage.open()
    }
    #expect(stage.host.names.isEmpty)
    #expect(stage.published.isEmpty)
  }

  @Test func `sessions are released when their previews are closed`() async throws {
    _ = try await stage.open()
    weak let session = stage.sessions.first
    stage.sessions = []
    #expect(session != nil)
    await stage.host.closeAll()
    #expect(session == nil)
  }

  @Test func `observers are notified which documents have previews`() async throws {
    let uri = HostStage.uri
    _ = try await stage.open()
    _ = try await stage.open("second")
    await stage.host.close("cart")
    #expect(stage.news == [.opened(uri), .opened(uri)])
    await stage.host.closeAll(of: uri)
    #expect(stage.news.last == .closed(uri))
  }

  @Test func `a delayed response publishes a frame`() async throws {
    _ = try await stage.open()
    try stage.answerLate()
    #expect(stage.published == ["2: cart device 48 initial 100"])
  }

  @Test func `a name can be reused for another document`() async throws {
    _ = try await stage.open("pane")
    let other = FileURI(path: "/app/other.clads.json")
    let frame = try await stage.host.open("pane", stage.input("other", uri: other)) { _ in }
    #expect(HostStage.text(frame) == "1: other device 48 initial 0")
    #expect(stage.stopCount == 1)
    await #expect(throws: PreviewError.self) { try await stage.tap("pane") }
  }

  @Test func `the last frame of a deleted file stays, with a notice until the file is back`() async throws {
    _ = try await stage.open()
    stage.host.fileDeleted(HostStage.uri, number: 0)
    stage.host.fileDeleted(HostStage.uri, number: 2)
    stage.host.fileDeleted(HostStage.uri, number: 3)
    #expect(stage.banners == ["the file was deleted; this is its last version · device (base)"])
    stage.refresh("back", number: 5)
    #expect(stage.banners.last == "device (base)")
    #expect(stage.published.last == "3: back device 48 initial 0")
  }

  @Test func `state can be set and reset, and failed operations change nothing`() async throws {
    _ = try await stage.open()
    let set = try stage.host.setState("taps", .intValue(9), in: "cart", of: HostStage.uri)
    #expect(HostStage.text(set) == "2: cart device 48 initial 9")
    #expect(throws: PreviewError.self) {
      try stage.host.setState("", .nullValue, in: "cart", of: HostStage.uri)
    }
    let reset = try await stage.host.reset("cart", of: HostStage.uri)
    #expect(HostStage.text(reset) == "3: cart device 48 initial 0")
  }
}

/// Runs tasks on a thread of its own, as the server does.
@available(macOS 15, *)
private final class OtherThread: TaskExecutor {
  private let queue = DispatchQueue(label: "other")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A host with one document, whose actions call the stage.
@MainActor
private final class HostStage {
  static let uri = FileURI(path: "/app/cart.clads.json")
  var published: [String] = []
  var banners: [String] = []
  var news: [PreviewHost.DocumentEvent] = []
  var sessions: [PreviewSession] = []
  /// The number of screens that have disappeared.
  var stopCount = 0
  /// Runs while the screen appears, before the first frame.
  var whileStarting: (@MainActor (HostStage) async -> Void)?
  /// Runs while the actions of a tap run.
  var whileActing: (@MainActor (HostStage) async -> Void)?
  private(set) lazy var host = PreviewHost(
    makeSession: { [weak self] options, input in
      let session = PreviewSession(
        options: options, input: input, plugins: self.map { [StagePlugin(stage: $0)] } ?? [])
      self?.sessions.append(session)
      return session
    },
    publish: { [weak self] frame in
      self?.published.append(Self.text(frame))
      self?.banners.append(frame.banner)
    },
    onDocumentEvent: { [weak self] in self?.news.append($0) })
  private var number = 1

  private struct StagePlugin: CLADSPlugin {
    let stage: HostStage

    func register(with registry: CladsRegistry) {
      registry.registerAction("starting") { [weak stage] _, _ in
        if let stage { await stage.whileStarting?(stage) }
      }
      registry.registerAction("acting") { [weak stage] _, _ in
        if let stage { await stage.whileActing?(stage) }
      }
      registry.registerAction("stopping") { [weak stage] _, _ in stage?.stopCount += 1 }
    }
  }

  static func text(_ frame: PreviewFrame) -> String {
    var taps = Document.StateValue.nullValue
    if case .objectValue(let state) = frame.state { taps = state["taps"] ?? .nullValue }
    guard case .intValue(let count) = taps else { return "no taps" }
    return
      "\(frame.revision): \(frame.rows[0].filter { $0 != " " }) \(frame.mode) \(frame.width) \(frame.sample) \(count)"
  }

  /// Returns a version of a document that shows its name above a button that counts taps.
  func input(
    _ name: String, uri: FileURI = HostStage.uri, chosen: String? = nil, number: Int = 1
  ) -> PreviewInput {
    let text = #"""
      { "id": "d", "state": { "taps": 0 }, "root": {
        "actions": { "onAppear": { "type": "starting" }, "onDisappear": { "type": "stopping" } },
        "children": [
          { "type": "label", "text": "\#(name)" },
          { "type": "button", "text": "Tap", "actions": { "onTap": { "type": "sequence", "steps": [
            { "type": "setState", "path": "taps", "value": { "$expr": "taps + 1" } },
            { "type": "acting" }] } } }] } }
      """#
    let file = ParsedFile(SourceFile(uri: uri, version: number, bytes: Array(text.utf8)))
    let big = Sample(name: "big", path: "big.sample.json", bytes: Array("{}".utf8))
    return PreviewInput(
      source: file.source, document: Analysis(of: file, vocabulary: Project().vocabulary).document,
      tree: file.tree, samples: [.initial, big], sample: chosen == big.name ? big : nil, number: number)
  }

  func open(
    _ name: String = "cart", _ update: @Sendable (inout PreviewRequest) -> Void = { _ in }
  ) async throws -> String {
    Self.text(try await host.open(name, input("cart"), update))
  }

  func tap(_ name: String = "cart") async throws -> String {
    Self.text(
      try await host.send(.tap(pointer: "/root/children/1", instance: []), to: name, of: Self.uri))
  }

  /// Simulates the response of a delayed request to the first preview.
  func answerLate() throws {
    guard let session = sessions.first else { return }
    let frame = try session.setState("taps", .intValue(100))
    session.onChange?(frame)
  }

  func refresh(_ id: String, chosen: String? = nil, number: Int? = nil) {
    self.number += 1
    host.refresh(input(id, chosen: chosen, number: number ?? self.number))
  }
}
