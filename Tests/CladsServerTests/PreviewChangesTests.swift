import TestSupport
import Testing

/// Clients that take changes instead of whole snapshots.
@Suite struct PreviewChangesTests {
  /// The document, with enough rows that some are out of sight.
  private static func document(_ title: String = "count", rows: Int = 40) -> String {
    let labels = (0..<rows).map { #"{ "type": "label", "text": "row \#($0)" }"# }
    return PreviewStage.replacing("count", with: title)
      .replacing("\n  ] }", with: ",\n" + labels.joined(separator: ",\n") + "\n  ] }")
  }

  @Test func `after an edit only the rows that differ are sent`() async throws {
    let stage = await PreviewStage(Self.document())
    let first = await stage.preview(#""changes": true"#)
    #expect(first.value("base") == nil && first.rows.count == first.int("height"))
    await stage.change(to: Self.document("number"), version: 2)
    let change = try #require(stage.latest())
    #expect(change.int("base") == 1 && change.int("revision") == 2)
    #expect(change.value("rows", "set")?.names == ["0"])
    #expect(change.string("rows", "set", "0", "text")?.contains("number 0") == true)
    #expect(change.text("rows", "removed") == "[]" && change.text("controls", "set") == "{}")
    // Neither what is made of rows nor what has not changed is repeated.
    #expect(
      Set(change.names).isDisjoint(with: ["text", "ansi", "state", "log"])
        && Set(change.names).isSuperset(of: ["rows", "spans", "controls", "banner", "height"]))
  }

  @Test func `only the rows in sight are sent`() async throws {
    let stage = await PreviewStage(Self.document())
    let whole = await stage.preview(#""preview": "whole""#)
    let first = await stage.preview(#""changes": true, "visible": { "row": 3, "height": 5 }"#)
    #expect(first.text("visible") == #"{"row":3,"height":5}"# && first.rows == Array(whole.rows[3..<8]))
    #expect(first.int("height") == whole.int("height"))
    let scrolled = await stage.frame("preview.scroll", #""visible": { "row": 5, "height": 5 }"#)
    #expect(scrolled.rows == Array(whole.rows[5..<10]))
    let change = try #require(stage.latest())
    #expect(change.text("visible") == #"{"row":5,"height":5}"#)
    #expect(change.value("rows", "set")?.names == ["8", "9"])
    #expect(change.text("rows", "removed") == "[3,4]")
    let all = await stage.preview(#""visible": null"#)
    #expect(all.rows == whole.rows && all.value("visible") == nil)
  }

  @Test func `a client that asks for a whole snapshot gets one`() async throws {
    let stage = await PreviewStage(Self.document())
    _ = await stage.preview(#""changes": true"#)
    await stage.change(to: Self.document("number"), version: 2)
    let whole = await stage.frame("preview.refresh")
    let sent = try #require(stage.latest())
    #expect(whole.value("base") == nil && whole.int("revision") == 3 && whole.shows("number 0"))
    #expect(sent.value("base") == nil && sent.int("revision") == 3 && sent.shows("number 0"))
    await stage.change(to: Self.document("again"), version: 3)
    #expect(stage.latest()?.int("base") == 3)
  }

  @Test func `changes are based on what was sent, not on what was dropped`() async throws {
    let stage = await PreviewStage(Self.document())
    _ = await stage.preview(#""changes": true"#)
    for version in 2..<6 {
      stage.session.change(stage.name, to: Self.document("step \(version)"), version: version)
      await stage.session.settle(isClientSlow: true)
    }
    let changes = stage.sent()
    #expect(changes.count == 1 && changes.first?.int("base") == 1)
    #expect(changes.first?.string("rows", "set", "0", "text")?.contains("step 5") == true)
  }

  @Test func `a preview that is opened again starts with a whole snapshot`() async throws {
    let stage = await PreviewStage(Self.document())
    _ = await stage.preview(#""changes": true"#)
    await stage.change(to: Self.document("number"), version: 2)
    _ = await stage.run("preview.close")
    let first = await stage.preview(#""changes": true"#)
    #expect(first.value("base") == nil && first.int("revision") == 1)
    await stage.change(to: Self.document("again"), version: 3)
    #expect(stage.latest()?.int("base") == 1 && stage.latest()?.int("revision") == 2)
    // One that no longer wants changes gets whole snapshots.
    _ = await stage.preview(#""changes": false"#)
    await stage.change(to: Self.document("whole"), version: 4)
    #expect(stage.latest()?.value("base") == nil && stage.latest()?.shows("whole 0") == true)
  }

  @Test(arguments: [
    ("preview", #""visible": 3"#, "`visible` must be an object"),
    ("preview", #""visible": { "row": 0 }"#, "`visible` must be an object"),
    ("preview", #""visible": { "row": -1, "height": 3 }"#, "`row` must be between 0 and"),
    ("preview.scroll", "", "`visible` is missing"),
    ("preview.scroll", #""visible": { "row": 0, "height": 0 }"#, "`height` must be between 1 and"),
  ])
  func `rows that cannot be shown are refused`(_ command: String, _ argument: String, _ message: String) async
  {
    let stage = await PreviewStage()
    _ = await stage.preview()
    #expect(await stage.run(command, argument).contains(message))
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a client that applies changes always has what one has that gets whole snapshots`(
    _ seed: UInt64
  ) async throws {
    var random = SeededRandom(seed: seed)
    let stage = await PreviewStage(Self.document())
    let windows = seed % 3 > 0
    var visible = #""visible": { "row": 0, "height": 12 }"#
    let parts = #", "include": ["text", "ansi", "state", "log", "picture"]"#
    let options = (windows ? ", " + visible : "") + (seed % 2 > 0 ? parts : "")
    var client = ChangesClient(await stage.preview(#""changes": true"# + options))
    var seen = 0
    _ = await stage.preview(#""preview": "whole""# + options)
    let other = #", "preview": "whole""#
    var text = Self.document()
    for version in 2..<24 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        await stage.tap()
        await stage.tap(PreviewStage.add, other)
      case 1:
        await stage.type("Ann \(version)")
        await stage.type("Ann \(version)", other)
      case 2:
        _ = await stage.run("preview.reset")
        _ = await stage.run("preview.reset", #""preview": "whole""#)
      case 3 where windows:
        let row = Int.random(in: 0...60, using: &random)
        visible = #""visible": { "row": \#(row), "height": \#(Int.random(in: 1...30, using: &random)) }"#
        _ = await stage.run("preview.scroll", visible)
        _ = await stage.run("preview.scroll", visible + other)
      case 4:
        _ = await stage.run("preview.close")
        _ = await stage.run("preview.close", #""preview": "whole""#)
        client = ChangesClient(await stage.preview(#""changes": true"# + options))
        seen = stage.sent().count
        _ = await stage.preview(#""preview": "whole""# + options)
      case 5:
        // Of several edits that a slow client has not read, the latest is sent.
        for _ in 0..<3 {
          text = Self.edited(text, &random)
          stage.session.change(stage.name, to: text, version: version)
          await stage.session.settle(isClientSlow: true)
        }
      default:
        text = Self.edited(text, &random)
        stage.session.change(stage.name, to: text, version: version)
      }
      await stage.session.settle()
      let frames = stage.sent()
      for frame in frames.dropFirst(seen) {
        let isApplied = client.apply(frame)
        #expect(isApplied, "\(frame)")
      }
      seen = frames.count
      let whole = ServerMessage(await stage.run("preview.refresh", #""preview": "whole""#))
      let fresh = ChangesClient(whole)
      #expect(client.snapshot.differences(from: fresh.snapshot).isEmpty)
      #expect(client.picture == fresh.picture)
    }
  }

  /// Returns the text with a random edit: of a row, of their number, or of anything.
  private static func edited(_ text: String, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return document("title \(Int.random(in: 0..<9, using: &random))")
    case 1: return document(rows: Int.random(in: 1...60, using: &random))
    case 2:
      let row = Int.random(in: 0..<40, using: &random)
      return text.replacing("row \(row)\"", with: "row \(row) with a text that takes more than one row\"")
    default:
      var bytes = Array(text.utf8)
      bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// A client that applies changes to the snapshot that it has.
private struct ChangesClient {
  /// What a client can tell from a snapshot.
  struct Snapshot: Equatable {
    var members: [String: String] = [:]
    var rows: [Int: String] = [:]
    var spans: [Int: [String]] = [:]
    var controls: [Int: [String]] = [:]

    /// Returns what differs, for people.
    func differences(from other: Snapshot) -> [String] {
      Self.differences(members, other.members) + Self.differences(rows, other.rows)
        + Self.differences(spans, other.spans) + Self.differences(controls, other.controls)
    }

    private static func differences<Key: Hashable, Value: Equatable>(
      _ values: [Key: Value], _ others: [Key: Value]
    ) -> [String] {
      Set(values.keys).union(others.keys).filter { values[$0] != others[$0] }
        .map { "\($0): \(String(describing: values[$0])), not \(String(describing: others[$0]))" }
    }
  }

  private(set) var snapshot = Snapshot()
  private(set) var picture = PictureClient()
  private var revision = 0

  /// Creates a client that has a whole snapshot.
  init(_ whole: ServerMessage) { take(whole) }

  /// Adopts a snapshot or applies changes; returns whether it has what they are based on.
  mutating func apply(_ message: ServerMessage) -> Bool {
    guard let base = message.int("base") else {
      take(message)
      return true
    }
    guard base == revision, picture.apply(message.value("picture")) else { return false }
    takeMembers(message)
    apply(message.value("rows"), to: &snapshot.rows) { row in
      (row.string("text") ?? "none") + "|" + (row.string("ansi") ?? "none")
    }
    apply(message.value("spans"), to: &snapshot.spans) { $0.list }
    apply(message.value("controls"), to: &snapshot.controls) { $0.list }
    return true
  }

  private func apply<Value>(
    _ part: ServerMessage?, to values: inout [Int: Value], _ read: (ServerMessage) -> Value
  ) {
    for name in part?.value("set")?.names ?? [] {
      if let row = Int(name), let value = part?.value("set", name) { values[row] = read(value) }
    }
    for row in part?.value("removed")?.list ?? [] { if let row = Int(row) { values[row] = nil } }
  }

  private mutating func take(_ whole: ServerMessage) {
    (snapshot, picture) = (Snapshot(), PictureClient())
    _ = picture.apply(whole.value("picture"))
    takeMembers(whole)
    let first = whole.int("visible", "row") ?? 0
    let ansi = whole.string("ansi")?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    // Without rows, the text is empty, like that of one empty row.
    let count = whole.int("visible", "height") ?? whole.int("height") ?? 0
    for (index, (row, ansi)) in zip(whole.rows, ansi).prefix(count).enumerated() {
      snapshot.rows[first + index] = row + "|" + ansi
    }
    for span in whole.elements("spans") {
      snapshot.spans[span.int("row") ?? -1, default: []].append(span.description)
    }
    for control in whole.elements("controls") {
      snapshot.controls[control.int("row") ?? -1, default: []].append(control.description)
    }
  }

  private mutating func takeMembers(_ message: ServerMessage) {
    revision = message.int("revision") ?? -1
    let parts = ["preview", "revision", "base", "text", "ansi", "rows", "spans", "controls", "picture"]
    for name in message.names where !parts.contains(name) { snapshot.members[name] = message.text(name) }
  }
}

extension ServerMessage {
  /// The elements of an array, as JSON.
  fileprivate var list: [String] { elements().map(\.description) }
}
