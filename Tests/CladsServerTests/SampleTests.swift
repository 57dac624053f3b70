import CladsServer
import SourceText
import TestSupport
import Testing

@Suite struct SampleTests {
  private static let watches = """
    { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true },
      "inlayHint": { "refreshSupport": true } } }
    """
  private static let document = Screens.label("${user.name}", state: #"{ "user": { "name": "Ida" } }"#)
  private static let bo = #"{ "user": { "name": "Bo" } }"#
  private static let eva = #"{ "user": { "name": "Eva" } }"#
  private let name = "a.clads.json"
  private let sample = "a.x.sample.json"

  private func opened(_ capabilities: String = watches, _ files: [String: String] = [:]) async
    -> ServerSession
  {
    let session = await ServerSession.running(capabilities, files: files)
    session.open(name, Self.document)
    await session.settle()
    return session
  }

  private func samples(_ session: ServerSession) async -> [String] {
    let list = await session.run("samples", name)
    return ServerMessage(#"{ "list": \#(list) }"#).strings(in: "list", of: "name")
  }

  private func hints(_ session: ServerSession) async -> [String] {
    let list = await session.call(
      "textDocument/inlayHint",
      """
      { \(session.document(name)),
        "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } }
      """)
    return ServerMessage(#"{ "list": \#(list) }"#).strings(in: "list", of: "label")
  }

  private func select(_ sample: String, _ session: ServerSession) async -> String {
    await session.run("selectSample", name, #", "sample": "\#(sample)""#)
  }

  @Test func `choosing a sample changes the hints, and asks the client to request them`() async {
    let session = await opened(Self.watches, [sample: Self.bo])
    #expect(await samples(session) == ["initial", "x"])
    #expect(await hints(session) == ["→ Ida"])
    #expect(await select("x", session) == "null")
    #expect(session.sent("workspace/inlayHint/refresh").count == 1)
    #expect(await hints(session) == ["→ Bo"])
    session.close(name)
    session.open(name, Self.document)
    #expect(await hints(session) == ["→ Bo"])
    #expect(await select("initial", session) == "null")
    #expect(await hints(session) == ["→ Ida"])
  }

  @Test func `created, changed and deleted samples apply when they are reported`() async {
    let session = await opened()
    #expect(await samples(session) == ["initial"])
    session.write(sample, Self.bo)
    session.filesChanged(sample)
    #expect(await samples(session) == ["initial", "x"])
    _ = await select("x", session)
    #expect(await hints(session) == ["→ Bo"])
    session.write(sample, Self.eva)
    session.filesChanged(sample)
    #expect(await hints(session) == ["→ Eva"])
    session.write(sample, "{")
    session.filesChanged(sample)
    #expect(await hints(session) == ["→ Ida"])
    session.write(sample, Self.bo)
    session.filesChanged(sample)
    #expect(await hints(session) == ["→ Bo"])
    session.remove(sample)
    session.filesChanged(sample)
    #expect(await samples(session) == ["initial"])
    #expect(await hints(session) == ["→ Ida"])
  }

  @Test func `samples are polled for clients that do not watch files`() async {
    let session = await opened("{}")
    func poll() { for _ in 0..<4 { session.handle(.tick) } }
    poll()
    session.write(sample, Self.bo)
    #expect(await samples(session) == ["initial"])
    poll()
    #expect(await samples(session) == ["initial", "x"])
    _ = await select("x", session)
    session.write(sample, #"{ "user": { "name": "Someone else" } }"#)
    poll()
    #expect(await hints(session) == ["→ Someone else"])
    session.remove(sample)
    poll()
    #expect(await samples(session) == ["initial"])
  }

  @Test func `samples that the project lists are updated too`() async {
    let project = #"{ "samples": { "a.clads.json": ["S/*.json"] } }"#
    let session = await opened(Self.watches, ["clads.json": project, "S/one.json": Self.bo])
    #expect(await samples(session) == ["initial", "one"])
    session.write("S/two.json", Self.eva)
    session.filesChanged("S/two.json")
    #expect(await samples(session) == ["initial", "one", "two"])
    _ = await select("two", session)
    #expect(await hints(session) == ["→ Eva"])
  }

  @Test func `samples in an open project file apply immediately`() async {
    let session = await opened(
      Self.watches, ["a.clads.json": "{}", "clads.json": "{}", "some.json": Self.bo])
    #expect(await samples(session) == ["initial"])
    session.open("clads.json", #"{ "samples": { "a.clads.json": ["some.json"] } }"#, language: "json")
    #expect(await samples(session) == ["initial", "some"])
    #expect(session.published("clads.json") == [[]])
    _ = await select("some", session)
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `unsaved changes of a sample apply until it is closed`() async {
    let session = await opened(Self.watches, [sample: Self.bo])
    _ = await select("x", session)
    session.open(sample, Self.bo, language: "json")
    session.change(sample, to: Self.eva, version: 2)
    #expect(await hints(session) == ["→ Eva"])
    #expect(await session.hover(name, 1, 36).contains("“Eva”"))
    for number in 3..<12 {
      session.change(sample, to: Self.eva.replacing("Eva", with: "Eva \(number)"), version: number)
      let value = await session.run("evaluate", name, #", "expression": "user.name""#)
      #expect(value.contains(#""value":"Eva \#(number)""#))
    }
    session.close(sample)
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `an incomplete sample hides its values only until it is complete`() async {
    let session = await opened(Self.watches, [sample: Self.bo])
    _ = await select("x", session)
    session.open(sample, Self.bo, language: "json")
    for length in 0..<Self.bo.count {
      session.change(sample, to: String(Self.bo.prefix(length)), version: length + 2)
      #expect([["→ Ida"], ["→ Bo"], []].contains(await hints(session)))
    }
    session.change(sample, to: Self.bo, version: 99)
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `an open sample has findings, which disappear`() async {
    let session = await opened(Self.watches, [sample: Self.bo])
    session.open(sample, Self.bo, language: "json")
    await session.settle()
    let texts = [String(Self.bo.dropLast()), #"{ "$responses": [] }"#, Self.bo, ""]
    for (number, text) in texts.enumerated() {
      session.change(sample, to: text, version: number + 2)
      await session.settle()
    }
    session.close(sample)
    await session.settle()
    #expect(
      session.published(sample)
        == [[], ["json-syntax"], ["project-wrong-type"], [], ["json-syntax"], []])
  }

  @Test(arguments: [
    ("{ «»", "json-syntax"), ("[1, 2]", "project-wrong-type"), (#""text""#, "project-wrong-type"),
    (#"{ "$responses": «7» }"#, "project-wrong-type"),
    (#"{ "$responses": { "a": «{ "$status": "no" }» } }"#, "project-wrong-type"),
    (#"{ "$responses": { "a": «{ "$failure": "slow" }» } }"#, "project-wrong-type"),
    (
      #"{ "$responses": { "a": { "$failure": "offline" }, "b": { "$status": 500, "$body": {} }, "c": [] } }"#,
      nil
    ), (bo, nil), ("{}", nil),
  ])
  func `the findings of an open sample are where its mistakes are`(_ marked: String, _ code: String?) async {
    let session = await opened()
    let text = MarkedText(marked)
    session.open(sample, text.text, language: "json")
    await session.settle()
    #expect(session.published(sample) == [code.map { [$0] } ?? []])
    let findings =
      session.sent("textDocument/publishDiagnostics").last?.elements("params", "diagnostics") ?? []
    for finding in findings {
      #expect(finding.string("message")?.isEmpty == false && finding.string("source") == "clads")
      if let range = text.ranges.first, !range.isEmpty {
        #expect(finding.text("range", "start", "character") == "\(range.start.utf8)")
        #expect(finding.text("range", "end", "character") == "\(range.end.utf8)")
      }
    }
  }

  @Test(arguments: [
    "[1]", "", "{", "{]", "7",
    #"{ "a": "# + String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000) + "}",
  ])
  func `a sample that cannot be used says why`(_ text: String) async {
    let session = await opened(Self.watches, ["a.bad.sample.json": text, "a.good.sample.json": Self.bo])
    let list = await session.run("samples", name)
    let samples = ServerMessage(#"{ "list": \#(list) }"#).elements("list")
    #expect(samples.first { $0.string("name") == "bad" }?.string("problem")?.isEmpty == false)
    #expect(await select("bad", session).contains("`bad` cannot be used"))
    let value = await session.run("evaluate", name, #", "expression": "1", "sample": "bad""#)
    #expect(value.contains("`bad` cannot be used"))
    let hover = await session.hover(name, 1, 36)
    #expect(hover.contains("good") && !hover.contains("bad"))
    _ = await select("good", session)
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `samples are found by file name, and only regular files`() async {
    let session = await ServerSession.running(
      files: [
        "a.sample.json": "{}", "a.big.sample.json": "{}", "a.b.c.sample.json": "{}",
        "a.ünder.sample.json": "{}",
        "other.sample.json": "{}", "a.json": "{}", "ax.sample.json": "{}", "sample.json": "{}",
        "a.folder.sample.json/x": "{}", "a.good.sample.json": Self.bo,
      ])
    session.scratch.link("a.gone.sample.json", to: "nowhere")
    session.scratch.link("a.loop.sample.json", to: "a.loop.sample.json")
    session.scratch.pipe("a.pipe.sample.json")
    session.open(name, Self.document)
    let list = await session.run("samples", name)
    let samples = ServerMessage(#"{ "list": \#(list) }"#).elements("list")
    let usable = samples.filter { $0.string("problem") == nil }.compactMap { $0.string("name") }
    #expect(usable.sorted() == ["b.c", "big", "good", "initial", "sample", "ünder"])
    _ = await select("good", session)
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `a sample is merged over the state, key by key`() async {
    let session = await ServerSession.running(
      files: [
        sample: #"{ "user": { "name": "Bo" }, "list": [9], "$responses": { "save": { "ok": true } } }"#
      ])
    session.open(
      name, Screens.label("${user.name}", state: #"{ "user": { "name": "Ida", "age": 3 }, "list": [1, 2] }"#))
    _ = await select("x", session)
    func value(_ expression: String) async -> String? {
      let result = await session.run("evaluate", name, #", "expression": "\#(expression)""#)
      return ServerMessage(result).text("value")
    }
    #expect(await value("user") == #"{"age":3,"name":"Bo"}"#)
    #expect(await value("list") == "[9]")
    #expect(await hints(session) == ["→ Bo"])
  }

  @Test func `a sample is never checked as a document`() async {
    let session = await opened()
    session.open(sample, Screens.misspelled, language: "json")
    await session.settle()
    #expect(session.published(sample) == [[]])
  }

  @Test(arguments: ["untitled:Untitled-1", "untitled:a.clads.json"])
  func `a document without a file has no samples`(_ uri: String) async {
    let session = await opened(Self.watches, [sample: Self.bo])
    session.open(uri, Self.document)
    #expect(await session.run("samples", uri) == #"[{"name":"initial","source":"state"}]"#)
    #expect(await session.run("evaluate", uri, #", "expression": "user.name""#).contains(#""value":"Ida""#))
  }
}
