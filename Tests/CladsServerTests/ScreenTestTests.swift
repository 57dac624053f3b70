import CladsServer
import SourceText
import TestSupport
import Testing

/// Tests of screens in the server: their findings follow their documents.
@Suite struct ScreenTestTests {
  private static func screen(_ id: String) -> String {
    #"{ "id": "a", "root": { "children": [ { "type": "button", "id": "\#(id)", "text": "Pay" } ] } }"#
  }
  private static let test = #"{ "steps": [ { "tap": { "id": "pay" } } ] }"#

  @Test func `a test is checked against the document as it is in the editor`() async {
    let session = await ServerSession.running(files: ["a.clads.json": Self.screen("pay")])
    session.open("a.clads-test.json", Self.test, language: "json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
    session.open("a.clads.json", Self.screen("buy"))
    await session.settle()
    #expect(session.published("a.clads-test.json").last == ["test-unknown-name"])
    session.change("a.clads.json", to: Self.screen("pay"), version: 2)
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
    session.change("a.clads.json", to: Self.screen("other"), version: 3)
    session.close("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
  }

  @Test func `a test of a document that does not exist says so until it is there`() async {
    let session = await ServerSession.running()
    session.open("a.clads-test.json", Self.test, language: "json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == ["project-missing-file"])
    session.write("a.clads.json", Self.screen("pay"))
    session.open("a.clads.json", Self.screen("pay"))
    await session.settle()
    #expect(session.published("a.clads-test.json").last == [])
  }

  @Test func `a recording in a Swift file names the declaration, which the run finds`() async throws {
    func literal(_ text: String) -> String {
      #"{ "id": "screen", "root": { "children": [ { "type": "button", "text": "\#(text)" } ] } }"#
    }
    let swift = """
      let first = #"\(literal("One"))"#
      let second = #"\(literal("Two"))"#
      """
    // Whether there are Swift files with documents is decided when the server starts.
    let session = await ServerSession()
    session.write("clads.json", #"{ "documents": [{ "swift": "*.swift" }] }"#)
    session.write("Screens.swift", swift)
    let registers = #"{ "textDocument": { "synchronization": { "dynamicRegistration": true } } }"#
    session.request("initialize", #"{ "capabilities": \#(registers), "rootUri": "\#(session.uri(""))" }"#)
    session.notify("initialized", "{}")
    session.open("Screens.swift", swift, language: "swift")
    await session.settle()
    let at = #", "position": { "line": 1, "character": 30 }"#
    let opened = await session.run("preview", "Screens.swift", at + #", "preview": "p""#)
    #expect(opened.contains("Two"), "\(opened.prefix(300))")
    func record(_ action: String) async -> ServerMessage {
      ServerMessage(
        await session.run(
          "preview.record", "Screens.swift", #", "preview": "p", "action": \#(action)"#))
    }
    _ = await record(#""start""#)
    _ = await record(#""expect", "kind": "text", "pointer": "/root/children/0""#)
    let stopped = await record(#""stop""#)
    let test = try #require(stopped.string("text"), "\(stopped)")
    #expect(test.contains(#""declaration": "second""#), "\(test)")
    #expect(test.contains(#""texts": ["Two"]"#), "\(test)")
    session.open("Screens.swift.clads-test.json", test, language: "json")
    await session.settle()
    #expect(session.published("Screens.swift.clads-test.json").last == [])
    let run = await session.run("tests.run", "Screens.swift.clads-test.json")
    #expect(run.contains(#""status":"passed""#), "\(run)")
  }

  @Test(arguments: ["open", "on disk", "sample"])
  func `a client that pulls is asked to when a document or a sample changes its tests`(
    _ change: String
  ) async {
    let pulls = """
      { "textDocument": { "diagnostic": {} }, "workspace": { "diagnostics": { "refreshSupport": true } } }
      """
    let session = await ServerSession.running(
      pulls, files: ["a.clads.json": Self.screen("pay"), "a.full.sample.json": "{}"])
    let test = #"{ "sample": "full", "steps": [ { "tap": { "id": "pay" } } ] }"#
    session.open("a.clads-test.json", test, language: "json")
    if change == "open" { session.open("a.clads.json", Self.screen("pay")) }
    await session.settle()
    func codes() async -> [String] {
      let report = await session.call(
        "textDocument/diagnostic", "{ \(session.document("a.clads-test.json")) }")
      return ServerMessage(Array(report.utf8)).strings(in: "items", of: "code")
    }
    #expect(await codes() == [])
    let count = session.sent("workspace/diagnostic/refresh").count
    switch change {
    case "open": session.change("a.clads.json", to: Self.screen("buy"), version: 2)
    case "on disk":
      session.write("a.clads.json", Self.screen("buy"))
      session.filesChanged("a.clads.json")
    default:
      session.remove("a.full.sample.json")
      session.filesChanged("a.full.sample.json")
    }
    await session.settle()
    #expect(session.sent("workspace/diagnostic/refresh").count > count)
    #expect(await codes() == ["test-unknown-name"])
  }

  @Test func `a change that leaves the findings of tests as they are asks for nothing`() async {
    let pulls = """
      { "textDocument": { "diagnostic": {} }, "workspace": { "diagnostics": { "refreshSupport": true } } }
      """
    let session = await ServerSession.running(pulls, files: ["a.clads.json": Self.screen("pay")])
    session.open("a.clads-test.json", Self.test, language: "json")
    session.open("a.clads.json", Self.screen("pay"))
    await session.settle()
    let count = session.sent("workspace/diagnostic/refresh").count
    session.change("a.clads.json", to: Self.screen("pay") + "\n", version: 2)
    session.change("a.clads-test.json", to: Self.test.replacing("pay", with: "other"), version: 2)
    await session.settle()
    #expect(session.sent("workspace/diagnostic/refresh").count == count)
  }

  @Test func `findings of an open test follow a document that changes on disk`() async {
    let session = await ServerSession.running(files: ["a.clads.json": Self.screen("pay")])
    session.open("a.clads-test.json", Self.test, language: "json")
    await session.settle()
    session.write("a.clads.json", Self.screen("buy"))
    session.filesChanged("a.clads.json")
    await session.settle()
    #expect(session.published("a.clads-test.json").last == ["test-unknown-name"])
  }
}
